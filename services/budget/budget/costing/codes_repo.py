from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, seen_by, select

from budget.tables.cost_codes import CostCodes


class CostCodesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of_projects(self, project_ids: Collection[UUID]) -> Sequence[CostCodes]:
        statement = select(CostCodes).where(is_any(col(CostCodes.project_id), project_ids))
        return (await self._uow.execute(statement)).scalars().all()

    async def find(self, actor: Actor, project_id: UUID, *, lock: bool = False) -> CostCodes | None:
        statement = select(CostCodes).where(
            seen_by(actor, CostCodes), col(CostCodes.project_id) == project_id
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    def add(self, codes: CostCodes) -> CostCodes:
        return self._uow.add(codes)
