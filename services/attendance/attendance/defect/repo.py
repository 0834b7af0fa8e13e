from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.http.paging import fetch_page
from sqlalchemy import Select, func, label

from attendance.defect.schemas import DefectsQuery
from attendance.tables.equipment import Equipment
from attendance.tables.equipment_care import DefectState, EquipmentDefect
from attendance.tables.visible_equipment import visible_equipment

_DONE = DefectState.DONE.value


class DefectRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_any(self, defect_id: UUID) -> EquipmentDefect | None:
        """Anybody's: whether an id is free."""
        statement = select(EquipmentDefect).where(col(EquipmentDefect.id) == defect_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find(self, actor: Actor, defect_id: UUID, *, lock: bool = False) -> EquipmentDefect | None:
        statement = (
            select(EquipmentDefect)
            .join(Equipment, col(Equipment.id) == col(EquipmentDefect.equipment_id))
            .where(visible_equipment(actor), col(EquipmentDefect.id) == defect_id)
        )
        if lock:
            statement = locked(statement, of=EquipmentDefect)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def page(self, actor: Actor, wanted: DefectsQuery) -> tuple[list[Any], int]:
        """What is to be done first, the newest of each first."""
        defect = EquipmentDefect
        found = [visible_equipment(actor)]
        if wanted.equipment_id is not None:
            found.append(col(defect.equipment_id) == wanted.equipment_id)
        if wanted.is_done is not None:
            state = col(defect.state)
            found.append(state == _DONE if wanted.is_done else state != _DONE)
        statement: Select[Any] = (
            select(
                defect.id,
                defect.equipment_id,
                label("equipment_name", col(Equipment.name)),
                Equipment.project_id,
                defect.title,
                defect.description,
                defect.is_blocking,
                defect.state,
                defect.note,
                defect.reported_by,
                defect.created_at,
                defect.revision,
                defect.updated_by,
                defect.updated_at,
            )
            .join(Equipment, col(Equipment.id) == col(defect.equipment_id))
            .where(*found)
            .order_by(col(defect.state) == _DONE, col(defect.created_at).desc(), col(defect.id))
        )
        return await fetch_page(self._uow, statement, wanted.paging)

    async def count_open(self, equipment_id: UUID, *, blocking: bool = False) -> int:
        defect = EquipmentDefect
        statement = select(func.count(col(defect.id))).where(
            col(defect.equipment_id) == equipment_id, col(defect.state) != _DONE
        )
        if blocking:
            statement = statement.where(col(defect.is_blocking))
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, defect: EquipmentDefect) -> None:
        self._uow.add(defect)
