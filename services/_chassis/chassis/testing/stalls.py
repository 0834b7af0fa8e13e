"""How long one call keeps the others waiting: a heartbeat in the loop, by the work between two beats."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from chassis.testing.effort import alone_in_memory, ordinary

_BEAT_SECONDS = 0.005
MOST_SECONDS = 0.2
"""What nobody should have to wait for another's call."""


@dataclass
class Stalls:
    longest: float = 0.0
    """Seconds of an ordinary core between two beats, of every thread: one that keeps the interpreter to
    itself stalls the loop as well."""


@asynccontextmanager
async def watching_stalls() -> AsyncGenerator[Stalls]:
    stalls = Stalls()
    with alone_in_memory():
        beating = asyncio.create_task(_beat(stalls))
        await asyncio.sleep(_BEAT_SECONDS)
        try:
            yield stalls
            await asyncio.sleep(_BEAT_SECONDS * 2)
        finally:
            beating.cancel()
    stalls.longest = ordinary(stalls.longest)


async def _beat(stalls: Stalls) -> None:
    before = time.process_time()
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        now = time.process_time()
        stalls.longest = max(stalls.longest, now - before)
        before = now
