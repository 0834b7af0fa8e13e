"""Stretches of time, and what of them is not taken yet."""

from bisect import bisect_right, insort
from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from attendance.hours.facts import ApprovedFact, Span


class Taken:
    """Stretches that count already, in order and apart: only those near a span are looked at."""

    def __init__(self) -> None:
        self._spans: list[Span] = []

    def left_of(self, span: Span) -> list[Span]:
        """In order."""
        begins, left = span.starts_at, list[Span]()
        for other in self._over(span):
            if begins < other.starts_at:
                left.append(Span(begins, other.starts_at))
            begins = other.ends_at
        if begins < span.ends_at:
            left.append(Span(begins, span.ends_at))
        return left

    def take(self, span: Span) -> list[Span]:
        """What was left of it, in order; taken from now on."""
        left = self.left_of(span)
        for each in left:
            insort(self._spans, each, key=_begin)
        return left

    def _over(self, span: Span) -> list[Span]:
        first = bisect_right(self._spans, span.starts_at, key=_begin)
        if first > 0 and span.starts_at < self._spans[first - 1].ends_at:
            first -= 1
        last = first
        while last < len(self._spans) and self._spans[last].starts_at < span.ends_at:
            last += 1
        return self._spans[first:last]


class Counted:
    """An hour counts once: what counts here already, or was approved in another project, is not left."""

    def __init__(self, approved: Iterable[ApprovedFact]) -> None:
        self._taken, self._approved = Taken(), dict[UUID, Taken]()
        for each in approved:
            self._approved.setdefault(each.project_id, Taken()).take(each.span)

    def take(self, project_id: UUID, span: Span) -> list[Span]:
        left = [span]
        for approved_in, spans in self._approved.items():
            if approved_in != project_id:
                left = [piece for each in left for piece in spans.left_of(each)]
        return [piece for each in left for piece in self._taken.take(each)]


def within(spans: Iterable[Span], bounds: Span) -> tuple[Span, ...]:
    cut = (Span(max(each.starts_at, bounds.starts_at), min(each.ends_at, bounds.ends_at)) for each in spans)
    return tuple(each for each in cut if each.starts_at < each.ends_at)


def _begin(span: Span) -> datetime:
    return span.starts_at
