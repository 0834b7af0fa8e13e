from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, seen_by, select
from chassis.http.paging import fetch_page
from sqlalchemy import (
    ARRAY,
    DateTime,
    Select,
    TableValuedAlias,
    Uuid,
    and_,
    func,
    label,
    literal,
    true,
    tuple_,
)

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
_NEVER = datetime.min.replace(tzinfo=UTC) + timedelta(days=1), UUID(int=0)
T = TypeVar("T", EquipmentScan, EquipmentAttendanceRecord)


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

    async def began_before(self, whens: Mapping[UUID, datetime]) -> dict[UUID, tuple[datetime, UUID]]:
        """Of each, when, and with which scan, the stay began that a scan of then falls into or comes after:
        nothing before it changes."""
        each = _by_equipment(whens)
        latest = (
            select(col(_Record.check_in_at), col(_Record.id))
            .where(col(_Record.equipment_id) == each.c.equipment_id, col(_Record.check_in_at) < each.c.at)
            .order_by(col(_Record.check_in_at).desc(), col(_Record.id))
            .limit(1)
            .lateral()
        )
        statement = select(each.c.equipment_id, latest.c.check_in_at, latest.c.id).select_from(
            each.join(latest, true())
        )
        found = {row[0]: (row[1], row[2]) for row in (await self._uow.execute(statement)).all()}
        return {equipment_id: found.get(equipment_id, _NEVER) for equipment_id in whens}

    async def scans_since(self, since: Mapping[UUID, datetime]) -> dict[UUID, list[EquipmentScan]]:
        each = _by_equipment(since)
        statement = select(EquipmentScan).join(
            each,
            and_(col(EquipmentScan.equipment_id) == each.c.equipment_id, col(EquipmentScan.at) >= each.c.at),
        )
        return _by_their_equipment((await self._uow.execute(statement)).scalars().all())

    async def records_since(self, since: Mapping[UUID, datetime]) -> dict[UUID, list[_Record]]:
        each = _by_equipment(since)
        statement = select(_Record).join(
            each,
            and_(col(_Record.equipment_id) == each.c.equipment_id, col(_Record.check_in_at) >= each.c.at),
        )
        held = locked(statement.order_by(col(_Record.id)), of=_Record)
        return _by_their_equipment((await self._uow.execute(held)).scalars().all())

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

    async def placed(self, company_id: UUID, whens: Collection[tuple[UUID, datetime]]) -> Sequence[Any]:
        """Who scanned machines at these instants, of the scans that say where."""
        scanned = col(EquipmentScan.equipment_id), col(EquipmentScan.at)
        statement = select(
            EquipmentScan.equipment_id, EquipmentScan.project_id, EquipmentScan.at, EquipmentScan.created_by
        ).where(
            col(EquipmentScan.company_id) == company_id,
            tuple_(*scanned).in_(whens),
            col(EquipmentScan.latitude).is_not(None),
        )
        return (await self._uow.execute(statement)).all()

    async def records_held_after(self, after: UUID, limit: int) -> Sequence[_Record]:
        """Of all companies."""
        return (await self._uow.execute(held_after(_Record, after, limit))).scalars().all()

    def add_scans(self, scans: Iterable[EquipmentScan]) -> None:
        for scan in scans:
            self._uow.insert(scan)

    def add_record(self, record: _Record) -> None:
        self._uow.add(record)

    async def delete_record(self, record: _Record) -> None:
        await self._uow.delete(record)


def _by_equipment(whens: Mapping[UUID, datetime]) -> TableValuedAlias:
    ids, times = literal([*whens], ARRAY(Uuid)), literal([*whens.values()], ARRAY(DateTime(timezone=True)))
    return func.unnest(ids, times).table_valued("equipment_id", "at").render_derived("each")


def _by_their_equipment(rows: Iterable[T]) -> dict[UUID, list[T]]:
    found: dict[UUID, list[T]] = {}
    for row in rows:
        found.setdefault(row.equipment_id, []).append(row)
    return found
