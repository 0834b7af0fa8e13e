"""When those whose turn it is are asked again. What follows from this lies in histories: a change of it needs
a patch of the workflow."""

from datetime import datetime, timedelta

from budget.escalation import ESCALATED_AFTER

_AFTER = (timedelta(days=1), ESCALATED_AFTER, timedelta(days=5), timedelta(days=7))
_WEEKLY_FOR = 11


def next_reminder(asked_at: datetime, sent: int) -> datetime | None:
    """After a day, after three, when it is escalated too, after five and seven, then weekly; None once twelve
    weeks are over: by then a mail moves nobody."""
    if sent < len(_AFTER):
        return asked_at + _AFTER[sent]
    weeks = sent - len(_AFTER) + 1
    return asked_at + _AFTER[-1] + timedelta(weeks=weeks) if weeks <= _WEEKLY_FOR else None
