"""What is closed goes on again, from a step that it has been at."""

from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.workflow import Graph, StepNode
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.outsider import Outsider
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.submission.approvers import approvers_at
from forms.submission.due import hours_of
from forms.submission.errors import ReasonMissing
from forms.submission.moving.errors import MovedSince, NoSuchStepToReopen, NotClosed, PartNotReopened
from forms.submission.moving.recording import record_move
from forms.submission.moving.repo import MovingRepo
from forms.submission.moving.schemas import SubmissionReopen
from forms.submission.public import standing
from forms.submission.schemas import SubmissionStanding
from forms.submission.submitting.returning import take_back
from forms.submission.valid_time.following import follow_reopening
from forms.tables.submission import Move, Submission, SubmissionState
from forms.template.published import PublishedForm, PublishedForms


async def reopen(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SubmissionReopen
) -> SubmissionStanding:
    """As sent back to that step: what was submitted after it counts no more, what was entered stays."""
    reason = body.reason.strip()
    if not reason:
        raise ReasonMissing
    # First without holding it: of identity something is asked.
    projects = runtime.of(Projects)
    seen = await _get_closed(uow, projects, actor, body)
    form = await form_of(uow, runtime.of(PublishedForms), seen)
    step = form.workflow.find_step(str(body.to_step_id))
    approvers = await approvers_at(runtime.of(Directory), seen, form, step)
    hours = await hours_of(uow, runtime.of(Projects), form, seen.company_id, seen.project_id)
    submission = await _get_closed(uow, projects, actor, body, lock=True)
    if step is not None and Graph(form.workflow).parts_with(step.id):
        raise PartNotReopened(step.data.step_name)
    if step is None or step not in await steps_to_reopen(uow, form, submission):
        raise NoSuchStepToReopen
    record = await record_move(
        uow, form, submission, actor, Move.REOPENED, reason, to_step=step, approvers=approvers, hours=hours
    )
    await take_back(uow, form, record, clears=False)
    await follow_reopening(uow, form, submission, record)
    return standing(submission)


def may_reopen(actor: Actor, submission: Submission) -> bool:
    is_admin = not isinstance(actor, Outsider) and actor.is_at_least(Role.ADMIN)
    return is_admin and submission.state == SubmissionState.DONE


async def steps_to_reopen(uow: UnitOfWork, form: PublishedForm, submission: Submission) -> list[StepNode]:
    """Those that it has been at, as they are drawn; none that is open only together with others."""
    been_at, graph = await MovingRepo(uow).steps_been_at(submission.id), Graph(form.workflow)
    return [
        step for step in form.workflow.steps if UUID(step.id) in been_at and not graph.parts_with(step.id)
    ]


async def _get_closed(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: SubmissionReopen, *, lock: bool = False
) -> Submission:
    submission = await get_readable(uow, Reader.of(actor), body.submission_id, lock=lock)
    if submission.transitions != body.number:
        raise MovedSince
    if submission.state != SubmissionState.DONE:
        raise NotClosed
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission
