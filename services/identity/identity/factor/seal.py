import hashlib
import hmac
import os
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_NONCE_BYTES = 12


class Sealer:
    """Keeps what must be read back: sealed with the service's data key, and for one owner only."""

    def __init__(self, data_key: bytes) -> None:
        self._cipher = AESGCM(hmac.digest(data_key, b"groundwork sealed secrets", hashlib.sha256))
        self._digest_key = hmac.digest(data_key, b"groundwork recovery codes", hashlib.sha256)

    def seal(self, secret: bytes, owner: UUID) -> bytes:
        nonce = os.urandom(_NONCE_BYTES)
        # The owner is sealed in: a row copied to another user does not open.
        return nonce + self._cipher.encrypt(nonce, secret, owner.bytes)

    def open(self, sealed: bytes, owner: UUID) -> bytes:
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], owner.bytes)
        except InvalidTag as error:
            raise ValueError("This was sealed with another data key or for another user.") from error

    def digest(self, code: str, owner: UUID) -> bytes:
        """For what is only compared: of no use to who has the table but not the key."""
        return hmac.digest(self._digest_key, owner.bytes + code.encode(), hashlib.sha256)
