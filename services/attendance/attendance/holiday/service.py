"""The holidays of a company. Leave keeps those that were known when it was asked for: what was granted does
not change behind anybody."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditField, AuditSubject, yes
from attendance.holiday.announcement import company_calendar, name_of_holidays
from attendance.holiday.calendars import free_days_of_regions
from attendance.holiday.errors import HolidayNotFound, HolidayThere, TooManyHolidays
from attendance.holiday.repo import HolidayRepo
from attendance.holiday.schemas import (
    HolidayCreate,
    HolidayDelete,
    HolidayPublic,
    HolidaySaved,
    HolidayUpdate,
)
from attendance.hours.leaves import FreeDay
from attendance.record.today import today_of
from attendance.tables.holiday import Holiday

MOST = 5_000
"""Of one company: all of them are told at once."""


async def query_holidays(
    uow: UnitOfWork, projects: Projects, actor: Actor, company_id: UUID | None, wanted: int | None
) -> list[HolidayPublic]:
    actor.must_be_in(company_id)
    year = wanted or (await today_of(projects, actor.company_id)).year
    rows = await HolidayRepo(uow).between(actor.company_id, date(year, 1, 1), date(year, 12, 31))
    return [_shown(each) for each in rows]


async def free_days(uow: UnitOfWork, company_id: UUID, first: date, last: date) -> tuple[FreeDay, ...]:
    rows = await HolidayRepo(uow).between(company_id, first, last)
    return tuple(FreeDay(each.day, each.from_noon, each.name) for each in rows)


async def free_days_in(
    uow: UnitOfWork, company_id: UUID, project_ids: Iterable[UUID], first: date, last: date
) -> tuple[FreeDay, ...]:
    """The company's, and of each of these projects those of its region."""
    of_company = await free_days(uow, company_id, first, last)
    return *of_company, *await free_days_of_regions(uow, company_id, project_ids, first, last)


async def free_days_of_project(
    uow: UnitOfWork, company_id: UUID, project_id: UUID | None, first: date, last: date
) -> tuple[FreeDay, ...]:
    """At most one a day: a whole one before its afternoon. None: those of the company."""
    projects = [project_id] if project_id else []
    found: dict[date, FreeDay] = {}
    for each in await free_days_in(uow, company_id, projects, first, last):
        before = found.get(each.day)
        if before is None or (before.from_noon and not each.from_noon):
            found[each.day] = replace(each, project_id=None)
    return tuple(found[day] for day in sorted(found))


async def create_holiday(uow: UnitOfWork, actor: Actor, body: HolidayCreate) -> HolidaySaved:
    actor.must_be_in(body.group_id)
    await _alone_with_days(uow, actor)
    await _must_be_free(uow, actor, body.date)
    if await HolidayRepo(uow).count(actor.company_id) >= MOST:
        raise TooManyHolidays(MOST)
    created = HolidayRepo(uow).add(
        Holiday(
            company_id=actor.company_id,
            day=body.date,
            name=body.name,
            from_noon=body.is_half,
            updated_by=actor.user_id,
        )
    )
    HolidayRepo(uow).keep_state(created, created.revision)
    await uow.flush()
    uow.outbox.add(_told(actor, AuditAction.HOLIDAY_CREATED, created, {}, _in_audit(created)))
    uow.outbox.add(await company_calendar(uow, actor.company_id))
    return await _saved(uow, created)


async def update_holiday(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: HolidayUpdate
) -> HolidaySaved:
    actor.must_be_in(body.group_id)
    holiday = await _get_seen(uow, directory, actor, body.holiday_id, body.revision)
    if body.date != holiday.day:
        await _must_be_free(uow, actor, body.date)
    before = _in_audit(holiday)
    holiday.day, holiday.name, holiday.from_noon = body.date, body.name, body.is_half
    holiday.updated_by = actor.user_id
    holiday.revision += 1
    HolidayRepo(uow).keep_state(holiday, holiday.revision)
    await uow.flush()
    uow.outbox.add(_told(actor, AuditAction.HOLIDAY_CHANGED, holiday, before, _in_audit(holiday)))
    uow.outbox.add(await company_calendar(uow, actor.company_id))
    return await _saved(uow, holiday)


async def delete_holiday(uow: UnitOfWork, directory: Directory, actor: Actor, body: HolidayDelete) -> None:
    holiday = await _get_seen(uow, directory, actor, body.holiday_id, body.revision)
    uow.outbox.add(_told(actor, AuditAction.HOLIDAY_DELETED, holiday, _in_audit(holiday), {}))
    HolidayRepo(uow).keep_state(holiday, holiday.revision + 1, is_deleted=True)
    await HolidayRepo(uow).delete(holiday)
    uow.outbox.add(await company_calendar(uow, actor.company_id))


async def _alone_with_days(uow: UnitOfWork, actor: Actor) -> None:
    await uow.lock(name_of_holidays(actor.company_id))


async def _get_seen(
    uow: UnitOfWork, directory: Directory, actor: Actor, holiday_id: UUID, seen: int
) -> Holiday:
    await must_be_newest(directory, actor, _save(await _get(uow, actor, holiday_id)), seen=seen)
    await _alone_with_days(uow, actor)
    holiday = await _get(uow, actor, holiday_id, lock=True)
    await must_be_newest(directory, actor, _save(holiday), seen=seen)
    return holiday


async def _get(uow: UnitOfWork, actor: Actor, holiday_id: UUID, *, lock: bool = False) -> Holiday:
    found = await HolidayRepo(uow).find(actor, holiday_id, lock=lock)
    if found is None:
        raise HolidayNotFound
    return found


async def _must_be_free(uow: UnitOfWork, actor: Actor, day: date) -> None:
    for other in await HolidayRepo(uow).between(actor.company_id, day, day):
        raise HolidayThere(day, other.name)


def _save(holiday: Holiday) -> Save:
    return Save(holiday.revision, holiday.updated_by, holiday.updated_at)


async def _saved(uow: UnitOfWork, holiday: Holiday) -> HolidaySaved:
    there = await HolidayRepo(uow).count_leave_on(holiday.company_id, holiday.day)
    return HolidaySaved(**dict(_shown(holiday)), leave_there=there)


def _shown(row: Holiday) -> HolidayPublic:
    return HolidayPublic(
        holiday_id=row.id, date=row.day, name=row.name, is_half=row.from_noon, revision=row.revision
    )


def _in_audit(row: Holiday) -> Mapping[AuditField, str]:
    return {
        AuditField.DATE: row.day.isoformat(),
        AuditField.NAME: row.name,
        AuditField.IS_HALF: yes(is_so=row.from_noon),
    }


def _told(
    actor: Actor,
    action: AuditAction,
    holiday: Holiday,
    had: Mapping[AuditField, str],
    has: Mapping[AuditField, str],
) -> events_pb2.ActRecorded:
    fields = {*had, *has}
    act = act_of(
        actor,
        action,
        subject_type=AuditSubject.HOLIDAY,
        subject_id=holiday.id,
        subject_name=holiday.name,
        changes={
            each: (had.get(each), has.get(each))
            for each in AuditField
            if each in fields and had.get(each) != has.get(each)
        },
    )
    return events_pb2.ActRecorded(act=act)
