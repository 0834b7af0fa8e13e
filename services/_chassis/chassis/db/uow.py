from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Executable, Result, Row, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from chassis.db.base import Base
from chassis.db.tables import InboxClaim
from chassis.events.outbox import Outbox

M = TypeVar("M", bound=Base)


class UnitOfWork:
    """Everything one request, event or command does to the database: all of it or nothing.

    Repositories read and write through it, services add events to `outbox`, and only the edge commits.
    """

    def __init__(self, engine: AsyncEngine, *, writes: bool) -> None:
        self._engine = engine
        self._writes = writes
        self._session: AsyncSession | None = None
        self._connection: AsyncConnection | None = None
        self._after_commit: list[Callable[[], None]] = []
        self.outbox = Outbox()

    @property
    def session(self) -> AsyncSession:
        # Made on first use: a request refused by its access check never costs a session.
        if self._session is None:
            bind = self._connection or self._engine
            self._session = AsyncSession(bind, expire_on_commit=False, autoflush=False)
        return self._session

    async def rows(self, statement: Executable, parameters: Any = None) -> Sequence[Row[*tuple[Any, ...]]]:
        """The rows of a statement that selects columns: without what the ORM does to load entities, and so
        for half the price. Lists and other hot reads use it."""
        if self._connection is None and self._session is None and not self._writes:
            self._connection = await self._engine.connect()
        connection = self._connection or await self.session.connection()
        return (await connection.execute(statement, parameters)).all()

    def add(self, row: M) -> M:
        assert self._writes, "A read-only unit of work can't add rows: use a writing call."
        self.session.add(row)
        return row

    async def execute(self, statement: Executable, parameters: Any = None) -> Result[Any]:
        return await self.session.execute(statement, parameters)

    async def flush(self) -> None:
        """Send what was added now, where a later statement of this unit depends on it."""
        await self.session.flush()

    async def lock(self, name: str) -> None:
        """Serialize with every other unit of work that takes the same name, until this one ends."""
        await self.execute(text("select pg_advisory_xact_lock(hashtextextended(:name, 0))"), {"name": name})

    async def claim(self, consumer: str, event_id: UUID) -> bool:
        """Whether this consumer sees the event for the first time. The claim commits with its effects."""
        claimed = await self.execute(
            insert(InboxClaim)
            .values(consumer=consumer, event_id=event_id)
            .on_conflict_do_nothing()
            .returning(InboxClaim.event_id)
        )
        return claimed.scalar_one_or_none() is not None

    def after_commit(self, callback: Callable[[], None]) -> None:
        """For things of this process only, such as a cache entry; what must not be lost is an event."""
        self._after_commit.append(callback)

    async def commit(self) -> None:
        if self._session is None and not self.outbox:
            return
        await self.session.flush()
        await self.outbox.flush(self.session)
        await self.session.commit()
        for callback in self._after_commit:
            callback()

    async def close(self) -> None:
        """Give the connection back; what was not committed is undone."""
        if self._session is not None:
            await self._session.close()
            self._session = None
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
