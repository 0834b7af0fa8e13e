"""Sheets as they are shown: to whoever they are of, and to the managers of the project."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.standing import Standing, standing_of
from attendance.pay.kept import changes, digest_of
from attendance.pay_period.periods import PayCalendar, Period
from attendance.pay_period.service import calendar_of
from attendance.record.schemas import CodeHours
from attendance.record.today import Todays, today_of
from attendance.record.whose import ByName
from attendance.sheet.days import (
    SheetDay,
    by_code,
    by_sheet,
    credited,
    differences,
    looks_by_sheet,
    unknown_days,
    worked,
)
from attendance.sheet.pay import kept_lines, pay_by_sheet, totals_shown, types_of
from attendance.sheet.repo import SheetRepo
from attendance.sheet.schemas import (
    DayDelta,
    OpenBreak,
    PeriodSheetPublic,
    SheetPage,
    SheetsQuery,
    UnknownDay,
)
from attendance.sheet.waiting_repo import WaitingRepo
from attendance.tables.sheet import PeriodSheet, SheetStatus

_OWN_DAYS = timedelta(weeks=26)


async def query_sheets(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SheetsQuery) -> SheetPage:
    actor.must_be_in(wanted.group_id)
    standing = await standing_of(uow, runtime.of(Directory), actor)
    actor = standing.actor
    today = await today_of(runtime.of(Projects), actor.company_id)
    calendar = await calendar_of(uow, actor.company_id)
    if wanted.day is not None:
        period = calendar.of(wanted.day)
    else:
        period = await _period_to_do(WaitingRepo(uow, standing, wanted.project_id), calendar, today)
    found = await SheetRepo(uow).managed(
        actor,
        calendar,
        period.first,
        period.last,
        wanted.project_id,
        wanted.owner_user_id,
        wanted.status,
    )
    by_name = ByName(
        await runtime.of(Directory).names(actor.company_id, {row.owner_user_id for row in found})
    )
    projects = await runtime.of(Projects).shown(actor.company_id, {row.project_id for row in found})

    def order(row: Any) -> tuple[object, str, UUID]:
        project = projects.get(row.project_id)
        return by_name(row.owner_user_id), project.name.casefold() if project else "", row.project_id

    rows = sorted(found, key=order)
    first = wanted.paging.offset
    shown = await _shown(uow, runtime, standing, rows[first : first + wanted.page_count], calendar)
    page = Page[PeriodSheetPublic].of(shown, len(rows), wanted.paging)
    return SheetPage(**dict(page), first_date=period.first, last_date=period.last)


async def _period_to_do(repo: WaitingRepo, calendar: PayCalendar, today: date) -> Period:
    """Where the caller has something to do: the oldest in which somebody signed and waits, else the last one
    that is over as long as there is anything to approve in it, else that of today."""
    oldest = await repo.oldest_signed(today)
    if oldest is not None:
        return calendar.of(oldest)
    over = calendar.before(today)
    return over if await repo.has_any(over) else calendar.of(today)


async def query_own_sheets(uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: SheetsQuery) -> SheetPage:
    """Periods that have begun, the newest first."""
    actor.must_be_in(wanted.group_id)
    today = await today_of(runtime.of(Projects), actor.company_id)
    calendar = await calendar_of(uow, actor.company_id)
    # From the first day of a period on, or its hours would be less than they are.
    first, last = calendar.of(today - _OWN_DAYS).first, today + timedelta(days=1)
    if wanted.day is not None:
        period = calendar.of(wanted.day)
        first, last = period.first, period.last
    rows, total = await SheetRepo(uow).page_of_own(actor, calendar, first, last, wanted.paging)
    shown = await _shown(uow, runtime, Standing(actor, actor), rows, calendar)
    page = Page[PeriodSheetPublic].of(shown, total, wanted.paging)
    return SheetPage(**dict(page), first_date=None, last_date=None)


async def _shown(
    uow: UnitOfWork, runtime: Runtime, standing: Standing, rows: Sequence[Any], calendar: PayCalendar
) -> list[PeriodSheetPublic]:
    actor, repo = standing.actor, SheetRepo(uow)
    there = await repo.days_of(actor.company_id, rows, calendar)
    days, to_look_at = by_sheet(there, calendar), looks_by_sheet(there, calendar)
    pay = await pay_by_sheet(uow, actor.company_id, days, calendar)
    kept = {_key(each): each for each in await repo.signed_of(actor.company_id, rows)}
    approvers = {each.approved_by for each in kept.values() if each.approved_by}
    people = await runtime.of(Directory).people(
        actor.company_id, {*approvers, *(row.owner_user_id for row in rows)}
    )
    types = await types_of(uow, actor.company_id, pay.values(), kept.values())
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    todays = await Todays.with_projects(runtime.of(Projects), actor, projects)
    shown: list[PeriodSheetPublic] = []
    for row in rows:
        key, project = _key(row), projects.get(row.project_id)
        is_paid, would_be_paid = kept_lines(kept.get(key)), pay.get(key, [])
        sheet, own = kept.get(key), days.get(key, [])
        status = SheetStatus(sheet.status) if sheet else SheetStatus.OPEN
        is_own = row.owner_user_id == actor.user_id
        last_day = calendar.of(row.first_day).last
        is_over = last_day < todays.where(row.project_id)
        is_locked = status is SheetStatus.APPROVED
        is_managed = actor.manages(row.project_id) and not is_own
        is_theirs = standing.is_for_themselves(row.owner_user_id, row.project_id)
        shown.append(
            PeriodSheetPublic(
                owner_user_id=row.owner_user_id,
                owner=people.get(row.owner_user_id),
                project_id=row.project_id,
                project_name=project.name if project else "",
                first_date=row.first_day,
                last_date=last_day,
                status=status,
                worked_seconds=worked(own),
                credited_seconds=credited(own),
                codes=[CodeHours.model_validate(each) for each in by_code(own)],
                leave_days=sum(each.leave_halves for each in own) / 2,
                days_with_issues=to_look_at[key],
                unknown_days=[
                    UnknownDay(date=each.day, attendance_record_id=each.record_id)
                    for each in unknown_days(own)
                    if each.record_id
                ],
                open_breaks=[
                    OpenBreak(date=each.day, attendance_record_id=each.record_id)
                    for each in own
                    if each.has_open_break and each.record_id
                ],
                is_over=is_over,
                signed_at=sheet.signed_at if sheet else None,
                signed_seconds=_signed(sheet),
                approved_by=people.get(sheet.approved_by) if sheet and sheet.approved_by else None,
                approved_at=sheet.approved_at if sheet else None,
                approved_seconds=_approved(sheet),
                reason=sheet.reason if sheet else "",
                changes=_changes(sheet, own),
                pay=totals_shown(would_be_paid if is_paid is None else is_paid, types),
                has_pay_changes=is_paid is not None and bool(changes(is_paid, would_be_paid)),
                pay_digest=digest_of(would_be_paid),
                may_sign=is_own and is_over and not is_locked,
                may_approve=is_managed and is_over and not is_locked and not is_theirs,
                may_open=standing.own.manages(row.project_id) and not is_own and is_locked,
            )
        )
    return shown


def _changes(sheet: PeriodSheet | None, days: Sequence[SheetDay]) -> list[DayDelta]:
    if sheet is None or sheet.status == SheetStatus.OPENED_AGAIN:
        return []
    found = differences([SheetDay.read(each) for each in sheet.days], days)
    return [
        DayDelta(date=each.day, seconds_then=each.seconds_then, seconds_now=each.seconds_now)
        for each in found
    ]


def _signed(sheet: PeriodSheet | None) -> int | None:
    if sheet is None or sheet.signed_at is None:
        return None
    return sum(SheetDay.read(each).seconds for each in sheet.signed_days)


def _approved(sheet: PeriodSheet | None) -> int | None:
    if sheet is None or sheet.status != SheetStatus.APPROVED:
        return None
    return sheet.worked_seconds + sheet.credited_seconds


def _key(row: Any) -> tuple[Any, Any, date]:
    return row.owner_user_id, row.project_id, row.first_day
