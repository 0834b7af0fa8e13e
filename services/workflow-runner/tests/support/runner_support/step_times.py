from collections.abc import Iterable
from datetime import datetime

from contracts.forms.v1 import forms_pb2
from formwork.workflow import Workflow, times_of
from formwork.working_time import WorkingHours
from pydantic import ValidationError


def step_times(
    workflow: bytes, open_step_ids: Iterable[str], entered_at: datetime, hours: WorkingHours | None
) -> list[forms_pb2.StepTimes]:
    """Worked out anew from when they were opened: nothing changes the hours of the model of forms."""
    try:
        drawn = Workflow.model_validate_json(workflow)
    except ValidationError:
        # Of a newer release of forms.
        return []
    steps = [step for each in open_step_ids if (step := drawn.find_step(each)) is not None]
    times = {step.id: times_of(step, entered_at, hours) for step in steps if step.data.counts_working_hours}
    return [
        forms_pb2.StepTimes(step_id=step_id, due_at=each.due_at, presses_at=each.presses_at)
        for step_id, each in times.items()
    ]
