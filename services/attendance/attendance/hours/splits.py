"""A day's hours by budget code, as somebody said. What is on none is on the one that the project names."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from uuid import UUID


@dataclass(frozen=True, slots=True)
class CodePart:
    code_id: UUID
    number: str
    name: str
    """Both as they were when it was said."""
    seconds: int


@dataclass(frozen=True, slots=True)
class SplitFact:
    """The newest of a day counts; no parts at all: the day is whole again."""

    id: UUID
    project_id: UUID
    day: date
    parts: tuple[CodePart, ...]
    known_at: datetime


def parts_within(seconds: int, parts: Sequence[CodePart]) -> tuple[CodePart, ...]:
    """Of a day that has so many by now: never more than they are. A day that became shorter loses what was
    named last."""
    return tuple(_within(seconds, parts))


def _within(left: int, parts: Sequence[CodePart]) -> Iterator[CodePart]:
    for part in parts:
        if left <= 0:
            return
        yield replace(part, seconds=min(part.seconds, left))
        left -= part.seconds
