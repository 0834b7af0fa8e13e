import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import asyncpg
from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, InvalidatePoolError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from chassis.db.fast_rows import FastRows
from chassis.db.uow import POOL_SECONDS, UnitOfWork
from chassis.settings import ServiceSettings

# A request that waits longer than this is better told "try again" than kept waiting.
_SERVER_SETTINGS = {
    "statement_timeout": "15000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "30000",
    "timezone": "UTC",
    "jit": "off",
    # A generic plan stays on a connection from when the table was small until the next ANALYZE: a list of
    # thousands then takes ten times as long. Planning anew costs a tenth of a millisecond or two.
    "plan_cache_mode": "force_custom_plan",
}
# What only reads is held to it by the database, whatever its code says.
_READ_ONLY = {**_SERVER_SETTINGS, "default_transaction_read_only": "on"}
_COMES_BACK = frozenset(
    {
        # Crowded out: lock_not_available, deadlock_detected, serialization_failure, too_many_connections
        *("55P03", "40P01", "40001", "53300"),
        # Starting or stopping: admin_shutdown, crash_shutdown, cannot_connect_now
        *("57P01", "57P02", "57P03"),
    }
)
"""What PostgreSQL says no to for now, not for good."""


@dataclass(frozen=True)
class Connections:
    """An engine, and the line in which one waits for its connections: its pool hands a free one to whoever
    comes."""

    engine: AsyncEngine
    line: asyncio.Semaphore

    @classmethod
    def make(cls, url: URL, server_settings: dict[str, str], size: int, **options: Any) -> "Connections":
        engine = create_async_engine(
            url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            pool_use_lifo=True,
            connect_args={"server_settings": server_settings, "timeout": 5},
            **options,
        )
        event.listen(engine.sync_engine, "checkout", _must_be_open)
        return cls(engine, asyncio.Semaphore(size))


def _must_be_open(_: Any, record: ConnectionPoolEntry, __: Any) -> None:
    """A server that was restarted closed what waits in the pool: then it is made anew, before anything is
    said on it, and whoever writes first notices nothing."""
    driver: Any = record.driver_connection
    if driver is not None and driver.is_closed():
        raise InvalidatePoolError


class Database:
    """Reads and writes have connections of their own: a write that waits for another's lock must keep nobody
    from reading."""

    def __init__(self, reader: Connections, writer: Connections, reads: FastRows, writes: FastRows) -> None:
        self._reader = reader
        self._writer = writer
        self._reads = reads
        self._writes = writes
        self._announce: Callable[[], None] = lambda: None

    @classmethod
    def connect(cls, context: str, settings: ServiceSettings) -> "Database":
        url = make_url(settings.database_url).set(drivername="postgresql+asyncpg")
        half = max(1, settings.database_pool_size // 2)
        writing = {"application_name": context, **_SERVER_SETTINGS}
        reading = {"application_name": context, **_READ_ONLY}
        return cls(
            # Reads need no BEGIN/ROLLBACK around a single statement: one round trip instead of three.
            Connections.make(url, reading, half, isolation_level="AUTOCOMMIT"),
            Connections.make(url, writing, half),
            FastRows(url, reading, half),
            FastRows(url, writing, half),
        )

    @property
    def engines(self) -> Sequence[AsyncEngine]:
        return (self._reader.engine, self._writer.engine)

    def on_events(self, announce: Callable[[], None]) -> None:
        """Call this after every commit that brought events."""
        self._announce = announce

    def open(self, *, writes: bool = True) -> UnitOfWork:
        """A unit of work the caller must finish; edges use this, everyone else `unit_of_work`."""
        if not writes:
            return UnitOfWork(self._reader.engine, self._reader.line, self._reads)
        writer = self._writer
        return UnitOfWork(writer.engine, writer.line, self._reads, self._writes, self._announce)

    @asynccontextmanager
    async def unit_of_work(self) -> AsyncGenerator[UnitOfWork]:
        """One transaction: committed when the block ends well, undone when it raises."""
        uow = self.open()
        try:
            yield uow
            await uow.commit()
        finally:
            await uow.close()

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[UnitOfWork]:
        uow = self.open(writes=False)
        try:
            yield uow
        finally:
            await uow.close()

    async def ping(self) -> None:
        async with self.reading() as reading:
            await reading.execute(text("select 1"))

    async def close(self) -> None:
        await self._reads.close()
        await self._writes.close()
        for engine in self.engines:
            await engine.dispose()


def is_unreachable(error: BaseException) -> bool:
    """Whether the database could not be talked to, or had no time for us (as against: it refused what we
    asked). The same again, later, may well succeed."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _comes_back(error.orig) or isinstance(error, _AWAY)
    return _comes_back(error) or isinstance(error, _AWAY)


_AWAY = (
    OperationalError,
    InterfaceError,
    NoConnectionFree,
    # asyncpg raises these where SQLAlchemy does not wrap them: while connecting, and in statements past it.
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
)


def _comes_back(error: BaseException | None) -> bool:
    return getattr(error, "sqlstate", None) in _COMES_BACK
