"""Photos of people: whatever was sent becomes a small square WebP without metadata, or is refused."""

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1 import events_pb2
from PIL import Image, ImageOps, UnidentifiedImageError

from identity.user.service import announce_profile, get_user

MOST_BYTES = 5 * 1024 * 1024
_SIDE = 256
# Unpacked, a picture takes four bytes a pixel: this is what one may take, one at a time.
_MOST_PIXELS = 50_000_000
_FORMATS = ("PNG", "JPEG", "WEBP")
_one_at_a_time = ThreadPoolExecutor(1, thread_name_prefix="photos")


async def replace_photo(uow: UnitOfWork, runtime: Runtime, user_id: UUID, content: bytes) -> None:
    square = await asyncio.get_running_loop().run_in_executor(_one_at_a_time, to_square, content)
    key = f"photos/{user_id}/{new_id()}.webp"
    # Stored first: a row never points at a file that is not there.
    await runtime.storage.put(key, square)
    await _point_at(uow, user_id, key)


async def remove_photo(uow: UnitOfWork, user_id: UUID) -> None:
    await _point_at(uow, user_id, None)


async def _point_at(uow: UnitOfWork, user_id: UUID, key: str | None) -> None:
    user = await get_user(uow, user_id, lock=True)
    if user.photo_key is not None:
        # Deleted only after the commit, by who hears of it: an undone change must leave the old photo.
        uow.outbox.add(events_pb2.FileDiscarded(key=user.photo_key))
    if user.photo_key != key:
        user.photo_key = key
        announce_profile(uow, user)
        await uow.flush()


def to_square(content: bytes) -> bytes:
    """Read by what the bytes are, whatever the file calls itself."""
    try:
        with Image.open(io.BytesIO(content), formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                raise _refused(Text("The picture has too many pixels. Send a smaller one."))
            # JPEGs are unpacked at the smallest size that is still large enough.
            picture.draft("RGB", (_SIDE * 2, _SIDE * 2))
            upright = ImageOps.exif_transpose(picture)
            square = ImageOps.fit(upright.convert("RGBA"), (_SIDE, _SIDE))
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise _refused(Text("This is not a picture we can read. Send a PNG, JPEG or WebP file.")) from error
    packed = io.BytesIO()
    square.save(packed, "WEBP", quality=86)
    return packed.getvalue()


def _refused(message: Text) -> Invalid:
    return Invalid.field("file", message)
