"""Many messages published at once, each acknowledged by its stream.

The client's own way has a future, callbacks and random numbers for every message, and reads each answer into
an object: more than half of what a message costs. Here there is one wait and one timer a batch.
"""

import asyncio
from collections.abc import Sequence

import orjson
from nats.aio.msg import Msg
from nats.js.api import Header, StatusCode
from nats.js.errors import APIError, Error, NoStreamResponseError

from chassis.bus.client import BusClient, Message

_NOT_STORED, _NO_ROOM = 10077, 10047


class Publisher:
    def __init__(self, client: BusClient) -> None:
        self._client = client
        self._inbox = client.new_inbox()
        self._is_listening = False
        self._published = 0
        # By the address of its own that each message is answered at: no stream answers for another's.
        self._unanswered: dict[str, _Batch] = {}

    async def publish(self, messages: Sequence[Message], seconds: float) -> None:
        """Done when their streams have every one of them."""
        if not messages:
            return
        await self._listen()
        first, self._published = self._published, self._published + len(messages)
        addresses = [f"{self._inbox}.{number}" for number in range(first, self._published)]
        batch = _Batch(len(messages))
        self._unanswered |= dict.fromkeys(addresses, batch)
        try:
            await self._client.publish_all(messages, addresses)
            async with asyncio.timeout(seconds):
                await batch.is_over.wait()
        finally:
            for address in addresses:
                self._unanswered.pop(address, None)
        if batch.refusal is not None:
            raise batch.refusal

    async def _listen(self) -> None:
        if not self._is_listening:
            await self._client.hear(f"{self._inbox}.*", self._hear)
            self._is_listening = True

    def _hear(self, answer: Msg) -> None:
        batch = self._unanswered.pop(answer.subject, None)
        if batch is not None:
            batch.hear(answer)


class _Batch:
    def __init__(self, count: int) -> None:
        self._missing = count
        self.is_over = asyncio.Event()
        self.refusal: Exception | None = None

    def hear(self, answer: Msg) -> None:
        self._missing -= 1
        try:
            _must_be_stored(answer)
        except (Error, ValueError) as refusal:
            self.refusal = refusal
        if self.refusal is not None or not self._missing:
            self.is_over.set()


def is_full(error: Exception) -> bool:
    """Whether the stream, or the disk it lies on, has no room for more; or none was left to make it on."""
    return isinstance(error, APIError) and error.err_code in (_NOT_STORED, _NO_ROOM)


def _must_be_stored(answer: Msg) -> None:
    if answer.headers and answer.headers.get(Header.STATUS) == StatusCode.SERVICE_UNAVAILABLE:
        raise NoStreamResponseError
    said = orjson.loads(answer.data)
    if "error" in said:
        raise APIError.from_error(said["error"])
    if "seq" not in said:
        raise Error(f"no stream says that it has the message: {answer.data!r}")
