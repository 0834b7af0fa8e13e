import base64
import hashlib
import json
import os
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

ORIGIN = "http://groundwork.test"
Data = dict[str, Any]


@dataclass
class Authenticator:
    """A security key in software: ES256, no attestation, a counter that goes up with each use."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    credential_id: bytes = field(default_factory=lambda: os.urandom(32))
    origin: str = ORIGIN
    counter: int = 0
    asks_who_holds_it: bool = True

    def register(self, options: Data) -> Data:
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.credential_id)) + self.credential_id
        data = self._authenticator_data(options["rp"]["id"], 0x45) + attested + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=b64(self._client_data("webauthn.create", options)),
            attestationObject=b64(attestation),
            transports=["internal", "hybrid"],
        )

    def sign_in(self, options: Data) -> Data:
        self.counter += 1
        client_data = self._client_data("webauthn.get", options)
        data = self._authenticator_data(options["rpId"], 0x05 if self.asks_who_holds_it else 0x01)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=b64(client_data), authenticatorData=b64(data), signature=b64(signature)
        )

    def _authenticator_data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.counter)

    def _client_data(self, kind: str, options: Data) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, **response: Any) -> Data:
        own_id = b64(self.credential_id)
        return {"id": own_id, "rawId": own_id, "type": "public-key", "response": response}


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
