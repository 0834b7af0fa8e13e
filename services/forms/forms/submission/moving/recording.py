"""What moves a submission where no button does: written down as a transition, so that a press that comes at
the same moment is refused, and the run follows.

Decision: docs/decisions/0191-people-move-what-no-button-does.md"""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.ids import new_id
from formwork.workflow import StepNode
from formwork.working_time import WorkingHours

from forms.audit import of_move
from forms.submission.announcement import submission_closed, submission_moved
from forms.submission.approvers import Approvers
from forms.submission.repo import SubmissionRepo
from forms.submission.submitting.arriving import Ending, arrive
from forms.submission.valid_time.following import follow_move
from forms.tables.submission import Move, StepRecord, Submission, SubmissionState
from forms.template.published import PublishedForm

VOID = Ending("Void", "#A02C18")
"""Told in the reader's words, see `formwork.first_words`."""


async def record_move(
    uow: UnitOfWork,
    form: PublishedForm,
    submission: Submission,
    actor: Actor,
    move: Move,
    reason: str,
    *,
    to_step: StepNode | None = None,
    open_step_ids: Sequence[UUID] = (),
    approvers: Approvers | None = None,
    hours: WorkingHours | None = None,
    stays: bool = False,
) -> StepRecord:
    """To an earlier step, or to its end. `open_step_ids`: where that step is open with others. `hours` and
    `stays`: as in `arrive`."""
    was_done, left = submission.state == SubmissionState.DONE, await left_step(uow, form, submission)
    record = StepRecord(
        submission_id=submission.id,
        number=submission.transitions + 1,
        attempt_id=new_id(),
        step_id=UUID(left.id),
        step_name=left.data.step_name,
        action_name="",
        move=move.value,
        to_step_id=UUID(to_step.id) if to_step else None,
        actor_id=actor.user_id,
        team_ids=submission.current_team_ids,
        values={},
        reason=reason,
        version=submission.version,
        led_back=to_step is not None,
        open_step_ids=[*open_step_ids],
        at=now(),
    )
    had_it = None if stays else submission.assignee_id
    ending = None if to_step else VOID
    await arrive(uow, form, submission, record, approvers, hours=hours, ending=ending, stays=stays)
    uow.insert(record)
    await SubmissionRepo(uow).add_participants(submission.id, actor.user_id)
    uow.outbox.add(submission_moved(submission, record, had_it))
    follow_move(uow, form, submission, record)
    uow.outbox.add(of_move(actor, submission, record))
    if submission.closed_at is not None and not was_done:
        uow.outbox.add(submission_closed(submission, submission.closed_at))
    return record


async def left_step(uow: UnitOfWork, form: PublishedForm, submission: Submission) -> StepNode:
    """The one that it stands at; of what is closed, the last that it stood at."""
    step_id = submission.current_step_id
    if step_id is None:
        step_id = (await SubmissionRepo(uow).record_of_number(submission.id, submission.transitions)).step_id
    step = form.workflow.find_step(str(step_id))
    assert step is not None, "a submission stands at steps of its own version"
    return step
