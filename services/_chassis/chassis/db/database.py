from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
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
from chassis.db.line import Line
from chassis.db.reads import Reads
from chassis.db.shares import SERVING, Shares
from chassis.db.uow import UnitOfWork
from chassis.db.written_json import written_json
from chassis.live.telling import Telling
from chassis.settings import ServiceSettings

# Longer than a lock is waited for: in a burst on one row, those who wait for a connection wait for the lock
# of those who have one.
POOL_SECONDS = 10
# A request that waits longer than this is better told "try again" than kept waiting.
_SERVER_SETTINGS = {
    "statement_timeout": "15000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "30000",
    "timezone": "UTC",
    "jit": "off",
    # A plan for any values stays on a connection from when the table was small until the next ANALYZE: a list
    # of thousands then takes ten times as long. Planning anew costs a tenth of a millisecond or two, which
    # `Prepared` statements that say so are spared.
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
    """An engine, and the line in which one waits for its connections."""

    engine: AsyncEngine
    line: Line
    size: int

    @classmethod
    def make(cls, url: URL, server_settings: dict[str, str], size: int, **options: Any) -> "Connections":
        engine = create_async_engine(
            url,
            pool_size=size,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            pool_use_lifo=True,
            connect_args={"server_settings": server_settings, "timeout": 5},
            json_serializer=written_json,
            **options,
        )
        event.listen(engine.sync_engine, "checkout", _must_be_open)
        return cls(engine, Line(size, most_seconds=POOL_SECONDS), size)

    async def warm(self) -> None:
        async with AsyncExitStack() as held:
            for _ in range(self.size):
                await held.enter_async_context(self.engine.connect())


def _must_be_open(_: Any, record: ConnectionPoolEntry, __: Any) -> None:
    """A server that was restarted closed what waits in the pool: then it is made anew, before anything is
    said on it, and whoever writes first notices nothing."""
    driver: Any = record.driver_connection
    if driver is not None and driver.is_closed():
        raise InvalidatePoolError


class Database:
    """Reads and writes have connections of their own: a write that waits for another's lock must keep nobody
    from reading."""

    def __init__(
        self, shares: Shares, reader: Connections, writer: Connections, reads: Reads, writes: FastRows
    ) -> None:
        self.shares = shares
        self._reader = reader
        self._writer = writer
        self._reads = reads
        self._writes = writes
        self._announce: Callable[[], None] = lambda: None
        self._telling: Telling | None = None

    @classmethod
    def connect(cls, context: str, settings: ServiceSettings, shares: Shares = SERVING) -> "Database":
        url = make_url(settings.database_url).set(drivername="postgresql+asyncpg")
        if settings.database_pool_size is not None:
            shares = shares.within(settings.database_pool_size)
        writing = {"application_name": context, **_SERVER_SETTINGS}
        reading = {"application_name": context, **_READ_ONLY}
        return cls(
            shares,
            # Reads need no BEGIN/ROLLBACK around a single statement: one round trip instead of three.
            Connections.make(url, reading, shares.reads, isolation_level="AUTOCOMMIT"),
            Connections.make(url, writing, shares.transactions),
            Reads(
                FastRows(url, reading, shares.lists), FastRows(url, reading, shares.by_key, keeps_plans=True)
            ),
            # There is one way to go about insertions.
            FastRows(url, writing, shares.insertions, keeps_plans=True),
        )

    @property
    def engines(self) -> Sequence[AsyncEngine]:
        return (self._reader.engine, self._writer.engine)

    def on_events(self, announce: Callable[[], None]) -> None:
        """Call this after every commit that brought events."""
        self._announce = announce

    def on_changes(self, telling: Telling) -> None:
        """Let it tell browsers of what every commit changed."""
        self._telling = telling

    def open(self, *, writes: bool = True) -> UnitOfWork:
        """A unit of work the caller must finish; edges use this, everyone else `unit_of_work`."""
        if not writes:
            return UnitOfWork(self._reader.engine, self._reader.line, self._reads)
        writer = self._writer
        return UnitOfWork(
            writer.engine, writer.line, self._reads, self._writes, self._announce, self._telling
        )

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

    @asynccontextmanager
    async def snapshot(self) -> AsyncGenerator[UnitOfWork]:
        """Several statements that see one moment, for answers whose parts must fit each other. It holds a
        connection: what else the answer needs is asked before or after."""
        uow = UnitOfWork(self._reader.engine, self._reader.line, self._reads, of_one_moment=True)
        try:
            yield uow
        finally:
            await uow.close()

    async def warm(self) -> None:
        """Opens every connection that there will be: a first burst does not wait for any to be made."""
        for each in (self._reader, self._writer, self._reads, self._writes):
            await each.warm()

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
        if error.connection_invalidated or _comes_back(error.orig):
            return True
        return isinstance(error, _AWAY) and not _is_of_arguments(error.orig and error.orig.__cause__)
    if isinstance(error, _OF_FILES) or _is_of_arguments(error):
        return False
    return _comes_back(error) or isinstance(error, _AWAY)


def _is_of_arguments(error: BaseException | None) -> bool:
    """asyncpg says by one kind of error that a connection is closed, and that what a statement was given has
    too many values, or too few: it will never do."""
    return isinstance(error, asyncpg.InterfaceError) and "argument" in str(error)


_OF_FILES = (FileNotFoundError, FileExistsError, PermissionError, IsADirectoryError, NotADirectoryError)
_AWAY = (
    OperationalError,
    InterfaceError,
    NoConnectionFree,
    # asyncpg raises these where SQLAlchemy does not wrap them: while connecting, and in statements past it.
    # Nobody listens at any of a host's addresses: that is an OSError and no more.
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
)


def _comes_back(error: BaseException | None) -> bool:
    return getattr(error, "sqlstate", None) in _COMES_BACK
