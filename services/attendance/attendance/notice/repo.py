from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import update

from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import EquipmentDefect
from attendance.tables.request import AttendanceRequest


class NoticeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_request(self, company_id: UUID, request_id: UUID) -> AttendanceRequest | None:
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id, col(AttendanceRequest.id) == request_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_equipment(self, company_id: UUID, equipment_id: UUID) -> Equipment | None:
        statement = select(Equipment).where(
            col(Equipment.company_id) == company_id, col(Equipment.id) == equipment_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_defect(
        self, company_id: UUID, defect_id: UUID
    ) -> tuple[EquipmentDefect, Equipment] | None:
        statement = (
            select(EquipmentDefect, Equipment)
            .join(Equipment, col(Equipment.id) == col(EquipmentDefect.equipment_id))
            .where(col(EquipmentDefect.company_id) == company_id, col(EquipmentDefect.id) == defect_id)
        )
        row = (await self._uow.execute(statement)).one_or_none()
        return None if row is None else (row[0], row[1])

    async def to_warn_of(self, today: date, after: UUID, most: int) -> Sequence[Equipment]:
        """Of all companies, in the order of their ids."""
        statement = (
            select(Equipment)
            .where(col(Equipment.next_warning_on) <= today, col(Equipment.id) > after)
            .order_by(col(Equipment.id))
            .limit(most)
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def warn_next(self, equipment: Equipment, following: date | None) -> None:
        """Unless somebody has written other certificates meanwhile."""
        await self._uow.execute(
            update(Equipment)
            .where(
                col(Equipment.id) == equipment.id,
                col(Equipment.next_warning_on) == equipment.next_warning_on,
            )
            .values(next_warning_on=following)
        )

    async def to_return(self, today: date, after: UUID, most: int) -> Sequence[Equipment]:
        """Of all companies, in the order of their ids."""
        statement = (
            select(Equipment)
            .where(col(Equipment.next_return_warning_on) <= today, col(Equipment.id) > after)
            .order_by(col(Equipment.id))
            .limit(most)
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def warn_of_return_next(self, equipment: Equipment, following: date | None) -> None:
        """Unless somebody has written another day meanwhile."""
        await self._uow.execute(
            update(Equipment)
            .where(
                col(Equipment.id) == equipment.id,
                col(Equipment.return_due).is_not_distinct_from(equipment.return_due),
                col(Equipment.next_return_warning_on) == equipment.next_return_warning_on,
            )
            .values(next_return_warning_on=following)
        )
