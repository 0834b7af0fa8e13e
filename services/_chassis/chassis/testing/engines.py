"""SQLAlchemy's engines from one test to the next: an engine knows the SQL of each statement it has sent, and
to write it anew for every test takes longer than to run it. Connections never outlive their test."""

from collections.abc import Generator, Hashable
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from chassis.db import database


class _Reused(AsyncEngine):
    """Once it is disposed of, another test may have what it knows."""

    __slots__ = ("_key", "_unused")

    def __init__(self, engine: Engine, key: Hashable, unused: dict[Hashable, list[Engine]]) -> None:
        super().__init__(engine)
        self._key = key
        self._unused = unused

    async def dispose(self, close: bool = True) -> None:
        await super().dispose(close)
        waiting = self._unused.setdefault(self._key, [])
        if self.sync_engine not in waiting:
            waiting.append(self.sync_engine)


@contextmanager
def reused_engines() -> Generator[None]:
    """Two that are open at once are two, as in production."""
    unused: dict[Hashable, list[Engine]] = {}

    def make(url: Any, **options: Any) -> AsyncEngine:
        key = repr((url.render_as_string(hide_password=False), sorted(options.items())))
        waiting = unused.get(key)
        engine = waiting.pop() if waiting else create_async_engine(url, **options).sync_engine
        return _Reused(engine, key, unused)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "create_async_engine", make)
        yield
