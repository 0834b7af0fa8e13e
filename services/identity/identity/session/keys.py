import base64
import hashlib
import time
from typing import Any
from uuid import UUID

import jwt
from chassis.access.tokens import ALGORITHM, ISSUER, KeySource, keys_from_jwks
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ACCESS_SECONDS = 600


class SigningKeys:
    """The key that signs access tokens, and its public half for everybody else."""

    def __init__(self, seed: bytes) -> None:
        self._private = Ed25519PrivateKey.from_private_bytes(seed)
        public = self._private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        self._key_id = hashlib.sha256(public).hexdigest()[:16]
        self.jwks: dict[str, Any] = {
            "keys": [
                {
                    "kty": "OKP",
                    "crv": "Ed25519",
                    "alg": ALGORITHM,
                    "use": "sig",
                    "kid": self._key_id,
                    "x": base64.urlsafe_b64encode(public).rstrip(b"=").decode(),
                }
            ]
        }

    def sign_access(self, *, user_id: UUID, session_id: UUID, company_id: UUID | None, csrf: str) -> str:
        issued_at = int(time.time())
        payload: dict[str, Any] = {
            "iss": ISSUER,
            "sub": str(user_id),
            "sid": str(session_id),
            "csrf": csrf,
            "iat": issued_at,
            "exp": issued_at + ACCESS_SECONDS,
        }
        if company_id is not None:
            payload["gid"] = str(company_id)
        return jwt.encode(payload, self._private, algorithm=ALGORITHM, headers={"kid": self._key_id})


def own_keys(keys: SigningKeys) -> KeySource:
    """Identity knows its keys; it does not ask itself over HTTP."""
    known = keys_from_jwks(keys.jwks)

    async def load() -> dict[str, jwt.PyJWK]:
        return known

    return load
