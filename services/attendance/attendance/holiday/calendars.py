"""Calendars of regions: holidays that count in the projects of one, beside those of the whole company. Each
day, and which project is of which region, is a fact: what was approved or granted stays as it was."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.holiday.announcement import calendar_deleted, calendar_of_region, name_of_holidays
from attendance.holiday.calendar_repo import CalendarRepo
from attendance.holiday.calendar_schemas import (
    CalendarDayPublic,
    CalendarDayRef,
    CalendarDaySet,
    HolidayCalendarPublic,
    HolidayCalendarRef,
    HolidayCalendarSet,
    ProjectOfCalendar,
)
from attendance.holiday.errors import (
    CalendarChangedTooOften,
    CalendarNotFound,
    CalendarThere,
    TooManyCalendars,
)
from attendance.hours.leaves import FreeDay
from attendance.tables.holiday_calendar import CalendarDay, HolidayCalendar, ProjectCalendar

MOST = 100
MOST_DAYS = 5_000
"""That were ever said of one calendar."""


async def query_calendars(
    uow: UnitOfWork, projects: Projects, actor: Actor, company_id: UUID | None
) -> list[HolidayCalendarPublic]:
    actor.must_be_in(company_id)
    repo = CalendarRepo(uow)
    rows = await repo.all_of(actor.company_id)
    return await _shown(projects, actor, rows, await repo.calendars_of(actor.company_id, None))


async def set_calendar(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: HolidayCalendarSet
) -> HolidayCalendarPublic:
    actor.must_be_in(body.group_id)
    wanted = {*body.project_ids}
    for each in sorted(wanted):
        await runtime.of(Projects).get_seen(actor, each)
    repo, directory = CalendarRepo(uow), runtime.of(Directory)
    if body.holiday_calendar_id is not None:
        await _get_seen(uow, directory, actor, body.holiday_calendar_id, body.revision)
    await uow.lock(name_of_holidays(actor.company_id))
    others = [each for each in await repo.all_of(actor.company_id) if each.id != body.holiday_calendar_id]
    if any(each.name.casefold() == body.name.casefold() for each in others):
        raise CalendarThere(body.name)
    before: str | None = None
    if body.holiday_calendar_id is None:
        if len(others) >= MOST:
            raise TooManyCalendars(MOST)
        calendar = repo.add(
            HolidayCalendar(company_id=actor.company_id, name=body.name, updated_by=actor.user_id)
        )
        await uow.flush()
    else:
        calendar = await _get_seen(uow, directory, actor, body.holiday_calendar_id, body.revision, lock=True)
        before, calendar.name, calendar.updated_by = calendar.name, body.name, actor.user_id
        calendar.revision += 1
    there = await repo.calendars_of(actor.company_id, None)
    had = {each for each, of in there.items() if of == calendar.id}
    others_had = {there[each] for each in wanted - had if each in there}
    await repo.hold(others_had)
    for each in sorted(wanted - had):
        repo.keep(_of_region(actor, each, calendar.id))
    for each in sorted(had - wanted):
        repo.keep(_of_region(actor, each, None))
    regions = {each: of for each, of in there.items() if each not in had} | dict.fromkeys(wanted, calendar.id)
    uow.outbox.add(
        _told(
            actor,
            calendar,
            {
                AuditField.NAME: (before, calendar.name),
                AuditField.PROJECTS: (_ids(had), _ids(wanted)),
            },
        )
    )
    for each in (calendar.id, *sorted(others_had)):
        uow.outbox.add(await calendar_of_region(uow, actor.company_id, each))
    (shown,) = await _shown(runtime.of(Projects), actor, [calendar], regions)
    return shown


async def delete_calendar(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: HolidayCalendarRef
) -> None:
    """Its days and whose it was are facts, and stay: for pay as known then."""
    actor.must_be_in(body.group_id)
    await _get_seen(uow, directory, actor, body.holiday_calendar_id, body.revision)
    await uow.lock(name_of_holidays(actor.company_id))
    calendar = await _get_seen(uow, directory, actor, body.holiday_calendar_id, body.revision, lock=True)
    repo = CalendarRepo(uow)
    there = await repo.calendars_of(actor.company_id, None)
    had = {each for each, of in there.items() if of == calendar.id}
    for each in sorted(had):
        repo.keep(_of_region(actor, each, None))
    calendar.deleted_at, calendar.updated_by = now(), actor.user_id
    calendar.revision += 1
    changes = {AuditField.NAME: (calendar.name, None), AuditField.PROJECTS: (_ids(had), None)}
    uow.outbox.add(_told(actor, calendar, changes, AuditAction.HOLIDAY_CALENDAR_DELETED))
    uow.outbox.add(calendar_deleted(actor.company_id, calendar.id))


async def query_days(uow: UnitOfWork, actor: Actor, calendar_id: UUID, year: int) -> list[CalendarDayPublic]:
    return await query_days_between(uow, actor, calendar_id, date(year, 1, 1), date(year, 12, 31))


async def query_days_between(
    uow: UnitOfWork, actor: Actor, calendar_id: UUID, first: date, last: date
) -> list[CalendarDayPublic]:
    calendar = await get_calendar(uow, actor, calendar_id)
    rows = await CalendarRepo(uow).days_of([calendar.id], first, last)
    return [CalendarDayPublic(date=each.day, name=each.name, is_half=each.from_noon) for each in rows]


async def set_day(uow: UnitOfWork, actor: Actor, body: CalendarDaySet) -> None:
    """Said again it is no other one."""
    await keep_days(uow, actor, body.holiday_calendar_id, [body])


async def delete_day(uow: UnitOfWork, actor: Actor, body: CalendarDayRef) -> None:
    """Leave that was asked for meanwhile keeps the day free."""
    calendar = await _held(uow, actor, body.holiday_calendar_id)
    repo = CalendarRepo(uow)
    for row in await repo.days_of([calendar.id], body.date, body.date):
        repo.keep(_fact(actor, calendar, row.day, row.name, from_noon=row.from_noon, is_deleted=True))
        uow.outbox.add(_told(actor, calendar, {AuditField.DATE: (f"{row.day} {row.name}", None)}))
        uow.outbox.add(await calendar_of_region(uow, actor.company_id, calendar.id))


async def keep_days(uow: UnitOfWork, actor: Actor, calendar_id: UUID, days: Iterable[CalendarDaySet]) -> int:
    """How many of them are new or other than they were."""
    calendar = await _held(uow, actor, calendar_id)
    repo, wanted = CalendarRepo(uow), {each.date: each for each in days}
    if not wanted:
        return 0
    there = {row.day: row for row in await repo.days_of([calendar.id], min(wanted), max(wanted))}
    changed: dict[date, CalendarDaySet] = {
        day: each
        for day, each in sorted(wanted.items())
        if day not in there or (there[day].name, there[day].from_noon) != (each.name, each.is_half)
    }
    if changed and await repo.count_days(calendar.id) + len(changed) > MOST_DAYS:
        raise CalendarChangedTooOften(MOST_DAYS)
    for day, each in changed.items():
        repo.keep(_fact(actor, calendar, day, each.name, from_noon=each.is_half))
        was = f"{day} {there[day].name}" if day in there else None
        uow.outbox.add(_told(actor, calendar, {AuditField.DATE: (was, f"{day} {each.name}")}))
    if changed:
        uow.outbox.add(await calendar_of_region(uow, actor.company_id, calendar.id))
    return len(changed)


async def free_days_of_regions(
    uow: UnitOfWork,
    company_id: UUID,
    project_ids: Iterable[UUID],
    first: date,
    last: date,
    known_at: datetime | None = None,
) -> list[FreeDay]:
    """Of each of these projects those of its region, as they are known by now, or were then."""
    repo = CalendarRepo(uow)
    regions = await repo.calendars_of(company_id, project_ids, known_at)
    if not regions:
        return []
    days = await repo.days_of(regions.values(), first, last, known_at)
    return [
        FreeDay(each.day, each.from_noon, each.name, project_id)
        for project_id, calendar_id in sorted(regions.items())
        for each in days
        if each.calendar_id == calendar_id
    ]


async def get_calendar(
    uow: UnitOfWork, actor: Actor, calendar_id: UUID, *, lock: bool = False
) -> HolidayCalendar:
    found = await CalendarRepo(uow).find(actor, calendar_id, lock=lock)
    if found is None:
        raise CalendarNotFound
    return found


async def _held(uow: UnitOfWork, actor: Actor, calendar_id: UUID) -> HolidayCalendar:
    """Of two who say something of its days one does after the other."""
    return await get_calendar(uow, actor, calendar_id, lock=True)


async def _get_seen(
    uow: UnitOfWork, directory: Directory, actor: Actor, calendar_id: UUID, seen: int, *, lock: bool = False
) -> HolidayCalendar:
    calendar = await get_calendar(uow, actor, calendar_id, lock=lock)
    save = Save(calendar.revision, calendar.updated_by, calendar.updated_at)
    await must_be_newest(directory, actor, save, seen=seen)
    return calendar


def _of_region(actor: Actor, project_id: UUID, calendar_id: UUID | None) -> ProjectCalendar:
    return ProjectCalendar(
        company_id=actor.company_id,
        project_id=project_id,
        calendar_id=calendar_id,
        created_by=actor.user_id,
    )


def _fact(
    actor: Actor,
    calendar: HolidayCalendar,
    day: date,
    name: str,
    *,
    from_noon: bool,
    is_deleted: bool = False,
) -> CalendarDay:
    return CalendarDay(
        company_id=actor.company_id,
        calendar_id=calendar.id,
        day=day,
        name=name,
        from_noon=from_noon,
        is_deleted=is_deleted,
        created_by=actor.user_id,
    )


async def _shown(
    projects: Projects, actor: Actor, rows: Iterable[HolidayCalendar], regions: Mapping[UUID, UUID]
) -> list[HolidayCalendarPublic]:
    shown = await projects.shown(actor.company_id, regions)
    names = {each: shown[each].name if each in shown else "" for each in regions}
    return [
        HolidayCalendarPublic(
            holiday_calendar_id=row.id,
            name=row.name,
            projects=[
                ProjectOfCalendar(project_id=each, name=names[each])
                for each in sorted(regions, key=lambda each: (names[each], each))
                if regions[each] == row.id
            ],
            revision=row.revision,
        )
        for row in rows
    ]


def _ids(projects: Iterable[UUID]) -> str | None:
    return ", ".join(map(str, sorted(projects))) or None


def _told(
    actor: Actor,
    calendar: HolidayCalendar,
    changes: Mapping[AuditField, tuple[str | None, str | None]],
    action: AuditAction = AuditAction.HOLIDAY_CALENDAR_CHANGED,
) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.HOLIDAY_CALENDAR,
        subject_id=calendar.id,
        subject_name=calendar.name,
        changes={field: each for field, each in changes.items() if each[0] != each[1]},
    )
    return events_pb2.ActRecorded(act=act)
