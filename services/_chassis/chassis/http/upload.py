"""How much a request may send, counted as it comes in: neither memory nor disk fills before we refuse."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from traceback import clear_frames
from typing import Any, TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope

from chassis.errors import Invalid, ServiceError
from chassis.http.room import Place
from chassis.texts import Text

F = TypeVar("F", bound=Callable[..., Any])

MOST_BYTES = 1024 * 1024
# What a form adds around its one file.
_FORM_BYTES = 16 * 1024
# Objects and lists in one body of JSON; what is drawn has at most so many parts altogether (`formwork`).
_MOST_CONTAINERS = 200_000
# A name and its value take more than this of any body that somebody's page sends.
_LEAST_BYTES_A_NAME = 20
# Of what is not taken: a picture as a camera makes it, sent to a call for smaller ones, is told so.
_MOST_DROPPED_BYTES = 64 * 1024 * 1024
# As long as the gateway waits for whoever sends slowly.
_DROPPING_SECONDS = 300.0
_SILENT_SECONDS = 5.0
_ATTRIBUTE = "__most_upload_bytes__"


class PayloadTooLarge(Invalid):
    http_status = 413

    def __init__(self) -> None:
        super().__init__(Text("This is larger than allowed. Send less at once."))


def takes_upload(most_bytes: int) -> Callable[[F], F]:
    """Mark a route function (below its `@router.post`) as taking a file of at most so many bytes."""

    def mark(endpoint: F) -> F:
        setattr(endpoint, _ATTRIBUTE, most_bytes + _FORM_BYTES)
        return endpoint

    return mark


def most_bytes_of(endpoint: Callable[..., Any]) -> int:
    return getattr(endpoint, _ATTRIBUTE, MOST_BYTES)


class IncomingBody:
    """A request's body, counted as it comes in; what nobody will read is let in and dropped."""

    def __init__(self, request: Request, most_bytes: int) -> None:
        self._request = request
        self._most_bytes = most_bytes
        self._received = 0
        self._is_whole = False
        self._place: Place | None = None

    @property
    def refusal(self) -> ServiceError | None:
        """Why the rest of it is not taken, where its place says so."""
        return self._place.refusal if self._place else None

    def bounded(self, place: Place) -> Request:
        """The same request, whose body ends in a refusal where it grows too large. `place`: what it takes
        meanwhile."""
        self._place = place
        declared = _declared(self._request)
        if declared is not None and declared > self._most_bytes:
            raise PayloadTooLarge
        return _BoundedRequest(self._request.scope, self._receive_bounded, self._most_bytes)

    async def discard(self) -> None:
        """Let what is left of a refused body come in, keeping nothing. Proxies and clients cut the connection
        when the answer is there and the body is not, and the answer (a session to be renewed, a size that is
        not taken) is lost with it. Who sends far too much, or stops sending, is not waited for."""
        if (_declared(self._request) or 0) > _MOST_DROPPED_BYTES or (self._place and self._place.is_too_slow):
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(_DROPPING_SECONDS):
                while not self._is_whole and self._received <= _MOST_DROPPED_BYTES:
                    async with asyncio.timeout(_SILENT_SECONDS):
                        await self._receive()

    async def _receive_bounded(self) -> Message:
        message = await (self._place.receive(self._receive) if self._place else self._receive())
        if self._received > self._most_bytes:
            # FastAPI hides any other exception raised while a body is read behind a 400.
            raise HTTPException(413)
        return message

    async def _receive(self) -> Message:
        message = await self._request.receive()
        self._received += len(message.get("body", b""))
        self._is_whole = not message.get("more_body", False)
        return message


def forget_what_came_in(error: BaseException | None) -> None:
    """Of a body that is refused before it is whole: where its reading broke off, what was read still stands,
    and the rest may take its time."""
    seen = set[int]()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        clear_frames(error.__traceback__)
        error = error.__cause__ or error.__context__


def _declared(request: Request) -> int | None:
    length = request.headers.get("content-length", "")
    return int(length) if length.isdigit() else None


class _BoundedRequest(Request):
    def __init__(self, scope: Scope, receive: Receive, most_bytes: int) -> None:
        super().__init__(scope, receive)
        self._most_names = most_bytes // _LEAST_BYTES_A_NAME

    async def json(self) -> Any:
        content = await self.body()
        # Four megabytes of `{}` are a million objects, made and thrown away while everybody waits; and of a
        # hundred thousand names that nobody asked for each has an error of its own.
        containers, names = content.count(b"{") + content.count(b"["), content.count(b":")
        if containers > _MOST_CONTAINERS or names > self._most_names:
            raise HTTPException(413)
        return await super().json()
