"""How long one call keeps the others waiting: a heartbeat in the loop, timed in seconds of the processor."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

_BEAT_SECONDS = 0.005
MOST_SECONDS = 0.2
"""What nobody should have to wait for another's call."""


@dataclass
class Stalls:
    longest: float = 0.0
    """Processor seconds between two beats, of every thread: one that keeps the interpreter to itself stalls
    the loop as well. A busy machine does not make it longer, as it would by the clock."""


@asynccontextmanager
async def watching_stalls() -> AsyncGenerator[Stalls]:
    stalls = Stalls()
    beating = asyncio.create_task(_beat(stalls))
    await asyncio.sleep(_BEAT_SECONDS)
    try:
        yield stalls
        await asyncio.sleep(_BEAT_SECONDS * 2)
    finally:
        beating.cancel()


async def _beat(stalls: Stalls) -> None:
    before = time.process_time()
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        now = time.process_time()
        stalls.longest = max(stalls.longest, now - before)
        before = now
