from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from attendance.tables.clock_rules import ClockRules


class ClockRulesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def asks_photo(self, company_id: UUID) -> bool:
        statement = select(ClockRules.asks_photo).where(col(ClockRules.company_id) == company_id)
        return any(row.asks_photo for row in await self._uow.rows(statement))

    async def find(self, company_id: UUID) -> ClockRules | None:
        return await self._uow.get(ClockRules, company_id)

    def add(self, rules: ClockRules) -> ClockRules:
        return self._uow.add(rules)
