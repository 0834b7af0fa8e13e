from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select

from attendance.tables.request_rules import RequestRules


class RequestRulesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, company_id: UUID, *, lock: bool = False) -> RequestRules | None:
        statement = select(RequestRules).where(col(RequestRules.company_id) == company_id)
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    def add(self, rules: RequestRules) -> RequestRules:
        return self._uow.add(rules)
