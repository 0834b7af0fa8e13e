"""When a time ends that only working hours count for. The editor plays by the same rule (`working-time.ts`),
held together by `proto/vectors/working-time/ends.json`.

Decision: docs/decisions/0226-time-that-counts-working-hours.md"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta, tzinfo

MOST_DAYS = 3_660
"""So far ahead an end is looked for: a week of an hour a day comes to ten years of them."""
_NOON = 12 * 60


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
        first = start.astimezone(self.zone).date()
        for days in range(MOST_DAYS):
            for begins, ends in self._spans_on(first + timedelta(days=days)):
                counted = max(ends - max(begins, at), timedelta())
                if counted >= left:
                    return max(begins, at) + left
                left -= counted
        return None

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
