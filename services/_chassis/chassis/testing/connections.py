"""Connections to PostgreSQL from one test to the next. To open them, and to let the server find out anew on
each where a hundred tables and their indexes are, is a third of what a service's test costs; an engine knows
the SQL of each statement it has sent, too. So what one test closes the next opens again: two that are open at
once are two, as in production, and what is closed while it is busy is closed for good.

A connection belongs to an event loop, so all tests of a run have one. What a test leaves running in it ends
with the test, as it would with a loop of its own."""

import asyncio
from collections.abc import AsyncGenerator, Generator, Hashable
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from chassis.db import database
from chassis.db.fast_rows import FastRows, Row


class KeptConnections:
    """What nobody uses now."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._engines: dict[Hashable, list[Engine]] = {}
        self._rows: dict[Hashable, list[asyncpg.Connection[Row]]] = {}
        self._plain: dict[str, asyncpg.Connection[asyncpg.Record]] = {}

    @classmethod
    @asynccontextmanager
    async def opened(cls) -> AsyncGenerator["KeptConnections"]:
        kept = cls()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database, "create_async_engine", kept._make_engine)
            patch.setattr(database, "FastRows", kept._make_rows)
            yield kept
        await kept._close()

    async def run(self, url: str, statement: str) -> None:
        """On a connection that has nothing around it."""
        connection = self._plain.get(url)
        if connection is None or connection.is_closed():
            plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
            connection = self._plain[url] = await asyncpg.connect(plain)
        await connection.execute(statement)

    def _make_engine(self, url: URL, **options: Any) -> AsyncEngine:
        key = repr((url.render_as_string(hide_password=False), sorted(options.items())))
        unused = self._engines.setdefault(key, [])
        engine = unused.pop() if unused else create_async_engine(url, **options).sync_engine
        return _KeptEngine(engine, unused)

    def _make_rows(self, url: URL, server_settings: dict[str, str], size: int, **options: Any) -> FastRows:
        key = repr((url.render_as_string(hide_password=False), sorted(server_settings.items()), options))
        return _KeptRows(self._rows.setdefault(key, []), url, server_settings, size, **options)

    async def _close(self) -> None:
        for engines in self._engines.values():
            for engine in engines:
                await AsyncEngine(engine).dispose()
        for connections in (*self._rows.values(), self._plain.values()):
            for each in connections:
                await each.close()


class _KeptEngine(AsyncEngine):
    """Once it is disposed of, another test may have what it knows and whom it is connected to."""

    __slots__ = ("_unused",)

    def __init__(self, engine: Engine, unused: list[Engine]) -> None:
        super().__init__(engine)
        self._unused = unused

    async def dispose(self, close: bool = True) -> None:
        pool = self.sync_engine.pool
        if not isinstance(pool, QueuePool) or pool.checkedout():
            await super().dispose(close)
        if self.sync_engine not in self._unused:
            self._unused.append(self.sync_engine)


class _KeptRows(FastRows):
    def __init__(self, unused: list["asyncpg.Connection[Row]"], *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._unused = unused
        # In their order: what was used last is used next.
        self._free += unused[-self._size :]
        del unused[-self._size :]

    async def _close_free(self) -> None:
        self._unused += self._free
        self._free.clear()


@contextmanager
def nothing_outlives(loop: asyncio.AbstractEventLoop) -> Generator[None]:
    """Tasks that are begun meanwhile end with it. Of a loop that does not run just now."""
    before = asyncio.all_tasks(loop)
    yield
    left = asyncio.all_tasks(loop) - before
    for task in left:
        task.cancel()
    if left:
        loop.run_until_complete(asyncio.wait(left))
