"""The messages of a durable consumer, a batch at a time.

The client's own `fetch` makes a task and a timer for every message, a quarter of all that an event costs its
reader. Here there is one request and one timer a batch.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress

import orjson
from nats.aio.msg import Msg
from nats.js.api import ConsumerInfo, Header, StatusCode
from nats.js.errors import APIError, ServiceUnavailableError

from chassis.bus import Bus

# The server says when a request is over. After this it never heard of it, or went away.
_LOST_SECONDS = 1.0
# It also turns away who asks while another's request is about to get all there is.
_AGAIN_SECONDS = 0.02
_OVER = (StatusCode.NO_MESSAGES, StatusCode.REQUEST_TIMEOUT)


class Pull:
    """One request at a time."""

    def __init__(self, bus: Bus, stream: str, durable: str) -> None:
        self._bus = bus
        self._stream = stream
        self._durable = durable
        self.inbox = bus.client.new_inbox()
        self._reply = ""
        self._requests = 0
        self._most = 0
        self._messages: list[Msg] = []
        self._is_over = asyncio.Event()
        self._refusal: APIError | None = None

    async def info(self) -> ConsumerInfo:
        return await self._bus.jetstream.consumer_info(self._stream, self._durable)

    async def fetch(self, most: int, seconds: float) -> Sequence[Msg]:
        """What there is, up to so many; the first is waited for. None in this time: TimeoutError."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        # What came after its request was given up for lost is there already.
        while not self._messages:
            left = end - loop.time()
            if left <= 0:
                raise TimeoutError
            await self._ask(most, left)
        messages, self._messages = self._messages, []
        return messages

    async def _ask(self, most: int, seconds: float) -> None:
        self._requests += 1
        self._reply = f"{self.inbox}.{self._requests}"
        self._most = most
        self._is_over.clear()
        self._refusal = None
        # Of what waits or comes first it gets as much as there is, and is over.
        request = {"batch": most, "expires": int(seconds * 1_000_000_000), "no_wait": True}
        subject = f"$JS.API.CONSUMER.MSG.NEXT.{self._stream}.{self._durable}"
        await self._bus.client.publish(subject, orjson.dumps(request), self._reply)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds + _LOST_SECONDS):
                await self._is_over.wait()
        if self._messages:
            return
        if self._refusal is not None:
            raise self._refusal
        await asyncio.sleep(_AGAIN_SECONDS)

    def take(self, message: Msg) -> None:
        # Events come under their own subject; under the inbox's the server says how the request went.
        if message.subject.startswith(self.inbox):
            self._hear(message)
            return
        self._messages.append(message)
        if len(self._messages) >= self._most:
            self._is_over.set()

    def _hear(self, message: Msg) -> None:
        status = (message.headers or {}).get(Header.STATUS, "")
        is_of_before = message.subject != self._reply
        if is_of_before or status == StatusCode.CONTROL_MESSAGE:
            return
        if status not in _OVER:
            self._refusal = _refusal_of(status, message)
        self._is_over.set()


def _refusal_of(status: str, message: Msg) -> APIError:
    says = (message.headers or {}).get(Header.DESCRIPTION)
    if status == StatusCode.SERVICE_UNAVAILABLE:
        return ServiceUnavailableError(503, says or "nobody answers for the consumer")
    return APIError(int(status) if status.isdigit() else None, says)


@asynccontextmanager
async def pulling(bus: Bus, stream: str, durable: str) -> AsyncGenerator[Pull]:
    pull = Pull(bus, stream, durable)
    subscription = await bus.client.hear(f"{pull.inbox}.*", pull.take)
    try:
        yield pull
    finally:
        await bus.client.forget(subscription)
