from collections.abc import Collection, Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import ColumnElement, delete, func

from attendance.tables.equipment_care import EquipmentFile


class EquipmentFileRepo:
    """Of equipment that the caller was found to see."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, photo_id: UUID) -> EquipmentFile | None:
        """Anybody's: whether an id is free."""
        statement = select(EquipmentFile).where(col(EquipmentFile.id) == photo_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def of_equipment(self, equipment_id: UUID) -> Sequence[EquipmentFile]:
        """Of the machine itself."""
        return await self._all(
            col(EquipmentFile.equipment_id) == equipment_id, col(EquipmentFile.defect_id).is_(None)
        )

    async def of_defects(self, defect_ids: Collection[UUID]) -> Sequence[EquipmentFile]:
        return await self._all(is_any(col(EquipmentFile.defect_id), defect_ids))

    async def keys_of(self, equipment_ids: Collection[UUID]) -> set[str]:
        found = await self._uow.execute(
            select(EquipmentFile.key, EquipmentFile.thumbnail_key).where(
                is_any(col(EquipmentFile.equipment_id), equipment_ids)
            )
        )
        return {key for row in found for key in row}

    async def bytes_of_company(self, company_id: UUID) -> int:
        statement = select(func.coalesce(func.sum(col(EquipmentFile.size)), 0)).where(
            col(EquipmentFile.company_id) == company_id
        )
        return int((await self._uow.execute(statement)).scalar_one())

    async def lock_of_company(self, company_id: UUID, most: int) -> Sequence[EquipmentFile]:
        statement = (
            select(EquipmentFile)
            .where(col(EquipmentFile.company_id) == company_id)
            .order_by(col(EquipmentFile.id))
            .limit(most)
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def remove(self, file_ids: Collection[UUID]) -> set[str]:
        """The keys that no row points at any more."""
        removed = await self._uow.execute(
            delete(EquipmentFile)
            .where(is_any(col(EquipmentFile.id), file_ids))
            .returning(col(EquipmentFile.key), col(EquipmentFile.thumbnail_key))
            .execution_options(synchronize_session=False)
        )
        return {key for row in removed for key in row}

    async def _all(self, *which: ColumnElement[bool]) -> Sequence[EquipmentFile]:
        statement = select(EquipmentFile).where(*which)
        ordered = statement.order_by(col(EquipmentFile.created_at), col(EquipmentFile.id))
        return (await self._uow.execute(ordered)).scalars().all()
