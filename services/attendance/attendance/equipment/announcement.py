"""What others are told of equipment: all of it, and again whenever it moves."""

from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.equipment.repo import EquipmentRepo
from attendance.equipment.scan_repo import ScanRepo
from attendance.equipment.schemas import EquipmentState
from attendance.tables.equipment import Equipment, EquipmentAttendanceRecord


def equipment_changed(equipment: Equipment) -> events_pb2.EquipmentChanged:
    return events_pb2.EquipmentChanged(
        company_id=str(equipment.company_id),
        equipment_id=str(equipment.id),
        project_id=str(equipment.project_id),
        name=equipment.name,
        category=equipment.category,
        serial_number=equipment.serial_number,
        condition=_condition_of(equipment),
        is_rented=equipment.is_rented,
        at_project_id=str(equipment.at_project_id or ""),
        at_since=equipment.at_since,
        revision=equipment.revision,
        holder_user_id=str(equipment.holder_user_id or ""),
    )


def _condition_of(equipment: Equipment) -> int:
    """Others are not told why it is in service."""
    is_usable = equipment.condition == EquipmentState.AVAILABLE.value
    return EquipmentState.SERVICE.value if is_usable and equipment.is_blocked else equipment.condition


def record_changed(record: EquipmentAttendanceRecord) -> events_pb2.EquipmentAttendanceRecordChanged:
    """Without its places and people: they are for who sees the project."""
    return events_pb2.EquipmentAttendanceRecordChanged(
        company_id=str(record.company_id),
        equipment_attendance_record_id=str(record.id),
        equipment_id=str(record.equipment_id),
        project_id=str(record.project_id),
        check_in_at=record.check_in_at,
        check_out_at=record.check_out_at,
        issues=record.issues,
        revision=record.revision,
    )


async def equipment_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.EquipmentChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [equipment_changed(each) for each in await EquipmentRepo(uow).held_after(after, limit)]


async def records_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.EquipmentAttendanceRecordChanged]:
    return [record_changed(each) for each in await ScanRepo(uow).records_held_after(after, limit)]
