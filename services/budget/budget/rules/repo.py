from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select

from budget.tables.rules import BudgetRules


class RulesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, company_id: UUID, *, lock: bool = False) -> BudgetRules | None:
        statement = select(BudgetRules).where(col(BudgetRules.company_id) == company_id)
        if lock:
            await self._uow.lock(f"budget.rules:{company_id}")
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    def add(self, rules: BudgetRules) -> BudgetRules:
        return self._uow.add(rules)
