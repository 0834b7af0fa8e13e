from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from budget.tables.budget_code import BudgetCode


class AlertRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_code(self, company_id: UUID, code_id: UUID) -> BudgetCode | None:
        statement = select(BudgetCode).where(
            col(BudgetCode.company_id) == company_id, col(BudgetCode.id) == code_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()
