"""How much a request may send, counted as it comes in: neither memory nor disk fills before we refuse."""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.types import Message

from chassis.errors import Invalid
from chassis.texts import Text

F = TypeVar("F", bound=Callable[..., Any])

MOST_BYTES = 1024 * 1024
# What a form adds around its one file.
_FORM_BYTES = 16 * 1024
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
    declared = request.headers.get("content-length", "")
    if declared.isdigit() and int(declared) > most_bytes:
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

    return Request(request.scope, receive)
