"""What photos of this context are alike in: how they are looked at, and stored with a small one beside."""

from typing import BinaryIO

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import IncomingFile, beside, delete_if_undone, look_at, store
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

MOST_BYTES = 15 * 1024 * 1024
MB = 1024 * 1024
_TYPES = ("jpg", "jpeg", "png", "webp", "gif")
_THUMBNAIL = Rendition(side=480, format="JPEG", quality=85)


async def look_at_photo(name: str, size: int, content: BinaryIO) -> IncomingFile:
    return await look_at(name, size, content, _TYPES)


def thumbnail_of(key: str) -> str:
    return beside(key, "-small.jpg")


async def store_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, incoming: IncomingFile, key: str
) -> list[str]:
    """The keys that are there then; deleted if the unit of work comes to nothing."""
    stored = [key, thumbnail_of(key)]
    delete_if_undone(uow, runtime.storage, stored)
    sharers = [actor.user_id, actor.company_id]
    await store(runtime, incoming, key, {thumbnail_of(key): _THUMBNAIL}, sharers=sharers)
    return stored
