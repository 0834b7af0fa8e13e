"""What goes on beside the work, in each relay: figures for who watches, and what is old cleared up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, select, true

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db.database import Database, is_unreachable
from chassis.db.deleting import delete_some
from chassis.db.tables import (
    DeadLetter,
    DeletedCompany,
    EventTrial,
    IdempotencyKey,
    InboxClaim,
    OutboxEvent,
    ProjectionRevision,
)
from chassis.metrics import DEAD_LETTERS, OUTBOX_PENDING

log = logging.getLogger(__name__)

Chore = Callable[[], Awaitable[Any]]

MEASURE_SECONDS = 15.0
CHORES_SECONDS = 3600.0
_BATCH = 10_000

MAY_COME_AGAIN = timedelta(days=60)
"""Longer than the stream keeps events."""
# Whoever replays one tells of what happened then, however long ago.
_NOTHING_COMES_AGAIN = ~exists().where(DeadLetter.replayed_at.is_(None))
_KEPT: Sequence[tuple[Any, timedelta, ColumnElement[bool]]] = (
    (OutboxEvent.published_at, timedelta(days=7), true()),
    (InboxClaim.claimed_at, MAY_COME_AGAIN, true()),
    (EventTrial.begun_at, MAY_COME_AGAIN, true()),
    (IdempotencyKey.created_at, timedelta(days=2), true()),
    # What is remembered of what is gone, so that late news does not bring it back.
    (ProjectionRevision.ended_at, MAY_COME_AGAIN, _NOTHING_COMES_AGAIN),
    (DeletedCompany.deleted_at, MAY_COME_AGAIN, _NOTHING_COMES_AGAIN),
)
"""From when on, for how long, and as long as what, the chassis keeps rows of its own."""


class Upkeep:
    def __init__(
        self,
        database: Database,
        chores: Mapping[str, Chore],
        every_second: Mapping[str, Chore] | None = None,
    ) -> None:
        """The context's own `chores` of an hour, and those of a second; several relays may do one at once."""
        self._database = database
        own: dict[str, Chore] = {
            f"forgetting {since.class_.__tablename__}": partial(self._forget, since, keep, if_so)
            for since, keep, if_so in _KEPT
        }
        self.chores = own | {**chores}
        self.every_second = every_second or {}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._every(MEASURE_SECONDS, {"measuring": self._measure}))
            tasks.create_task(self._every(CHORES_SECONDS, self.chores))
            if self.every_second:
                tasks.create_task(self._every(1.0, self.every_second))

    async def _every(self, seconds: float, chores: Mapping[str, Chore]) -> None:
        """What fails waits for its next turn, and keeps neither events nor another from theirs."""
        while True:
            for name, chore in chores.items():
                try:
                    await chore()
                except Exception as error:
                    log.warning("%s failed", name, exc_info=None if is_unreachable(error) else error)
            await asyncio.sleep(seconds)

    async def _measure(self) -> None:
        waiting = (
            (OUTBOX_PENDING, OutboxEvent.published_at.is_(None)),
            (DEAD_LETTERS, DeadLetter.replayed_at.is_(None)),
        )
        async with self._database.reading() as uow:
            for figure, is_waiting in waiting:
                figure.set(await uow.count(select(func.count()).where(is_waiting)))

    async def _forget(self, since: Any, keep: timedelta, if_so: ColumnElement[bool]) -> None:
        is_old = and_(since < now() - keep, if_so)
        await in_batches(partial(self._forget_some, since.class_, is_old), _BATCH)

    async def _forget_some(self, kind: Any, is_old: ColumnElement[bool], most: int) -> int:
        async with self._database.unit_of_work() as uow:
            return await delete_some(uow, kind, is_old, most, skip_locked=True)
