"""The processes that turn HTML into PDF, away from the event loop: a paper keeps a core busy for a while."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import TimeoutError as TooLong
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from chassis.texts import Text
from pebble import ProcessExpired, ProcessPool

from pdf.paper.pictures import PagePicture, draw_pages
from pdf.paper.renderer import Paper, render, warm_up

__all__ = ["MOST_BYTES", "PagePicture", "Paper", "Press", "PressFailed"]

# A process that has printed a lot is replaced: what the libraries remember is given back.
_PAPERS_A_PROCESS = 200
MOST_BYTES = 3 * 1024**3
_TOO_LONG = Text("The PDF took too long to make. Leave out some photos or split the form.")
_TOO_LARGE = Text("The PDF needs more memory than there is. Leave out some photos or split the form.")

T = TypeVar("T")


@dataclass
class PressFailed(Exception):
    reason: Text
    may_pass: bool
    """Whether another try could succeed."""

    def __str__(self) -> str:
        return self.reason


class Press:
    def __init__(self, processes: int, most_seconds: float, most_bytes: int = MOST_BYTES) -> None:
        self._processes = processes
        self._most_seconds = most_seconds
        self._most_bytes = most_bytes
        self._pool = self._new_pool()

    async def print(self, html: str, images: dict[str, bytes]) -> Paper:
        return await self._run(render, html, images)

    async def draw_pages(self, paper: Paper) -> list[PagePicture]:
        return await self._run(draw_pages, paper.content)

    async def close(self) -> None:
        await _end(self._pool)

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        if not self._pool.active:
            # A pool is lost with a process that dies while it has no work, or before it has read it.
            lost, self._pool = self._pool, self._new_pool()
            await _end(lost)
        working = self._pool.schedule(work, args=given, timeout=self._most_seconds)
        try:
            return await asyncio.wrap_future(working)
        except TooLong:
            raise PressFailed(_TOO_LONG, may_pass=False) from None
        except ProcessExpired as died:
            raise PressFailed(_TOO_LARGE, may_pass=died.exitcode not in (0, 1)) from None
        except BrokenProcessPool:
            raise PressFailed(_TOO_LARGE, may_pass=True) from None
        except MemoryError:
            raise PressFailed(_TOO_LARGE, may_pass=False) from None

    def _new_pool(self) -> ProcessPool:
        return ProcessPool(
            max_workers=self._processes,
            max_tasks=_PAPERS_A_PROCESS,
            initializer=warm_up,
            initargs=[self._most_bytes],
            # Forking a process that runs an event loop, gRPC and Temporal's threads is asking for a deadlock.
            context=multiprocessing.get_context("forkserver"),
        )


async def _end(pool: ProcessPool) -> None:
    pool.stop()
    await asyncio.to_thread(pool.join)
