"""The secret in the links by which a mailbox says what it wants.

Signed, not kept: every mail carries it, and it works for as long as somebody may want to change their mind.
"""

import base64
import binascii
import hashlib
import hmac
from uuid import UUID

_ID_BYTES = 16
_MAC_BYTES = 16


class ChoiceTokens:
    def __init__(self, data_key: bytes) -> None:
        self._key = hmac.digest(data_key, b"groundwork mail choices", hashlib.sha256)

    def token_of(self, contact_id: UUID) -> str:
        return base64.urlsafe_b64encode(contact_id.bytes + self._mac(contact_id.bytes)).decode().rstrip("=")

    def choice_url(self, public_url: str, contact_id: UUID) -> str:
        """The page. The secret stands in the fragment, which whoever looks at the link sends to nobody."""
        return f"{public_url}/mail-choice#token={self.token_of(contact_id)}"

    def unsubscribe_url(self, public_url: str, contact_id: UUID) -> str:
        return f"{public_url}/api/Mail/Unsubscribe?token={self.token_of(contact_id)}"

    def contact_in(self, token: str) -> UUID | None:
        try:
            raw = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError):
            return None
        contact_id, mac = raw[:_ID_BYTES], raw[_ID_BYTES:]
        if len(mac) != _MAC_BYTES or not hmac.compare_digest(mac, self._mac(contact_id)):
            return None
        return UUID(bytes=contact_id)

    def _mac(self, contact_id: bytes) -> bytes:
        return hmac.digest(self._key, contact_id, hashlib.sha256)[:_MAC_BYTES]
