"""Hours as a person states them: what is wrong with them, if anything."""

from collections.abc import Sequence
from datetime import date, datetime, tzinfo
from enum import Enum, auto
from itertools import pairwise

from chassis.wall_clock import day_at

from attendance.hours.facts import LONGEST_SHIFT, Span, WorkedSpan


class Fault(Enum):
    BACKWARDS = auto()
    TOO_LONG = auto()
    ANOTHER_DAY = auto()
    AHEAD = auto()
    OVERLAPPING = auto()
    BREAK_OUTSIDE = auto()


def fault_in(work: Sequence[WorkedSpan], day: date, zone: tzinfo, now: datetime) -> Fault | None:
    """Of a day there; the first that is found."""
    spans = [each.span for each in work]
    breaks = [inner for each in work for inner in each.breaks]
    checks = {
        Fault.BACKWARDS: all(each.starts_at < each.ends_at for each in (*spans, *breaks)),
        Fault.TOO_LONG: all(each.ends_at - each.starts_at <= LONGEST_SHIFT for each in spans),
        Fault.ANOTHER_DAY: all(day_at(each.starts_at, zone) == day for each in spans),
        Fault.AHEAD: all(each.ends_at <= now for each in spans),
        Fault.OVERLAPPING: _in_turn(spans) and all(_in_turn(each.breaks) for each in work),
        Fault.BREAK_OUTSIDE: all(_holds(each.span, inner) for each in work for inner in each.breaks),
    }
    return next((fault for fault, is_right in checks.items() if not is_right), None)


def _in_turn(spans: Sequence[Span]) -> bool:
    return all(one.ends_at <= other.starts_at for one, other in pairwise(spans))


def _holds(span: Span, inner: Span) -> bool:
    return span.starts_at <= inner.starts_at and inner.ends_at <= span.ends_at
