"""The processes that turn HTML into PDF, away from the event loop: a paper keeps a core busy for a while."""

import asyncio
import multiprocessing
from concurrent.futures import TimeoutError as TooLong
from dataclasses import dataclass

from pebble import ProcessExpired, ProcessPool

from pdf.paper.renderer import Paper, render, warm_up

__all__ = ["Paper", "Press", "PressFailed"]

# A process that has printed a lot is replaced: what the libraries remember is given back.
_PAPERS_A_PROCESS = 200


@dataclass
class PressFailed(Exception):
    reason: str
    may_pass: bool
    """Whether another try could succeed."""

    def __str__(self) -> str:
        return self.reason


class Press:
    def __init__(self, processes: int, most_seconds: float) -> None:
        self._most_seconds = most_seconds
        self._pool = ProcessPool(
            max_workers=processes,
            max_tasks=_PAPERS_A_PROCESS,
            initializer=warm_up,
            # Forking a process that runs an event loop, gRPC and Temporal's threads is asking for a deadlock.
            context=multiprocessing.get_context("forkserver"),
        )

    async def print(self, html: str, images: dict[str, bytes]) -> Paper:
        printing = self._pool.schedule(render, args=[html, images], timeout=self._most_seconds)
        try:
            return await asyncio.wrap_future(printing)
        except TooLong:
            raise PressFailed(
                "The PDF took too long to make. Leave out some photos or split the form.", may_pass=False
            ) from None
        except ProcessExpired as died:
            raise PressFailed(
                "The PDF needs more memory than there is. Leave out some photos or split the form.",
                may_pass=died.exitcode not in (0, 1),
            ) from None
        except MemoryError:
            raise PressFailed(
                "The PDF needs more memory than there is. Leave out some photos or split the form.",
                may_pass=False,
            ) from None

    async def close(self) -> None:
        self._pool.stop()
        await asyncio.to_thread(self._pool.join)
