"""Workers ask for days off. What needs nobody's approval is granted at once, unless that is long past."""

from datetime import timedelta

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.standing import Standing
from attendance.balance.checking import must_have_begun, must_suffice
from attendance.hours.leaves import LeaveSpan
from attendance.leave.granting import grant_leave, take_back_leave
from attendance.punch.service import projects_at_work
from attendance.record.counting import alone_with
from attendance.record.kept_leave import span_of, written_holidays
from attendance.record.today import today_of
from attendance.record_type.service import get_leave_type
from attendance.request.errors import AttendanceRequestNotFound, NotYourProject
from attendance.request.leave_days import span_of_days
from attendance.request.leave_errors import (
    LeaveChangedMeanwhile,
    LeaveIsNoTime,
    LeaveIsNotYours,
    LeaveOverlaps,
    TakenBackWithoutReason,
)
from attendance.request.leave_schemas import LeaveRequestCreate, LeaveTakeBack
from attendance.request.public import may_take_back, show_request
from attendance.request.repo import RequestRepo
from attendance.request.schemas import AttendanceRequestPublic
from attendance.request.service import must_have_room, told
from attendance.sheet.locking import must_be_open
from attendance.tables.request import AttendanceRequest, RequestStatus

# A doctor's note comes days later; what comes later still somebody looks at, whatever its type says.
_GRANTED_BACK = timedelta(days=14)


async def create_leave_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LeaveRequestCreate
) -> AttendanceRequestPublic:
    actor.must_be_in(body.group_id)
    company = await runtime.of(Projects).company(actor.company_id)
    await runtime.of(Directory).learn_names(actor.company_id, {actor.user_id})
    today = await today_of(runtime.of(Projects), actor.company_id)
    project = (await projects_at_work(uow, runtime.of(Projects), actor, {body.project_id})).get(
        body.project_id
    )
    if project is None:
        raise NotYourProject
    kind = await get_leave_type(uow, actor, body.record_type)
    span = await span_of_days(uow, actor, body, today)
    if not span.days:
        raise LeaveIsNoTime
    await alone_with(uow, actor.user_id)
    repo = RequestRepo(uow)
    await _must_be_free(repo, actor, span)
    await must_be_open(uow, actor.company_id, actor.user_id, body.project_id, span.first, span.last)
    await must_have_room(repo, actor)
    await must_have_begun(uow, actor.company_id, actor.user_id, span.first)
    await must_suffice(uow, actor.company_id, actor.user_id, kind.value, span)
    request = repo.add(
        AttendanceRequest(
            company_id=actor.company_id,
            project_id=body.project_id,
            owner_user_id=actor.user_id,
            record_type=kind.value,
            day=span.first,
            last_day=span.last,
            from_noon=span.from_noon,
            until_noon=span.until_noon,
            days_off=[*span.days_off],
            holidays=written_holidays(span.free),
            # Types of before may say hours of what is not paid.
            day_minutes=kind.day_minutes if kind.is_paid else 0,
            time_zone=zone_of(project.time_zone, company.time_zone).key,
            intervals=[],
            reason=body.reason,
        )
    )
    await uow.flush()
    uow.outbox.add(told(request))
    if not kind.needs_approval and today - span.first <= _GRANTED_BACK:
        await grant_leave(uow, actor, request)
        await _close(uow, request, RequestStatus.APPROVED)
    return await show_request(uow, runtime, Standing(actor, actor), request)


async def take_back_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: LeaveTakeBack
) -> AttendanceRequestPublic:
    repo = RequestRepo(uow)
    request = await _get(repo, actor, body)
    await runtime.of(Directory).learn_names(actor.company_id, {actor.user_id, request.owner_user_id})
    await alone_with(uow, request.owner_user_id)
    request = await _get(repo, actor, body, lock=True)
    if request.revision != body.revision:
        raise LeaveChangedMeanwhile
    if not may_take_back(actor, request):
        raise LeaveIsNotYours
    is_own = request.owner_user_id == actor.user_id
    if not is_own and not body.reason:
        raise TakenBackWithoutReason
    if request.status == RequestStatus.APPROVED.value:
        await take_back_leave(uow, actor, request, body.reason)
    request.replied_by, request.replied_at = actor.user_id, now()
    request.reply_reason = body.reason
    await _close(uow, request, RequestStatus.TAKEN_BACK)
    return await show_request(uow, runtime, Standing(actor, actor), request)


async def _get(
    repo: RequestRepo, actor: Actor, body: LeaveTakeBack, *, lock: bool = False
) -> AttendanceRequest:
    request = await repo.find(actor, body.attendance_record_request_id, lock=lock)
    if request is None or request.last_day is None:
        raise AttendanceRequestNotFound
    return request


async def _close(uow: UnitOfWork, request: AttendanceRequest, status: RequestStatus) -> None:
    request.status = status.value
    request.revision += 1
    await uow.flush()
    uow.outbox.add(told(request))


async def _must_be_free(repo: RequestRepo, actor: Actor, span: LeaveSpan) -> None:
    wanted = {*span.halves()}
    for other in await repo.leave_between(actor.company_id, actor.user_id, span.first, span.last):
        if not wanted.isdisjoint(span_of(other).halves()):
            raise LeaveOverlaps(other.day, other.last_day or other.day)
