"""The processes that turn HTML into PDF, away from the event loop: a paper keeps a core busy for a while."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import TimeoutError as TooLong
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from chassis.texts import Text
from pebble import ProcessExpired, ProcessPool

from pdf.paper import press_process
from pdf.paper.printed import PagePicture, Paper

# A process that has printed a lot is replaced: what the libraries remember is given back.
_PAPERS_A_PROCESS = 200
_TOO_LONG = Text("The PDF took too long to make. Leave out some photos or split the form.")
_TOO_LARGE = Text("The PDF needs more memory than there is. Leave out some photos or split the form.")
# Ended from outside. A library that gets no memory ends its process by itself, in other ways.
_KILLED = (-signal.SIGKILL, -signal.SIGTERM)

T = TypeVar("T")


@dataclass(frozen=True)
class PressLimits:
    processes: int
    seconds: float
    memory: int
    """Bytes of address space, for each process."""
    niceness: int = 0
    """How far its processes stand back where others need the processor."""


@dataclass
class PressFailed(Exception):
    reason: Text
    is_over_limit: bool
    """It needs more time or memory than this press gives a paper; else another try could succeed."""

    def __str__(self) -> str:
        return self.reason


class Press:
    def __init__(self, limits: PressLimits) -> None:
        self._limits = limits
        self._pool = self._new_pool()

    async def print(self, html: str, images: dict[str, bytes]) -> Paper:
        return await self._run(press_process.print_paper, html, images)

    async def draw_pages(self, paper: Paper) -> list[PagePicture]:
        return await self._run(press_process.draw_pages, paper.content)

    async def close(self) -> None:
        await _end(self._pool)

    async def _run(self, work: Callable[..., T], *given: object) -> T:
        if not self._pool.active:
            # A pool is lost with a process that dies while it has no work, or before it has read it.
            lost, self._pool = self._pool, self._new_pool()
            await _end(lost)
        working = self._pool.schedule(work, args=given, timeout=self._limits.seconds)
        try:
            return await asyncio.wrap_future(working)
        except TooLong:
            raise PressFailed(_TOO_LONG, is_over_limit=True) from None
        except ProcessExpired as died:
            raise PressFailed(_TOO_LARGE, is_over_limit=died.exitcode not in _KILLED) from None
        except BrokenProcessPool:
            raise PressFailed(_TOO_LARGE, is_over_limit=False) from None
        except MemoryError:
            raise PressFailed(_TOO_LARGE, is_over_limit=True) from None

    def _new_pool(self) -> ProcessPool:
        # Forking a process that runs an event loop, gRPC and Temporal's threads is asking for a deadlock. The
        # process that forks instead has loaded the libraries once for all.
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(press_process.LIBRARIES)
        return ProcessPool(
            max_workers=self._limits.processes,
            max_tasks=_PAPERS_A_PROCESS,
            initializer=press_process.begin,
            initargs=[self._limits.memory, self._limits.niceness],
            context=context,
        )


async def _end(pool: ProcessPool) -> None:
    pool.stop()
    await asyncio.to_thread(pool.join)
