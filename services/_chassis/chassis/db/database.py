from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chassis.db.uow import UnitOfWork
from chassis.settings import ServiceSettings

# A request that waits longer than this is better told "try again" than kept waiting.
_SERVER_SETTINGS = {
    "statement_timeout": "15000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "30000",
    "timezone": "UTC",
    "jit": "off",
}


class Database:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Reads need no BEGIN/ROLLBACK around a single statement: one round trip instead of three.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")

    @classmethod
    def connect(cls, context: str, settings: ServiceSettings) -> "Database":
        url = make_url(settings.database_url).set(drivername="postgresql+asyncpg")
        return cls(
            create_async_engine(
                url,
                pool_size=settings.database_pool_size,
                max_overflow=settings.database_pool_overflow,
                pool_timeout=5,
                pool_use_lifo=True,
                connect_args={
                    "server_settings": {"application_name": context, **_SERVER_SETTINGS},
                    "timeout": 5,
                },
            )
        )

    def open(self, *, writes: bool = True) -> UnitOfWork:
        """A unit of work the caller must finish; edges use this, everyone else `unit_of_work`."""
        return UnitOfWork(self.engine if writes else self._reader, writes=writes)

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
        async with self._reader.connect() as connection:
            await connection.execute(text("select 1"))

    async def close(self) -> None:
        await self.engine.dispose()


def is_unreachable(error: BaseException) -> bool:
    """Whether the database could not be talked to (as against: it answered with a refusal)."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if isinstance(error, OperationalError | InterfaceError):
        return True
    # asyncpg's connect raises these before SQLAlchemy can wrap them.
    return isinstance(error, ConnectionError | TimeoutError | OSError)
