"""Steps that are open at once: a submission as it stands at one of them.

Decision: docs/decisions/0206-parallel-steps-are-one-position.md"""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode

from forms.rights.acting import is_my_turn, may_act
from forms.tables.submission import Submission
from forms.template.published import PublishedForm


def kept_part(step: StepNode, team_ids: Sequence[UUID], barred_user_ids: Sequence[UUID]) -> dict[str, Any]:
    """As it lies in `open_parts`; `team_ids`: those that are there."""
    return {
        "stepId": step.id,
        "stepName": step.data.step_name,
        "teamIds": [*map(str, team_ids)],
        "barredUserIds": [*map(str, barred_user_ids)],
    }


def open_step_ids(submission: Submission) -> list[UUID]:
    """As they are drawn."""
    if submission.open_parts:
        return [UUID(part["stepId"]) for part in submission.open_parts]
    return [] if submission.current_step_id is None else [submission.current_step_id]


def is_open_at(submission: Submission, step_id: UUID) -> bool:
    return step_id in open_step_ids(submission)


def at_step(submission: Submission, step_id: UUID) -> Submission:
    """As it stands at that one of the steps that are open: to look at, not to change."""
    found = next((part for part in submission.open_parts if part["stepId"] == str(step_id)), None)
    if found is None:
        return submission
    columns: dict[str, Any] = {
        column.name: getattr(submission, column.name) for column in Submission.__table__.columns
    }
    columns.update(
        current_step_id=step_id,
        current_step_name=found["stepName"],
        current_team_ids=[UUID(each) for each in found["teamIds"]],
        barred_user_ids=[UUID(each) for each in found["barredUserIds"]],
    )
    return Submission(**columns)


def step_for(
    actor: Actor, submission: Submission, form: PublishedForm, asked: UUID | None = None
) -> UUID | None:
    """The step that is shown to somebody: of those that are open the one that they ask for, else the first
    that is theirs."""
    if len(submission.open_parts) < 2:
        return submission.current_step_id
    step_ids = open_step_ids(submission)
    if asked in step_ids:
        return asked
    steps = [step for each in step_ids if (step := form.workflow.find_step(str(each)))]
    theirs = [step for step in steps if may_act(actor, at_step(submission, UUID(step.id)), step)]
    first = next((step for step in theirs if is_my_turn(actor, at_step(submission, UUID(step.id)))), None)
    return UUID((first or next(iter(theirs), steps[0])).id)
