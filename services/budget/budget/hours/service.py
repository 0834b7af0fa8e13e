"""Weeks that attendance tells of become costs; managers say of which codes."""

import logging
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.events.read_model import replace_rows
from chassis.http import Page, Paging
from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import PeriodSheetChanged
from contracts.budget.v1.events_pb2 import HoursUnsettled
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_hours_codes
from budget.code.reading import codes_among, sees_rates
from budget.hours.errors import CantTakeHours
from budget.hours.repo import HoursRepo
from budget.hours.schemas import HoursCodesUpdate, HoursQuery, HoursSettings, WorkedWeekPublic
from budget.hours.settling import settle
from budget.project.service import get_managed
from budget.tables.budget_code import BudgetCode
from budget.tables.hours import HoursCode, Staff, WorkedWeek

log = logging.getLogger(__name__)

_APPROVED = 2
_AT_ONCE = 100
"""Weeks that are costed in one unit of work."""
_FIELDS = {Staff.OWN: AuditField.MANPOWER_INTERNAL, Staff.EXTERNAL: AuditField.MANPOWER_EXTERNAL}


async def keep_weeks(uow: UnitOfWork, told: Sequence[PeriodSheetChanged]) -> None:
    """Each as it is now: newer than what is there."""
    repo = HoursRepo(uow)
    await repo.lock({UUID(each.company_id) for each in told}, shared=True)
    rows = sorted((_row_of(each) for each in told if _says_its_days(each)), key=lambda row: row["id"])
    await replace_rows(uow, WorkedWeek, rows)
    await settle(uow, await repo.hold_weeks([UUID(row["id"]) for row in rows]))


async def settle_unsettled(database: Database, company_id: UUID) -> None:
    """All there are, some at a time: a second time finds what is left."""
    settled = _AT_ONCE
    while settled == _AT_ONCE:
        async with database.unit_of_work() as uow:
            await HoursRepo(uow).lock([company_id], shared=True)
            weeks = await HoursRepo(uow).hold_unsettled(company_id, _AT_ONCE)
            await settle(uow, weeks)
            settled = len(weeks)


async def get_settings(uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID) -> HoursSettings:
    await projects.get_seen(actor, project_id)
    actor.must_manage(project_id)
    return await _settings(uow, actor, project_id)


async def set_codes(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: HoursCodesUpdate) -> HoursSettings:
    """Of what waits and what comes from now on: what was spent already stays where it is."""
    project = await get_managed(runtime.of(Projects), actor, body.project_id)
    repo = HoursRepo(uow)
    await _must_be_newest(
        runtime.of(Directory), actor, await repo.find_codes(actor, body.project_id), body.revision
    )
    await repo.lock([actor.company_id])
    named = await repo.find_codes(actor, body.project_id, lock=True)
    await _must_be_newest(runtime.of(Directory), actor, named, body.revision)
    wanted = {Staff.OWN: body.own_code_id, Staff.EXTERNAL: body.external_code_id}
    before = {staff: named.of(staff) if named else None for staff in Staff}
    asked = {code for code in (*wanted.values(), *before.values()) if code is not None}
    codes = await codes_among(uow, actor, asked)
    for staff, code_id in wanted.items():
        if code_id is not None and not _takes_hours(codes.get(code_id), body.project_id):
            raise CantTakeHours(staff)
    if named is None:
        named = repo.add_codes(
            HoursCode(
                company_id=actor.company_id,
                project_id=body.project_id,
                revision=0,
                updated_by=actor.user_id,
                updated_at=now(),
            )
        )
    if named.revision == 0 or wanted != before:
        named.own_code_id, named.external_code_id = body.own_code_id, body.external_code_id
        named.revision += 1
        named.updated_by, named.updated_at = actor.user_id, now()
        audited = {
            _FIELDS[staff]: (_name(codes, before[staff]), _name(codes, wanted[staff]))
            for staff in Staff
            if before[staff] != wanted[staff]
        }
        uow.outbox.add(
            of_hours_codes(actor, AuditAction.HOURS_CODES_CHANGED, body.project_id, project.name, audited)
        )
    await uow.flush()
    # Also where the same was saved again: a code that was archived may be open again.
    await repo.unsettle_waiting(actor.company_id, body.project_id, actor.user_id)
    uow.outbox.add(HoursUnsettled(company_id=str(actor.company_id)))
    return await _settings(uow, actor, body.project_id)


async def query_weeks(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: HoursQuery
) -> Page[WorkedWeekPublic]:
    """The newest first."""
    await runtime.of(Projects).get_seen(actor, wanted.project_id)
    actor.must_manage(wanted.project_id)
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await HoursRepo(uow).page(actor, wanted.project_id, wanted.only_waiting, paging)
    people = await runtime.of(Directory).people(actor.company_id, (row.owner_user_id for row in rows))
    is_told = sees_rates(actor)
    shown = [
        WorkedWeekPublic(
            worked_week_id=row.id,
            owner_user_id=row.owner_user_id,
            person=people.get(row.owner_user_id),
            first_date=row.first_day,
            last_date=row.last_day,
            worked_seconds=row.worked_seconds,
            seconds_without_rate=row.seconds_without_rate,
            seconds_without_code=row.seconds_without_code,
            is_settling=row.is_unsettled,
            amount=to_text(int(row.amount_minor), row.currency) if is_told and row.currency else None,
            currency=row.currency if is_told else None,
        )
        for row in rows
    ]
    return Page[WorkedWeekPublic].of(shown, total, paging)


def _says_its_days(told: PeriodSheetChanged) -> bool:
    """One that does not would come again and again, and hold up those behind it."""
    try:
        for each in (told.first_date, told.last_date, *(day.date for day in told.days)):
            date.fromisoformat(each)
    except ValueError:
        log.warning("a week that says no days is not costed", extra={"week": told.period_sheet_id})
        return False
    return True


def _row_of(told: PeriodSheetChanged) -> dict[str, Any]:
    # Of a release that did not say the days: their sum, on the last one.
    days = [{"day": each.date, "seconds": each.worked_seconds} for each in told.days]
    if not days and told.worked_seconds:
        days = [{"day": told.last_date, "seconds": told.worked_seconds}]
    return {
        "id": told.period_sheet_id,
        "company_id": told.company_id,
        "project_id": told.project_id,
        "owner_user_id": told.owner_user_id,
        "first_day": date.fromisoformat(told.first_date),
        "last_day": date.fromisoformat(told.last_date),
        "is_approved": told.status == _APPROVED,
        "days": days,
        "worked_seconds": told.worked_seconds,
        "changed_by": told.changed_by or told.owner_user_id,
    }


def _takes_hours(code: BudgetCode | None, project_id: UUID) -> bool:
    return (
        code is not None and code.project_id == project_id and not code.is_division and not code.is_archived
    )


def _name(codes: Mapping[UUID, BudgetCode], code_id: UUID | None) -> str | None:
    code = codes.get(code_id) if code_id else None
    return f"{code.number} {code.name}" if code else None


async def _settings(uow: UnitOfWork, actor: Actor, project_id: UUID) -> HoursSettings:
    named = await HoursRepo(uow).find_codes(actor, project_id)
    waiting = await HoursRepo(uow).waiting(actor, project_id)
    return HoursSettings(
        project_id=project_id,
        revision=named.revision if named else 0,
        own_code_id=named.own_code_id if named else None,
        external_code_id=named.external_code_id if named else None,
        seconds_without_rate=waiting.without_rate,
        seconds_without_code=waiting.without_code,
        sees_rates=sees_rates(actor),
    )


async def _must_be_newest(directory: Directory, actor: Actor, codes: HoursCode | None, seen: int) -> None:
    if codes is not None:
        newest = Save(codes.revision, codes.updated_by, codes.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)
