"""How requests are shown."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.standing import Standing
from attendance.balance.checking import find_after
from attendance.hours.leaves import LeaveSpan
from attendance.record.kept_leave import span_of
from attendance.record.schemas import IntervalPublic
from attendance.record_type.schemas import RecordTypePublic
from attendance.record_type.service import types_named
from attendance.request.repo import RequestRepo
from attendance.request.schemas import AttendanceRequestPublic, HolidayOfLeave, LeaveAsked
from attendance.tables.request import RequestStatus


def may_take_back(actor: Actor, row: Any) -> bool:
    """What waits, or needed nobody's approval, whoever asked for it; what was granted, another manager."""
    if row.last_day is None:
        return False
    is_own = row.owner_user_id == actor.user_id
    if row.status == RequestStatus.PENDING.value:
        return is_own
    if row.status != RequestStatus.APPROVED.value:
        return False
    return row.replied_by is None if is_own else actor.manages(row.project_id)


def holidays_in(span: LeaveSpan) -> list[HolidayOfLeave]:
    return [HolidayOfLeave(date=each.day, name=each.name, is_half=each.from_noon) for each in span.free]


async def show_request(
    uow: UnitOfWork, runtime: Runtime, standing: Standing, row: Any
) -> AttendanceRequestPublic:
    (shown,) = await show_requests(uow, runtime, standing, [row])
    if shown.leave is not None:
        actor = standing.actor
        shown.leave.worked_on = await RequestRepo(uow).worked_between(
            actor.company_id, row.owner_user_id, row.day, row.last_day
        )
        if row.status == RequestStatus.PENDING.value:
            whose = actor.company_id, row.owner_user_id, row.record_type
            shown.leave.after = await find_after(uow, *whose, span_of(row), row.id)
    return shown


async def show_requests(
    uow: UnitOfWork, runtime: Runtime, standing: Standing, rows: Sequence[Any]
) -> list[AttendanceRequestPublic]:
    actor = standing.actor
    named: set[UUID] = {each.owner_user_id for each in rows}
    repliers: list[UUID | None] = [each.replied_by for each in rows]
    named |= {each for each in repliers if each}
    people = await runtime.of(Directory).people(actor.company_id, named)
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    records = await RequestRepo(uow).records_of(actor, rows)
    types = await types_named(uow, actor.company_id, {row.record_type for row in rows})
    shown: list[AttendanceRequestPublic] = []
    for row in rows:
        project = projects.get(row.project_id)
        record = records.get((row.owner_user_id, row.project_id, row.day))
        shown.append(
            AttendanceRequestPublic(
                attendance_record_request_id=row.id,
                owner_user_id=row.owner_user_id,
                owner=people.get(row.owner_user_id),
                project_id=row.project_id,
                project_name=project.name if project else "",
                time_zone=row.time_zone,
                date=row.day,
                leave=_leave_of(row, types[row.record_type]) if row.last_day else None,
                intervals=[IntervalPublic.model_validate(each) for each in row.intervals],
                now=[IntervalPublic.model_validate(each) for each in _intervals_of(record)],
                attendance_record_id=record.id if record else None,
                reason=row.reason,
                status=RequestStatus(row.status),
                replied_by=people.get(row.replied_by) if row.replied_by else None,
                replied_at=row.replied_at,
                reply_reason=row.reply_reason,
                escalated_at=row.escalated_at,
                created_at=row.created_at,
                revision=row.revision,
                may_reply=_may_reply(standing, row),
                # Who stands in answers what waits, and takes back nothing.
                may_take_back=may_take_back(standing.own, row),
            )
        )
    return shown


def _may_reply(standing: Standing, row: Any) -> bool:
    """As `answering` takes it."""
    if row.status != RequestStatus.PENDING.value or row.owner_user_id == standing.actor.user_id:
        return False
    is_for_themselves = standing.is_for_themselves(row.owner_user_id, row.project_id)
    return standing.actor.manages(row.project_id) and not is_for_themselves


def _intervals_of(record: Any | None) -> list[Any]:
    return record.intervals if record else []


def _leave_of(row: Any, kind: RecordTypePublic) -> LeaveAsked:
    span = span_of(row)
    return LeaveAsked(
        record_type=row.record_type,
        name=kind.name,
        color=kind.color,
        is_paid=kind.is_paid,
        first_date=row.day,
        last_date=row.last_day,
        from_noon=row.from_noon,
        until_noon=row.until_noon,
        days_off=row.days_off,
        holidays=holidays_in(span),
        days=span.days,
        after=None,
        worked_on=None,
    )
