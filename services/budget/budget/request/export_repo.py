from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select

from budget.request.list_repo import listed
from budget.request.schemas import RequestFilter
from budget.tables.budget_code import BudgetCode
from budget.tables.request import BudgetRequest, RequestLine


class RequestExportRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def portion_of(
        self, actor: Actor, wanted: RequestFilter, after: UUID | None, most: int
    ) -> Sequence[Any]:
        """As the list has them, the newest first."""
        statement = listed(actor, wanted).add_columns(
            col(BudgetRequest.reason), col(BudgetRequest.overrun_reason), col(BudgetRequest.answer_note)
        )
        if after is not None:
            statement = statement.where(col(BudgetRequest.id) < after)
        return await self._uow.rows(statement.limit(most))

    async def lines(self, request_ids: Collection[UUID]) -> Sequence[Any]:
        statement = (
            select(
                RequestLine.request_id,
                RequestLine.receives,
                RequestLine.amount_minor,
                RequestLine.approved_minor,
                RequestLine.note,
                BudgetCode.number,
                BudgetCode.name,
            )
            .join(BudgetCode, col(BudgetCode.id) == col(RequestLine.code_id))
            .where(is_any(col(RequestLine.request_id), request_ids))
            .order_by(col(RequestLine.request_id), col(RequestLine.position))
        )
        return await self._uow.rows(statement)
