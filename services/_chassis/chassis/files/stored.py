import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence, Set
from typing import Any
from uuid import UUID

from google.protobuf.message import Message

from chassis.db.uow import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import PagedSubscription
from chassis.ids import new_id
from chassis.runtime import Runtime

log = logging.getLogger(__name__)

Named = Callable[[UnitOfWork, Collection[UUID]], Awaitable[Set[str]]]

# What one handler deletes within its seconds.
_MOST_KEYS = 100
_AT_ONCE = 10
# As we name files. What somebody else put there may be called anything, and travels in no event.
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,200}")


class StoredFiles:
    """The files of one kind that rows point at, in one folder of the storage: `photos/<whose>/<new id>.webp`.

    A file is deleted after the commit that takes its row away, and only if no row points at it. None will
    again: each file has a key of its own, which never comes back.
    """

    def __init__(
        self, folder: str, *, named: Named, discarded: type[Message], consumer: str, ids: int = 1
    ) -> None:
        """`named` tells the keys that rows of these owners point at; an owner is the last of the `ids` that
        stand between folder and file. `discarded` is the context's own event with `keys`, or with one `key`.
        `consumer` names the subscription that deletes: stable for ever, as all such names."""
        self.folder = folder
        self._ids = ids
        self._named = named
        self._discarded = discarded
        self.subscription = PagedSubscription(consumer, discarded, self._delete_discarded, start="all")

    def new_key(self, *ids: UUID, ending: str, begins: str = "") -> str:
        assert len(ids) == self._ids
        return "/".join([self.folder, *map(str, ids), f"{begins}{new_id()}.{ending}"])

    def discard(self, uow: UnitOfWork, keys: Iterable[str]) -> None:
        """Files whose row goes with this unit of work."""
        for event in self._events(sorted(keys)):
            uow.outbox.add(event)

    async def without_row(self, uow: UnitOfWork, keys: Iterable[str]) -> list[str]:
        """Those of them that may be deleted. What is none of our keys is not ours to delete."""
        owners = {key: self._owner_of(key) for key in keys}
        known = {owner for owner in owners.values() if owner is not None}
        named = await self._named(uow, known) if known else set[str]()
        return [key for key, owner in owners.items() if owner is not None and key not in named]

    async def _delete_discarded(
        self, _: UnitOfWork, event: Message, __: EventContext, runtime: Runtime
    ) -> None:
        """What the event says is not enough: it may be late, doubled or wrong. The store may be slow: no
        transaction is open while it is asked."""
        keys = _keys_in(event)
        async with runtime.database.reading() as uow:
            gone = await self.without_row(uow, keys)
        for key in {*keys} - {*gone}:
            log.error("the file %s was said to be discarded, and stays", key)
        for at in range(0, len(gone), _AT_ONCE):
            await asyncio.gather(*map(runtime.storage.delete, gone[at : at + _AT_ONCE]))

    def _events(self, keys: Sequence[str]) -> Iterable[Message]:
        kind: Any = self._discarded
        if not _has_keys(kind):
            return [kind(key=each) for each in keys]
        return [kind(keys=keys[at : at + _MOST_KEYS]) for at in range(0, len(keys), _MOST_KEYS)]

    def _owner_of(self, key: str) -> UUID | None:
        try:
            folder, *ids, name = key.split("/")
            owners = [UUID(each) for each in ids]
        except ValueError:
            return None
        # In the one spelling that we write.
        is_ours = folder == self.folder and len(ids) == self._ids and [*map(str, owners)] == ids
        return owners[-1] if is_ours and _NAME.fullmatch(name) else None


def _keys_in(event: Message) -> Sequence[str]:
    said: Any = event
    return said.keys if _has_keys(type(event)) else [said.key]


def _has_keys(kind: type[Message]) -> bool:
    return "keys" in kind.DESCRIPTOR.fields_by_name
