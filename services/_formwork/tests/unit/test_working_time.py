from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from formwork.testing import vectors
from formwork.working_time import MOST_DAYS, WorkingHours, WorkingSpan
from hypothesis import given
from hypothesis import strategies as st

HOUR = timedelta(hours=1)
MARCH = datetime(2026, 3, 1, tzinfo=UTC)
ZONES = ("Asia/Singapore", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "UTC")


@vectors("working-time/ends.json")
def test_ends(case: dict[str, Any]) -> None:
    assert (end := hours_in(case).end_of(instant(case["start"]), case["hours"] * HOUR)) == (
        case["expected"] and instant(case["expected"])
    ), end


def hours_in(case: dict[str, Any]) -> WorkingHours:
    return WorkingHours(
        ZoneInfo(case["zone"]),
        [WorkingSpan(each["weekday"], each["from"], each["until"]) for each in case["week"]],
        {date.fromisoformat(each["day"]): each["isHalf"] for each in case["holidays"]},
    )


def instant(written: str) -> datetime:
    return datetime.fromisoformat(written)


@st.composite
def weeks(draw: st.DrawFn) -> list[WorkingSpan]:
    """Of quarters of an hour, none over another."""
    spans: list[WorkingSpan] = []
    for weekday in range(1, 8):
        marks = sorted(draw(st.sets(st.integers(0, 96), max_size=6)))
        spans += [
            WorkingSpan(weekday, begins * 15, ends * 15)
            for begins, ends in zip(marks[::2], marks[1::2], strict=False)
        ]
    return spans


@given(
    zone=st.sampled_from(ZONES),
    week=weeks(),
    holidays=st.dictionaries(st.dates(date(2026, 3, 1), date(2026, 4, 30)), st.booleans(), max_size=8),
    begun=st.integers(0, 40 * 96).map(lambda quarters: MARCH + quarters * HOUR / 4),
    quarters=st.integers(1, 60),
)
def test_it_is_what_counting_quarters_of_an_hour_comes_to(
    zone: str, week: list[WorkingSpan], holidays: dict[date, bool], begun: datetime, quarters: int
) -> None:
    hours = WorkingHours(ZoneInfo(zone), week, holidays)
    end = hours.end_of(begun, quarters * HOUR / 4)
    counted = _count(hours, begun, quarters)
    if counted is None:
        assert end is None or end > begun + timedelta(days=100)
    else:
        assert end == counted


def _count(hours: WorkingHours, begun: datetime, quarters: int) -> datetime | None:
    """Each quarter is asked what the clock on the wall says."""
    at = begun
    for _ in range(100 * 24 * 4):
        quarters -= _is_worked(hours, at)
        at += HOUR / 4
        if quarters == 0:
            return at
    return None


def _is_worked(hours: WorkingHours, at: datetime) -> bool:
    wall = at.astimezone(hours.zone)
    minute, is_half = wall.hour * 60 + wall.minute, hours.holidays.get(wall.date())
    if is_half is False or (is_half and minute >= 12 * 60):
        return False
    return any(
        each.weekday == wall.isoweekday() and each.from_minute <= minute < each.until_minute
        for each in hours.week
    )


@pytest.mark.parametrize("zone", ZONES)
def test_two_times_one_after_the_other_are_one(zone: str) -> None:
    hours, start = WorkingHours(ZoneInfo(zone)), datetime(2026, 3, 27, 11, 20, tzinfo=UTC)
    halfway = hours.end_of(start, 7 * HOUR)
    assert halfway is not None
    assert hours.end_of(halfway, 20 * HOUR) == hours.end_of(start, 27 * HOUR)


@given(
    zone=st.sampled_from([*ZONES, "Africa/Casablanca", "Africa/Cairo", "America/Santiago", "Asia/Beirut"]),
    week=weeks(),
    holidays=st.dictionaries(st.dates(date(2026, 3, 1), date(2031, 3, 1)), st.booleans(), max_size=40),
    begun=st.integers(0, 4 * 365 * 96).map(lambda quarters: MARCH + quarters * HOUR / 4),
    minutes=st.integers(1, 40_000),
)
def test_it_is_what_looking_at_each_day_comes_to(
    zone: str, week: list[WorkingSpan], holidays: dict[date, bool], begun: datetime, minutes: int
) -> None:
    hours = WorkingHours(ZoneInfo(zone), week, holidays)
    assert hours.end_of(begun, minutes * HOUR / 60) == _day_by_day(hours, begun, minutes * HOUR / 60)


def _day_by_day(hours: WorkingHours, start: datetime, left: timedelta) -> datetime | None:
    day = start.astimezone(hours.zone).date()
    for _ in range(MOST_DAYS):
        for begins, ends in _worked_on(hours, day):
            counted = max(ends - max(begins, start), timedelta())
            if counted >= left:
                return max(begins, start) + left
            left -= counted
        day += timedelta(days=1)
    return None


def _worked_on(hours: WorkingHours, day: date) -> list[tuple[datetime, datetime]]:
    is_half = hours.holidays.get(day)
    last = 0 if is_half is False else 12 * 60 if is_half else 24 * 60
    spans = [
        (each.from_minute, min(each.until_minute, last))
        for each in hours.week
        if each.weekday == day.isoweekday()
    ]
    midnight = datetime.combine(day, time())

    def instant_of(minute: int) -> datetime:
        return (midnight + timedelta(minutes=minute)).replace(tzinfo=hours.zone).astimezone(UTC)

    return [(instant_of(begins), instant_of(ends)) for begins, ends in sorted(spans) if begins < ends]


class _CountingZone(tzinfo):
    """Counts how often the clock is asked."""

    def __init__(self, zone: ZoneInfo) -> None:
        self.zone, self.asked = zone, 0

    def utcoffset(self, dt: datetime | None, /) -> timedelta | None:
        self.asked += 1
        return self.zone.utcoffset(dt)

    def dst(self, dt: datetime | None, /) -> timedelta | None:
        return self.zone.dst(dt)

    def tzname(self, dt: datetime | None, /) -> str | None:
        return self.zone.tzname(dt)


def test_ten_years_of_a_few_minutes_a_week_are_not_looked_at_day_by_day() -> None:
    """A form may open twenty steps at once, each with two such times, while others wait for the loop."""
    week = [WorkingSpan(day, hour * 60, hour * 60 + 1) for day in range(1, 8) for hour in range(4)]
    holidays = {date(year, month, 1): False for year in range(2026, 2036) for month in (1, 5, 10, 12)}
    zone = _CountingZone(ZoneInfo("Europe/Berlin"))
    assert WorkingHours(zone, week, holidays).end_of(MARCH, 8_760 * HOUR) is None
    assert zone.asked < MOST_DAYS
