"""What a tablet does in its browser: a press is sealed for the service."""

import json
from base64 import b64decode, b64encode
from typing import Any
from uuid import UUID, uuid4

import httpx
from attendance.kiosk.sealed import SEALED_BYTES
from chassis.clock import now
from chassis.testing.people import Person
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from services.attendance.tests.gate import PIN, Tablet
from services.attendance.tests.phone import data

_CURVE = ec.SECP256R1()
_PRESS_BYTES = SEALED_BYTES - 1 - 65 - 16


def seal(
    public_key: bytes,
    kiosk_id: str | UUID,
    punch_id: str | UUID,
    content: bytes,
    ephemeral: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    own = ephemeral or ec.generate_private_key(_CURVE)
    point = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, public_key))
    info = b"groundwork kiosk press" + point + public_key
    derived = HKDF(SHA256(), 44, salt=None, info=info).derive(shared)
    bound = b"\x01" + f"{kiosk_id}/{punch_id}".encode()
    return b"\x01" + point + AESGCM(derived[:32]).encrypt(derived[32:], content.ljust(_PRESS_BYTES), bound)


class OfflineTablet:
    """A tablet that has had its standing before its network went."""

    def __init__(self, tablet: Tablet, sealing: dict[str, Any]) -> None:
        self.tablet = tablet
        self.kiosk_id: str = sealing["kioskId"]
        self.public_key = b64decode(sealing["publicKey"])

    @classmethod
    async def of(cls, tablet: Tablet) -> "OfflineTablet":
        return cls(tablet, data(await tablet.standing())["sealing"])

    def press(self, who: Person, check: int, pin: str = PIN, **more: Any) -> dict[str, Any]:
        """Kept on the tablet, as it is sent later."""
        punch_id = str(more.pop("punchId", uuid4()))
        at = more.pop("deviceTime", now().isoformat())
        press = {"userId": str(who.user_id), "pin": pin, "checkType": check, "deviceTime": at}
        sealed = seal(self.public_key, self.kiosk_id, punch_id, json.dumps(press | more).encode())
        return {"punchId": punch_id, "sealed": b64encode(sealed).decode()}

    async def send(self, kept: dict[str, Any], **more: Any) -> httpx.Response:
        return await self.tablet.call("CreateKeptKioskPunch", **{"sentAt": now().isoformat()} | kept | more)

    async def bring(self, who: Person, check: int, pin: str = PIN, **more: Any) -> httpx.Response:
        return await self.send(self.press(who, check, pin, **more))
