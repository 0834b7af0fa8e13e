"""How a process ends: one time for all of it, from which each step takes what is left.

At the signal everything stops taking new work at once: readiness, HTTP, calls, workers. What is begun is
finished while there is time, and then connections are let go. Kubernetes kills what is still there after its
own time, which is longer (`test_stop_times`).
"""

import asyncio
import time
from collections.abc import Callable

CLOSING_SECONDS = 5.0
"""Kept of it for letting go of connections and sending the last traces."""
FLUSH_SECONDS = 2.0
"""Kept of that for the traces."""


class Stopping:
    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._begun = asyncio.Event()
        self._ends_at = 0.0
        self._callbacks: list[Callable[[], None]] = []

    @property
    def work_seconds(self) -> float:
        return max(0.0, self._seconds - CLOSING_SECONDS)

    def begin(self) -> None:
        """Once: whoever says it later gets no more time."""
        if not self._begun.is_set():
            self._ends_at = self._clock() + self._seconds
            self._begun.set()
            for callback in self._callbacks:
                callback()

    def when_begun(self, callback: Callable[[], None]) -> None:
        """For answers that would stay open as long as they may."""
        self._callbacks.append(callback)

    async def begun(self) -> None:
        await self._begun.wait()

    def left_for_work(self) -> float:
        return self._left(CLOSING_SECONDS)

    def left_for_closing(self) -> float:
        return self._left(FLUSH_SECONDS)

    def _left(self, kept: float) -> float:
        self.begin()
        return max(0.0, self._ends_at - kept - self._clock())
