import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

StillHere = Callable[[], Awaitable[None]]


class Room:
    """How many events a process works on at once, whatever and however much it subscribes to: each takes a
    connection for transactions. What takes long has a third of the places at most, so that it never keeps
    what is done in a moment from being done."""

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(max(1, places))
        self._long_places = asyncio.Semaphore(max(1, places // 3))
        self.suspects = asyncio.Lock()
        """What may have brought a process down is worked on alone, so that no other is taken for it."""

    @asynccontextmanager
    async def place(self, still_here: StillHere, every: float, *, is_long: bool) -> AsyncGenerator[None]:
        """`still_here` tells that the message is not lost while it waits, and again when its turn comes."""
        async with AsyncExitStack() as held:
            for places in (self._long_places, self._places) if is_long else (self._places,):
                if places.locked():
                    await _wait(places, still_here, every)
                else:
                    await places.acquire()
                held.callback(places.release)
            yield


async def _wait(places: asyncio.Semaphore, still_here: StillHere, every: float) -> None:
    turn = asyncio.ensure_future(places.acquire())
    try:
        while not (await asyncio.wait({turn}, timeout=every))[0]:
            await still_here()
        await still_here()
    except BaseException:
        if not turn.cancel():
            places.release()
        raise
