"""Throwing a draft away: what was never submitted need not be kept. And everything with its company."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from identity_client.projects import Projects

from forms.audit import AuditAction, of_submission
from forms.file import service as files
from forms.rights.reader import Reader
from forms.rights.turn import get_readable
from forms.submission.announcement import submission_discarded
from forms.submission.errors import NotADraft, NotYoursToDiscard
from forms.submission.repo import SubmissionRepo
from forms.submission.schemas import DraftDiscarded
from forms.tables.submission import Submission, SubmissionState


async def discard_draft(
    uow: UnitOfWork, projects: Projects, actor: Actor, submission_id: UUID
) -> DraftDiscarded:
    # First without holding it: to know whether its project is open another service is asked.
    await _get_discardable(uow, projects, actor, submission_id)
    submission = await _get_discardable(uow, projects, actor, submission_id, lock=True)
    await files.discard_all(uow, [submission.id])
    uow.outbox.add(submission_discarded(submission, now(), by=actor.user_id))
    uow.outbox.add(of_submission(actor, AuditAction.DRAFT_DISCARDED, submission))
    # Its values, files and presses go with it.
    await uow.delete(submission)
    return DraftDiscarded(submission_id=submission.id)


async def _get_discardable(
    uow: UnitOfWork, projects: Projects, actor: Actor, submission_id: UUID, *, lock: bool = False
) -> Submission:
    submission = await get_readable(uow, Reader.of(actor), submission_id, lock=lock)
    if submission.submitter_id != actor.user_id and not actor.manages(submission.project_id):
        raise NotYoursToDiscard
    if submission.state != SubmissionState.DRAFT:
        raise NotADraft
    await projects.must_be_open(submission.company_id, submission.project_id)
    return submission


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    repo = SubmissionRepo(uow)
    submissions = await repo.lock_of_company(company_id, most)
    submission_ids = [each.id for each in submissions]
    await files.discard_all(uow, submission_ids)
    for each in submissions:
        if each.state != SubmissionState.DONE or each.valid_time_end is not None:
            uow.outbox.add(submission_discarded(each, now()))  # which ends its runs
    await repo.delete(submission_ids)
    return len(submissions)
