import asyncio
import logging
from collections import Counter
from typing import Any

import nats.errors
import nats.js.errors
from sqlalchemy import ColumnElement, exists, literal_column, select

from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER, Bus, Message, is_full
from chassis.db.database import Database, is_unreachable
from chassis.db.fast_rows import Prepared
from chassis.db.statements import locked
from chassis.db.tables import OutboxEvent
from chassis.events.context import headers_of
from chassis.metrics import OUTBOX_PUBLISHED, STREAM_FULL
from chassis.upkeep import Upkeep

log = logging.getLogger(__name__)

BATCH = 500
LANES = 2
# Commits announce their events; this only covers an announcement that got lost with a process or connection.
POLL_SECONDS = 2.0
RETRY_SECONDS = 0.5
FULL_SECONDS = 5.0
# Events that come in one moment are carried together: most of a batch's cost is the batch's, not the events'.
# Whoever announces them has gathered their own before (`chassis/bus/connection.py`).
GATHER_SECONDS = 0.005
GATHER_BUSY_SECONDS = 0.1
_BUSY = 2

# Rows that are locked stay where they are: found again without an index.
_PLACE: ColumnElement[Any] = literal_column("ctid")
_MARK = "update outbox_event set published_at = now() where ctid = any($1)"

_UNPUBLISHED = Prepared(
    locked(
        select(
            OutboxEvent.id,
            OutboxEvent.subject,
            OutboxEvent.payload,
            OutboxEvent.traceparent,
            OutboxEvent.actor,
            OutboxEvent.aggregate_id,
            OutboxEvent.company_id,
            OutboxEvent.revision,
            OutboxEvent.created_at,
            _PLACE,
        )
        .where(OutboxEvent.published_at.is_(None))
        .order_by(OutboxEvent.id)
        .limit(BATCH),
        skip_locked=True,
    )
)


class Relay:
    """Carries committed events from the outbox to the bus, at least once and as soon as they are there.

    Several relays may run: each locks the rows it carries and skips those another one holds. If it dies
    between publishing and marking, the event is published again under the same id and consumers know it.
    """

    def __init__(self, context: str, database: Database, bus: Bus, upkeep: Upkeep) -> None:
        self._context = context
        self._database = database
        self._bus = bus
        self._upkeep = upkeep
        self._is_full = False
        self._wake = asyncio.Event()
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        announcements = await self._bus.hear_announcements(self._context, self._wake.set)
        async with asyncio.TaskGroup() as tasks:
            upkeep = tasks.create_task(self._upkeep.run())
            try:
                await self._publish_until_stopped()
            finally:
                upkeep.cancel()
                if self._bus.is_connected:
                    await announcements.unsubscribe()

    def stop(self) -> None:
        self._stopping.set()
        self._wake.set()

    async def publish_pending(self) -> int:
        """Publish everything that is there now; the number of events carried."""
        carried = await self._publish_batch()
        if carried < BATCH:  # what came meanwhile was announced
            return carried
        # So many wait that one batch is read and marked while the other is on its way.
        lanes = await asyncio.gather(*(self._publish_backlog() for _ in range(LANES)), return_exceptions=True)
        for lane in lanes:
            if isinstance(lane, BaseException):
                raise lane
            carried += lane
        return carried

    async def _publish_backlog(self) -> int:
        carried = 0
        while True:
            batch = await self._publish_batch()
            carried += batch
            if batch < BATCH:
                return carried

    async def _publish_until_stopped(self) -> None:
        stream_ready = False
        carried = 0
        while not self._stopping.is_set():
            self._wake.clear()
            try:
                if not stream_ready:
                    await self._bus.ensure_stream(self._context)
                    stream_ready = True
                carried = await self.publish_pending()
                # Finding nothing to carry says nothing: another relay may hold what the stream did not take.
                if carried or not self._is_full or not await self._is_anything_waiting():
                    self._note_room(has_room=True)
            except (nats.errors.Error, nats.js.errors.Error, TimeoutError) as error:
                stream_ready = False
                await self._bear(error)
                continue
            except Exception as error:
                if not is_unreachable(error):
                    raise
                log.warning("events wait: the database is away (%s)", error)
                await self._pause(RETRY_SECONDS)
                continue
            try:
                await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
            except TimeoutError:
                continue
            await self._pause(GATHER_BUSY_SECONDS if carried > _BUSY else GATHER_SECONDS)

    async def _bear(self, error: Exception) -> None:
        if is_full(error):
            self._note_room(has_room=False)
            await self._pause(FULL_SECONDS)
        else:
            log.warning("events wait: the bus did not take them (%s)", error)
            await self._pause(RETRY_SECONDS)

    def _note_room(self, *, has_room: bool) -> None:
        STREAM_FULL.set(not has_room)
        if has_room and self._is_full:
            log.warning("stream %s takes events again", self._bus.stream(self._context))
        elif not has_room and not self._is_full:
            log.error("events wait: stream %s is full, or its disk is", self._bus.stream(self._context))
        self._is_full = not has_room

    async def _is_anything_waiting(self) -> bool:
        async with self._database.reading() as uow:
            return (
                await uow.execute(select(exists().where(OutboxEvent.published_at.is_(None))))
            ).scalar_one()

    async def _publish_batch(self) -> int:
        async with self._database.unit_of_work() as uow:
            rows = await uow.rows(_UNPUBLISHED.plan())
            if not rows:
                return 0
            # All in flight at once: JetStream takes seven times as many that way as one by one.
            stream = self._bus.stream(self._context)
            await self._bus.publish([_message(row, stream) for row in rows])
            for subject, count in Counter(row.subject for row in rows).items():
                OUTBOX_PUBLISHED.labels(subject).inc(count)
            driver = await uow.driver()
            await driver.execute(_MARK, [row.ctid for row in rows])
            return len(rows)

    async def _pause(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return


def _message(row: Any, stream: str) -> Message:
    return row.subject, row.payload, headers_of(row) | {EVENT_ID_HEADER: str(row.id), STREAM_HEADER: stream}
