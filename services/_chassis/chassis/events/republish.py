"""An owner tells one receiver of all its aggregates as they are now, while everybody goes on writing.

`python -m identity republish contracts.identity.v1.TeamChanged search.teams` goes through them page by page.
Each page is read while its rows are held, and a revision is taken meanwhile: it is higher than that of
every event that the page already contains, and lower than that of every later one. So the receiver may mix
pages and events as they come. How far it is stands in a table: killed, the same command goes on from there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from uuid import UUID

from google.protobuf.message import Message

from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.clock import now
from chassis.db.uow import UnitOfWork
from chassis.errors import NotFound, Unavailable
from chassis.event_contract import about, paths_of
from chassis.events.context import OCCURRED_HEADER, PART_HEADER, REVISION_HEADER
from chassis.events.projection import BEGUN, ENDED, told_anew_under
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.texts import Text

log = logging.getLogger(__name__)

PAGE = 500
FIRST = ""
_WRITERS_SECONDS = 60.0

_NEXT_REVISION = "select nextval(pg_get_serial_sequence('outbox_event', 'revision'))"
# As `create index concurrently` finds them: who writes events holds this until the commit.
_WRITERS = """
select virtualtransaction from pg_locks
where relation = 'outbox_event'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())
"""


@dataclass(frozen=True)
class Snapshot:
    """How an owner tells of all its aggregates of one kind."""

    kind: type[Message]
    """The event that each is told with."""
    page: Callable[..., Awaitable[Sequence[Message]]]
    """`(uow, after: UUID, limit)`: up to so many whose ids come after this one, by id: first held (`for
    share`), then read. None: that was all. What is known by several ids is asked for with all of them, in the
    order of its contract: `(uow, company_id, user_id, limit)`."""
    ids: Sequence[type[UUID] | type[str]] = ()
    """What they are, in that order, where not all are UUIDs. A text comes after the empty one."""

    def __post_init__(self) -> None:
        paths = paths_of(self.kind)[0]
        if not paths:
            raise TypeError(f"{self.kind.DESCRIPTOR.full_name} has no id to go on from")
        if self.ids and len(self.ids) != len(paths):
            raise TypeError(f"{self.kind.DESCRIPTOR.full_name} is known by {len(paths)} ids")

    async def page_after(self, uow: UnitOfWork, aggregate_id: str, limit: int) -> Sequence[Message]:
        """`FIRST`: from the beginning."""
        kinds = self.ids or [UUID] * len(paths_of(self.kind)[0])
        if aggregate_id == FIRST:
            after = [UUID(int=0) if kind is UUID else "" for kind in kinds]
        else:
            # As `delete_rows` reads them: a text may have a slash in the last place.
            parts = aggregate_id.split("/", len(kinds) - 1)
            after = [kind(part) for kind, part in zip(kinds, parts, strict=True)]
        return await self.page(uow, *after, limit)


async def republish(runtime: Runtime, snapshots: Sequence[Snapshot], kind_name: str, receiver: str) -> int:
    """The number of aggregates that were told, by this run and those before it that broke off."""
    snapshot = next((each for each in snapshots if each.kind.DESCRIPTOR.full_name == kind_name), None)
    if snapshot is None:
        raise NotFound(Text("There is no snapshot of {kind}.", kind=kind_name))
    return await _Republishing(runtime, snapshot, receiver).run()


class _Republishing:
    def __init__(self, runtime: Runtime, snapshot: Snapshot, receiver: str) -> None:
        self._runtime = runtime
        self._snapshot = snapshot
        self._subject = told_anew_under(snapshot.kind, receiver)
        self._headers = {STREAM_HEADER: runtime.bus.stream(runtime.context)}

    async def run(self) -> int:
        await self._runtime.bus.ensure_stream(self._runtime.context)
        floor, after, told = await self._standing()
        await self._say(BEGUN, floor)
        while page := await self._tell_page(after):
            after, count = page
            told += count
            await self._keep(after, told)
            log.info("%s: %d told", self._subject, told)
        await self._say(ENDED, floor)
        await self._forget()
        return told

    async def _standing(self) -> tuple[int, str, int]:
        """Where an earlier run broke off, or the beginning."""
        async with self._runtime.database.unit_of_work() as uow:
            driver = await uow.driver()
            row = await driver.fetchrow(
                "select floor, after, told from republishing where subject = $1", self._subject
            )
        if row is not None:
            return row["floor"], row["after"], row["told"]
        floor = await self._take_floor()
        async with self._runtime.database.unit_of_work() as uow:
            driver = await uow.driver()
            await driver.execute(
                "insert into republishing (subject, floor, after, told, begun_at) values ($1, $2, $3, 0, $4)",
                *(self._subject, floor, FIRST, now()),
            )
        return floor, FIRST, 0

    async def _take_floor(self) -> int:
        """A revision below which nothing is still on its way: every event up to it is committed."""
        async with self._runtime.database.unit_of_work() as uow:
            driver = await uow.driver()
            floor: int = await driver.fetchval(_NEXT_REVISION)
            writing = {row[0] for row in await driver.fetch(_WRITERS)}
        try:
            async with asyncio.timeout(_WRITERS_SECONDS):
                while writing:
                    await asyncio.sleep(0.02)
                    async with self._runtime.database.unit_of_work() as uow:
                        driver = await uow.driver()
                        writing &= {row[0] for row in await driver.fetch(_WRITERS)}
        except TimeoutError:
            raise Unavailable(Text("Somebody has been writing for a minute. Try again.")) from None
        return floor

    async def _tell_page(self, after: str) -> tuple[str, int] | None:
        async with self._runtime.database.unit_of_work() as uow:
            states = await self._snapshot.page_after(uow, after, PAGE)
            # Nobody who changes one of them has taken a revision and not committed yet: they are held.
            revision: int = await (await uow.driver()).fetchval(_NEXT_REVISION)
        if not states:
            return None
        headers = self._headers | {REVISION_HEADER: str(revision), OCCURRED_HEADER: now().isoformat()}
        await self._publish(headers, *(each.SerializeToString() for each in states))
        return about(states[-1]).aggregate_id, len(states)

    async def _say(self, part: str, floor: int) -> None:
        await self._publish(self._headers | {PART_HEADER: part, REVISION_HEADER: str(floor)}, b"")

    async def _publish(self, headers: dict[str, str], *payloads: bytes) -> None:
        await self._runtime.bus.publish(
            (self._subject, payload, headers | {EVENT_ID_HEADER: str(new_id())}) for payload in payloads
        )

    async def _keep(self, after: str, told: int) -> None:
        async with self._runtime.database.unit_of_work() as uow:
            driver = await uow.driver()
            await driver.execute(
                "update republishing set after = $2, told = $3 where subject = $1", self._subject, after, told
            )

    async def _forget(self) -> None:
        async with self._runtime.database.unit_of_work() as uow:
            await (await uow.driver()).execute("delete from republishing where subject = $1", self._subject)
