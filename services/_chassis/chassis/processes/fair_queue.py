"""Who may go next when there is room for few: each caller in turn, however many each has sent."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Hashable
from contextlib import asynccontextmanager


class TooManyWait(Exception):
    """There is no place to wait, or waiting took too long."""


class FairQueue:
    def __init__(
        self, at_once: int, *, most_waiting: int, most_waiting_each: int, most_seconds: float | None
    ) -> None:
        self._free = at_once
        self._most_waiting = most_waiting
        self._most_waiting_each = most_waiting_each
        self._most_seconds = most_seconds
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()
        self._waiting_count = 0

    @asynccontextmanager
    async def turn(self, caller: Hashable) -> AsyncGenerator[None]:
        if self._free:
            self._free -= 1
        else:
            await self._wait(caller)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, caller: Hashable) -> None:
        own = self._waiting.get(caller, ())
        if self._waiting_count >= self._most_waiting or len(own) >= self._most_waiting_each:
            raise TooManyWait
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(caller, deque()).append(called)
        self._waiting_count += 1
        try:
            async with asyncio.timeout(self._most_seconds):
                await called
        except BaseException as error:
            if called.done() and not called.cancelled():
                # It was called and did not hear it.
                self._pass_on()
            else:
                # Cancelled already, also where it was not told of it yet: whoever passes on skips it.
                called.cancel()
                self._leave(caller, called)
            if isinstance(error, TimeoutError):
                raise TooManyWait from None
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            caller, own = self._waiting.popitem(last=False)
            called = own.popleft()
            self._waiting_count -= 1
            if own:
                # Behind everybody else.
                self._waiting[caller] = own
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _leave(self, caller: Hashable, called: "asyncio.Future[None]") -> None:
        own = self._waiting.get(caller)
        if own is None or called not in own:
            return  # passed over in the moment between
        own.remove(called)
        self._waiting_count -= 1
        if not own:
            del self._waiting[caller]
