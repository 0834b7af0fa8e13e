"""What the company's audit log keeps of balances."""

from collections.abc import Mapping
from datetime import date

from chassis.access import Actor
from chassis.audit import act_of
from contracts.attendance.v1 import events_pb2

from attendance.audit import AuditAction, AuditField, AuditSubject, yes
from attendance.balance.account import Accrual
from attendance.balance.errors import days_text
from attendance.tables.balance import LeaveAdjustment, LeaveEntitlement, LeaveStart

InAudit = Mapping[AuditField, str]


def entitlement_in_audit(row: LeaveEntitlement) -> InAudit:
    return {
        AuditField.FROM_YEAR: str(row.from_year),
        AuditField.YEAR_DAYS: days_text(row.year_days),
        AuditField.IS_MONTHLY: yes(is_so=row.accrual == Accrual.MONTHLY.value),
        AuditField.MOST_CARRIED: days_text(row.most_carried),
        AuditField.MAY_GO_BELOW: yes(is_so=row.may_go_below),
    }


def of_entitlement(actor: Actor, row: LeaveEntitlement, name: str, before: InAudit) -> events_pb2.ActRecorded:
    has = entitlement_in_audit(row)
    act = act_of(
        actor,
        AuditAction.ENTITLEMENT_SET,
        subject_type=AuditSubject.LEAVE_ENTITLEMENT,
        subject_id=row.id,
        subject_name=f"{name} {row.from_year}",
        changes={each: (before.get(each), now) for each, now in has.items() if before.get(each) != now},
    )
    return events_pb2.ActRecorded(act=act)


def of_adjustment(actor: Actor, row: LeaveAdjustment, name: str) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.BALANCE_ADJUSTED,
        subject_type=AuditSubject.LEAVE_BALANCE,
        subject_id=row.id,
        subject_name=name,
        changes={
            AuditField.PERSON: (None, str(row.owner_user_id)),
            AuditField.DAYS: (None, f"{row.hundredths / 100:+g}"),
            AuditField.LEAVE: (None, row.day.isoformat()),
            AuditField.REASON: (None, row.reason),
        },
    )
    return events_pb2.ActRecorded(act=act)


def of_start(actor: Actor, row: LeaveStart, before: date | None) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.LEAVE_START_SET,
        subject_type=AuditSubject.LEAVE_BALANCE,
        subject_id=row.id,
        subject_name=row.starts_on.isoformat(),
        changes={
            AuditField.PERSON: (None, str(row.owner_user_id)),
            AuditField.STARTS_ON: (before.isoformat() if before else None, row.starts_on.isoformat()),
        },
    )
    return events_pb2.ActRecorded(act=act)
