from collections.abc import Iterable
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import func

from attendance.equipment.schemas import EquipmentState
from attendance.tables.equipment import Equipment

_GONE = (EquipmentState.LOST.value, EquipmentState.RETIRED.value)


class KitRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def parts_of(self, kit_ids: Iterable[UUID]) -> dict[UUID, list[UUID]]:
        """Of each kit; without what is lost or retired."""
        statement = (
            select(Equipment.id, Equipment.kit_id)
            .where(is_any(col(Equipment.kit_id), kit_ids), col(Equipment.condition).not_in(_GONE))
            .order_by(col(Equipment.id))
        )
        parts: dict[UUID, list[UUID]] = {}
        for row in await self._uow.rows(statement):
            parts.setdefault(row.kit_id, []).append(row.id)
        return parts

    async def count_parts(self, kit_id: UUID) -> int:
        statement = select(func.count(col(Equipment.id))).where(col(Equipment.kit_id) == kit_id)
        return (await self._uow.execute(statement)).scalar_one()
