"""What a route function says of itself."""

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, TypeVar

from fastapi import Request

F = TypeVar("F", bound=Callable[..., Any])


class Mark(StrEnum):
    ASKS_AGAIN = "__asks_again_after_collision__"
    COMMITS_BY_ITSELF = "__commits_by_itself__"
    IN_TURN = "__in_turn__"
    OPEN_WITHOUT_SUBSCRIPTION = "__open_without_subscription__"
    READS = "__reads__"
    TOLD_AGAIN = "__told_again__"


def is_marked(endpoint: Callable[..., Any], mark: Mark) -> bool:
    return hasattr(endpoint, mark)


def asked_again_after_collision(endpoint: F) -> F:
    """Mark a route function (below its `@router.post`) whose caller names what is made: of two at once that
    both saw nothing there, the later one is asked again and then sees the other's. Or one that does not hold
    what it changes, and breaks a constraint where somebody was faster: `IsAskedAgainDep` tells it to hold."""
    setattr(endpoint, Mark.ASKS_AGAIN, True)
    return endpoint


def commits_by_itself(endpoint: F) -> F:
    """Mark a route function that opens units of work of its own: what they have done can't be undone with the
    request, so a key that was used before is looked for before anything is done."""
    setattr(endpoint, Mark.COMMITS_BY_ITSELF, True)
    return endpoint


def open_without_subscription(endpoint: F) -> F:
    """Mark a route function (below its `@router.post`) that a company may call when its subscription is over:
    what ends something, or renews it."""
    setattr(endpoint, Mark.OPEN_WITHOUT_SUBSCRIPTION, True)
    return endpoint


def reads(endpoint: F) -> F:
    """Mark a route function (below its `@router.post`) that changes nothing, though what it is asked comes in
    a body. It is handled as a GET: its unit of work can't write, it is tried once more where the database was
    away, and no key or answer is kept."""
    setattr(endpoint, Mark.READS, True)
    return endpoint


def in_turn(endpoint: F) -> F:
    """Mark a route function (below its `@router.get`) whose answer may be very large, or takes long to work
    out: few are made at once, and companies take turns. Who waits holds no connection."""
    setattr(endpoint, Mark.IN_TURN, True)
    return endpoint


def told_again(does: Callable[[Request, bytes], Awaitable[None]]) -> Callable[[F], F]:
    """Mark a route function (below its `@router.post`) with what is done once its kept answer was told again
    to who repeats the call: `does` is given the answer, and the function itself is not asked any more."""

    def marked(endpoint: F) -> F:
        setattr(endpoint, Mark.TOLD_AGAIN, does)
        return endpoint

    return marked
