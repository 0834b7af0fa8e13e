"""What photos of this context are alike in: looked at, and stored once with a small one beside, without what
tells where and with what they were taken: it would go to everybody who sees them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, BinaryIO, Generic, Protocol, TypeVar
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.files import (
    IncomingFile,
    StoredFiles,
    beside,
    delete_if_undone,
    look_at,
    store,
    without_metadata,
)
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

MOST_BYTES = 15 * 1024 * 1024
MB = 1024 * 1024
_TYPES = ("jpg", "jpeg", "png", "webp", "gif")
_THUMBNAIL = Rendition(side=480, format="JPEG", quality=85)
Row = TypeVar("Row", bound=Any)


class Sender(Protocol):
    """Who is signed in, or who said at a tablet who they are."""

    @property
    def company_id(self) -> UUID: ...
    @property
    def user_id(self) -> UUID: ...


@dataclass(frozen=True, slots=True)
class Sent:
    name: str
    size: int
    content: BinaryIO


@dataclass(frozen=True, slots=True)
class Place(Generic[Row]):
    """Where a photo goes."""

    files: StoredFiles
    look: Callable[[UnitOfWork], Awaitable[Row | None]]
    """The photo where it came before; refuses where there is no room."""
    row: Callable[[IncomingFile], Row]
    lock: str
    """Of many at once each counts those before it."""
    check: Callable[[UnitOfWork], Awaitable[object]] | None = None
    """Whether the caller may bring it, once more when it is stored. It asks identity, so before the lock."""


async def bring(uow: UnitOfWork, runtime: Runtime, sender: Sender, place: Place[Row], sent: Sent) -> Row:
    """Once: who brings it again gets the one that is there."""
    # No connection is held while the file is looked at and stored.
    async with runtime.database.reading() as looking:
        if known := await place.look(looking):
            return known
    incoming = await without_metadata(await look_at(sent.name, sent.size, sent.content, _TYPES))
    row = place.row(incoming)
    stored = await _store(uow, runtime, sender, incoming, row.key)
    if place.check:
        await place.check(uow)
    await uow.lock(place.lock)
    if known := await place.look(uow):
        place.files.discard(uow, stored)
        return known
    uow.add(row)
    await uow.flush()
    return row


def thumbnail_of(key: str) -> str:
    return beside(key, "-small.jpg")


async def _store(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, incoming: IncomingFile, key: str
) -> list[str]:
    """The keys that are there then; deleted if the unit of work comes to nothing."""
    stored = [key, thumbnail_of(key)]
    delete_if_undone(uow, runtime.storage, stored)
    sharers = [sender.user_id, sender.company_id]
    await store(runtime, incoming, key, {thumbnail_of(key): _THUMBNAIL}, sharers=sharers)
    return stored
