from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, PlaceDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from forms.comment import service
from forms.comment.schemas import CommentCreate, CommentPublic, CommentRef, CommentSlice, CommentUpdate

router = edge_router("SubmissionComment")


@router.get("/GetSubmissionComments")
async def get_submission_comments(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="submissionId")],
    place: PlaceDep,
    field_id: Annotated[UUID | None, Query(alias="fieldId", description="Only those about it")] = None,
) -> Envelope[CommentSlice]:
    return ok(await service.get_comments(uow, runtime, actor, submission_id, place, field_id))


@router.post("/CreateSubmissionComment", status_code=201)
async def create_submission_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentCreate
) -> Envelope[CommentPublic]:
    return ok(await service.create_comment(uow, runtime, actor, body))


@router.put("/UpdateSubmissionComment")
async def update_submission_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentUpdate
) -> Envelope[CommentPublic]:
    return ok(await service.update_comment(uow, runtime, actor, body))


@router.delete("/DeleteSubmissionComment")
async def delete_submission_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentRef
) -> Envelope[CommentPublic]:
    return ok(await service.delete_comment(uow, runtime, actor, body))
