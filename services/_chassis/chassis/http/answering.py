"""A large answer goes out in parts, as fast as its caller reads, and counts until then for what all large
ones may hold: whoever asks and does not read fills nobody's memory."""

from contextlib import ExitStack

from starlette.datastructures import Headers
from starlette.types import Message, Scope, Send

from chassis.errors import ServiceError
from chassis.http.room import AnswerRoom, Place
from chassis.runtime import Runtime
from chassis.turns import served

# What is smaller lies on its way, in the buffers of sockets and of the gateway.
_LARGE_BYTES = 256 * 1024
_PART_BYTES = 64 * 1024


class Answering:
    """Of one request."""

    def __init__(self, scope: Scope, send: Send, held: ExitStack) -> None:
        self._scope = scope
        self._send = send
        self._held = held
        self._place: Place | None = None

    @property
    def refusal(self) -> ServiceError | None:
        """Why there is no room for it, or no more: its caller reads too slowly."""
        return self._place.refusal if self._place else None

    async def send(self, message: Message) -> None:
        is_start = message["type"] == "http.response.start"
        if is_start:
            self._take_place(message)
        if is_start or self._place is None:
            await self._send(message)
            return
        content = message.get("body", b"")
        for start in range(0, max(len(content), 1), _PART_BYTES):
            end = start + _PART_BYTES
            is_last = end >= len(content) and not message.get("more_body", False)
            part = {**message, "body": content[start:end], "more_body": not is_last}
            await self._place.send(self._send, part)

    def _take_place(self, message: Message) -> None:
        length = Headers(raw=message["headers"]).get("content-length", "0")
        size = int(length) if length.isdigit() else 0
        runtime: Runtime | None = self._scope["app"].state.runtime if "app" in self._scope else None
        if size <= _LARGE_BYTES or runtime is None:
            return
        # Also of those that nobody known asked for, whose address is then whom it is for.
        self._place = self._held.enter_context(runtime.of(AnswerRoom).place(served()))
        self._place.take(size)
