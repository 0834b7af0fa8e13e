"""What others are told of a comment: whom it is about, never what it says."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.budget.v1 import events_pb2

from budget.comment.repo import COMMENTS, requests_of
from budget.tables.request import BudgetRequest
from budget.tables.request_comment import RequestComment
from budget.turn.service import asked_of


def comment_changed(
    comment: RequestComment, request: BudgetRequest, asked_user_id: UUID | None
) -> events_pb2.BudgetRequestCommentChanged:
    return events_pb2.BudgetRequestCommentChanged(
        company_id=str(comment.company_id),
        budget_comment_id=str(comment.id),
        budget_request_id=str(request.id),
        project_id=str(request.project_id),
        created_by=str(comment.created_by),
        mentioned_user_ids=[str(each) for each in comment.mentioned],
        is_deleted=comment.deleted_at is not None,
        request_created_by=str(request.created_by),
        asked_user_id=str(asked_user_id or ""),
    )


async def comments_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.BudgetRequestCommentChanged]:
    """A page of all there are, for a receiver that is told anew."""
    comments = await COMMENTS.held_after(uow, after, limit)
    requests = await requests_of(uow, comments)
    asked = await asked_of(uow, requests)
    return [comment_changed(each, requests[each.request_id], asked.get(each.request_id)) for each in comments]
