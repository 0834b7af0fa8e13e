import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, TypeVarTuple, overload
from uuid import UUID

import asyncpg
from sqlalchemy import Executable, Result, text
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.sql.selectable import TypedReturnsRows

from chassis.db.base import TableRow
from chassis.db.fast_rows import FastRows, Plan, plan_for
from chassis.db.insertions import Insertions
from chassis.db.outbox import Outbox
from chassis.db.tables import OutboxEvent

M = TypeVar("M", bound=TableRow)
Ts = TypeVarTuple("Ts")

# Longer than a lock is waited for: in a burst on one row, those who wait for a connection wait for the lock
# of those who have one.
POOL_SECONDS = 10


class UnitOfWork:
    """Everything one request, event or command does to the database: all of it or nothing.

    Repositories read and write through it, services add events to `outbox`, and only the edge commits.

    Its transaction begins with the first statement that needs one. Plain reads before that don't, and neither
    does a commit of nothing but insertions and events: one statement is a transaction by itself.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        line: asyncio.Semaphore,
        reads: FastRows,
        writes: FastRows | None = None,
        announce: Callable[[], None] = lambda: None,
    ) -> None:
        """Without `writes` it only reads. In `line` one waits for a connection of the engine, whose pool
        hands a free one to whoever comes. `announce` is called after a commit that brought events."""
        self._engine = engine
        self._reads = reads
        self._writes = writes
        self._announce = announce
        self._insertions = Insertions()
        self._line = line
        self._session: AsyncSession | None = None
        self._is_next = False
        self._driver: asyncpg.Connection[Any] | None = None
        self._after_commit: list[Callable[[], None]] = []
        self._outbox = Outbox()

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
            async with asyncio.timeout(POOL_SECONDS):
                await self._line.acquire()
            self._is_next = True
        return self._own_session

    async def rows(self, statement: Executable | Plan) -> Sequence[Any]:
        """The rows of a statement that selects columns, for less than half of what `execute` costs. Lists and
        other hot reads use it. Entities need `execute`."""
        plan = statement if isinstance(statement, Plan) else plan_for(statement)
        if plan is None:
            assert not isinstance(statement, Plan)
            return (await self.execute(statement)).all()
        if self._writes is None or (self._session is None and plan.only_reads):
            return await self._reads.fetch(plan)
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
        if self._driver is None:
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

    @overload
    async def execute(self, statement: TypedReturnsRows[*Ts], parameters: Any = None) -> Result[*Ts]: ...
    @overload
    async def execute(self, statement: Executable, parameters: Any = None) -> Result[*tuple[Any, ...]]: ...
    async def execute(self, statement: Executable, parameters: Any = None) -> Result[*tuple[Any, ...]]:
        return await (await self._connected()).execute(statement, parameters)

    async def get(self, kind: type[M], key: UUID | tuple[UUID, ...]) -> M | None:
        """By primary key."""
        return await (await self._connected()).get(kind, key)

    async def delete(self, row: TableRow) -> None:
        self._must_write("delete rows")
        await (await self._connected()).delete(row)

    async def flush(self) -> None:
        """Send what was added now, where a later statement of this unit depends on it."""
        await (await self._connected()).flush()
        if self._insertions:
            await self._insertions.take().execute(await self.driver())

    async def lock(self, name: str) -> None:
        """Serialize with every other unit of work that takes the same name, until this one ends."""
        self._must_write("lock")
        await self.execute(text("select pg_advisory_xact_lock(hashtextextended(:name, 0))"), {"name": name})

    async def claim(self, consumer: str, event_id: UUID) -> bool:
        """Whether this consumer sees the event for the first time. The claim commits with its effects."""
        driver = await self.driver()
        claimed = await driver.fetchval(
            "insert into inbox_claim (consumer, event_id) values ($1, $2) on conflict do nothing returning 1",
            consumer,
            event_id,
        )
        return claimed is not None

    def after_commit(self, callback: Callable[[], None]) -> None:
        """For things of this process only, such as a cache entry; what must not be lost is an event."""
        self._after_commit.append(callback)

    async def commit(self) -> None:
        self._must_write("commit")
        has_events = bool(self._outbox)
        for event in self._outbox.take():
            self._insertions.add_values(OutboxEvent, event)
        if self._session is not None:
            await self.flush()
            await self._session.commit()
            self._driver = None
        elif self._insertions:
            assert self._writes is not None
            await self._writes.execute(self._insertions.take())
        if has_events:
            self._announce()
        for callback in self._after_commit:
            callback()

    async def close(self) -> None:
        """Give the connection back; what was not committed is undone."""
        if self._session is not None:
            await self._session.close()
            self._session = self._driver = None
        if self._is_next:
            self._is_next = False
            self._line.release()
