from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar, TypeVarTuple, overload
from uuid import UUID

import asyncpg
from anyio import CancelScope
from sqlalchemy import Executable, Result
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.sql.selectable import TypedReturnsRows

from chassis.db.base import TableRow
from chassis.db.fast_rows import FastRows, Plan, plan_for
from chassis.db.held import Hold
from chassis.db.insertions import Insertions
from chassis.db.line import Line
from chassis.db.outbox import Outbox
from chassis.db.reads import Reads
from chassis.db.statements import READ_ANEW
from chassis.db.tables import OutboxEvent
from chassis.live.note import LiveNote
from chassis.live.telling import Telling

M = TypeVar("M", bound=TableRow)
Ts = TypeVarTuple("Ts")

_LOCK = "select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) name"
_LOCK_SHARED = "select pg_advisory_xact_lock_shared(hashtextextended(name, 0)) from unnest($1::text[]) name"


class UnitOfWork:
    """Everything one request, event or command does to the database: all of it or nothing.

    Repositories read and write through it, services add events to `outbox`, and only the edge commits.

    Its transaction begins with the first statement that needs one. Plain reads before that don't, and neither
    does a commit of nothing but insertions and events: one statement is a transaction by itself.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        line: Line,
        reads: Reads,
        writes: FastRows | None = None,
        announce: Callable[[], None] = lambda: None,
        telling: Telling | None = None,
        *,
        of_one_moment: bool = False,
    ) -> None:
        """Without `writes` it only reads; `of_one_moment`: in one transaction, which sees what was there when
        it began. `announce` is called after a commit that brought events."""
        self._engine = engine
        self._reads = reads
        self._writes = writes
        self._announce = announce
        self._telling = telling
        self._insertions = Insertions()
        self._line = line
        self._of_one_moment = of_one_moment
        self._session: AsyncSession | None = None
        self._is_next = False
        self._is_to_be_flushed = False
        self._holding = Hold()
        self._driver: asyncpg.Connection[Any] | None = None
        self._after_commit: list[Callable[[], None]] = []
        self._if_undone: list[Callable[[], Awaitable[None]]] = []
        self._may_be_committed = False
        self._outbox = Outbox()
        self._notes: list[LiveNote] = []

    @property
    def outbox(self) -> Outbox:
        self._must_write("tell of events")
        return self._outbox

    def _must_write(self, what: str) -> None:
        assert self._writes is not None, f"A read-only unit of work can't {what}: use a writing call."

    @property
    def _own_session(self) -> AsyncSession:
        # Made on first use: a request refused by its access check never costs a session.
        if self._session is None:
            self._session = AsyncSession(self._engine, expire_on_commit=False, autoflush=False)
        return self._session

    async def _connected(self) -> AsyncSession:
        """The session, when it is its turn to have a connection."""
        if not self._is_next:
            await self._line.enter()
            self._is_next = True
            if self._of_one_moment:
                await self._own_session.connection(execution_options={"isolation_level": "REPEATABLE READ"})
        if self._is_to_be_flushed:
            await self.flush()
        return self._own_session

    async def rows(self, statement: Executable | Plan) -> Sequence[Any]:
        """The rows of a statement that selects columns, for less than half of what `execute` costs. Lists and
        other hot reads use it. Entities need `execute`."""
        plan = statement if isinstance(statement, Plan) else plan_for(statement)
        if plan is None:
            assert not isinstance(statement, Plan)
            return (await self.execute(statement)).all()
        is_alone = self._writes is None or (
            self._session is None and plan.only_reads and not self._is_to_be_flushed
        )
        if is_alone and not self._of_one_moment:
            return await self._reads.fetch(plan)
        if not plan.only_reads and not plan.only_adds:
            self._hold()
        return await plan.fetch(await self.driver())

    async def count(self, statement: Executable | Plan) -> int:
        return int((await self.rows(statement))[0][0])

    async def remembered_count(self, statement: Executable | Plan) -> int:
        """As of now or of some seconds ago, from whoever asked the same."""
        plan = statement if isinstance(statement, Plan) else plan_for(statement)
        return await (self.count(statement) if plan is None else self._reads.count(plan))

    async def driver(self) -> "asyncpg.Connection[Any]":
        """The driver's own connection inside this unit's transaction, for the few statements that every write
        pays for."""
        if self._driver is None or self._is_to_be_flushed:
            connection = await (await self._connected()).connection()
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert isinstance(driver, asyncpg.Connection)
            if not driver.is_in_transaction():
                # SQLAlchemy begins with its own first statement; ours must not run before that.
                adapter: Any = raw.dbapi_connection
                await adapter._start_transaction()
            self._driver = driver
        return self._driver

    def add(self, row: M) -> M:
        """A row that may still change within this unit: the ORM keeps an eye on it."""
        self._must_write("add rows")
        self._own_session.add(row)
        return row

    def insert(self, row: M) -> M:
        """A row that is final: written past the ORM, together with the unit's other such rows and its events,
        after what was `add`ed. For a third of the price, so for what is written often."""
        self._must_write("insert rows")
        self._insertions.add(row)
        return row

    def insert_values(self, kind: type[TableRow], **values: Any) -> None:
        """The same where nobody needs the row as an object."""
        self._must_write("insert rows")
        self._insertions.add_values(kind, values)

    def finish_with(self, plan: Plan) -> None:
        """A statement whose rows nobody reads, sent with the insertions and events as the unit's last: all of
        it happens or nothing. What it relies on it checks itself, by breaking a constraint where that is so
        no more (`@asked_again_after_collision`)."""
        self._must_write("write")
        self._insertions.finish_with(plan)

    @overload
    async def execute(self, statement: TypedReturnsRows[*Ts], parameters: Any = None) -> Result[*Ts]: ...
    @overload
    async def execute(self, statement: Executable, parameters: Any = None) -> Result[*tuple[Any, ...]]: ...
    async def execute(self, statement: Executable, parameters: Any = None) -> Result[*tuple[Any, ...]]:
        session = await self._connected()
        if statement.get_execution_options().get(READ_ANEW):
            # Else what this unit has changed in these rows would be overwritten.
            await session.flush()
            self._hold()
        elif statement.is_update or statement.is_delete:
            self._hold()
        return await session.execute(statement, parameters)

    async def get(self, kind: type[M], key: UUID | tuple[UUID, ...]) -> M | None:
        """By primary key."""
        return await (await self._connected()).get(kind, key)

    async def delete(self, row: TableRow) -> None:
        self._must_write("delete rows")
        await (await self._connected()).delete(row)

    def flush_before_next(self) -> None:
        """Send what was added before this unit's next statement, which may depend on it. Where there is none
        it goes with all else at the commit: one statement less."""
        self._must_write("add rows")
        self._is_to_be_flushed = True

    async def flush(self) -> None:
        """Send what was added now, where a later statement of this unit depends on it."""
        self._is_to_be_flushed = False
        session = await self._connected()
        if session.dirty or session.deleted:
            self._hold()
        await session.flush()
        if self._insertions:
            await self._insertions.take().execute(await self.driver())

    async def lock(self, *names: str, shared: bool = False) -> None:
        """Serialize with every other unit of work that takes the same name, until this one ends. `shared`:
        only with those that take it alone."""
        self._must_write("lock")
        self._hold()
        # In one order always, so that two never wait for each other in a circle.
        await self.rows(Plan(_LOCK_SHARED if shared else _LOCK, [sorted(names)]))

    def _hold(self) -> None:
        if self._writes is not None:
            self._holding.begin()

    async def claim(self, consumer: str, event_id: UUID) -> bool:
        """Whether this consumer sees the event for the first time. The claim commits with its effects."""
        return event_id in await self.claim_all(consumer, [event_id])

    async def claim_all(self, consumer: str, event_ids: Iterable[UUID]) -> set[UUID]:
        """Those of them that it sees for the first time, claimed in one order always: two who claim the same
        never wait for each other in a circle."""
        driver = await self.driver()
        claimed = await driver.fetch(
            "insert into inbox_claim (consumer, event_id) select $1, unnest($2::uuid[])"
            " on conflict do nothing returning event_id",
            *(consumer, sorted(event_ids)),
        )
        return {row[0] for row in claimed}

    def after_commit(self, callback: Callable[[], None]) -> None:
        """For things of this process only, such as a cache entry; what must not be lost is an event."""
        self._after_commit.append(callback)

    def tell(self, note: LiveNote) -> None:
        """Browsers that are open, once this is committed. The definition's `live_notes` do it for events."""
        self._must_write("tell of changes")
        self._notes.append(note)

    def if_undone(self, callback: Callable[[], Awaitable[None]]) -> None:
        """For what was done outside of the database, such as a stored file. Not called where nobody knows
        whether the commit came through."""
        self._must_write("undo anything")
        self._if_undone.append(callback)

    async def commit(self) -> None:
        self._must_write("commit")
        self._may_be_committed = True
        try:
            await self._commit()
        except IntegrityError:
            self._may_be_committed = False
            raise
        for callback in self._after_commit:
            callback()
        if self._telling is not None:
            self._telling.committed(self._notes, self._outbox.said)

    async def _commit(self) -> None:
        has_events = bool(self._outbox)
        for event in self._outbox.take():
            self._insertions.add_values(OutboxEvent, event)
        if self._session is not None:
            await self.flush()
            await self._session.commit()
            self._driver = None
            self._holding.end()
        elif self._insertions:
            assert self._writes is not None
            await self._writes.execute(self._insertions.take())
        if has_events:
            self._announce()

    async def close(self) -> None:
        """Give the connection back; what was not committed is undone."""
        if self._session is not None:
            await self._session.close()
            self._session = self._driver = None
        self._holding.end()
        if self._is_next:
            self._is_next = False
            self._line.leave()
        undoing, self._if_undone = self._if_undone, []
        if undoing and not self._may_be_committed:
            # Also where the caller has left.
            with CancelScope(shield=True):
                for callback in undoing:
                    await callback()
