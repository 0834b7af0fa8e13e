from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, seen_by, select
from sqlalchemy import func

from budget.tables.budget_code import BudgetCode


class OverviewRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def sums(self, actor: Actor, project_id: UUID) -> dict[str, Any]:
        """Of all codes by category, the archived ones too: what was spent of them was spent."""
        statement = (
            select(
                BudgetCode.category,
                func.count(col(BudgetCode.id)).label("count"),
                func.sum(BudgetCode.budget_minor).label("budget"),
                func.sum(BudgetCode.held_minor).label("held"),
                func.sum(BudgetCode.committed_minor).label("committed"),
                func.sum(BudgetCode.actual_minor).label("actual"),
            )
            .where(
                seen_by(actor, BudgetCode),
                col(BudgetCode.project_id) == project_id,
                col(BudgetCode.is_division).is_(False),
            )
            .group_by(col(BudgetCode.category))
        )
        return {row.category: row for row in (await self._uow.execute(statement)).all()}
