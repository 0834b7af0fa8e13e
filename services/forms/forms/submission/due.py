"""When the steps that a submission stands at are due. Where working hours alone count, that is worked out
when a step is opened and kept: what is running keeps its times, whatever becomes of its project's hours and
holidays.

Decisions: docs/decisions/0226-time-that-counts-working-hours.md,
docs/decisions/0243-holidays-are-told-to-forms.md"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.wall_clock import zone_of
from contracts.identity.v1 import identity_pb2
from formwork.workflow import StepNode, StepTimes, times_of
from formwork.working_time import USUAL_WEEK, WorkingHours, WorkingSpan
from identity_client.projects import Projects

from forms.holiday.service import holidays_in
from forms.tables.submission import Submission
from forms.template.published import PublishedForm

DUE_SOON = timedelta(days=1)
"""From then on a to-do is put before those that are only old."""


async def hours_of(
    uow: UnitOfWork, projects: Projects, form: PublishedForm, company_id: UUID, project_id: UUID
) -> WorkingHours | None:
    """Asked before rows are held. None where no step of the form counts them."""
    if not any(step.data.counts_working_hours for step in form.workflow.steps):
        return None
    project = await projects.find(company_id, project_id) or identity_pb2.Project()
    company = await projects.rules_of(company_id)
    week = _week(project.working_week) or _week(company.working_week) or USUAL_WEEK
    holidays = await holidays_in(uow, company_id, project_id)
    return WorkingHours(zone_of(project.time_zone, company.time_zone), week, holidays)


def times_at(submission: Submission, step: StepNode) -> StepTimes:
    """Of a step that is open."""
    if not step.data.counts_working_hours:
        return times_of(step, submission.step_entered_at)
    return kept_times(submission).get(step.id, StepTimes())


def kept_times(submission: Submission) -> Mapping[str, StepTimes]:
    return {
        each["stepId"]: StepTimes(_instant(each["dueAt"]), _instant(each["pressesAt"]))
        for each in submission.step_times
    }


def written_times(times: Mapping[str, StepTimes], steps: Iterable[StepNode]) -> list[dict[str, Any]]:
    """As they lie in `step_times`."""
    return [
        {
            "stepId": step.id,
            "dueAt": _written(times[step.id].due_at),
            "pressesAt": _written(times[step.id].presses_at),
        }
        for step in steps
        if step.data.counts_working_hours
    ]


def _week(spans: Iterable[identity_pb2.WorkingSpan]) -> tuple[WorkingSpan, ...]:
    return tuple(WorkingSpan(each.weekday, each.from_minute, each.until_minute) for each in spans)


def _written(instant: datetime | None) -> str | None:
    return instant and instant.isoformat()


def _instant(written: str | None) -> datetime | None:
    return datetime.fromisoformat(written) if written else None
