from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import Select

from attendance.tables.equipment_care import EquipmentHandOver


class HandOverRepo:
    """Of equipment that the caller was found to see."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, hand_over_id: UUID) -> EquipmentHandOver | None:
        """Anybody's: whether an id is free."""
        statement = select(EquipmentHandOver).where(col(EquipmentHandOver.id) == hand_over_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def page(self, equipment_id: UUID, paging: Paging) -> tuple[list[Any], int]:
        over = EquipmentHandOver
        statement: Select[Any] = (
            select(
                over.id,
                over.equipment_id,
                over.from_user_id,
                over.to_user_id,
                over.at,
                over.note,
                over.ink,
                over.signed_name,
                over.created_by,
            )
            .where(col(over.equipment_id) == equipment_id)
            .order_by(col(over.at).desc(), col(over.id).desc())
        )
        return await fetch_page(self._uow, statement, paging)

    def add(self, hand_over: EquipmentHandOver) -> None:
        self._uow.add(hand_over)
