"""Workers say how a day of theirs was: what they forgot to press, or pressed wrongly."""

from collections.abc import Mapping, Sequence
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

from attendance.absence.standing import Standing, standing_of
from attendance.correction.service import must_be_right, stated
from attendance.hours.facts import Span
from attendance.punch.service import projects_at_work
from attendance.record.counting import alone_with
from attendance.request.errors import (
    AttendanceRequestNotFound,
    NothingAsked,
    NotYourProject,
    TooManyRequests,
)
from attendance.request.public import show_request, show_requests
from attendance.request.repo import RequestRepo
from attendance.request.schemas import (
    AttendanceRequestCreate,
    AttendanceRequestPublic,
    RequestPage,
    RequestsQuery,
)
from attendance.sheet.locking import must_be_free
from attendance.tables.request import AttendanceRequest

MOST_WAITING = 60
"""Of one person: a day each."""


async def create_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: AttendanceRequestCreate
) -> AttendanceRequestPublic:
    actor.must_be_in(body.group_id)
    company = await runtime.of(Projects).company(actor.company_id)
    await runtime.of(Directory).learn_names(actor.company_id, {actor.user_id})
    project = (await projects_at_work(uow, runtime.of(Projects), actor, {body.project_id})).get(
        body.project_id
    )
    if project is None:
        raise NotYourProject
    zone = zone_of(project.time_zone, company.time_zone)
    must_be_right(body.intervals, body.date, zone)
    await alone_with(uow, actor.user_id)
    spans = [Span(each.starts_at, each.ends_at) for each in body.intervals]
    await must_be_free(uow, actor.company_id, actor.user_id, body.project_id, body.date, spans)
    repo, wanted = RequestRepo(uow), stated(body.intervals)
    if _to_the_minute(wanted) == _to_the_minute(await repo.own_day(actor, body.project_id, body.date)):
        raise NothingAsked
    request = await repo.find_pending(actor, body.project_id, body.date)
    if request is not None:
        request.intervals, request.reason = wanted, body.reason
        request.revision += 1
    else:
        await must_have_room(repo, actor)
        request = repo.add(
            AttendanceRequest(
                company_id=actor.company_id,
                project_id=body.project_id,
                owner_user_id=actor.user_id,
                day=body.date,
                time_zone=zone.key,
                intervals=wanted,
                reason=body.reason,
            )
        )
    await uow.flush()
    uow.outbox.add(told(request))
    return await show_request(uow, runtime, Standing(actor, actor), request)


def _to_the_minute(intervals: Sequence[Mapping[str, Any]]) -> list[Any]:
    """As people say times; those of presses have seconds."""
    return [
        (each["startsAt"][:16], (each["endsAt"] or "")[:16], _to_the_minute(each.get("breaks", ())))
        for each in intervals
    ]


async def must_have_room(repo: RequestRepo, actor: Actor) -> None:
    if await repo.count_pending(actor) >= MOST_WAITING:
        raise TooManyRequests


async def get_request_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID
) -> AttendanceRequestPublic:
    standing = await standing_of(uow, runtime.of(Directory), actor)
    request = await RequestRepo(uow).find(standing.actor, request_id)
    if request is None:
        raise AttendanceRequestNotFound
    return await show_request(uow, runtime, standing, request)


async def query_requests(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: RequestsQuery, *, own: bool
) -> RequestPage:
    """The caller's own, or those of the projects that they manage."""
    actor.must_be_in(wanted.group_id)
    standing = Standing(actor, actor) if own else await standing_of(uow, runtime.of(Directory), actor)
    rows, total = await RequestRepo(uow).page(
        standing.actor, wanted.request_status, wanted.project_id, wanted.paging, own=own
    )
    page = Page[AttendanceRequestPublic].of(
        await show_requests(uow, runtime, standing, rows), total, wanted.paging
    )
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
        record_type=request.record_type,
        last_date=(request.last_day or request.day).isoformat(),
    )
