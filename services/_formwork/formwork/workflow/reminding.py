"""When those whose turn it is are reminded. What follows from this lies in histories of workflow-runner: see
"Change workflow code" on its page before changing a number. The editor plays by the same rules
(`reminding.ts`), held together by `proto/vectors/workflow/reminders.json`."""

from collections.abc import Callable
from datetime import datetime, timedelta

from formwork.workflow.nodes.step import StepNode

_DAILY_FOR = timedelta(days=7)
_WEEKLY_UNTIL = timedelta(weeks=12)


def next_reminder(
    due_at: datetime | None, last_at: datetime | None, ends: Callable[[], bool]
) -> datetime | None:
    """When it is due, then daily for a week, then weekly; None once twelve weeks are over: by then a mail
    moves nobody. `ends` is asked where it matters only: runs from before this go on daily."""
    if due_at is None or last_at is None:
        return due_at
    if reminds_daily(due_at, last_at) or not ends():
        return last_at + timedelta(days=1)
    return last_at + timedelta(weeks=1) if last_at - due_at < _WEEKLY_UNTIL else None


def reminds_daily(due_at: datetime, last_at: datetime) -> bool:
    """The reminder after that one comes on the next day."""
    return last_at - due_at < _DAILY_FOR


def tells_managers(step: StepNode, due_at: datetime, at: datetime) -> bool:
    """Whether its project's managers hear of it too: nobody has done it for as long as is drawn."""
    days = step.data.escalate_after_days
    return days is not None and at >= due_at + timedelta(days=days)
