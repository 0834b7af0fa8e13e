from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http.paging import fetch_page
from sqlalchemy import Select, func, label

from attendance.equipment.scan_schemas import LocationRecordsQuery
from attendance.tables.equipment import Equipment, EquipmentAttendanceRecord, EquipmentScan

_Record = EquipmentAttendanceRecord
_SHOWN = (
    _Record.id,
    _Record.equipment_id,
    _Record.project_id,
    _Record.check_in_at,
    _Record.check_in_latitude,
    _Record.check_in_longitude,
    _Record.check_out_at,
    _Record.check_out_latitude,
    _Record.check_out_longitude,
    _Record.user_ids,
    _Record.issues,
)


class ScanRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def known(self, scan_ids: Iterable[UUID]) -> dict[UUID, Any]:
        """Anybody's: an id that somebody else's scan has is taken."""
        statement = (
            select(
                EquipmentScan.id,
                EquipmentScan.company_id,
                EquipmentScan.created_by,
                EquipmentScan.at,
                EquipmentScan.marks,
                EquipmentScan.equipment_id,
                Equipment.name,
            )
            .join(Equipment, col(Equipment.id) == col(EquipmentScan.equipment_id))
            .where(is_any(col(EquipmentScan.id), scan_ids))
        )
        return {row.id: row for row in (await self._uow.execute(statement)).all()}

    async def lately(self, equipment_ids: Iterable[UUID], since: datetime) -> dict[UUID, int]:
        """How often each was scanned."""
        statement = (
            select(EquipmentScan.equipment_id, func.count())
            .where(
                is_any(col(EquipmentScan.equipment_id), equipment_ids),
                col(EquipmentScan.received_at) >= since,
            )
            .group_by(col(EquipmentScan.equipment_id))
        )
        return {row[0]: row[1] for row in (await self._uow.execute(statement)).all()}

    async def began_before(self, equipment_id: UUID, at: datetime) -> tuple[datetime, UUID]:
        """When, and with which scan, the stay began that a scan of then falls into or comes after: nothing
        before it changes."""
        statement = (
            select(col(_Record.check_in_at), col(_Record.id))
            .where(col(_Record.equipment_id) == equipment_id, col(_Record.check_in_at) < at)
            .order_by(col(_Record.check_in_at).desc(), col(_Record.id))
            .limit(1)
        )
        found = (await self._uow.execute(statement)).one_or_none()
        if found is None:
            return datetime.min.replace(tzinfo=UTC) + timedelta(days=1), UUID(int=0)
        return found[0], found[1]

    async def scans_since(self, equipment_id: UUID, since: datetime) -> Sequence[EquipmentScan]:
        statement = select(EquipmentScan).where(
            col(EquipmentScan.equipment_id) == equipment_id, col(EquipmentScan.at) >= since
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def records_since(self, equipment_id: UUID, since: datetime) -> dict[UUID, _Record]:
        statement = select(_Record).where(
            col(_Record.equipment_id) == equipment_id, col(_Record.check_in_at) >= since
        )
        rows = await self._uow.execute(locked(statement.order_by(col(_Record.id))))
        return {each.id: each for each in rows.scalars().all()}

    async def page(self, actor: Actor, wanted: LocationRecordsQuery) -> tuple[list[Any], int]:
        found = [seen_by(actor, _Record)]
        if wanted.equipment_id is not None:
            found.append(col(_Record.equipment_id) == wanted.equipment_id)
        if wanted.project_id is not None:
            found.append(col(_Record.project_id) == wanted.project_id)
        if wanted.is_open is not None:
            found.append(
                col(_Record.check_out_at).is_(None)
                if wanted.is_open
                else col(_Record.check_out_at).is_not(None)
            )
        statement: Select[Any] = (
            select(*_SHOWN, label("equipment_name", col(Equipment.name)))
            .join(Equipment, col(Equipment.id) == col(_Record.equipment_id))
            .where(*found)
            .order_by(col(_Record.check_in_at).desc(), col(_Record.id).desc())
        )
        return await fetch_page(self._uow, statement, wanted.paging)

    async def records_held_after(self, after: UUID, limit: int) -> Sequence[_Record]:
        """Of all companies."""
        return (await self._uow.execute(held_after(_Record, after, limit))).scalars().all()

    def add_scans(self, scans: Iterable[EquipmentScan]) -> None:
        for scan in scans:
            self._uow.add(scan)

    def add_record(self, record: _Record) -> None:
        self._uow.add(record)

    async def delete_record(self, record: _Record) -> None:
        await self._uow.delete(record)
