"""Managers answer, one or many at once. What is approved is a word on the day as any correction,
or leave."""

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.texts import Text
from chassis.wall_clock import zone_of
from identity_client.directory import Directory

from attendance.absence.errors import FOR_WHOM_THEY_STAND_IN
from attendance.absence.standing import Standing, standing_of
from attendance.audit import of_rejected
from attendance.balance.checking import find_shortage
from attendance.balance.errors import too_little_text
from attendance.correction.elsewhere import find_hours_elsewhere
from attendance.correction.service import approve_hours, find_corrected_too_often
from attendance.leave.granting import grant_leave
from attendance.record.computing import kept_span
from attendance.record.counting import alone_with
from attendance.record.kept_leave import span_of
from attendance.request.errors import RejectedWithoutReason
from attendance.request.repo import RequestRepo
from attendance.request.schemas import NotReplied, RequestReplies, RequestSeen, RequestsReply
from attendance.request.service import told
from attendance.sheet.locking import find_lock, find_lock_elsewhere
from attendance.tables.request import AttendanceRequest, RequestStatus

_GONE = Text("There is no such request (any more).")
_OWN = Text("Nobody answers their own request. Ask another manager of the project.")
_ANSWERED = Text("Somebody else has answered it already.")
_CHANGED = Text("Its worker has changed it since you opened it. Look at it again.")


async def reply_requests(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: RequestsReply
) -> RequestReplies:
    actor.must_be_in(body.group_id)
    if body.status is RequestStatus.REJECTED and not body.reason:
        raise RejectedWithoutReason
    standing = await standing_of(uow, directory, actor)
    actor = standing.actor
    repo, ids = RequestRepo(uow), [each.attendance_record_request_id for each in body.requests]
    await alone_with(uow, *await repo.owners_of(actor, ids))
    held = await repo.hold(actor, ids)
    answer = RequestReplies(replied_request_ids=[], not_replied=[])
    for seen in body.requests:
        request = held.get(seen.attendance_record_request_id)
        hindrance = _hindrance(standing, request, seen)
        if request is not None and hindrance is None and body.status is RequestStatus.APPROVED:
            hindrance = (
                await _lock_on(uow, request)
                or await _elsewhere(uow, standing, request)
                or await _shortage_of(uow, request)
                or await _too_often(uow, request)
            )
        if request is None or hindrance is not None:
            told_why = NotReplied(
                attendance_record_request_id=seen.attendance_record_request_id, reason=hindrance or _GONE
            )
            answer.not_replied.append(told_why)
            continue
        await _reply(uow, standing.for_hours_of(request.owner_user_id), request, body)
        answer.replied_request_ids.append(request.id)
    return answer


def _hindrance(standing: Standing, request: AttendanceRequest | None, seen: RequestSeen) -> Text | None:
    if request is None:
        return _GONE
    if request.owner_user_id == standing.actor.user_id:
        return _OWN
    if standing.is_for_themselves(request.owner_user_id, request.project_id):
        return FOR_WHOM_THEY_STAND_IN
    if request.status != RequestStatus.PENDING.value:
        return _ANSWERED
    return None if request.revision == seen.revision else _CHANGED


async def _lock_on(uow: UnitOfWork, request: AttendanceRequest) -> Text | None:
    """It was approved while the request waited."""
    whose = request.company_id, request.owner_user_id, request.project_id
    lock = await find_lock(uow, *whose, request.day, request.last_day or request.day)
    if lock is not None or request.last_day is not None:
        return lock
    stated = [kept_span(each) for each in request.intervals]
    return await find_lock_elsewhere(uow, *whose, request.day, stated)


async def _elsewhere(uow: UnitOfWork, standing: Standing, request: AttendanceRequest) -> Text | None:
    """Their worker may say so; whoever approves it takes those hours."""
    if request.last_day is not None:
        return None
    stated = [kept_span(each) for each in request.intervals]
    actor, zone = standing.for_hours_of(request.owner_user_id), zone_of(request.time_zone)
    return await find_hours_elsewhere(uow, actor, request.owner_user_id, request.day, zone, stated)


async def _shortage_of(uow: UnitOfWork, request: AttendanceRequest) -> Text | None:
    """Less is theirs than when they asked."""
    if request.last_day is None:
        return None
    whose = request.company_id, request.owner_user_id, request.record_type
    short = await find_shortage(uow, *whose, span_of(request))
    return too_little_text(short) if short else None


async def _too_often(uow: UnitOfWork, request: AttendanceRequest) -> Text | None:
    """One day that can't be corrected any more keeps no other from its answer."""
    return None if request.last_day is not None else await find_corrected_too_often(uow, request)


async def _reply(uow: UnitOfWork, actor: Actor, request: AttendanceRequest, body: RequestsReply) -> None:
    if body.status is RequestStatus.APPROVED:
        await (grant_leave if request.last_day else approve_hours)(uow, actor, request)
    else:
        uow.outbox.add(of_rejected(actor, request, body.reason))
    request.status = body.status.value
    request.replied_by, request.replied_at, request.reply_reason = actor.user_id, now(), body.reason
    request.revision += 1
    await uow.flush()
    uow.outbox.add(told(request))
