"""What of attendance the company's audit log keeps: who changed whose hours, or what of equipment.
Punches and scans are facts themselves."""

from enum import StrEnum

from chassis.access import Actor
from chassis.audit import Changes, act_of
from contracts.attendance.v1 import events_pb2

from attendance.tables.equipment import Equipment
from attendance.tables.record import AttendanceRecord
from attendance.tables.request import AttendanceRequest


class AuditAction(StrEnum):
    """Kept for ever: never rename one. Their words are in the web module's messages, `audit.action.…`."""

    ADDED = "attendance_record.added"
    CHANGED = "attendance_record.changed"
    DELETED = "attendance_record.deleted"
    APPROVED = "attendance_record.approved"
    """As its worker had asked."""
    REJECTED = "attendance_request.rejected"
    LOWERED = "attendance_record.lowered"
    """By hours that a manager stated of another record: no hour counts twice."""
    EQUIPMENT_CREATED = "equipment.created"
    EQUIPMENT_CHANGED = "equipment.changed"
    EQUIPMENT_CODE_REPLACED = "equipment.code_replaced"


class AuditSubject(StrEnum):
    """What an act is about: `audit.subject.…`."""

    ATTENDANCE_RECORD = "attendanceRecord"
    ATTENDANCE_REQUEST = "attendanceRequest"
    EQUIPMENT = "equipment"


class AuditField(StrEnum):
    """What an act changed: `audit.field.…`, among this module's words or identity's."""

    PROJECT = "project"
    PERSON = "person"
    HOURS = "hours"
    REASON = "reason"
    CORRECTION = "correction"
    """The record that was corrected."""
    NAME = "name"
    CATEGORY = "category"
    SERIAL_NUMBER = "serialNumber"
    CONDITION = "condition"
    RENTED = "rented"
    SUPPLIER = "supplier"
    RENTAL_RATE = "rentalRate"
    RETURN_DUE = "returnDue"
    CONTACT = "contact"
    CERTIFICATES = "certificates"
    BLOCKS_WHEN_EXPIRED = "blocksWhenExpired"


def of_record(
    actor: Actor,
    action: AuditAction,
    record: AttendanceRecord,
    before_seconds: int | None,
    after_seconds: int | None,
    reason: str,
    corrected: AttendanceRecord | None = None,
) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.ATTENDANCE_RECORD,
        subject_id=record.id,
        subject_name=record.day.isoformat(),
        changes={
            AuditField.PERSON: (None, str(record.owner_user_id)),
            AuditField.PROJECT: (None, str(record.project_id)),
            AuditField.HOURS: (_hours(before_seconds), _hours(after_seconds)),
            AuditField.REASON: (None, reason),
            **({AuditField.CORRECTION: (None, str(corrected.id))} if corrected else {}),
        },
    )
    return events_pb2.ActRecorded(act=act)


def of_rejected(actor: Actor, request: AttendanceRequest, reason: str) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.REJECTED,
        subject_type=AuditSubject.ATTENDANCE_REQUEST,
        subject_id=request.id,
        subject_name=request.day.isoformat(),
        changes={
            AuditField.PERSON: (None, str(request.owner_user_id)),
            AuditField.PROJECT: (None, str(request.project_id)),
            AuditField.REASON: (None, reason),
        },
    )
    return events_pb2.ActRecorded(act=act)


def of_equipment(
    actor: Actor, action: AuditAction, equipment: Equipment, changes: Changes[AuditField]
) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.EQUIPMENT,
        subject_id=equipment.id,
        subject_name=equipment.name,
        changes=changes,
    )
    return events_pb2.ActRecorded(act=act)


def _hours(seconds: int | None) -> str | None:
    if seconds is None:
        return None
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}"
