from collections.abc import Iterable
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import update

from budget.tables.equipment import MachineUse
from budget.tables.hours import WorkedWeek


class CostingRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def lock(self, company_ids: Iterable[UUID], *, shared: bool) -> None:
        # Of hours and of machines; the name is what running processes of other releases hold.
        await self._uow.lock(*(f"budget.hours:{each}" for each in company_ids), shared=shared)

    async def unsettle_weeks(self, company_id: UUID, project_id: UUID, by: UUID) -> None:
        await self._uow.execute(
            update(WorkedWeek)
            .where(
                col(WorkedWeek.company_id) == company_id,
                col(WorkedWeek.project_id) == project_id,
                col(WorkedWeek.seconds_without_rate) + col(WorkedWeek.seconds_without_code) > 0,
            )
            .values(is_unsettled=True, changed_by=by)
        )

    async def unsettle_uses(self, company_id: UUID, project_id: UUID, by: UUID) -> None:
        # In the order in which whoever costs them holds them: a machine that is due is looked at meanwhile.
        waiting = locked(
            select(MachineUse.id)
            .where(
                col(MachineUse.company_id) == company_id,
                col(MachineUse.project_id) == project_id,
                col(MachineUse.days_without_rate) + col(MachineUse.days_without_code) > 0,
            )
            .order_by(col(MachineUse.id))
        )
        ids = (await self._uow.execute(waiting)).scalars().all()
        unsettled = update(MachineUse).where(is_any(col(MachineUse.id), ids))
        await self._uow.execute(unsettled.values(is_unsettled=True, changed_by=by))
