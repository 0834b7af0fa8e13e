from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Executable, Result, text
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession

from chassis.db.base import Base
from chassis.db.fast_rows import FastRows
from chassis.db.tables import InboxClaim
from chassis.events.outbox import Outbox

M = TypeVar("M", bound=Base)


class UnitOfWork:
    """Everything one request, event or command does to the database: all of it or nothing.

    Repositories read and write through it, services add events to `outbox`, and only the edge commits.
    """

    def __init__(self, engine: AsyncEngine, fast_rows: FastRows | None = None) -> None:
        """With `fast_rows` it only reads."""
        self._engine = engine
        self._fast_rows = fast_rows
        self._session: AsyncSession | None = None
        self._after_commit: list[Callable[[], None]] = []
        self.outbox = Outbox()

    @property
    def session(self) -> AsyncSession:
        # Made on first use: a request refused by its access check never costs a session.
        if self._session is None:
            self._session = AsyncSession(self._engine, expire_on_commit=False, autoflush=False)
        return self._session

    async def rows(self, statement: Executable) -> Sequence[Any]:
        """The rows of a statement that selects columns, for less than half of what `execute` costs. Lists and
        other hot reads use it. Entities need `execute`."""
        if self._fast_rows is not None:
            rows = await self._fast_rows.fetch(statement)
            if rows is not None:
                return rows
        return (await self.execute(statement)).all()

    def add(self, row: M) -> M:
        assert self._fast_rows is None, "A read-only unit of work can't add rows: use a writing call."
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
