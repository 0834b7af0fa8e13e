from datetime import datetime, timedelta

from formwork.workflow import StepNode

DUE_SOON = timedelta(days=1)
"""From then on a to-do is put before those that are only old."""


def due_at(entered_at: datetime, step: StepNode) -> datetime | None:
    """When a step that was entered then is to be submitted. None for a step without a due time."""
    if step.data.due_in_hours is None:
        return None
    return entered_at + timedelta(hours=step.data.due_in_hours)
