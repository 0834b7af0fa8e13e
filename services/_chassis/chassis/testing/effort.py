"""What work costs, in calls: the same on a fast machine, a slow one and a busy one."""

from collections.abc import Generator
from contextlib import contextmanager
from cProfile import Profile
from dataclasses import dataclass
from itertools import count


@dataclass
class Effort:
    calls: int = 0


@contextmanager
def effort() -> Generator[Effort]:
    """Of this thread. What one call takes is not seen: sorting a million rows is one."""
    spent = Effort()
    ticks = count()
    # The profiler asks its clock as a call begins and as it ends: a clock that counts is all that is needed.
    with Profile(ticks.__next__, 1):
        yield spent
    spent.calls = next(ticks) // 2
