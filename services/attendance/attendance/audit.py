"""What of attendance the company's audit log keeps: who changed whose hours, leave and settings, or what of
equipment, who pressed for a crew, and whose tablets and PINs there are. Own punches and scans are facts."""

from collections.abc import Mapping, Sequence
from typing import Any

from chassis.access import Actor
from chassis.audit import Changes, Nobody, act_of
from chassis.wall_clock import day_at, stamp, zone_of
from contracts.attendance.v1 import events_pb2

from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.hours.facts import Check
from attendance.tables.equipment import Equipment
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import OwnRecordType
from attendance.tables.request import AttendanceRequest
from attendance.tables.sheet import PeriodSheet


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


def of_closed(record: AttendanceRecord, before_seconds: int) -> events_pb2.ActRecorded:
    """By the company's rule."""
    act = act_of(
        Nobody(record.company_id),
        AuditAction.CLOSED_BY_RULE,
        subject_type=AuditSubject.ATTENDANCE_RECORD,
        subject_id=record.id,
        subject_name=record.day.isoformat(),
        changes={
            AuditField.PERSON: (None, str(record.owner_user_id)),
            AuditField.PROJECT: (None, str(record.project_id)),
            AuditField.HOURS: (_hours(before_seconds), _hours(record.worked_seconds)),
        },
    )
    return events_pb2.ActRecorded(act=act)


def of_split(
    actor: Actor, action: AuditAction, record: AttendanceRecord, before: Sequence[Mapping[str, Any]]
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
            AuditField.BUDGET_CODES: (codes_text(before) or None, codes_text(record.codes) or None),
        },
    )
    return events_pb2.ActRecorded(act=act)


def codes_text(codes: Sequence[Mapping[str, Any]]) -> str:
    """In signs that are read alike in every language."""
    return " · ".join(f"{each['number']} {_hours(each['seconds'])}" for each in codes)


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


def of_leave(
    actor: Actor, action: AuditAction, request: AttendanceRequest, reason: str
) -> events_pb2.ActRecorded:
    days = " – ".join(each.isoformat() for each in (request.day, request.last_day) if each)
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.ATTENDANCE_REQUEST,
        subject_id=request.id,
        subject_name=days,
        changes={
            AuditField.PERSON: (None, str(request.owner_user_id)),
            AuditField.PROJECT: (None, str(request.project_id)),
            AuditField.LEAVE: (None, days) if action is AuditAction.LEAVE_GRANTED else (days, None),
            AuditField.REASON: (None, reason),
        },
    )
    return events_pb2.ActRecorded(act=act)


def of_sheet(
    actor: Actor, action: AuditAction, sheet: PeriodSheet, reason: str = ""
) -> events_pb2.ActRecorded:
    hours = _hours(sheet.worked_seconds + sheet.credited_seconds)
    is_opened = action is AuditAction.SHEET_OPENED
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.ATTENDANCE_SHEET,
        subject_id=sheet.id,
        subject_name=f"{sheet.first_day} – {sheet.last_day}",
        changes={
            AuditField.PERSON: (None, str(sheet.owner_user_id)),
            AuditField.PROJECT: (None, str(sheet.project_id)),
            AuditField.HOURS: (hours, None) if is_opened else (None, hours),
            **({AuditField.REASON: (None, reason)} if reason else {}),
        },
    )
    return events_pb2.ActRecorded(act=act)


InAudit = Mapping[AuditField, str]


def in_audit(kind: OwnRecordType) -> InAudit:
    return {
        AuditField.NAME: kind.name,
        AuditField.COLOR: kind.color,
        AuditField.IS_PAID: yes(is_so=kind.is_paid),
        AuditField.DAY_HOURS: _hours(kind.day_minutes * 60) or "",
        AuditField.NEEDS_APPROVAL: yes(is_so=kind.needs_approval),
        AuditField.IS_ARCHIVED: yes(is_so=kind.is_archived),
    }


def of_record_type(
    actor: Actor, action: AuditAction, kind: OwnRecordType, before: InAudit | None = None
) -> events_pb2.ActRecorded:
    had, has = before or {}, in_audit(kind)
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.ATTENDANCE_RECORD_TYPE,
        subject_id=kind.id,
        subject_name=kind.name,
        changes={each: (had.get(each), now) for each, now in has.items() if had.get(each) != now},
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


_OF_A_CREW = {
    Check.IN: AuditAction.CREW_CHECKED_IN,
    Check.OUT: AuditAction.CREW_CHECKED_OUT,
    Check.BREAK_START: AuditAction.CREW_BREAK_STARTED,
    Check.BREAK_END: AuditAction.CREW_BREAK_ENDED,
}


def of_crew(actor: Actor, punch: Punch) -> events_pb2.ActRecorded:
    zone = zone_of(punch.time_zone)
    act = act_of(
        actor,
        _OF_A_CREW[Check(punch.check_type)],
        subject_type=AuditSubject.PUNCH,
        subject_id=punch.id,
        subject_name=day_at(punch.at, zone).isoformat(),
        changes={
            AuditField.PERSON: (None, str(punch.owner_user_id)),
            AuditField.PROJECT: (None, str(punch.project_id)),
            AuditField.TIME: (None, stamp(punch.at, zone)),
        },
    )
    return events_pb2.ActRecorded(act=act)


def yes(*, is_so: bool) -> str:
    return "✓" if is_so else "✗"


def _hours(seconds: int | None) -> str | None:
    if seconds is None:
        return None
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}"
