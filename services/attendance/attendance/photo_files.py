"""What photos of this context are alike in: stored with a small one beside, without what tells where and with
what they were taken: it would go to everybody who sees them."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from chassis.db import UnitOfWork
from chassis.files import Arrival, IncomingFile, beside
from chassis.pictures.pictures import Rendition

MOST_BYTES = 15 * 1024 * 1024
MB = 1024 * 1024
_THUMBNAIL = Rendition(side=480, format="JPEG", quality=85)
Row = TypeVar("Row", bound=Any)


class PhotoArrival(Arrival[Row]):
    """Its answer is its row."""

    types = ("jpg", "jpeg", "png", "webp", "gif")
    keeps_metadata: ClassVar[bool] = False
    _row: Row

    @abstractmethod
    def row(self, incoming: IncomingFile) -> Row: ...

    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        self._row = self.row(incoming)
        return self._row.key, {self._row.thumbnail_key: _THUMBNAIL}

    async def add(self, uow: UnitOfWork) -> Row:
        uow.add(self._row)
        await uow.flush()
        return self._row


def thumbnail_of(key: str) -> str:
    return beside(key, "-small.jpg")
