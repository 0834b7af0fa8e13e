"""A submission that must not count is voided: it stays, with who did it and why."""

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.outsider import Outsider
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.submission.errors import ReasonMissing
from forms.submission.moving.errors import DraftNotVoided, MovedSince, NotYoursToVoid, VoidAlready
from forms.submission.moving.recording import record_move
from forms.submission.moving.schemas import SubmissionVoid
from forms.submission.public import standing
from forms.submission.schemas import SubmissionStanding
from forms.tables.submission import Move, Submission, SubmissionState
from forms.template.published import PublishedForms


async def void(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SubmissionVoid) -> SubmissionStanding:
    reason = body.reason.strip()
    if not reason:
        raise ReasonMissing
    # First without holding it: to know whether its project is open another service is asked.
    projects = runtime.of(Projects)
    seen = await _get_voidable(uow, projects, actor, body)
    form = await form_of(uow, runtime.of(PublishedForms), seen)
    submission = await _get_voidable(uow, projects, actor, body, lock=True)
    await record_move(uow, form, submission, actor, Move.VOIDED, reason)
    return standing(submission)


def may_void(actor: Actor, submission: Submission) -> bool:
    is_open = submission.state != SubmissionState.DRAFT and not is_void(submission)
    return is_open and not isinstance(actor, Outsider) and actor.manages(submission.project_id)


def is_void(submission: Submission) -> bool:
    return submission.last_move == Move.VOIDED


async def _get_voidable(
    uow: UnitOfWork, projects: Projects, actor: Actor, body: SubmissionVoid, *, lock: bool = False
) -> Submission:
    submission = await get_readable(uow, Reader.of(actor), body.submission_id, lock=lock)
    if not actor.manages(submission.project_id):
        raise NotYoursToVoid
    if submission.state == SubmissionState.DRAFT:
        raise DraftNotVoided
    if is_void(submission):
        raise VoidAlready
    if submission.transitions != body.number:
        raise MovedSince
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission
