"""Photos of people: whatever was sent becomes a small square WebP without metadata, or is refused."""

from typing import BinaryIO
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.pictures.pictures import Pictures, Rendition
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.user.service import announce_profile, find_user, get_user

MOST_BYTES = 5 * 1024 * 1024
_FORMATS = ("PNG", "JPEG", "WEBP")
_SQUARE = Rendition(side=256, format="WEBP", quality=86, square=True)


async def replace_photo(uow: UnitOfWork, runtime: Runtime, user_id: UUID, content: BinaryIO) -> None:
    [square] = await runtime.of(Pictures).render(content, _FORMATS, [_SQUARE], caller=user_id)
    key = f"photos/{user_id}/{new_id()}.webp"
    # Stored first: a row never points at a file that is not there.
    await runtime.storage.put(key, square)
    await _point_at(uow, user_id, key)


async def remove_photo(uow: UnitOfWork, user_id: UUID) -> None:
    await _point_at(uow, user_id, None)


async def is_nobodys(uow: UnitOfWork, key: str) -> bool:
    """Whether it is a photo's key, and not that of its user's photo."""
    try:
        folder, user_id, _ = key.split("/")
        user = await find_user(uow, UUID(user_id))
    except ValueError:
        return False
    return folder == "photos" and (user is None or user.photo_key != key)


async def _point_at(uow: UnitOfWork, user_id: UUID, key: str | None) -> None:
    user = await get_user(uow, user_id, lock=True)
    if user.photo_key is not None:
        # Deleted only after the commit, by who hears of it: an undone change must leave the old photo.
        uow.outbox.add(events_pb2.FileDiscarded(key=user.photo_key))
    if user.photo_key != key:
        user.photo_key = key
        announce_profile(uow, user)
        await uow.flush()
