"""What photos of this context are alike in: stored with a small one beside, without what tells where and with
what they were taken: it would go to everybody who sees them."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from chassis.db import UnitOfWork
from chassis.files import Arrival, IncomingFile, Sender, Sent, StoredFiles, beside
from chassis.files import bring as bring_file
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

MOST_BYTES = 15 * 1024 * 1024
MB = 1024 * 1024
_THUMBNAIL = Rendition(side=480, format="JPEG", quality=85)
Row = TypeVar("Row", bound=Any)


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
    return await bring_file(uow, runtime, sender, _Photo(place), sent)


def thumbnail_of(key: str) -> str:
    return beside(key, "-small.jpg")


class _Photo(Arrival[Row]):
    types = ("jpg", "jpeg", "png", "webp", "gif")
    keeps_metadata: ClassVar[bool] = False
    _row: Row

    def __init__(self, place: Place[Row]) -> None:
        self._place = place
        self.files = place.files

    async def look(self, uow: UnitOfWork) -> Row | None:
        return await self._place.look(uow)

    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        self._row = self._place.row(incoming)
        return self._row.key, {thumbnail_of(self._row.key): _THUMBNAIL}

    async def hold(self, uow: UnitOfWork) -> Row | None:
        if self._place.check:
            await self._place.check(uow)
        await uow.lock(self._place.lock)
        return await self._place.look(uow)

    async def add(self, uow: UnitOfWork) -> Row:
        uow.add(self._row)
        await uow.flush()
        return self._row
