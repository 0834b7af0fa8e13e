"""Photos of people: whatever was sent becomes a small square WebP without metadata, or is refused."""

from typing import BinaryIO
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.files import delete_if_undone, store_renditions
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

from identity.directory.photos import PHOTOS
from identity.user.service import announce_profile, get_user

MOST_BYTES = 5 * 1024 * 1024
_FORMATS = ("PNG", "JPEG", "WEBP")
_SQUARE = Rendition(side=256, format="WEBP", quality=86, square=True)


async def replace_photo(uow: UnitOfWork, runtime: Runtime, user_id: UUID, content: BinaryIO) -> None:
    key = PHOTOS.new_key(user_id, ending="webp")
    delete_if_undone(uow, runtime.storage, [key])
    await store_renditions(runtime, content, _FORMATS, {key: _SQUARE}, sharers=[user_id])
    await _point_at(uow, user_id, key)


async def remove_photo(uow: UnitOfWork, user_id: UUID) -> None:
    await _point_at(uow, user_id, None)


async def _point_at(uow: UnitOfWork, user_id: UUID, key: str | None) -> None:
    user = await get_user(uow, user_id, lock=True)
    if user.photo_key is not None:
        PHOTOS.discard(uow, [user.photo_key])
    if user.photo_key != key:
        user.photo_key = key
        announce_profile(uow, user)
        await uow.flush()
