"""A file that somebody brings comes to a row: looked at by its content and stored while nothing is held, and
only then known. The same id again gets the answer that there was, as the first may have got lost."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import BinaryIO, ClassVar, Generic, Protocol, TypeVar
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.files.incoming import IncomingFile, look_at
from chassis.files.metadata import without_metadata
from chassis.files.stored import StoredFiles
from chassis.files.storing import delete_if_undone, store
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Sent:
    name: str
    size: int
    content: BinaryIO


class Sender(Protocol):
    """Who is signed in, or who said at a tablet who they are."""

    @property
    def company_id(self) -> UUID: ...
    @property
    def user_id(self) -> UUID: ...


class Arrival(ABC, Generic[Answer]):
    """Of one file at its place, step by step as `bring` takes them. Each refuses by raising."""

    files: StoredFiles
    types: Collection[str]
    """Endings that are taken; known once it was looked."""
    keeps_metadata: ClassVar[bool] = True

    @abstractmethod
    async def look(self, uow: UnitOfWork) -> Answer | None:
        """Whether the caller may bring it and there is room: what has none is not worth being stored. The
        answer, where it came before. Nothing is held, so identity may be asked."""

    @abstractmethod
    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        """The key that it is stored under, and those of its renditions."""

    @abstractmethod
    async def hold(self, uow: UnitOfWork) -> Answer | None:
        """As `look`, now that it is stored and nobody else can change its place: meanwhile that may have been
        closed, or the same file have come."""

    @abstractmethod
    async def add(self, uow: UnitOfWork) -> Answer:
        """Where `hold` found none: its row. Of many at once each counts those before it."""


async def bring(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, arrival: Arrival[Answer], sent: Sent
) -> Answer:
    # No connection is held while the file is looked at and stored.
    async with runtime.database.reading() as looking:
        if (known := await arrival.look(looking)) is not None:
            return known
    return await keep(uow, runtime, sender, arrival, sent)


async def keep(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, arrival: Arrival[Answer], sent: Sent
) -> Answer:
    """Of somebody who was found to have the right to it and the room."""
    incoming = await look_at(sent.name, sent.size, sent.content, arrival.types)
    if not arrival.keeps_metadata:
        incoming = await without_metadata(incoming)
    key, renditions = arrival.prepare(incoming)
    stored = [key, *renditions]
    delete_if_undone(uow, runtime.storage, stored)
    await store(runtime, incoming, key, renditions, sharers=[sender.user_id, sender.company_id])
    if (known := await arrival.hold(uow)) is not None:
        arrival.files.discard(uow, stored)
        return known
    return await arrival.add(uow)
