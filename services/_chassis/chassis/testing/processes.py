"""Processes of pools from one test to the next. To start one, and to let it load what it works with, keeps a
core busy for up to two seconds, which nearly every test with a picture or a paper would pay. So what the pool
of one test has idle when it is closed the next one's takes, where that would start the same program with the
same bounds. What is ended or replaced is gone, as in production."""
# pyright: reportPrivateUsage=false

from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager

import pytest

from chassis.processes import pool
from chassis.processes.pool import Bounds, ProcessPool, _Child


class KeptProcesses:
    """What no pool has now."""

    def __init__(self) -> None:
        self._idle: dict[Hashable, list[_Child]] = {}
        self._start = _Child.start

    @classmethod
    @asynccontextmanager
    async def opened(cls) -> AsyncGenerator["KeptProcesses"]:
        kept = cls()

        async def close(closed: ProcessPool) -> None:
            closed._is_closed = True
            kept._idle.setdefault(_key(closed._program, closed._bounds), []).extend(closed._idle)
            closed._idle.clear()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(_Child, "start", kept._take)
            patch.setattr(ProcessPool, "close", close)
            yield kept
        for unused in kept._idle.values():
            for child in unused:
                await child.kill()

    async def _take(self, program: str, bounds: Bounds) -> _Child:
        unused = self._idle.get(_key(program, bounds), [])
        while unused:
            child = unused.pop()
            if child.is_waiting():
                return child
            await child.kill()
        return await self._start(program, bounds)


def _key(program: str, bounds: Bounds) -> Hashable:
    # It was told its environment when it started.
    return program, bounds, frozenset(pool._environment().items())
