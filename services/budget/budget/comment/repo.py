from collections.abc import Iterable
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from identity_client.comments.table import Comments

from budget.tables.request import BudgetRequest
from budget.tables.request_comment import RequestComment

COMMENTS = Comments(RequestComment, col(RequestComment.request_id))


async def requests_of(uow: UnitOfWork, comments: Iterable[RequestComment]) -> dict[UUID, BudgetRequest]:
    wanted = {comment.request_id for comment in comments}
    found = await uow.execute(select(BudgetRequest).where(is_any(col(BudgetRequest.id), wanted)))
    return {request.id: request for request in found.scalars()}
