"""How much a request may send, counted as it comes in: neither memory nor disk fills before we refuse."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import Message

from chassis.errors import Invalid
from chassis.texts import Text

F = TypeVar("F", bound=Callable[..., Any])

MOST_BYTES = 1024 * 1024
# What a form adds around its one file.
_FORM_BYTES = 16 * 1024
# Objects and lists in one body of JSON; what is drawn has at most so many parts altogether (`formwork`).
_MOST_CONTAINERS = 200_000
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


def bounded(request: Request, most_bytes: int) -> Request:
    """The same request, whose body ends in a refusal where it grows too large."""
    declared = _declared(request)
    if declared is not None and declared > most_bytes:
        raise PayloadTooLarge
    received = 0

    async def receive() -> Message:
        nonlocal received
        message = await request.receive()
        received += len(message.get("body", b""))
        if received > most_bytes:
            # FastAPI hides any other exception raised while a body is read behind a 400.
            raise HTTPException(413)
        return message

    return _BoundedRequest(request.scope, receive)


def announced_bytes(request: Request, most_bytes: int) -> int:
    """What it will take at most; the server reads no more of a body than it declares."""
    declared = _declared(request)
    return most_bytes if declared is None else min(declared, most_bytes)


def _declared(request: Request) -> int | None:
    length = request.headers.get("content-length", "")
    return int(length) if length.isdigit() else None


class _BoundedRequest(Request):
    async def json(self) -> Any:
        content = await self.body()
        # Four megabytes of `{}` are a million objects, made and thrown away while everybody waits.
        if content.count(b"{") + content.count(b"[") > _MOST_CONTAINERS:
            raise HTTPException(413)
        return await super().json()


async def discard_body(request: Request, most_bytes: int) -> None:
    """Let a refused body come in and drop it, keeping nothing. Proxies cut off whoever still sends when the
    answer is there, and the answer (a session to be renewed, say) is lost with the connection. What is too
    large to be taken from anybody is not waited for."""
    with suppress(PayloadTooLarge, HTTPException, ClientDisconnect):
        async for _ in bounded(request, most_bytes).stream():
            pass
