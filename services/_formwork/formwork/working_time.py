"""When a time ends that only working hours count for. The editor plays by the same rule (`working-time.ts`),
held together by `proto/vectors/working-time/ends.json`.

Decision: docs/decisions/0226-time-that-counts-working-hours.md"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, tzinfo

MOST_DAYS = 3_660
"""So far ahead an end is looked for: a week of an hour a day comes to ten years of them."""
_NOON = 12 * 60
_DAY, _WEEK = timedelta(days=1), timedelta(days=7)


@dataclass(frozen=True, slots=True)
class WorkingSpan:
    """Part of a weekday, in minutes since its midnight as the clock there says."""

    weekday: int
    """1 is Monday."""
    from_minute: int
    until_minute: int


USUAL_WEEK = tuple(WorkingSpan(weekday, 8 * 60, 17 * 60) for weekday in range(1, 6))
"""Where nobody has said otherwise."""


@dataclass(frozen=True, slots=True)
class WorkingHours:
    """Of one place: its week, its holidays and its clock."""

    zone: tzinfo
    week: Sequence[WorkingSpan] = USUAL_WEEK
    holidays: Mapping[date, bool] = field(default_factory=dict[date, bool])
    """By day, whether only its afternoon is free."""

    def end_of(self, start: datetime, duration: timedelta) -> datetime | None:
        """The first instant by which so much working time has passed. None: not within ten years."""
        left, at = duration, start.astimezone(UTC)
        first = day = start.astimezone(self.zone).date()
        last, usual = first + timedelta(days=MOST_DAYS), _Usual(self)
        while day < last:
            passed = None if day == first else usual.time_passed(day, last, left)
            if passed is not None:
                left -= passed.counted
                day += passed.time
                continue
            for begins, ends in self._spans_on(day):
                counted = max(ends - max(begins, at), timedelta())
                if counted >= left:
                    return max(begins, at) + left
                left -= counted
            day += _DAY
        return None

    def offset_at(self, day: date) -> timedelta | None:
        """Of its midnight."""
        return datetime.combine(day, time(), self.zone).utcoffset()

    def _spans_on(self, day: date) -> Iterator[tuple[datetime, datetime]]:
        is_half = self.holidays.get(day)
        if is_half is False:
            return
        last = _NOON if is_half else 24 * 60
        for span in sorted(self.week, key=lambda each: each.from_minute):
            if span.weekday == day.isoweekday() and span.from_minute < last:
                yield self._instant(day, span.from_minute), self._instant(day, min(span.until_minute, last))

    def _instant(self, day: date, minute: int) -> datetime:
        """What a change of the clocks leaves out is read as before it; of what it repeats, the first."""
        wall = datetime.combine(day, time()) + timedelta(minutes=minute)
        return wall.replace(tzinfo=self.zone).astimezone(UTC)


@dataclass(frozen=True, slots=True)
class _Passed:
    time: timedelta
    counted: timedelta


class _Usual:
    """Weeks and days without a holiday and a change of the clocks are all alike: of ten years hardly a day is
    looked at hour by hour."""

    def __init__(self, hours: WorkingHours) -> None:
        self._hours = hours
        self._holidays = sorted(hours.holidays)
        self._days = [_Passed(_DAY, _worked_on(hours.week, weekday)) for weekday in range(1, 8)]
        self._week = _Passed(_WEEK, sum((each.counted for each in self._days), timedelta()))

    def time_passed(self, day: date, last: date, left: timedelta) -> _Passed | None:
        """From that day on, before the end. None: it has to be looked at."""
        stretches = (self._week, self._days[day.weekday()])
        return next((each for each in stretches if self._passes(each, day, last, left)), None)

    def _passes(self, stretch: _Passed, day: date, last: date, left: timedelta) -> bool:
        end = day + stretch.time
        return stretch.counted < left and end <= last and self._is_usual(day, end)

    def _is_usual(self, day: date, end: date) -> bool:
        at = bisect_left(self._holidays, day)
        is_free = at < len(self._holidays) and self._holidays[at] < end
        # Nowhere are the clocks changed twice within a week.
        return not is_free and self._hours.offset_at(day) == self._hours.offset_at(end)


def _worked_on(week: Sequence[WorkingSpan], weekday: int) -> timedelta:
    minutes = (max(each.until_minute - each.from_minute, 0) for each in week if each.weekday == weekday)
    return timedelta(minutes=sum(minutes))
