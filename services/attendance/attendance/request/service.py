"""Workers say how a day of theirs was: what they forgot to press, or pressed wrongly."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.correction.service import must_be_right, stated
from attendance.punch.service import projects_at_work
from attendance.record.computing import alone_with
from attendance.record.schemas import IntervalPublic
from attendance.request.errors import AttendanceRequestNotFound, NotYourProject, TooManyRequests
from attendance.request.repo import RequestRepo
from attendance.request.schemas import (
    AttendanceRequestCreate,
    AttendanceRequestPublic,
    RequestPage,
    RequestsQuery,
    RequestStatus,
)
from attendance.tables.request import AttendanceRequest

MOST_WAITING = 60
"""Of one person: a day each."""


async def create_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AttendanceRequestCreate
) -> AttendanceRequestPublic:
    actor.must_be_in(body.group_id)
    company = await runtime.of(Projects).company(actor.company_id)
    await runtime.of(Directory).people(actor.company_id, {actor.user_id})
    project = (await projects_at_work(uow, runtime, actor, {body.project_id})).get(body.project_id)
    if project is None:
        raise NotYourProject
    zone = zone_of(project.time_zone, company.time_zone)
    must_be_right(body.intervals, body.date, zone)
    await alone_with(uow, actor.user_id)
    repo = RequestRepo(uow)
    request = await repo.find_pending(actor, body.project_id, body.date)
    if request is not None:
        request.intervals, request.reason = stated(body.intervals), body.reason
        request.revision += 1
    elif await repo.count_pending(actor) >= MOST_WAITING:
        raise TooManyRequests
    else:
        request = repo.add(
            AttendanceRequest(
                company_id=actor.company_id,
                project_id=body.project_id,
                owner_user_id=actor.user_id,
                day=body.date,
                time_zone=zone.key,
                intervals=stated(body.intervals),
                reason=body.reason,
            )
        )
    await uow.flush()
    uow.outbox.add(told(request))
    (shown,) = await _shown(uow, runtime, actor, [request])
    return shown


async def get_request_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID
) -> AttendanceRequestPublic:
    request = await RequestRepo(uow).find(actor, request_id)
    if request is None:
        raise AttendanceRequestNotFound
    (shown,) = await _shown(uow, runtime, actor, [request])
    return shown


async def query_requests(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: RequestsQuery, *, own: bool
) -> RequestPage:
    """The caller's own, or those of the projects that they manage."""
    actor.must_be_in(wanted.group_id)
    rows, total = await RequestRepo(uow).page(
        actor, wanted.request_status, wanted.project_id, wanted.paging, own=own
    )
    page = Page[AttendanceRequestPublic].of(await _shown(uow, runtime, actor, rows), total, wanted.paging)
    return RequestPage(**dict(page))


async def requests_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.AttendanceRequestChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [told(each) for each in await RequestRepo(uow).held_after(after, limit)]


def told(request: AttendanceRequest) -> events_pb2.AttendanceRequestChanged:
    """Without the reasons: they are for who may read the request."""
    return events_pb2.AttendanceRequestChanged(
        company_id=str(request.company_id),
        attendance_request_id=str(request.id),
        project_id=str(request.project_id),
        owner_user_id=str(request.owner_user_id),
        date=request.day.isoformat(),
        status=request.status,
        replied_by=str(request.replied_by or ""),
        revision=request.revision,
    )


async def _shown(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, rows: Sequence[Any]
) -> list[AttendanceRequestPublic]:
    named: set[UUID] = {each.owner_user_id for each in rows}
    repliers: list[UUID | None] = [each.replied_by for each in rows]
    named |= {each for each in repliers if each}
    people = await runtime.of(Directory).people(actor.company_id, named)
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    records = await RequestRepo(uow).records_of(actor, rows)
    shown: list[AttendanceRequestPublic] = []
    for row in rows:
        project = projects.get(row.project_id)
        record = records.get((row.owner_user_id, row.project_id, row.day))
        is_theirs_to_answer = actor.manages(row.project_id) and row.owner_user_id != actor.user_id
        shown.append(
            AttendanceRequestPublic(
                attendance_record_request_id=row.id,
                owner_user_id=row.owner_user_id,
                owner=people.get(row.owner_user_id),
                project_id=row.project_id,
                project_name=project.name if project else "",
                time_zone=row.time_zone,
                date=row.day,
                intervals=[IntervalPublic.model_validate(each) for each in row.intervals],
                now=[IntervalPublic.model_validate(each) for each in _intervals_of(record)],
                attendance_record_id=record.id if record else None,
                reason=row.reason,
                status=RequestStatus(row.status),
                replied_by=people.get(row.replied_by) if row.replied_by else None,
                replied_at=row.replied_at,
                reply_reason=row.reply_reason,
                created_at=row.created_at,
                revision=row.revision,
                may_reply=is_theirs_to_answer and row.status == RequestStatus.PENDING.value,
            )
        )
    return shown


def _intervals_of(record: Any | None) -> list[Any]:
    return record.intervals if record else []
