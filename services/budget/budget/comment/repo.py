from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, select
from chassis.http import Place
from chassis.http.keyset import fetch_slice
from sqlalchemy import func

from budget.tables.request import BudgetRequest
from budget.tables.request_comment import RequestComment


class CommentRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def slice(self, request_id: UUID, place: Place) -> tuple[list[Any], UUID | None]:
        """Of a request that the caller was found to see."""
        statement = select(
            RequestComment.id,
            RequestComment.text,
            RequestComment.mentioned,
            RequestComment.created_by,
            RequestComment.created_at,
            RequestComment.edited_at,
            RequestComment.deleted_at,
        ).where(col(RequestComment.request_id) == request_id)
        return await fetch_slice(self._uow, statement, col(RequestComment.id), place)

    async def find(self, actor: Actor, comment_id: UUID, *, lock: bool = False) -> RequestComment | None:
        """Of the company: whether its request is the caller's to see is asked besides."""
        return await self.find_of_company(actor.company_id, comment_id, lock=lock)

    async def find_of_company(
        self, company_id: UUID, comment_id: UUID, *, lock: bool = False
    ) -> RequestComment | None:
        statement = select(RequestComment).where(
            col(RequestComment.company_id) == company_id, col(RequestComment.id) == comment_id
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def count_before(self, comment: RequestComment, within: timedelta) -> int:
        """What its author said about the same request shortly before."""
        statement = select(func.count(col(RequestComment.id))).where(
            col(RequestComment.request_id) == comment.request_id,
            col(RequestComment.created_by) == comment.created_by,
            col(RequestComment.created_at) > comment.created_at - within,
            col(RequestComment.id) < comment.id,
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def held_after(self, after: UUID, limit: int) -> Sequence[RequestComment]:
        """Of all companies."""
        return (await self._uow.execute(held_after(RequestComment, after, limit))).scalars().all()

    async def requests_of(self, comments: Iterable[RequestComment]) -> dict[UUID, BudgetRequest]:
        wanted = {comment.request_id for comment in comments}
        found = await self._uow.execute(select(BudgetRequest).where(is_any(col(BudgetRequest.id), wanted)))
        return {request.id: request for request in found.scalars()}

    def add(self, comment: RequestComment) -> RequestComment:
        return self._uow.add(comment)
