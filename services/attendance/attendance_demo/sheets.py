"""Weeks: one that its worker signed, one that is approved, and those before, which nearly all are."""

from datetime import timedelta

from attendance.sheet.reading import query_own_sheets, query_sheets
from attendance.sheet.schemas import (
    PeriodSheetPublic,
    SheetOfSomebody,
    SheetsApprove,
    SheetSign,
    SheetsQuery,
)
from attendance.sheet.service import approve_sheets, sign_sheet
from attendance.tables.sheet import SheetStatus
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.runtime import Runtime
from identity_client.projects import Projects

_WEEKS_AGO = 2
_PAID_WEEKS = range(4, 10)


async def sign_and_approve(runtime: Runtime, admin: Actor, *, member: Actor) -> None:
    async with runtime.database.reading() as uow:
        own = (await query_own_sheets(uow, runtime, member, SheetsQuery(page_count=50))).data
    of_all = await _sheets(runtime, admin, _WEEKS_AGO)
    signed = next(filter(_is_fit, own), None)
    if signed is not None:
        with acting_for(member.user_id):
            async with runtime.database.unit_of_work() as uow:
                await sign_sheet(uow, runtime.of(Projects), member, SheetSign.model_validate(_seen(signed)))
    others = (each for each in of_all if _is_fit(each) and each.owner_user_id != member.user_id)
    approved = next((each for each in others if each.may_approve), None)
    if approved is not None:
        await _approve(runtime, admin, [approved])
    for weeks_ago in _PAID_WEEKS:
        of_all = await _sheets(runtime, admin, weeks_ago)
        await _approve(runtime, admin, [each for each in of_all if _is_fit(each) and each.may_approve])


async def _sheets(runtime: Runtime, admin: Actor, weeks_ago: int) -> list[PeriodSheetPublic]:
    week = SheetsQuery(day=(now() - timedelta(weeks=weeks_ago)).date(), page_count=100)
    async with runtime.database.reading() as uow:
        return (await query_sheets(uow, runtime, admin, week)).data


async def _approve(runtime: Runtime, admin: Actor, sheets: list[PeriodSheetPublic]) -> None:
    if not sheets:
        return
    theirs = [SheetOfSomebody.model_validate(_seen(each) | {"userId": each.owner_user_id}) for each in sheets]
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            await approve_sheets(uow, runtime, admin, SheetsApprove(sheets=theirs))


def _is_fit(sheet: PeriodSheetPublic) -> bool:
    return sheet.is_over and sheet.status is SheetStatus.OPEN and sheet.days_with_issues == 0


def _seen(sheet: PeriodSheetPublic) -> dict[str, object]:
    seen = {"project_id", "first_date", "worked_seconds", "credited_seconds"}
    return sheet.model_dump(include=seen, by_alias=True)
