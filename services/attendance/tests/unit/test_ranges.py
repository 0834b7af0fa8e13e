from datetime import date

import pytest
from attendance.record.ranges import DayRange, range_of

TODAY = date(2026, 11, 23)
USUAL = DayRange(date(2026, 9, 25), date(2026, 11, 23))


def test_is_the_last_sixty_days_where_nothing_is_said() -> None:
    assert range_of(None, None, TODAY) == range_of("", "", TODAY) == USUAL


def test_ends_tomorrow_where_that_is_today_already_and_is_sixty_days_all_the_same() -> None:
    until = date(2026, 11, 24)
    assert range_of(None, None, TODAY, until) == DayRange(date(2026, 9, 26), until)
    for days in (USUAL, range_of(None, None, TODAY, until)):
        assert (days.last - days.first).days + 1 == 60


def test_is_what_is_said() -> None:
    wanted = range_of("2026-11-01", "2026-11-30", TODAY)
    assert wanted == DayRange(date(2026, 11, 1), date(2026, 11, 30))


@pytest.mark.parametrize("text", ["soon", "2026-02-30", "20261101", "2026-W10-1", "01.11.2026", "2026-11-1"])
def test_what_is_no_date_is_today_and_that_is_said(text: str) -> None:
    assert range_of(text, None, TODAY) == DayRange(TODAY, USUAL.last, ("startDate",))
    assert range_of("2026-11-01", text, TODAY) == DayRange(date(2026, 11, 1), TODAY, ("endDate",))


def test_an_end_before_its_beginning_is_no_range() -> None:
    assert range_of("2026-11-20", "2026-11-01", TODAY) == DayRange(
        USUAL.first, USUAL.last, ("startDate", "endDate")
    )
