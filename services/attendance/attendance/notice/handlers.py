from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import LONG_SECONDS, PagedSubscription, Subscription
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import (
    ActRecorded,
    AttendanceRequestChanged,
    EquipmentDefectReported,
)

from attendance.audit import AuditAction, AuditField
from attendance.notice.defects import mail_defect
from attendance.notice.hand_overs import mail_handed_over
from attendance.notice.pins import mail_given_pin
from attendance.notice.service import Kind, kind_of, mail_news


async def mail_about_request(
    _: UnitOfWork, event: AttendanceRequestChanged, __: EventContext, runtime: Runtime
) -> None:
    """Who asks again before an answer is not new: managers see the newest when they open it."""
    kind = kind_of(event.status)
    if kind is Kind.ASKED and event.revision > 1:
        return
    await mail_news(runtime, UUID(event.company_id), UUID(event.attendance_request_id), kind)


async def mail_about_defect(
    _: UnitOfWork, event: EquipmentDefectReported, __: EventContext, runtime: Runtime
) -> None:
    await mail_defect(runtime, UUID(event.company_id), UUID(event.equipment_defect_id))


async def mail_about_pin(_: UnitOfWork, event: ActRecorded, context: EventContext, runtime: Runtime) -> None:
    act = event.act
    await mail_given_pin(runtime, UUID(act.company_id), UUID(act.subject_id), context.actor, context.event_id)


def is_given_pin(event: ActRecorded) -> bool:
    return event.act.action == AuditAction.PIN_GIVEN


async def mail_about_hand_over(
    _: UnitOfWork, event: ActRecorded, context: EventContext, runtime: Runtime
) -> None:
    act, receiver = event.act, _receiver(event)
    if receiver is None or context.actor in (None, receiver):
        return
    whose = UUID(act.company_id), UUID(act.subject_id)
    await mail_handed_over(runtime, *whose, receiver, context.actor, context.event_id)


def is_hand_over(event: ActRecorded) -> bool:
    return event.act.action == AuditAction.EQUIPMENT_HANDED_OVER


def _receiver(event: ActRecorded) -> UUID | None:
    """None: it went back to the store."""
    after = next((each.after for each in event.act.changes if each.field == AuditField.HOLDER), "")
    return UUID(after) if after else None


subscriptions: list[Subscription[Any]] = [
    PagedSubscription(
        "attendance.mail_about_request",
        AttendanceRequestChanged,
        mail_about_request,
        start="new",
        seconds=LONG_SECONDS,
    ),
    PagedSubscription(
        "attendance.mail_about_defect",
        EquipmentDefectReported,
        mail_about_defect,
        start="new",
        seconds=LONG_SECONDS,
    ),
    PagedSubscription(
        "attendance.mail_about_pin",
        ActRecorded,
        mail_about_pin,
        start="new",
        seconds=LONG_SECONDS,
        only_if=is_given_pin,
    ),
    PagedSubscription(
        "attendance.mail_about_hand_over",
        ActRecorded,
        mail_about_hand_over,
        start="new",
        seconds=LONG_SECONDS,
        only_if=is_hand_over,
    ),
]
