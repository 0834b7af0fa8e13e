"""What goes on beside the work, in each relay: figures for who watches, and what is old cleared up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, any_, delete, func, literal_column, select

from chassis.batches import in_batches
from chassis.clock import now
from chassis.db.database import Database, is_unreachable
from chassis.db.tables import DeadLetter, EventTrial, IdempotencyKey, InboxClaim, OutboxEvent
from chassis.metrics import DEAD_LETTERS, OUTBOX_PENDING

log = logging.getLogger(__name__)

Chore = Callable[[], Awaitable[Any]]

MEASURE_SECONDS = 15.0
CHORES_SECONDS = 3600.0
_BATCH = 10_000

_KEEP_CLAIMS = timedelta(days=60)  # longer than the stream keeps events that could come again
_KEPT: Sequence[tuple[Any, timedelta]] = (
    (OutboxEvent.published_at, timedelta(days=7)),
    (InboxClaim.claimed_at, _KEEP_CLAIMS),
    (EventTrial.begun_at, _KEEP_CLAIMS),
    (IdempotencyKey.created_at, timedelta(days=2)),
)
"""From when on, and for how long, the chassis keeps rows of its own."""


class Upkeep:
    def __init__(self, database: Database, chores: Mapping[str, Chore]) -> None:
        """`chores`: the context's own; several relays may do one at once."""
        self._database = database
        own: dict[str, Chore] = {
            f"forgetting {since.class_.__tablename__}": partial(self._forget, since, keep)
            for since, keep in _KEPT
        }
        self._chores = own | {**chores}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._every(MEASURE_SECONDS, {"measuring": self._measure}))
            tasks.create_task(self._every(CHORES_SECONDS, self._chores))

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

    async def _forget(self, since: Any, keep: timedelta) -> None:
        await in_batches(partial(self._forget_some, since.class_, since < now() - keep), _BATCH)

    async def _forget_some(self, kind: Any, is_old: ColumnElement[bool], most: int) -> int:
        place: ColumnElement[Any] = literal_column("ctid")
        old = select(place).select_from(kind).where(is_old).limit(most).with_for_update(skip_locked=True)
        async with self._database.unit_of_work() as uow:
            gone: Any = await uow.execute(
                delete(kind).where(place == any_(func.array(old.scalar_subquery())))
            )
            return gone.rowcount
