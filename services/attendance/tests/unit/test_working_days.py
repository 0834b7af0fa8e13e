"""How long a request waits: by the days on which somebody could answer."""

from datetime import date

import pytest
from attendance.reminding.calls import StepKind
from attendance.reminding.plan import plan_of, step_at
from attendance.reminding.working_days import after_working_days
from chassis.wall_clock import zone_of

from services.attendance.tests.days import SINGAPORE, at


def is_weekend(day: date) -> bool:
    return day.isoweekday() > 5


@pytest.mark.parametrize(
    ("asked", "days", "due"),
    [
        ("17 10:00", 1, "18 10:00"),  # a Tuesday
        ("20 10:00", 1, "23 10:00"),
        ("21 10:00", 1, "23 10:00"),
        ("20 23:30", 2, "24 23:30"),
        ("17 10:00", 0, "17 10:00"),
    ],
)
def test_days_without_anybody_do_not_count(asked: str, days: int, due: str) -> None:
    found = after_working_days(at(asked), days, is_weekend, zone_of(SINGAPORE))
    assert found == at(due)


def test_the_time_of_day_stays_through_a_change_of_the_clocks() -> None:
    zone = "Europe/Berlin"
    found = after_working_days(at("2026-10-23 10:00", zone), 1, is_weekend, zone_of(zone))
    assert found == at("2026-10-26 10:00", zone)


def test_a_calendar_without_a_working_day_comes_to_an_end() -> None:
    found = after_working_days(at("17 10:00"), 1, lambda _: True, zone_of(SINGAPORE))
    assert (found - at("17 10:00")).days == 366


class TestAStep:
    """Of a plan of two days: a reminder, passed on, to admins, and two reminders more."""

    PLAN = plan_of(2)
    DATES = tuple(at(f"{day} 10:00") for day in (17, 18, 20, 24, 26))

    @pytest.mark.parametrize(
        ("done", "now", "is_passed_on", "number", "then_done"),
        [
            (0, "16 12:00", False, 0, 1),
            (0, "17 10:00", False, 0, 1),
            (1, "18 10:00", False, 1, 2),
            (0, "19 10:00", False, 1, 2),
            (0, "22 10:00", False, 2, 3),
            (0, "27 10:00", False, 2, 5),
            (2, "27 10:00", True, 4, 5),
            (2, "25 10:00", True, 3, 4),
        ],
        ids=[
            *("early", "due", "passed on", "the reminder is too late", "both are due: admins"),
            *("all are: it is passed on once", "the last of what is overdue", "one of them"),
        ],
    )
    def test_is_one_of_those_that_are_due(
        self, done: int, now: str, is_passed_on: bool, number: int, then_done: int
    ) -> None:
        step = step_at(self.PLAN, self.DATES, done, at(now), is_passed_on=is_passed_on)
        assert (step.number, step.then_done) == (number, then_done)


@pytest.mark.parametrize("days", [1, 2, 30])
def test_managers_are_reminded_before_anybody_else_hears_of_it(days: int) -> None:
    plan = plan_of(days)
    kinds = [kind for kind, _ in plan]
    assert kinds.index(StepKind.ESCALATE) == (0 if days == 1 else 1)
    assert [after for _, after in plan] == sorted(after for _, after in plan)
