"""Who may go next when there is room for few. A caller is several at once, a person and a company: neither
many companies of one person nor many people of one company get more turns, or places to wait in, than one."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Hashable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from cachetools import LRUCache

from chassis.processes.shares import standing

# Who had the last turn is known of so many: whoever comes again and again waits behind who did not.
_REMEMBERED = 10_000


class TooManyWait(Exception):
    """There is no place to wait, or waiting took too long."""


@dataclass(eq=False)
class _Waiting:
    sharers: tuple[Hashable, ...]
    called: "asyncio.Future[None]"


class FairQueue:
    """When every place to wait is taken, the newest of whoever holds the most of them gives way. None holds
    more than `most_waiting_each`, where waiting costs more than a place."""

    def __init__(
        self,
        at_once: int,
        *,
        most_waiting: int,
        most_waiting_each: int | None = None,
        most_seconds: float | None,
    ) -> None:
        self._free = at_once
        self._most_waiting = most_waiting
        self._most_waiting_each = most_waiting_each
        self._most_seconds = most_seconds
        self._waiting: list[_Waiting] = []
        self._places = Counter[Hashable]()
        self._turns = 0
        self._last_turn = LRUCache[Hashable, int](_REMEMBERED)

    @asynccontextmanager
    async def turn(self, *sharers: Hashable) -> AsyncGenerator[None]:
        await self.begin_turn(*sharers)
        try:
            yield
        finally:
            self.end_turn()

    async def begin_turn(self, *sharers: Hashable) -> None:
        """For a turn that ends elsewhere: whoever got it calls `end_turn`, once."""
        if self._free:
            self._free -= 1
            self._note_turn(sharers)
        else:
            await self._wait(sharers)

    def end_turn(self) -> None:
        self._pass_on()

    async def _wait(self, sharers: tuple[Hashable, ...]) -> None:
        waiting = _Waiting(sharers, asyncio.get_running_loop().create_future())
        self._enter(waiting)
        try:
            self._keep_within_bounds(waiting)
            if self._most_seconds is None:
                await waiting.called
            else:
                async with asyncio.timeout(self._most_seconds):
                    await waiting.called
        except BaseException as error:
            called = waiting.called
            if waiting in self._waiting:
                self._leave(waiting)
            elif not called.cancelled() and called.exception() is None:
                # It was called and did not hear it.
                self._pass_on()
            if isinstance(error, TimeoutError):
                raise TooManyWait from None
            raise

    def _keep_within_bounds(self, newest: _Waiting) -> None:
        each = self._most_waiting_each
        if each is not None and any(self._places[sharer] > each for sharer in newest.sharers):
            raise TooManyWait
        if len(self._waiting) > self._most_waiting:
            # The last of equals is the newest.
            most = max(reversed(self._waiting), key=lambda each: standing(self._places, each.sharers))
            self._leave(most)
            if not most.called.done():
                most.called.set_exception(TooManyWait())

    def _pass_on(self) -> None:
        while self._waiting:
            # Whose last turn, and that of their company, is longest ago; the first of equals has come first.
            next_one = self._waiting[0]
            # Who waits is mostly one company's: where all share what the first does, none comes before it.
            if any(self._places[each] < len(self._waiting) for each in next_one.sharers):
                next_one = min(self._firsts(), key=lambda each: standing(self._last_turn, each.sharers))
            self._leave(next_one)
            # Whoever was cancelled and has not heard of it yet is passed over.
            if not next_one.called.done():
                self._note_turn(next_one.sharers)
                next_one.called.set_result(None)
                return
        self._free += 1

    def _firsts(self) -> Iterable[_Waiting]:
        """Of all who wait for the same, whoever came first: a crowd is long, and mostly one company's."""
        firsts: dict[tuple[Hashable, ...], _Waiting] = {}
        for each in self._waiting:
            firsts.setdefault(each.sharers, each)
        return firsts.values()

    def _note_turn(self, sharers: tuple[Hashable, ...]) -> None:
        self._turns += 1
        for sharer in sharers:
            self._last_turn[sharer] = self._turns

    def _enter(self, waiting: _Waiting) -> None:
        self._waiting.append(waiting)
        self._places.update(waiting.sharers)

    def _leave(self, waiting: _Waiting) -> None:
        self._waiting.remove(waiting)
        self._places.subtract(waiting.sharers)
        for sharer in waiting.sharers:
            if not self._places[sharer]:
                del self._places[sharer]
