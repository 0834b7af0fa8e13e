from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest, Status
from budget.tables.rules import BudgetRules

_ASKED_AT = (
    select(func.max(ApprovalTurn.asked_at))
    .where(col(ApprovalTurn.request_id) == col(BudgetRequest.id), col(ApprovalTurn.answered_at).is_(None))
    .scalar_subquery()
)
"""Since when somebody is to answer: who came before them in the chain has done so."""
_ENDS = func.coalesce(_ASKED_AT, BudgetRequest.submitted_at) + func.make_interval(
    0, 0, 0, col(BudgetRules.answer_days)
)


class ExpiryRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def due(self, after: UUID | None, most: int) -> Sequence[Any]:
        """Of all companies: what waited for as many days as they wait, and where."""
        statement = (
            select(BudgetRequest.id, BudgetRequest.company_id, BudgetRequest.project_id)
            .join(BudgetRules, col(BudgetRules.company_id) == col(BudgetRequest.company_id))
            .where(col(BudgetRequest.status) == Status.SUBMITTED.value, now() >= _ENDS)
            .order_by(col(BudgetRequest.id))
            .limit(most)
        )
        if after is not None:
            statement = statement.where(col(BudgetRequest.id) > after)
        return await self._uow.rows(statement)
