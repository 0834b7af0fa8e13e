"""What the demo shows is there on whichever day it is begun."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from attendance.hours.facts import Check, Mark
from attendance.tables.punch import Punch
from attendance_demo.weeks import Site, punches_of

SITE = Site(UUID(int=1), "Asia/Singapore", 1.3, 103.8)
OTHER = Site(UUID(int=4), "Asia/Singapore", 1.4, 103.8)
MONDAY = datetime(2026, 11, 23, 3, tzinfo=UTC)
THREE_WEEKS_AGO = MONDAY - timedelta(days=22)


@pytest.mark.parametrize("days", range(7))
def test_everybody_has_forgotten_to_check_out_on_some_day_before_today(days: int) -> None:
    now = MONDAY + timedelta(days=days)
    for number in range(30):
        punches = punches_of(UUID(int=2), UUID(int=3), [SITE], number, now)
        before = [each for each in punches if each.at < now - timedelta(days=1)]
        pressed = {check: sum(each.check_type == check.value for each in before) for check in Check}
        assert pressed[Check.IN] > pressed[Check.OUT]


def test_they_work_for_sixty_days_and_what_is_older_than_three_weeks_is_in_order_but_for_a_day() -> None:
    for number in range(30):
        punches = _punches(number)
        assert min(each.at for each in punches) < MONDAY - timedelta(days=58)
        older = [each for each in punches if each.at < THREE_WEEKS_AGO]
        assert abs(_count(older, Check.IN) - _count(older, Check.OUT)) <= 1
        assert _count(older, Check.BREAK_START) == _count(older, Check.BREAK_END)
        assert len({each.at.date() for each in older if each.marks}) <= 1


def test_what_happens_twice_a_year_happened_to_somebody() -> None:
    older = [each for number in range(7) for each in _punches(number) if each.at < THREE_WEEKS_AGO]
    marks = {mark for each in older for mark in each.marks}
    assert {Mark.SENT_LATE, Mark.CLOCK_OFF, Mark.MOCK_LOCATION} <= marks


def _punches(number: int) -> list[Punch]:
    return punches_of(UUID(int=2), UUID(int=3), [SITE, OTHER], number, MONDAY)


def _count(punches: list[Punch], check: Check) -> int:
    return sum(each.check_type == check.value for each in punches)
