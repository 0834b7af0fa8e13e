"""When a step that was entered then is due, and when its button is pressed by itself.

Decision: docs/decisions/0226-time-that-counts-working-hours.md"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from formwork.workflow.nodes.step import StepNode
from formwork.working_time import WorkingHours


@dataclass(frozen=True, slots=True)
class StepTimes:
    due_at: datetime | None = None
    """None: never."""
    presses_at: datetime | None = None
    """When its button is pressed by itself; None: never."""


def times_of(step: StepNode, entered_at: datetime, hours: WorkingHours | None = None) -> StepTimes:
    """`hours`: of its project. Where they are not told, a step that counts them alone has no times."""
    press, due_in = step.data.overdue_press, step.data.due_in_hours
    if due_in is None:
        return StepTimes()
    presses_in = None if press is None else due_in + press.after_hours
    return StepTimes(_after(step, entered_at, due_in, hours), _after(step, entered_at, presses_in, hours))


def _after(
    step: StepNode, entered_at: datetime, in_hours: int | None, hours: WorkingHours | None
) -> datetime | None:
    if in_hours is None:
        return None
    duration = timedelta(hours=in_hours)
    if not step.data.counts_working_hours:
        return entered_at + duration
    return hours and hours.end_of(entered_at, duration)
