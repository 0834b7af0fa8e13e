"""What work costs, in seconds of an ordinary core: the same on a fast machine, a slow one and a busy one.

Of the processor and not of the clock, and told beside a piece of work that is known to take 22 ms on such a
core. The collector of garbage does as in a service that runs: that it looks through all that the tests have
loaded is nobody's work."""

import gc
import time
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from chassis.serve import spare_what_stays

_KNOWN_SECONDS = 0.022
_KNOWN_ROUNDS = 150_000


@dataclass
class Effort:
    seconds: float = 0.0


@contextmanager
def alone_in_memory() -> Generator[None]:
    thresholds = gc.get_threshold()
    spare_what_stays()
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


@contextmanager
def effort() -> Generator[Effort]:
    """Of this process, all its threads; what PostgreSQL takes is beside it."""
    spent = Effort()
    with alone_in_memory():
        began = time.process_time()
        yield spent
        spent.seconds = ordinary(time.process_time() - began)


def ordinary(seconds: float) -> float:
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
