"""How long one call keeps the others waiting: a heartbeat in the loop, by the work between two beats.

Of the processor and not of the clock, and told beside a piece of work that is known to take 22 ms on such a
core. The collector of garbage does as in a service that runs: that it looks through all that the tests have
loaded is nobody's work."""

import asyncio
import gc
import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from chassis.serve import COLLECTED_AFTER

_BEAT_SECONDS = 0.005
_WORTH_A_LOOK_SECONDS = 0.05
_KNOWN_SECONDS = 0.022
_KNOWN_ROUNDS = 150_000
MOST_SECONDS = 0.4
"""Nobody should have to wait 0.2 s for another's call; a core that others share seems half as fast."""


@dataclass
class Stalls:
    longest: float = 0.0
    """Seconds of an ordinary core between two beats, of every thread: one that keeps the interpreter to
    itself stalls the loop as well."""


@asynccontextmanager
async def watching_stalls() -> AsyncGenerator[Stalls]:
    stalls = Stalls()
    with _alone_in_memory():
        beating = asyncio.create_task(_beat(stalls))
        await asyncio.sleep(_BEAT_SECONDS)
        try:
            yield stalls
            await asyncio.sleep(_BEAT_SECONDS * 2)
        finally:
            beating.cancel()


async def _beat(stalls: Stalls) -> None:
    longest = _WORTH_A_LOOK_SECONDS
    before = time.process_time()
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        spent = time.process_time() - before
        if spent > longest:
            longest = spent
            # At once: a moment later the core may go at another pace.
            stalls.longest = max(stalls.longest, _ordinary(spent))
        before = time.process_time()


@contextmanager
def _alone_in_memory() -> Generator[None]:
    thresholds = gc.get_threshold()
    gc.collect()  # of what was loaded it is spared already
    gc.set_threshold(*COLLECTED_AFTER)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)


def _ordinary(seconds: float) -> float:
    """So many of this core, as it is just now, as seconds of an ordinary one. The slowest of three looks
    counts: a core that others share changes its pace by two within a second."""
    return seconds * _KNOWN_SECONDS / max(_known_work() for _ in range(3))


def _known_work() -> float:
    began = time.thread_time()
    counts: dict[str, int] = {}
    for number in range(_KNOWN_ROUNDS):
        key = str(number % 997)
        counts[key] = counts.get(key, 0) + len(key)
    return time.thread_time() - began
