from uuid import UUID

from chassis.db import UnitOfWork

from attendance.tables.request_rules import RequestRules


class RequestRulesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, company_id: UUID) -> RequestRules | None:
        return await self._uow.get(RequestRules, company_id)

    def add(self, rules: RequestRules) -> RequestRules:
        return self._uow.add(rules)
