"""Who asks for code after code that is nobody's is guessing: they wait. 128 bits need no more than that."""

import time
from collections import OrderedDict
from collections.abc import Callable

from chassis.errors import TooManyRequests
from chassis.texts import Text

MOST_MISSES = 20
WITHIN_SECONDS = 600
_MOST_NETWORKS = 10_000


class Guesses:
    """Of one process: who comes by another has as many tries there."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._misses: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def must_be_few(self, network: str) -> None:
        began, count = self._of(network)
        if count >= MOST_MISSES:
            raise TooManyRequests(
                Text("Too many links or codes that are nobody's came from here. Wait some minutes."),
                retry_after_seconds=max(1, int(began + WITHIN_SECONDS - self._clock())),
            )

    def missed(self, network: str) -> None:
        began, count = self._of(network)
        self._misses[network] = (began, count + 1)
        self._misses.move_to_end(network)
        while len(self._misses) > _MOST_NETWORKS:
            self._misses.popitem(last=False)

    def _of(self, network: str) -> tuple[float, int]:
        began, count = self._misses.get(network, (self._clock(), 0))
        return (began, count) if self._clock() - began < WITHIN_SECONDS else (self._clock(), 0)
