"""Pay periods: weeks from Monday to Sunday until a company chooses others, from a day on. Pure."""

from calendar import monthrange
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

_DAY = timedelta(days=1)
_HALF = 15
"""The first half of a month ends with this day."""


class PeriodKind(StrEnum):
    """Kept: never rename one."""

    WEEKLY = "weekly"
    TWO_WEEKLY = "twoWeekly"
    """Counted from the day on which it was chosen."""
    HALF_MONTHLY = "halfMonthly"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class PeriodChoice:
    from_on: date
    kind: PeriodKind


@dataclass(frozen=True, slots=True)
class Period:
    first: date
    last: date


_EVER = PeriodChoice(date.min, PeriodKind.WEEKLY)


class PayCalendar:
    """What a company has chosen. Where a choice begins within a period, that one ends the day before."""

    def __init__(self, choices: Iterable[PeriodChoice] = ()) -> None:
        self.choices: Sequence[PeriodChoice] = [_EVER, *sorted(choices, key=lambda each: each.from_on)]

    def of(self, day: date) -> Period:
        at = max(place for place, each in enumerate(self.choices) if each.from_on <= day)
        choice = self.choices[at]
        period = _natural(choice, day)
        following = self.choices[at + 1].from_on - _DAY if at + 1 < len(self.choices) else date.max
        return Period(max(period.first, choice.from_on), min(period.last, following))

    def before(self, day: date) -> Period:
        """The last one that was over when that of this day began."""
        return self.of(self.of(day).first - _DAY)


def _natural(choice: PeriodChoice, day: date) -> Period:
    match choice.kind:
        case PeriodKind.WEEKLY:
            monday = day - timedelta(days=day.weekday())
            return Period(monday, monday + timedelta(days=6))
        case PeriodKind.TWO_WEEKLY:
            first = day - timedelta(days=(day - choice.from_on).days % 14)
            return Period(first, first + timedelta(days=13))
        case PeriodKind.HALF_MONTHLY if day.day <= _HALF:
            return Period(day.replace(day=1), day.replace(day=_HALF))
        case PeriodKind.HALF_MONTHLY:
            return Period(day.replace(day=_HALF + 1), _end_of_month(day))
        case PeriodKind.MONTHLY:
            return Period(day.replace(day=1), _end_of_month(day))


def _end_of_month(day: date) -> date:
    return day.replace(day=monthrange(day.year, day.month)[1])
