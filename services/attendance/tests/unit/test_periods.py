from datetime import date, timedelta
from itertools import pairwise

import pytest
from attendance.pay_period.periods import PayCalendar, Period, PeriodChoice, PeriodKind
from hypothesis import given
from hypothesis import strategies as st


def chosen(kind: PeriodKind, since: date) -> PayCalendar:
    return PayCalendar([PeriodChoice(since, kind)])


@pytest.mark.parametrize(
    ("kind", "day", "first", "last"),
    [
        (PeriodKind.WEEKLY, "2026-03-04", "2026-03-02", "2026-03-08"),
        (PeriodKind.TWO_WEEKLY, "2026-03-04", "2026-02-23", "2026-03-08"),
        (PeriodKind.HALF_MONTHLY, "2028-02-29", "2028-02-16", "2028-02-29"),
        (PeriodKind.HALF_MONTHLY, "2026-03-15", "2026-03-01", "2026-03-15"),
        (PeriodKind.MONTHLY, "2026-02-28", "2026-02-01", "2026-02-28"),
    ],
)
def test_a_day_is_in_its_period(kind: PeriodKind, day: str, first: str, last: str) -> None:
    calendar = chosen(kind, date(2026, 1, 12))
    assert calendar.of(date.fromisoformat(day)) == Period(date.fromisoformat(first), date.fromisoformat(last))


def test_what_was_before_a_choice_stays_and_ends_where_it_begins() -> None:
    calendar = chosen(PeriodKind.MONTHLY, date(2026, 4, 1))  # a Wednesday
    assert calendar.of(date(2026, 3, 31)) == Period(date(2026, 3, 30), date(2026, 3, 31))
    assert calendar.of(date(2026, 3, 29)) == Period(date(2026, 3, 23), date(2026, 3, 29))
    assert calendar.of(date(2026, 4, 1)) == Period(date(2026, 4, 1), date(2026, 4, 30))
    assert calendar.before(date(2026, 4, 12)) == Period(date(2026, 3, 30), date(2026, 3, 31))


_DAYS = st.dates(date(2025, 12, 1), date(2027, 2, 1))
_CHOICES = st.lists(
    st.builds(PeriodChoice, _DAYS, st.sampled_from(PeriodKind)),
    max_size=4,
    unique_by=lambda each: each.from_on,
)


@given(_CHOICES)
def test_each_day_is_in_one_period_and_none_is_between_two(choices: list[PeriodChoice]) -> None:
    calendar = PayCalendar(choices)
    days = [date(2025, 12, 1) + timedelta(days=each) for each in range(500)]
    periods = [calendar.of(day) for day in days]
    assert all(each.first <= day <= each.last for day, each in zip(days, periods, strict=True))
    assert all(
        one == other or one.last + timedelta(days=1) == other.first for one, other in pairwise(periods)
    )
