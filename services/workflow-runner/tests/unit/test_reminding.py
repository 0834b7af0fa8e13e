from datetime import UTC, datetime, timedelta

from formwork.workflow import next_reminder

DUE = datetime(2026, 11, 2, 9, tzinfo=UTC)
A_MOMENT = timedelta(seconds=2)


def days_of(*, ends: bool, most: int = 40) -> list[int]:
    """On which days after it was due somebody is reminded; each reminder comes a moment late."""
    days: list[int] = []
    last_at: datetime | None = None
    while len(days) < most:
        at = next_reminder(DUE, last_at, lambda: ends)
        if at is None:
            break
        days.append((at - DUE).days)
        last_at = at + A_MOMENT
    return days


def test_a_reminder_comes_daily_for_a_week_then_weekly_for_twelve_weeks_then_no_more() -> None:
    assert days_of(ends=True) == [*range(8), *range(14, 85, 7)]


def test_runs_from_before_are_reminded_daily_for_as_long_as_they_were() -> None:
    assert days_of(ends=False) == [*range(40)]


def test_what_was_taken_up_months_late_is_still_told_once() -> None:
    assert next_reminder(DUE, None, lambda: True) == DUE
    assert next_reminder(DUE, DUE + timedelta(days=100), lambda: True) is None


def test_a_step_without_a_due_time_reminds_nobody() -> None:
    assert next_reminder(None, None, lambda: True) is None
