"""The demo: sixty days of the demo company's people and machines at work, with all that goes wrong."""

from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta
from uuid import UUID

from attendance.correction.schemas import AttendanceRecordDelete, AttendanceRecordUpdate, SpanIn, WorkedIn
from attendance.correction.service import delete_record, update_record
from attendance.punch.service import keep_punches, known_punches
from attendance.record.counting import alone_with
from attendance.record.schemas import AttendanceRecordPublic, State, UserRecordsQuery
from attendance.record.service import query_records_of_user
from attendance.request.answering import reply_requests
from attendance.request.schemas import AttendanceRequestCreate, RequestSeen, RequestsQuery, RequestsReply
from attendance.request.service import create_request, query_requests
from attendance.tables.request import RequestStatus
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.demo import Extent
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client_demo import sign_in

from attendance_demo.balances import count_leave
from attendance_demo.leaves import ask_for_leave
from attendance_demo.looks import seed_look
from attendance_demo.machines import seed_machines
from attendance_demo.pay import set_pay_rules, set_region
from attendance_demo.posters import seed_poster
from attendance_demo.sheets import sign_and_approve
from attendance_demo.tablets import seed_tablet
from attendance_demo.weeks import Site, punches_of

_DAYS_AGO = 4


async def seed(runtime: Runtime, _: Extent = Extent.FULL) -> None:
    admin = await sign_in(runtime, "admin")
    projects = await runtime.of(Directory).all_projects(admin.company_id)
    sites = {
        project_id: Site(
            project_id,
            each.time_zone,
            each.latitude,
            each.longitude,
            tuple(sorted(map(UUID, each.manager_user_ids))),
        )
        for project_id, each in sorted(projects.items())
    }
    at_work: dict[UUID, list[Site]] = {}
    for project_id, project in sorted(projects.items()):
        for user_id in sorted({*project.member_user_ids, *project.manager_user_ids}):
            at_work.setdefault(UUID(user_id), []).append(sites[project_id])
    is_new = False
    for number, (user_id, own) in enumerate(sorted(at_work.items())):
        punches = punches_of(admin.company_id, user_id, own, number, now())
        with acting_for(user_id):
            async with runtime.database.unit_of_work() as uow:
                await alone_with(uow, user_id)
                if await known_punches(uow, [punches[0].id]):  # then all of theirs is there already
                    continue
                await keep_punches(uow, punches)
                is_new = True
    if is_new:
        for say in (_corrected, _taken_out):
            await _say_of_one(runtime, [*at_work], say)
    if not await _is_anything_asked(runtime, admin):
        await _ask_some(runtime, at_work)
        await count_leave(runtime, {user_id: own[0] for user_id, own in at_work.items()})
        await ask_for_leave(runtime, {user_id: own[0] for user_id, own in at_work.items()})
        await set_pay_rules(runtime, admin, await sign_in(runtime, "member"))
        await set_region(runtime, admin, next(iter(sites)))
        await sign_and_approve(runtime, admin, member=await sign_in(runtime, "member"))
    homes = [sites[each] for each, project in sorted(projects.items()) if not project.is_archived]
    member = await sign_in(runtime, "member")
    await seed_machines(runtime, admin, member, homes)
    await seed_tablet(runtime, admin, member, homes[0])
    await seed_poster(runtime, admin, homes[0])
    await seed_look(runtime, admin, member)


_Saying = Callable[[UnitOfWork, Runtime, Actor, AttendanceRecordPublic], Awaitable[bool]]


async def _say_of_one(runtime: Runtime, people: list[UUID], say: _Saying) -> None:
    """A manager's word on the first day that it is fit for."""
    admin = await sign_in(runtime, "admin")
    for user_id in people:
        if user_id == admin.user_id:
            continue
        async with runtime.database.reading() as uow:
            wanted = UserRecordsQuery(user_id=user_id)
            page = await query_records_of_user(uow, runtime.of(Projects), admin, wanted)
        for record in reversed(page.data):
            with acting_for(admin.user_id):
                async with runtime.database.unit_of_work() as uow:
                    if await say(uow, runtime, admin, record):
                        return


async def _corrected(uow: UnitOfWork, runtime: Runtime, admin: Actor, record: AttendanceRecordPublic) -> bool:
    """A forgotten check-out that was put right."""
    if record.issues != ["missingCheckOut"] or not record.intervals:
        return False
    begun = record.intervals[0].starts_at
    body = AttendanceRecordUpdate(
        attendance_record_id=record.attendance_record_id,
        revision=record.revision,
        intervals=[WorkedIn(starts_at=begun, ends_at=begun + timedelta(hours=9), breaks=[])],
        reason="Forgot to check out; left with the others, says the foreman.",
    )
    await update_record(uow, runtime, admin, body)
    return True


async def _taken_out(uow: UnitOfWork, runtime: Runtime, admin: Actor, record: AttendanceRecordPublic) -> bool:
    if record.issues or record.is_corrected or record.state is not State.OUT:
        return False
    body = AttendanceRecordDelete(
        attendance_record_id=record.attendance_record_id,
        revision=record.revision,
        reason="Was on leave; a colleague had the phone.",
    )
    await delete_record(uow, runtime, admin, body)
    return True


async def _is_anything_asked(runtime: Runtime, admin: Actor) -> bool:
    async with runtime.database.reading() as uow:
        page = await query_requests(uow, runtime, admin, RequestsQuery(request_status=None), own=False)
    return page.total_count > 0


async def _ask_some(runtime: Runtime, at_work: dict[UUID, list[Site]]) -> None:
    """The member has forgotten to check out, and asks; one request of a colleague is answered."""
    admin, member = await sign_in(runtime, "admin"), await sign_in(runtime, "member")
    for number, worker in enumerate((member, await sign_in(runtime, "manager"))):
        site = at_work[worker.user_id][0]
        day = day_at(now(), zone_of(site.time_zone)) - timedelta(days=_DAYS_AGO)
        begun = datetime.combine(day, time(8), zone_of(site.time_zone))
        lunch = SpanIn(starts_at=begun + timedelta(hours=4), ends_at=begun + timedelta(hours=5))
        body = AttendanceRequestCreate(
            project_id=site.project_id,
            date=day,
            intervals=[WorkedIn(starts_at=begun, ends_at=begun + timedelta(hours=9.5), breaks=[lunch])],
            reason="My phone was out of battery in the afternoon.",
        )
        with acting_for(worker.user_id):
            async with runtime.database.unit_of_work() as uow:
                asked = await create_request(uow, runtime, worker, body)
        if number == 0:
            continue
        seen = RequestSeen(
            attendance_record_request_id=asked.attendance_record_request_id, revision=asked.revision
        )
        reply = RequestsReply(
            requests=[seen], status=RequestStatus.REJECTED, reason="You had left at noon that day."
        )
        with acting_for(admin.user_id):
            async with runtime.database.unit_of_work() as uow:
                await reply_requests(uow, runtime.of(Directory), admin, reply)
