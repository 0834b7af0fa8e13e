"""Deleted is hidden: for thirty days it can be restored as it was, with its files, number and step.

Decision: docs/decisions/0200-what-is-deleted-is-kept-for-thirty-days.md"""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.audit import AuditAction, of_submission
from forms.outsider import submitter_of
from forms.rights.deleting import may_delete
from forms.rights.errors import SubmissionNotFound
from forms.rights.reader import Reader
from forms.rights.turn import find_readable
from forms.submission.announcement import submission_deleted, submission_restored, valid_time_changed
from forms.submission.deleting.errors import NotADraft, NotYoursToDelete, NotYoursToDiscard
from forms.submission.deleting.repo import KEPT_FOR, DeletedRepo
from forms.submission.deleting.schemas import DeletedSubmission, SubmissionDeleted
from forms.submission.listing.service import Names
from forms.submission.public import standing
from forms.submission.schemas import SubmissionStanding
from forms.submission.sub_form.service import leave_if_no_place
from forms.submission.submitting.overdue import A_DAY
from forms.tables.submission import Submission, SubmissionState
from forms.template.published import PublishedForms


async def delete_submission(
    uow: UnitOfWork, projects: Projects, actor: Actor, submission_id: UUID, *, only_draft: bool = False
) -> SubmissionDeleted:
    """Again it changes nothing, and is not told of again."""
    # First without holding it: to know whether its project is open another service is asked.
    seen = await _get_deletable(uow, actor, submission_id, only_draft=only_draft)
    await projects.must_be_open(seen.company_id, seen.project_id)
    submission = await _get_deletable(uow, actor, submission_id, only_draft=only_draft, lock=True)
    if submission.deleted_at is None:
        was_draft = submission.state == SubmissionState.DRAFT
        submission.deleted_at, submission.deleted_by = now(), actor.user_id
        uow.outbox.add(submission_deleted(submission, submission.deleted_at + KEPT_FOR))
        action = AuditAction.DRAFT_DISCARDED if was_draft else AuditAction.SUBMISSION_DELETED
        uow.outbox.add(of_submission(actor, action, submission))
    return SubmissionDeleted(submission_id=submission.id, gone_at=submission.deleted_at + KEPT_FOR)


async def restore_submission(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: UUID
) -> SubmissionStanding:
    """Again it changes nothing, whatever was done with it since."""
    seen = await _get_restorable(uow, actor, submission_id)
    await runtime.of(Projects).must_be_open(seen.company_id, seen.project_id)
    submission = await _get_restorable(uow, actor, submission_id, lock=True)
    if submission.deleted_at is not None:
        await leave_if_no_place(uow, runtime.of(PublishedForms), submission)
        submission.deleted_at = submission.deleted_by = None
        if submission.presses_itself_at is not None and submission.presses_itself_at < now() + A_DAY:
            # Nobody could press meanwhile: as soon as it is asked for, people get their time.
            submission.presses_itself_at = None
        uow.outbox.add(submission_restored(submission, actor.user_id, now()))
        if submission.valid_time_end is not None:
            uow.outbox.add(valid_time_changed(submission))  # for its run, which ended
        uow.outbox.add(of_submission(actor, AuditAction.SUBMISSION_RESTORED, submission))
    return standing(submission)


async def query_deleted(
    uow: UnitOfWork, names: Names, actor: Actor, paging: Paging
) -> Page[DeletedSubmission]:
    rows, total = await DeletedRepo(uow).page(Reader.of(actor), paging)
    people = await names.directory.people(
        actor.company_id, {each for row in rows for each in (row.submitter_id, row.deleted_by)}
    )
    projects = await names.projects.shown(actor.company_id, {row.project_id for row in rows})
    deleted = [
        DeletedSubmission(
            submission_id=row.id,
            template_name=row.template_name,
            project_id=row.project_id,
            project_name=projects[row.project_id].name if row.project_id in projects else "",
            state=SubmissionState(row.state),
            reference_number_str=row.reference_number,
            version=row.version,
            submitter=submitter_of(people, row),
            deleted_by=people.get(row.deleted_by),
            deleted_at=row.deleted_at,
            gone_at=row.deleted_at + KEPT_FOR,
        )
        for row in rows
    ]
    return Page[DeletedSubmission].of(deleted, total, paging)


async def _get_deletable(
    uow: UnitOfWork, actor: Actor, submission_id: UUID, *, only_draft: bool, lock: bool = False
) -> Submission:
    submission = await _find(uow, Reader.of(actor), submission_id, lock=lock)
    if submission is None:
        raise SubmissionNotFound
    if only_draft and submission.state != SubmissionState.DRAFT:
        raise NotADraft
    if not may_delete(actor, submission):
        raise NotYoursToDiscard if submission.state == SubmissionState.DRAFT else NotYoursToDelete
    return submission


async def _get_restorable(
    uow: UnitOfWork, actor: Actor, submission_id: UUID, *, lock: bool = False
) -> Submission:
    submission = await _find(uow, Reader.of(actor), submission_id, lock=lock)
    if submission is None or not may_delete(actor, submission):
        raise SubmissionNotFound
    return submission


async def _find(uow: UnitOfWork, reader: Reader, submission_id: UUID, *, lock: bool) -> Submission | None:
    """Whether it is deleted or not, and whoever is just deleting or restoring it."""
    deleted = DeletedRepo(uow)
    if lock:
        # Before it is looked at: what was one thing when it was waited for may be the other by then.
        await deleted.hold(reader, submission_id)
    submission = await find_readable(uow, reader, submission_id, lock=lock)
    if submission is None:
        submission = await deleted.find(reader, submission_id, lock=lock)
    if submission is None and not lock:
        submission = await find_readable(uow, reader, submission_id)  # restored between the two looks
    return submission
