"""The client library, with its own ways replaced where they cost more than all else about an event."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import nats.errors
from nats.aio.client import Client, Srv
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

Message = tuple[str, bytes, dict[str, str]]
"""Subject, payload, headers."""
_BLANKS = " \t\n\r\x0b\x0c"


class BusClient(Client):
    def __init__(self) -> None:
        super().__init__()
        # By the number of its subscription: who hears each message as it is read.
        self._hearers: dict[int, Callable[[Msg], None]] = {}

    async def _connect_to_server(self, s: Srv) -> None:
        if self._transport is not None:
            self._transport.close()  # of the try before, which the server turned away
        await super()._connect_to_server(s)

    @staticmethod
    def _parse_header_lines(raw: bytes) -> dict[str, str]:
        """Only names as the server reads them: what it takes for another header must not become one here. The
        client's own way looks at each letter."""
        headers: dict[str, str] = {}
        for line in raw.decode("utf-8", "replace").split("\r\n"):
            name, colon, value = line.partition(":")
            if colon and _is_word(name):
                headers[name] = value.strip(_BLANKS)
        return headers

    async def hear(self, subject: str, hear: Callable[[Msg], None]) -> Subscription:
        """As `subscribe`, whose messages go through a queue and a task of their own: that costs as much as to
        read them. For who only notes what comes, and bounds how much that is by what it asks for."""
        subscription = await self.subscribe(subject)
        self._hearers[_number_of(subscription)] = hear
        return subscription

    async def forget(self, subscription: Subscription) -> None:
        del self._hearers[_number_of(subscription)]
        if self.is_connected:
            await subscription.unsubscribe()

    async def _process_msg(self, sid: int, subject: bytes, reply: bytes, data: bytes, headers: Any) -> None:
        hear = self._hearers.get(sid)
        if hear is None:
            await super()._process_msg(sid, subject, reply, data, headers)
            return
        try:
            hear(self._build_message(sid, subject, reply, data, await self._process_headers(headers)))
        except Exception as error:
            await self._error_cb(error)

    async def acknowledge_all(self, messages: Sequence[Msg]) -> None:
        """As `ack` does each."""
        await self._send_command(b"".join([b"PUB %b 0\r\n\r\n" % each.reply.encode() for each in messages]))
        await self._flush_pending()

    async def publish_all(self, messages: Sequence[Message], answer_at: Sequence[str]) -> None:
        """As `publish` does each, which spends three times as long on its headers; but nothing is kept while
        the server is away: whoever has so much to say says it again."""
        if not self.is_connected:
            raise nats.errors.ConnectionReconnectingError
        frames = [
            _frame(*message, address, self.max_payload)
            for message, address in zip(messages, answer_at, strict=True)
        ]
        await self._send_command(b"".join(frames))
        await self._flush_pending()


def _number_of(subscription: Subscription) -> int:
    return subscription._id  # pyright: ignore[reportPrivateUsage] -- what the server says each message with


def _frame(subject: str, payload: bytes, headers: dict[str, str], answer_at: str, longest: int) -> bytes:
    if not _is_word(subject):
        raise nats.errors.BadSubjectError
    lines = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    head = f"NATS/1.0\r\n{lines}\r\n".encode()
    ends = len(headers) + 2
    if head.count(b"\r") != ends or head.count(b"\n") != ends:
        raise nats.errors.BadHeaderError(lines)  # a line that ends in a value would be a header of its own
    size = len(head) + len(payload)
    if size > longest:
        raise nats.errors.MaxPayloadError  # the server would hang up
    return f"HPUB {subject} {answer_at} {len(head)} {size}\r\n".encode() + head + payload + b"\r\n"


@lru_cache(500)
def _is_word(words: str) -> bool:
    return words.isascii() and words.split() == [words]
