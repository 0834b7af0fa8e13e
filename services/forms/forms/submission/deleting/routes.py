from chassis.http import Envelope, MemberDep, Page, PagingDep, RuntimeDep, UowDep, edge_router, ok
from identity_client.projects import Projects

from forms.submission.deleting import service
from forms.submission.deleting.schemas import (
    DeletedSubmission,
    SubmissionDelete,
    SubmissionDeleted,
    SubmissionRestore,
)
from forms.submission.listing.service import Names
from forms.submission.schemas import SubmissionStanding

router = edge_router("Submission")


@router.post("/DiscardDraft")
async def discard_draft(
    runtime: RuntimeDep, actor: MemberDep, uow: UowDep, body: SubmissionDelete
) -> Envelope[SubmissionDeleted]:
    """By who started it and the project's managers. It can be restored for thirty days."""
    projects = runtime.of(Projects)
    return ok(await service.delete_submission(uow, projects, actor, body.submission_id, only_draft=True))


@router.post("/DeleteSubmission")
async def delete_submission(
    runtime: RuntimeDep, actor: MemberDep, uow: UowDep, body: SubmissionDelete
) -> Envelope[SubmissionDeleted]:
    """A draft as `DiscardDraft`, what was submitted by admins. It can be restored for thirty days."""
    return ok(await service.delete_submission(uow, runtime.of(Projects), actor, body.submission_id))


@router.post("/RestoreSubmission")
async def restore_submission(
    runtime: RuntimeDep, actor: MemberDep, uow: UowDep, body: SubmissionRestore
) -> Envelope[SubmissionStanding]:
    """By who may delete it: it is as it was, but in no sub-form that was filled or submitted meanwhile."""
    return ok(await service.restore_submission(uow, runtime, actor, body.submission_id))


@router.get("/QueryDeletedSubmissions")
async def query_deleted_submissions(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, paging: PagingDep
) -> Envelope[Page[DeletedSubmission]]:
    """Those that the caller may restore, the last deleted first."""
    return ok(await service.query_deleted(uow, Names.of(runtime), actor, paging))
