from datetime import UTC, datetime, timedelta

from budget.reminding.patience import next_reminder

ASKED = datetime(2026, 11, 23, 8, tzinfo=UTC)


def _after(sent: int) -> timedelta | None:
    at = next_reminder(ASKED, sent)
    return at and at - ASKED


def test_reminders_come_after_one_three_five_and_seven_days_then_weekly_for_twelve_weeks() -> None:
    assert [_after(sent) for sent in range(5)] == [timedelta(days=each) for each in (1, 3, 5, 7, 14)]
    assert _after(14) == timedelta(weeks=12)
    assert _after(15) is None
