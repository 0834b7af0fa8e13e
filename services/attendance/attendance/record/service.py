"""Records as they are read: their owner sees their own wherever they are by now, managers those of their
projects."""

from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.clock_rules.service import is_photo_asked
from attendance.punch_photo.service import photos_of, refusals_of
from attendance.record.computing import told
from attendance.record.errors import AttendanceRecordNotFound
from attendance.record.looking_sql import Looks
from attendance.record.public import (
    Photos,
    correction_shown,
    detail_shown,
    punch_shown,
    record_shown,
    state_of,
    types_in,
)
from attendance.record.ranges import DayRange
from attendance.record.repo import RecordRepo
from attendance.record.schemas import (
    AttendanceRecordDetail,
    AttendanceRecordPublic,
    LatestBrief,
    PersonSummary,
    RecordPage,
    SelfRecordsQuery,
    State,
    SummaryPage,
    SummaryQuery,
    UserRecordsQuery,
)
from attendance.record.today import today_of
from attendance.record.until import days_managed, days_of_own
from attendance.record.whose import ByName, people_asked_for
from attendance.record_type.service import types_named
from attendance.tables.correction import Correction
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord


async def get_latest_brief(
    uow: UnitOfWork, projects: Projects, actor: Actor, company_id: UUID | None
) -> LatestBrief:
    actor.must_be_in(company_id)
    row = await RecordRepo(uow).latest(actor)
    state = state_of(row) if row else State.OUT
    project = await projects.try_find(actor.company_id, row.project_id) if row else None
    company = await projects.company(actor.company_id)
    is_at_work = row is not None and state is not State.OUT
    return LatestBrief(
        owner_user_id=actor.user_id,
        state=state,
        since=(row.break_since or row.open_since) if row and is_at_work else None,
        project_id=row.project_id if row else None,
        project_name=project.name if project else "",
        time_zone=row.time_zone if row else None,
        attendance_record_id=row.id if row else None,
        is_position_asked=company.is_geofence_radius_check and company.geofence_radius_meters > 0,
        is_photo_asked=await is_photo_asked(uow, actor.company_id),
    )


async def query_own_records(
    uow: UnitOfWork, projects: Projects, actor: Actor, wanted: SelfRecordsQuery
) -> RecordPage:
    actor.must_be_in(wanted.group_id)
    days = await days_of_own(uow, actor, wanted, await today_of(projects, actor.company_id))
    found = await RecordRepo(uow).page_of_own(actor, days, wanted.paging, looks=Looks.of(wanted))
    return await _records(uow, projects, actor, days, wanted, *found)


async def query_records_of_user(
    uow: UnitOfWork, projects: Projects, actor: Actor, wanted: UserRecordsQuery
) -> RecordPage:
    actor.must_be_in(wanted.group_id)
    days = await days_managed(uow, actor, wanted, await today_of(projects, actor.company_id))
    found = await RecordRepo(uow).page_of_person(
        actor,
        wanted.user_id,
        wanted.project_id,
        days,
        wanted.paging,
        looks=Looks.of(wanted),
    )
    return await _records(uow, projects, actor, days, wanted, *found)


async def query_summary(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SummaryQuery) -> SummaryPage:
    actor.must_be_in(wanted.group_id)
    days = await days_managed(uow, actor, wanted, await today_of(runtime.of(Projects), actor.company_id))
    owners = await people_asked_for(uow, actor.company_id, wanted)
    everybody = await RecordRepo(uow).sums_of_people(
        actor, wanted.project_id, days, owners=owners, looks=Looks.of(wanted)
    )
    by_name = ByName(
        await runtime.of(Directory).names(actor.company_id, (row.owner_user_id for row in everybody))
    )
    # Who needs a look first.
    in_order = sorted(everybody, key=lambda row: (-row.days_with_issues, by_name(row.owner_user_id)))
    rows = in_order[wanted.paging.offset :][: wanted.page_count]
    people = await runtime.of(Directory).people(actor.company_id, (row.owner_user_id for row in rows))
    items = [
        PersonSummary(
            owner_user_id=row.owner_user_id,
            person=people.get(row.owner_user_id),
            days=row.days,
            leave_days=row.leave_halves / 2,
            credited_seconds=row.credited_seconds,
            worked_seconds=row.worked_seconds,
            break_seconds=row.break_seconds,
            days_with_issues=row.days_with_issues,
            open_days=row.open_days,
            is_at_work=row.is_at_work,
        )
        for row in rows
    ]
    page = Page[PersonSummary].of(items, len(everybody), wanted.paging)
    return SummaryPage(**dict(page), **_said(days))


async def get_record_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, record_id: UUID
) -> AttendanceRecordDetail:
    return await show_record(uow, runtime, actor, await get_record(uow, actor, record_id))


async def get_record(
    uow: UnitOfWork, actor: Actor, record_id: UUID, *, lock: bool = False
) -> AttendanceRecord:
    record = await RecordRepo(uow).find(actor, record_id, lock=lock)
    if record is None:
        raise AttendanceRecordNotFound
    return record


async def find_record_of_day(
    uow: UnitOfWork, actor: Actor, owner: UUID, project_id: UUID, day: date
) -> AttendanceRecord | None:
    found = await RecordRepo(uow).held_between(actor.company_id, owner, day, day)
    return next((each for each in found if each.project_id == project_id), None)


async def records_around(
    uow: UnitOfWork, company_id: UUID, owner: UUID, day: date
) -> Sequence[AttendanceRecord]:
    """Those that what is said of a day may change; held."""
    two = timedelta(days=2)
    return await RecordRepo(uow).held_between(company_id, owner, day - two, day + two)


async def hours_around(uow: UnitOfWork, company_id: UUID, owner: UUID, day: date) -> dict[UUID, int]:
    return {each.id: each.worked_seconds for each in await records_around(uow, company_id, owner, day)}


async def hours_of_people(
    uow: UnitOfWork, company_id: UUID, owners: Collection[UUID], first: date, last: date
) -> Sequence[Any]:
    """In all their projects. Under `alone_with` of each."""
    return await RecordRepo(uow).hours_between(company_id, owners, first, last)


async def was_at_work_in(uow: UnitOfWork, actor: Actor, owner: UUID, project_id: UUID) -> bool:
    return await RecordRepo(uow).has_any(actor, owner, project_id)


async def learn_names(uow: UnitOfWork, directory: Directory, actor: Actor, record: AttendanceRecord) -> None:
    """Of whom `show_record` tells once rows are held, when nobody is asked any more."""
    repo = RecordRepo(uow)
    punches, corrections = await repo.punches_of(record), await repo.corrections_of(record)
    named = {actor.user_id, *_named_in(record, punches, corrections)}
    await directory.learn_names(actor.company_id, named)


async def show_record(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, record: AttendanceRecord
) -> AttendanceRecordDetail:
    repo = RecordRepo(uow)
    punches, corrections = await repo.punches_of(record), await repo.corrections_of(record)
    requests = await repo.requests_of(actor, [record])
    named = _named_in(record, punches, corrections)
    people = await runtime.of(Directory).people(actor.company_id, named)
    project = await runtime.of(Projects).try_find(actor.company_id, record.project_id)
    types = await types_named(uow, actor.company_id, types_in([record]))
    tablets = await repo.kiosk_names_of(punches)
    punch_ids = [each.id for each in punches]
    photos = Photos(await photos_of(uow, runtime.storage, punch_ids), await refusals_of(uow, punch_ids))
    asked = requests[record.owner_user_id, record.project_id, record.day]
    return detail_shown(
        record_shown(actor, record, project, types, asked),
        people.get(record.owner_user_id),
        [punch_shown(actor, each, people.get(each.created_by), tablets, photos) for each in punches],
        [correction_shown(each, people.get(each.created_by)) for each in corrections],
        await repo.lock_of(record),
    )


def _named_in(
    record: AttendanceRecord, punches: Sequence[Punch], corrections: Sequence[Correction]
) -> set[UUID]:
    return {record.owner_user_id, *(each.created_by for each in [*punches, *corrections])}


async def records_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.AttendanceRecordChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [told(each) for each in await RecordRepo(uow).held_after(after, limit)]


async def _records(
    uow: UnitOfWork,
    projects: Projects,
    actor: Actor,
    days: DayRange,
    wanted: SelfRecordsQuery | UserRecordsQuery,
    rows: list[Any],
    total: int,
) -> RecordPage:
    found = await projects.shown(actor.company_id, (row.project_id for row in rows))
    asked = await RecordRepo(uow).requests_of(actor, rows)
    types = await types_named(uow, actor.company_id, types_in(rows))
    items = [
        record_shown(
            actor,
            row,
            found.get(row.project_id),
            types,
            asked[row.owner_user_id, row.project_id, row.day],
        )
        for row in rows
    ]
    page = Page[AttendanceRecordPublic].of(items, total, wanted.paging)
    return RecordPage(**dict(page), **_said(days))


def _said(days: DayRange) -> dict[str, Any]:
    return {"start_date": days.first, "end_date": days.last, "replaced_dates": [*days.replaced]}
