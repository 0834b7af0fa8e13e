"""Throwing a draft away: what was never submitted need not be kept."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from forms.audit import AuditAction, of_submission
from forms.file import service as files
from forms.projects import Projects
from forms.rights.reader import Reader
from forms.rights.turn import get_readable
from forms.submission.announcement import submission_discarded
from forms.submission.errors import NotADraft, NotYoursToDiscard
from forms.submission.schemas import DraftDiscarded
from forms.tables.submission import SubmissionState


async def discard_draft(
    uow: UnitOfWork, projects: Projects, actor: Actor, submission_id: UUID
) -> DraftDiscarded:
    submission = await get_readable(uow, Reader.of(actor), submission_id, lock=True)
    if submission.submitter_id != actor.user_id and not actor.manages(submission.project_id):
        raise NotYoursToDiscard
    if submission.state != SubmissionState.DRAFT:
        raise NotADraft
    await projects.must_be_open(submission.company_id, submission.project_id)
    await files.discard_all(uow, submission.id)
    uow.outbox.add(submission_discarded(submission, actor.user_id, now()))
    uow.outbox.add(of_submission(actor, AuditAction.DRAFT_DISCARDED, submission))
    # Its values, files and presses go with it.
    await uow.delete(submission)
    return DraftDiscarded(submission_id=submission.id)
