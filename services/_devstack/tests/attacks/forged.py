"""Access tokens that nobody may accept, each made from a real one."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import jwt
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Payload = dict[str, Any]


class Forger:
    """`real` is a token of somebody who may a lot, `seed` the key that the service itself signs with."""

    def __init__(self, real: str, seed: str, other_company: str) -> None:
        self._real = real
        self.payload: Payload = jwt.decode(real, options={"verify_signature": False})
        self._kid = str(jwt.get_unverified_header(real)["kid"])
        self._genuine = Ed25519PrivateKey.from_private_bytes(base64.b64decode(seed))
        self._own = Ed25519PrivateKey.generate()
        self._other_company = other_company

    def tokens(self) -> dict[str, str]:
        public = self._genuine.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
        pem = self._genuine.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        own_jwk = {"kty": "OKP", "crv": "Ed25519", "x": _packed(_raw(self._own)), "kid": self._kid}
        head, _, signature = self._real.split(".")
        stronger = {**self.payload, "role": "owner", "gid": self._other_company}
        old = {**self.payload, "iat": int(time.time()) - 3600, "exp": int(time.time()) - 60}
        return {
            "no algorithm": self._unsigned({"alg": "none", "kid": self._kid}),
            "No algorithm": self._unsigned({"alg": "nOnE", "kid": self._kid}),
            "no signature": self._unsigned({"alg": "EdDSA", "kid": self._kid}),
            "HMAC with the public key": self._hmac(public),
            "HMAC with the public key's file": self._hmac(pem),
            "HMAC with nothing": self._hmac(b""),
            "own key": self._signed(self._own, {"kid": self._kid}),
            "own key under a name of its own": self._signed(self._own, {"kid": "mine"}),
            "own key brought along": self._signed(self._own, {"kid": self._kid, "jwk": own_jwk}),
            "own key from elsewhere": self._signed(
                self._own,
                {"kid": "mine", "jku": "http://127.0.0.1:9/jwks.json", "x5u": "http://127.0.0.1:9/"},
            ),
            "a file as key": self._signed(self._own, {"kid": "../../../../dev/null"}),
            "a query as key": self._signed(self._own, {"kid": "x' union select 'a"}),
            "another payload": f"{head}.{_packed(_json(stronger))}.{signature}",
            "expired": self.genuine(old),
            "another issuer": self.genuine({**self.payload, "iss": "elsewhere"}),
            "a session that never was": self.genuine({**self.payload, "sid": str(uuid4())}),
            "no session": self.genuine({key: value for key, value in self.payload.items() if key != "sid"}),
            "no end": self.genuine({key: value for key, value in self.payload.items() if key != "exp"}),
            "nobody": self.genuine({**self.payload, "sub": "nobody"}),
            "no token at all": "x",
            "a header's end": "%00",
        }

    def genuine(self, payload: Payload) -> str:
        """Signed as the service signs."""
        return jwt.encode(payload, self._genuine, algorithm="EdDSA", headers={"kid": self._kid})

    def _signed(self, key: Ed25519PrivateKey, header: dict[str, Any]) -> str:
        return jwt.encode(self.payload, key, algorithm="EdDSA", headers=header)

    def _unsigned(self, header: dict[str, Any]) -> str:
        return f"{_packed(_json(header))}.{_packed(_json(self.payload))}."

    def _hmac(self, secret: bytes) -> str:
        signed = f"{_packed(_json({'alg': 'HS256', 'kid': self._kid}))}.{_packed(_json(self.payload))}"
        return f"{signed}.{_packed(hmac.digest(secret, signed.encode(), hashlib.sha256))}"


def _raw(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def _json(value: Any) -> bytes:
    return json.dumps(value).encode()


def _packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


Shape = Callable[[str, str], dict[str, str]]

# Of a request that another site makes a browser send: cookies come along, what our pages add does not.
# Each is given the right value and another session's.
CROSS_SITE: dict[str, Shape] = {
    "no header": lambda _right, _other: {},
    "an empty header": lambda _right, _other: {"X-CSRF-Token": ""},
    "a wrong header": lambda right, _other: {"X-CSRF-Token": right[:-1] + ("A" if right[-1] != "A" else "B")},
    "another session's": lambda _right, other: {"X-CSRF-Token": other},
    "a form of another site": lambda _right, _other: {
        "Origin": "https://evil.example",
        "Sec-Fetch-Site": "cross-site",
        "Content-Type": "application/x-www-form-urlencoded",
    },
    "text of another site": lambda _right, _other: {"Origin": "null", "Content-Type": "text/plain"},
}
