import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager


class Room:
    """How many events a process works on at once, whatever and however much it subscribes to: each takes a
    connection of the one pool."""

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(max(1, places))
        self.suspects = asyncio.Lock()
        """What may have brought a process down is worked on alone, so that no other is taken for it."""

    @asynccontextmanager
    async def place(self, still_here: Callable[[], Awaitable[None]], every: float) -> AsyncGenerator[None]:
        """`still_here` tells that the message is not lost while it waits, and again when its turn comes."""
        if self._places.locked():
            await self._wait(still_here, every)
        else:
            await self._places.acquire()
        try:
            yield
        finally:
            self._places.release()

    async def _wait(self, still_here: Callable[[], Awaitable[None]], every: float) -> None:
        turn = asyncio.ensure_future(self._places.acquire())
        try:
            while not (await asyncio.wait({turn}, timeout=every))[0]:
                await still_here()
            await still_here()
        except BaseException:
            if not turn.cancel():
                self._places.release()
            raise
