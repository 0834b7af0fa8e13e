"""Answers kept for a while. Who asks for one that is just being asked for waits for that answer, so that a
burst is one question."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from time import monotonic
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    def __init__(self, *, most: int, seconds: float = float("inf")) -> None:
        self._most = most
        self._seconds = seconds
        self._known: OrderedDict[K, tuple[float, V]] = OrderedDict()
        self._asked: dict[K, asyncio.Future[V]] = {}

    async def get(self, key: K, ask: Callable[[], Awaitable[V]]) -> V:
        """`ask` runs in the task of whoever comes first; if that one is cut off, the next one asks."""
        while True:
            known = self._known.get(key)
            if known is not None and known[0] > monotonic():
                self._known.move_to_end(key)
                return known[1]
            asked = self._asked.get(key)
            if asked is None:
                return await self._ask(key, ask)
            await asyncio.wait([asked])
            if not asked.cancelled():
                return asked.result()

    def forget(self, key: K) -> None:
        """An answer that is on its way is not kept either."""
        self._known.pop(key, None)
        self._asked.pop(key, None)

    async def _ask(self, key: K, ask: Callable[[], Awaitable[V]]) -> V:
        asked = self._asked[key] = asyncio.get_running_loop().create_future()
        # Counted from the question: what was true when it was asked may change before it is answered.
        until = monotonic() + self._seconds
        try:
            answer = await ask()
        except Exception as error:
            asked.set_exception(error)
            asked.exception()  # nobody else may have waited: that is not worth a line in the log
            raise
        except BaseException:
            asked.cancel()
            raise
        else:
            asked.set_result(answer)
            if self._asked.get(key) is asked:
                self._keep(key, until, answer)
            return answer
        finally:
            if self._asked.get(key) is asked:
                del self._asked[key]

    def _keep(self, key: K, until: float, answer: V) -> None:
        self._known[key] = (until, answer)
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)
