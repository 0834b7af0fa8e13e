"""What its reader may do with a submission beside pressing buttons, as its page shows it."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.directory import Directory

from forms.rights.acting import Standing
from forms.rights.deleting import may_delete
from forms.submission.assigning.service import may_assign, may_claim
from forms.submission.moving.recalling import find_recallable
from forms.submission.moving.reopening import may_reopen, steps_to_reopen
from forms.submission.moving.voiding import may_void
from forms.submission.reading.left_alone import steps_left_alone
from forms.submission.schemas import StepToReopen
from forms.tables.submission import Move, Submission
from forms.template.published import PublishedForm


async def what_may_be_done(
    uow: UnitOfWork,
    directory: Directory,
    actor: Actor,
    submission: Submission,
    at: Standing,
    form: PublishedForm,
    *,
    is_read_only: bool,
) -> dict[str, Any]:
    """Nothing of an archived project."""
    return {
        "last_move": Move(submission.last_move) if submission.last_move else None,
        "may_claim": not is_read_only and may_claim(actor, submission),
        "may_assign": not is_read_only and may_assign(actor, submission),
        "may_recall": not is_read_only and await find_recallable(uow, actor, submission) is not None,
        "may_void": not is_read_only and may_void(actor, submission),
        "may_delete": not is_read_only and may_delete(actor, submission),
        "steps_to_reopen": [
            StepToReopen(step_id=UUID(step.id), step_name=step.data.step_name)
            for step in await steps_to_reopen(uow, form, submission)
        ]
        if not is_read_only and may_reopen(actor, submission)
        else [],
        "steps_left_alone": []
        if is_read_only
        else await steps_left_alone(uow, directory, actor, submission, at, form),
    }
