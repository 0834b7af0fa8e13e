"""Who submitted a step takes it back, as long as nobody has acted on it since."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.outsider import Outsider
from forms.rights.parts import all_open_parts
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.submission.approvers import approvers_at
from forms.submission.by_itself import put_off
from forms.submission.due import hours_of
from forms.submission.moving.errors import MovedSince, NotYoursToRecall, TooLateToRecall
from forms.submission.moving.recording import record_move
from forms.submission.moving.repo import MovingRepo
from forms.submission.moving.schemas import StepRecall
from forms.submission.public import standing
from forms.submission.schemas import SubmissionStanding
from forms.submission.submitting.overdue import A_DAY, time_for_people
from forms.tables.submission import Move, StepRecord, Submission, SubmissionState
from forms.template.published import PublishedForms


async def recall(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepRecall) -> SubmissionStanding:
    """Back to their step: what they submitted stays written down, and counts no more."""
    # First without holding it: of identity something is asked.
    projects = runtime.of(Projects)
    seen, last = await _get_recallable(uow, projects, actor, body)
    form = await form_of(uow, runtime.of(PublishedForms), seen)
    step = form.workflow.find_step(str(last.step_id))
    approvers = await approvers_at(runtime.of(Directory), seen, form, step)
    hours = await hours_of(uow, runtime.of(Projects), form, seen.company_id, seen.project_id)
    submission, last = await _get_recallable(uow, projects, actor, body, lock=True)
    # Open again are the steps that were open when it was pressed.
    before = await MovingRepo(uow).record_of_number(submission.id, last.number - 1)
    open_step_ids = before.open_step_ids if before else []
    # Those beside it are open still: they are due when they were, and so is this one again.
    stays = bool(last.open_step_ids) and {*last.open_step_ids} < {*open_step_ids}
    record = await record_move(
        uow,
        form,
        submission,
        actor,
        Move.RECALLED,
        body.reason.strip(),
        to_step=step,
        open_step_ids=open_step_ids,
        approvers=approvers,
        hours=hours,
        stays=stays,
    )
    if stays and step is not None and _presses_itself_within_a_day(submission, last.step_id):
        # Who took it back wants to change something: they get their time. Those beside it had theirs.
        put_off(submission, last.step_id, record.at + time_for_people(step))
    await MovingRepo(uow).revoke(last.id, by=record.number)
    return standing(submission)


async def find_recallable(uow: UnitOfWork, actor: Actor, submission: Submission) -> StepRecord | None:
    """The last press, where the actor may take it back."""
    is_theirs = actor.user_id in submission.last_doer_ids and not isinstance(actor, Outsider)
    if submission.state != SubmissionState.ONGOING or not is_theirs:
        return None
    record = await MovingRepo(uow).press_nobody_followed(submission.id, submission.transitions)
    return None if record is None or record.led_back else record


def _presses_itself_within_a_day(submission: Submission, step_id: UUID) -> bool:
    parts = (part for part in all_open_parts(submission) if part.current_step_id == step_id)
    return any(part.next_by_itself and part.next_by_itself[0] < now() + A_DAY for part in parts)


def _whose(record: StepRecord) -> tuple[UUID | None, ...]:
    """Also of who is away: what was pressed in their place is theirs to take back."""
    return () if record.outsider else (record.actor_id, record.acted_for_id)


async def _get_recallable(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: StepRecall, *, lock: bool = False
) -> tuple[Submission, StepRecord]:
    submission = await get_readable(uow, Reader.of(actor), body.submission_id, lock=lock)
    if submission.transitions != body.number:
        raise MovedSince
    record = await find_recallable(uow, actor, submission)
    if record is None:
        last = await MovingRepo(uow).record_of_number(submission.id, submission.transitions)
        raise TooLateToRecall if last and actor.user_id in _whose(last) else NotYoursToRecall
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission, record
