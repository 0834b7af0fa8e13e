"""Who asks for code after code that is nobody's is guessing: they wait. 128 bits need no more than that; what
has few digits is limited where it is kept, too."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from cachetools import TTLCache

from chassis.errors import TooManyRequests
from chassis.texts import Text

MOST_MISSES = 20
WITHIN_SECONDS = 600
_MOST_NETWORKS = 10_000


@dataclass
class _Misses:
    began: float
    count: int = 0


class Guesses:
    """Of one process: who comes by another has as many tries there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # Gone so long after the first: what is counted on stays the same one.
        self._misses = TTLCache[str, _Misses](_MOST_NETWORKS, WITHIN_SECONDS, timer=clock)

    def must_be_few(self, network: str, most: int = MOST_MISSES) -> None:
        misses = self._misses.get(network)
        if misses is not None and misses.count >= most:
            raise TooManyRequests(
                Text("Too many wrong links, codes or PINs came from here. Wait some minutes."),
                retry_after_seconds=max(1, int(misses.began + WITHIN_SECONDS - self._clock())),
            )

    def must_be_few_more(self, network: str, most: int = MOST_MISSES) -> None:
        """One more that is nobody's, unless there were too many."""
        self.must_be_few(network, most)
        self.missed(network)

    def was_right(self, network: str) -> None:
        """What was counted before it was judged."""
        misses = self._misses.get(network)
        if misses is not None:
            misses.count -= 1

    def missed(self, network: str) -> None:
        misses = self._misses.get(network)
        if misses is None:
            misses = self._misses[network] = _Misses(self._clock())
        misses.count += 1
