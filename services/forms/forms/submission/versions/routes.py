from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, edge_router, ok
from fastapi import Query

from forms.submission.versions import service
from forms.submission.versions.schemas import SubmissionVersion

router = edge_router("Submission")

SubmissionId = Annotated[UUID, Query(alias="submissionId")]


@router.get("/GetSubmissionVersions")
async def get_submission_versions(
    actor: MemberDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[list[SubmissionVersion]]:
    """A, B, C …, the newest first."""
    return ok(await service.get_versions(runtime, actor, submission_id))
