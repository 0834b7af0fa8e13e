"""Pictures for uploads, good ones and bad ones, and what becomes of them."""

import io
import zlib
from typing import Any

from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from PIL import Image

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand

SIDEWAYS = 6  # EXIF: turn it by 90 degrees to see it upright


def picture(width: int, height: int, kind: str = "JPEG", *, orientation: int | None = None) -> bytes:
    packed, exif = io.BytesIO(), Image.Exif()
    if orientation:
        exif[0x0112] = orientation
    Image.new("RGB", (width, height), "orange").save(packed, kind, exif=exif)
    return packed.getvalue()


def bomb() -> bytes:
    """A few kilobytes that say they unpack to ten thousand million pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")

    size = (100_000).to_bytes(4, "big")
    header = size + size + bytes([8, 2, 0, 0, 0])
    pixels = zlib.compress(b"\x00" * 3_000_000)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def with_photos(*files: dict[str, Any]) -> dict[str, Any]:
    photos = [{key: each[key] for key in ("fileId", "name", "size", "contentType")} for each in files]
    return {"files": [], "photos": photos, "description": ""}


async def saved_photo(hand: Hand, submission_id: str) -> dict[str, Any]:
    photo = data(await hand.upload(submission_id, "roof.jpg", picture(64, 48)), 201)
    data(await hand.saving(submission_id, {hand.site.photos["id"]: with_photos(photo)}))
    return photo


async def heard(service: ServiceDefinition, runtime: Runtime) -> None:
    """Relay and consumers have run until nothing moved."""
    await runtime.bus.ensure_stream("identity")
    await drain(service, runtime)
