from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, PlaceDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from budget.comment import service
from budget.comment.schemas import CommentCreate, CommentPublic, CommentRef, CommentSlice, CommentUpdate

router = edge_router("Budget")


@router.get("/GetBudgetRequestComments")
async def get_budget_request_comments(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    budget_request_id: Annotated[UUID, Query(alias="budgetRequestId")],
    place: PlaceDep,
) -> Envelope[CommentSlice]:
    return ok(await service.get_comments(uow, runtime, actor, budget_request_id, place))


@router.post("/CreateBudgetRequestComment", status_code=201)
async def create_budget_request_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentCreate
) -> Envelope[CommentPublic]:
    return ok(await service.create_comment(uow, runtime, actor, body))


@router.put("/UpdateBudgetRequestComment")
async def update_budget_request_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentUpdate
) -> Envelope[CommentPublic]:
    return ok(await service.update_comment(uow, runtime, actor, body))


@router.delete("/DeleteBudgetRequestComment")
async def delete_budget_request_comment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: CommentRef
) -> Envelope[CommentPublic]:
    return ok(await service.delete_comment(uow, runtime, actor, body))
