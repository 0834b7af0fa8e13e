from collections.abc import Sequence
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from budget.tables.request import BudgetRequest, Status
from budget.tables.rules import BudgetRules

_ENDS = col(BudgetRequest.submitted_at) + func.make_interval(0, 0, 0, col(BudgetRules.answer_days))


class ExpiryRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def due(self, after: UUID | None, most: int) -> Sequence[UUID]:
        """Of all companies: what waited for as many days as they wait."""
        statement = (
            select(BudgetRequest.id)
            .join(BudgetRules, col(BudgetRules.company_id) == col(BudgetRequest.company_id))
            .where(col(BudgetRequest.status) == Status.SUBMITTED.value, now() >= _ENDS)
            .order_by(col(BudgetRequest.id))
            .limit(most)
        )
        if after is not None:
            statement = statement.where(col(BudgetRequest.id) > after)
        return (await self._uow.execute(statement)).scalars().all()
