"""Where equipment is, computed anew from its scans with each new one."""

from asyncio import sleep
from collections.abc import Collection, Mapping
from datetime import datetime
from itertools import chain
from typing import Any
from uuid import UUID

from chassis.batches import in_portions
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.equipment.announcement import equipment_changed, record_changed
from attendance.equipment.scan_repo import ScanRepo
from attendance.equipment.stays import Direction, Scan, Stay, Where, stays_of
from attendance.tables.equipment import Equipment, EquipmentAttendanceRecord, EquipmentScan

_AT_ONCE = 100
"""Scans, of as few machines as have so many."""


async def place(uow: UnitOfWork, held: Mapping[UUID, Equipment], scans: Collection[EquipmentScan]) -> None:
    """Takes in the scans of equipment that the caller holds, all of one machine at once; of many, others are
    let in between."""
    of_each: dict[UUID, list[EquipmentScan]] = {}
    for scan in scans:
        of_each.setdefault(scan.equipment_id, []).append(scan)
    weighed = ((each, len(each)) for _, each in sorted(of_each.items()))
    for some in in_portions(weighed, _AT_ONCE):
        await _place(uow, held, [*chain.from_iterable(some)])
        await sleep(0)


async def _place(uow: UnitOfWork, held: Mapping[UUID, Equipment], scans: Collection[EquipmentScan]) -> None:
    repo, earliest = ScanRepo(uow), dict[UUID, datetime]()
    for scan in scans:
        earliest[scan.equipment_id] = min(scan.at, earliest.get(scan.equipment_id, scan.at))
    repo.add_scans(scans)
    await uow.flush()
    began = await repo.began_before(earliest)
    since = {equipment_id: at for equipment_id, (at, _) in began.items()}
    scans_of, records_of = await repo.scans_since(since), await repo.records_since(since)
    for equipment_id in sorted(earliest):
        # Of the same instant are also scans that belong to the stay before.
        then = [each for each in scans_of[equipment_id] if (each.at, each.id) >= began[equipment_id]]
        kept = {each.id: each for each in records_of.get(equipment_id, ())}
        await _replace(uow, held[equipment_id], kept, stays_of(map(_fact, then)))
    await uow.flush()


async def _replace(
    uow: UnitOfWork,
    equipment: Equipment,
    kept: Mapping[UUID, EquipmentAttendanceRecord],
    stays: list[Stay],
) -> None:
    for gone in kept.keys() - {each.id for each in stays}:
        await ScanRepo(uow).delete_record(kept[gone])
        uow.outbox.add(_deleted(kept[gone]))
    for stay in stays:
        _keep(uow, equipment, kept.get(stay.id), stay)
    _stand(uow, equipment, stays)


def _keep(
    uow: UnitOfWork, equipment: Equipment, record: EquipmentAttendanceRecord | None, stay: Stay
) -> None:
    values = _values(stay)
    if record is None:
        record = EquipmentAttendanceRecord(
            id=stay.id, company_id=equipment.company_id, equipment_id=equipment.id, **values
        )
        ScanRepo(uow).add_record(record)
    elif all(getattr(record, name) == value for name, value in values.items()):
        return
    else:
        for name, value in values.items():
            setattr(record, name, value)
        record.revision += 1
    uow.outbox.add(record_changed(record))


def _stand(uow: UnitOfWork, equipment: Equipment, stays: list[Stay]) -> None:
    """No stay at all: it was checked out of nowhere, and is where it was."""
    if not stays:
        return
    last = stays[-1]
    is_there = last.until is None
    now_at: tuple[UUID | None, datetime | None] = (last.project_id, last.since) if is_there else (None, None)
    if (equipment.at_project_id, equipment.at_since) == now_at:
        return
    equipment.at_project_id, equipment.at_since = now_at
    uow.outbox.add(equipment_changed(equipment))


def _fact(scan: EquipmentScan) -> Scan:
    where = Where(scan.latitude, scan.longitude)
    return Scan(scan.id, scan.project_id, Direction(scan.check_type), scan.at, scan.created_by, where)


def _values(stay: Stay) -> dict[str, Any]:
    return {
        "project_id": stay.project_id,
        "check_in_at": stay.since,
        "check_in_latitude": stay.since_where.latitude,
        "check_in_longitude": stay.since_where.longitude,
        "check_out_at": stay.until,
        "check_out_latitude": stay.until_where.latitude,
        "check_out_longitude": stay.until_where.longitude,
        "user_ids": stay.user_ids,
        "issues": [each.value for each in stay.issues],
    }


def _deleted(record: EquipmentAttendanceRecord) -> events_pb2.EquipmentAttendanceRecordDeleted:
    return events_pb2.EquipmentAttendanceRecordDeleted(
        company_id=str(record.company_id),
        equipment_attendance_record_id=str(record.id),
        equipment_id=str(record.equipment_id),
        project_id=str(record.project_id),
    )
