"""Leave: some that waits, some that was granted, and a type of the company's own."""

from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from typing import TypeVar
from uuid import UUID

from attendance.record_type.schemas import RecordTypeCreate
from attendance.record_type.service import create_record_type
from attendance.request.answering import reply_requests
from attendance.request.asking_leave import create_leave_request
from attendance.request.leave_schemas import LeaveRequestCreate
from attendance.request.schemas import AttendanceRequestPublic, RequestSeen, RequestsReply
from attendance.tables.record_type import RecordType
from attendance.tables.request import RequestStatus
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client_demo import sign_in

from attendance_demo.balances import FREE_DAYS
from attendance_demo.weeks import Site

T = TypeVar("T")


async def ask_for_leave(runtime: Runtime, sites: dict[UUID, Site]) -> None:
    admin, manager = await sign_in(runtime, "admin"), await sign_in(runtime, "manager")
    member = await sign_in(runtime, "member")
    training = RecordTypeCreate(
        name="Training", color="#6b21a8", is_paid=True, day_minutes=8 * 60, needs_approval=False
    )
    kind = await _as(runtime, admin, lambda uow: create_record_type(uow, admin, training))
    await _ask(runtime, manager, sites, kind.value, from_now=-9, days=1)
    await _ask(runtime, member, sites, RecordType.PAIDLEAVE.value, from_now=21, days=5)
    granted = await _ask(runtime, manager, sites, RecordType.UNPAIDLEAVE.value, from_now=10, days=2)
    seen = RequestSeen(
        attendance_record_request_id=granted.attendance_record_request_id, revision=granted.revision
    )
    reply = RequestsReply(requests=[seen], status=RequestStatus.APPROVED)
    await _as(runtime, admin, lambda uow: reply_requests(uow, runtime.of(Directory), admin, reply))


async def _ask(
    runtime: Runtime, worker: Actor, sites: dict[UUID, Site], record_type: int, *, from_now: int, days: int
) -> AttendanceRequestPublic:
    site = sites[worker.user_id]
    first = work_day(day_at(now(), zone_of(site.time_zone)) + timedelta(days=from_now))
    body = LeaveRequestCreate(
        project_id=site.project_id,
        record_type=record_type,
        first_date=first,
        last_date=first + timedelta(days=days - 1),
        days_off=[7],
        reason="As agreed on site.",
    )
    return await _as(runtime, worker, lambda uow: create_leave_request(uow, runtime, worker, body))


async def _as(runtime: Runtime, actor: Actor, work: Callable[[UnitOfWork], Awaitable[T]]) -> T:
    with acting_for(actor.user_id):
        async with runtime.database.unit_of_work() as uow:
            return await work(uow)


def work_day(day: date) -> date:
    """It or the next one: leave that takes no day is none."""
    while day.isoweekday() == 7 or (day.month, day.day) in FREE_DAYS:
        day += timedelta(days=1)
    return day
