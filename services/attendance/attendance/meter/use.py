"""How much equipment is used: on how many of the days it was somewhere, by its hour meter. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise
from math import ceil


@dataclass(frozen=True, slots=True)
class Reading:
    day: date
    tenths: int


@dataclass(frozen=True, slots=True)
class Use:
    days_there: int
    days_used: int | None
    """Of the days there; None: nobody has read a meter twice."""
    tenths: int | None


def use_of(stays: Iterable[tuple[date, date]], readings: Sequence[Reading], first: date, last: date) -> Use:
    """Readings in turn. Between two of them it ran on as many of the days there as it can have: on no more
    than it has hours for. A meter that did not move, or went back, tells of none."""
    there = {day for begins, ends in stays for day in _days(max(begins, first), min(ends, last))}
    within = [each for each in readings if first <= each.day <= last]
    if len(within) < 2:
        return Use(len(there), None, None)
    used, tenths = 0, 0
    for before, after in pairwise(within):
        ran = max(0, after.tenths - before.tenths)
        tenths += ran
        between = sum(before.day < day <= after.day or day == before.day == after.day for day in there)
        used += min(between, ceil(ran / 10))
    return Use(len(there), min(used, len(there)), tenths)


def _days(first: date, last: date) -> Iterable[date]:
    return (first + timedelta(days=each) for each in range((last - first).days + 1))
