from datetime import datetime, timedelta

from formwork.workflow import StepNode

from forms.tables.submission import Submission


def due_at(submission: Submission, step: StepNode | None) -> datetime | None:
    """When its current step is to be submitted. None for a step without a due time."""
    if step is None or step.data.due_in_hours is None:
        return None
    return submission.step_entered_at + timedelta(hours=step.data.due_in_hours)
