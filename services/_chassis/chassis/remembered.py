"""Answers kept for a while. Who asks for one that is just being asked for waits for that answer, so that a
burst is one question."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Mapping
from time import monotonic
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    def __init__(
        self, *, most: int, seconds: float = float("inf"), weight: Callable[[V], float] | None = None
    ) -> None:
        """`most`: of answers, or of what they weigh together. One that weighs more is given to who waits for
        it, and not kept."""
        self._most = most
        self._seconds = seconds
        self._weight = weight or _one
        self._known = LRUCache[K, tuple[float, V]](most, getsizeof=lambda kept: self._weight(kept[1]))
        self._asked: dict[K, asyncio.Future[V]] = {}

    async def get(self, key: K, ask: Callable[[], Awaitable[V]]) -> V:
        """`ask` runs in the task of whoever comes first; if that one is cut off, the next one asks."""
        while True:
            if known := self._find_fresh(key):
                return known[1]
            asked = self._asked.get(key)
            if asked is None:
                return await self._ask(key, ask)
            await asyncio.wait([asked])
            if not asked.cancelled():
                return asked.result()

    async def get_many(
        self, keys: Iterable[K], ask: Callable[[list[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """Asks once for all that nobody has asked for. What is unknown there is left out, and not kept."""
        wanted = set(keys)
        known = {key: found[1] for key in wanted if (found := self._find_fresh(key))}
        if len(known) == len(wanted):
            return known
        on_their_way = {key: self._asked[key] for key in wanted - known.keys() if key in self._asked}
        if missing := [*(wanted - known.keys() - on_their_way.keys())]:
            known |= await self._ask_many(missing, ask)
        for key, asked in on_their_way.items():
            await asyncio.wait([asked])
            if not asked.cancelled():
                known[key] = asked.result()
        return known

    def last_known(self, keys: Iterable[K]) -> dict[K, V]:
        """However old, for when nobody can be asked."""
        return {key: self._known[key][1] for key in keys if key in self._known}

    def forget(self, key: K) -> None:
        """An answer that is on its way is not kept either."""
        self._known.pop(key, None)
        self._asked.pop(key, None)

    def _find_fresh(self, key: K) -> tuple[float, V] | None:
        try:
            known = self._known[key]  # its `get` looks twice
        except KeyError:
            return None
        return known if known[0] > monotonic() else None

    async def _ask(self, key: K, ask: Callable[[], Awaitable[V]]) -> V:
        async def ask_for_one(_: list[K]) -> dict[K, V]:
            return {key: await ask()}

        return (await self._ask_many([key], ask_for_one))[key]

    async def _ask_many(
        self, keys: list[K], ask: Callable[[list[K]], Awaitable[Mapping[K, V]]]
    ) -> Mapping[K, V]:
        loop = asyncio.get_running_loop()
        asked = {key: loop.create_future() for key in keys}
        self._asked |= asked
        # Counted from the question: what was true when it was asked may change before it is answered.
        until = monotonic() + self._seconds
        try:
            answers = await ask(keys)
        except Exception as error:
            for each in asked.values():
                each.set_exception(error)
                each.exception()  # nobody else may have waited: that is not worth a line in the log
            raise
        else:
            for key in asked.keys() & answers.keys():
                asked[key].set_result(answers[key])
                if self._asked.get(key) is asked[key] and self._weight(answers[key]) <= self._most:
                    self._known[key] = (until, answers[key])
            return answers
        finally:
            for key, each in asked.items():
                each.cancel()  # where nothing came: who waits asks by himself, or goes without
                if self._asked.get(key) is each:
                    del self._asked[key]


def _one(_: object) -> float:
    return 1
