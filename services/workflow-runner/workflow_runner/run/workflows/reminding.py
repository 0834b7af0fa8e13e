"""When those whose turn it is are reminded. What follows from this lies in histories: see the page's
"Change workflow code" before changing a number."""

from collections.abc import Callable
from datetime import datetime, timedelta

_DAILY_FOR = timedelta(days=7)
_WEEKLY_UNTIL = timedelta(weeks=12)


def next_reminder(
    due_at: datetime | None, last_at: datetime | None, ends: Callable[[], bool]
) -> datetime | None:
    """When it is due, then daily for a week, then weekly; None once twelve weeks are over: by then a mail
    moves nobody. `ends` is asked where it matters only: runs from before this go on daily."""
    if due_at is None or last_at is None:
        return due_at
    overdue = last_at - due_at
    if overdue < _DAILY_FOR or not ends():
        return last_at + timedelta(days=1)
    return last_at + timedelta(weeks=1) if overdue < _WEEKLY_UNTIL else None
