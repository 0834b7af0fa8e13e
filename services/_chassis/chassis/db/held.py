"""Whether this task, or one that waits for it, holds rows or names that others wait for.

Whoever asks another service meanwhile makes all of them wait for that service, too; and while it does not
answer, every connection for transactions is soon taken by those who wait.
"""

from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar


class Hold:
    """Of one unit of work."""

    def __init__(self) -> None:
        self._is_on = False

    def begin(self) -> None:
        if not self._is_on:
            self._is_on = True
            _holds.set((*(each for each in _holds.get() if each._is_on), self))

    def end(self) -> None:
        self._is_on = False

    def __bool__(self) -> bool:
        return self._is_on


_holds: ContextVar[tuple[Hold, ...]] = ContextVar("holds", default=())


def is_holding() -> bool:
    return any(_holds.get())


@contextmanager
def asked_once_more() -> Generator[None]:
    """For what was asked before rows were held, is remembered since, and must not be missed where it was
    announced to have changed in between: then alone is it asked for again, once."""
    held = _holds.set(())
    try:
        yield
    finally:
        _holds.reset(held)
