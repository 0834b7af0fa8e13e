"""Weeks that attendance tells of become costs."""

import logging
from collections.abc import Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.events.read_model import replace_rows
from chassis.http import Page, Paging
from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.attendance.v1.events_pb2 import PeriodSheetChanged, PeriodSheetDay
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.code.reading import sees_rates
from budget.costing.service import lock_costing
from budget.hours.repo import HoursRepo
from budget.hours.schemas import HoursQuery, WorkedWeekPublic
from budget.hours.settling import settle
from budget.tables.hours import WorkedWeek

log = logging.getLogger(__name__)

_APPROVED = 2
"""Of a sheet, as attendance tells."""
_AT_ONCE = 100
"""Weeks that are costed in one unit of work."""


async def keep_weeks(uow: UnitOfWork, told: Sequence[PeriodSheetChanged]) -> None:
    """Each as it is now: newer than what is there."""
    await lock_costing(uow, {UUID(each.company_id) for each in told}, shared=True)
    rows = sorted((_row_of(each) for each in told if _says_its_days(each)), key=lambda row: row["id"])
    await replace_rows(uow, WorkedWeek, rows)
    await settle(uow, await HoursRepo(uow).hold_weeks([UUID(row["id"]) for row in rows]))


async def settle_unsettled(database: Database, company_id: UUID) -> None:
    """All there are, some at a time: a second time finds what is left."""
    settled = _AT_ONCE
    while settled == _AT_ONCE:
        async with database.unit_of_work() as uow:
            await lock_costing(uow, [company_id], shared=True)
            weeks = await HoursRepo(uow).hold_unsettled(company_id, _AT_ONCE)
            await settle(uow, weeks)
            settled = len(weeks)


async def seconds_that_wait(uow: UnitOfWork, actor: Actor, project_id: UUID) -> tuple[int, int]:
    """Without a rate, and without a code."""
    waiting = await HoursRepo(uow).waiting(actor, project_id)
    return waiting.without_rate, waiting.without_code


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
    days = [_day_of(each) for each in told.days]
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


def _day_of(told: PeriodSheetDay) -> dict[str, Any]:
    day: dict[str, Any] = {"day": told.date, "seconds": told.worked_seconds}
    if told.codes:
        day["codes"] = [{"id": each.budget_code_id, "seconds": each.worked_seconds} for each in told.codes]
    return day
