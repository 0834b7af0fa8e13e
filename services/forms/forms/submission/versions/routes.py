from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, edge_router, ok
from fastapi import Query

from forms.submission.versions import service
from forms.submission.versions.schemas import SubmissionDiff, SubmissionVersion

router = edge_router("Submission")

SubmissionId = Annotated[UUID, Query(alias="submissionId")]
Letter = Annotated[str, Query(pattern=r"^[A-Z]{1,4}$")]


@router.get("/GetSubmissionVersions")
async def get_submission_versions(
    actor: MemberDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[list[SubmissionVersion]]:
    """A, B, C …, the newest first."""
    return ok(await service.get_versions(runtime, actor, submission_id))


@router.get("/GetSubmissionDiff")
async def get_submission_diff(
    actor: MemberDep,
    runtime: RuntimeDep,
    submission_id: SubmissionId,
    from_version: Annotated[Letter, Query(alias="fromVersion")],
    to_version: Annotated[Letter, Query(alias="toVersion")],
) -> Envelope[SubmissionDiff]:
    """What another value was entered for from one version to the other."""
    return ok(await service.get_diff(runtime, actor, submission_id, from_version, to_version))
