"""That leave is granted or taken back is a fact; the days that it touches are computed anew."""

from chassis.access import Actor
from chassis.db import UnitOfWork

from attendance.audit import AuditAction, of_leave
from attendance.leave.repo import LeaveRepo
from attendance.record.computing import recompute_days
from attendance.sheet.locking import must_be_open
from attendance.tables.leave import Leave
from attendance.tables.request import AttendanceRequest


async def grant_leave(uow: UnitOfWork, actor: Actor, request: AttendanceRequest) -> None:
    """As it was asked for, under `alone_with`."""
    await _say(uow, actor, request, request.reason, is_granted=True)
    uow.outbox.add(of_leave(actor, AuditAction.LEAVE_GRANTED, request, request.reason))


async def take_back_leave(uow: UnitOfWork, actor: Actor, request: AttendanceRequest, reason: str) -> None:
    """What was granted, under `alone_with`."""
    await _say(uow, actor, request, reason, is_granted=False)
    uow.outbox.add(of_leave(actor, AuditAction.LEAVE_TAKEN_BACK, request, reason))


async def _say(
    uow: UnitOfWork, actor: Actor, request: AttendanceRequest, reason: str, *, is_granted: bool
) -> None:
    assert request.last_day is not None
    days = request.day, request.last_day
    await must_be_open(uow, request.company_id, request.owner_user_id, request.project_id, *days)
    LeaveRepo(uow).add(
        Leave(
            company_id=request.company_id,
            project_id=request.project_id,
            owner_user_id=request.owner_user_id,
            attendance_request_id=request.id,
            record_type=request.record_type,
            is_granted=is_granted,
            first_day=request.day,
            last_day=request.last_day,
            from_noon=request.from_noon,
            until_noon=request.until_noon,
            days_off=request.days_off,
            holidays=request.holidays,
            day_minutes=request.day_minutes,
            time_zone=request.time_zone,
            reason=reason,
            created_by=actor.user_id,
        )
    )
    await recompute_days(uow, request.company_id, request.owner_user_id, *days)
