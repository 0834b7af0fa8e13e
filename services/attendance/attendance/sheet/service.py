"""Workers sign their weeks, managers approve them; what is approved is locked until it is opened again."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.absence.errors import FOR_WHOM_THEY_STAND_IN
from attendance.absence.standing import Standing, standing_of
from attendance.audit import AuditAction, of_sheet
from attendance.pay.kept import written
from attendance.record.computing import recompute_days
from attendance.record.counting import alone_with
from attendance.record.kept_codes import told_codes
from attendance.record.today import Todays
from attendance.sheet import errors
from attendance.sheet.days import SheetDay
from attendance.sheet.held import HeldSheet, HeldSheets
from attendance.sheet.repo import SheetRepo
from attendance.sheet.schemas import (
    NotApproved,
    SheetApprovals,
    SheetOfSomebody,
    SheetOpen,
    SheetsApprove,
    SheetSign,
)
from attendance.tables.sheet import PeriodSheet, SheetStatus


async def sign_sheet(uow: UnitOfWork, projects: Projects, actor: Actor, body: SheetSign) -> None:
    actor.must_be_in(body.group_id)
    todays = await Todays.of(projects, actor, [body.project_id])
    await alone_with(uow, actor.user_id)
    sheets = await HeldSheets.of(uow, actor.company_id, [actor.user_id], [body.first_date])
    sheet = sheets.get(actor.user_id, body)
    hindrance = sheet.hindrance(body, todays.where(body.project_id))
    if hindrance is not None:
        raise errors.SheetCantBeSigned(hindrance)
    kept = sheets.keep(uow, sheet, SheetStatus.SIGNED)
    kept.signed_at, kept.signed_days = now(), kept.days
    await uow.flush()
    uow.outbox.add(told(kept))
    uow.outbox.add(of_sheet(actor, AuditAction.SHEET_SIGNED, kept))


async def approve_sheets(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SheetsApprove
) -> SheetApprovals:
    """Each for itself: what can't be approved is named with its reason."""
    actor.must_be_in(body.group_id)
    standing = await standing_of(uow, runtime.of(Directory), actor)
    actor = standing.actor
    todays = await Todays.of(runtime.of(Projects), actor, (each.project_id for each in body.sheets))
    wanted = [each for each in body.sheets if actor.manages(each.project_id)]
    owners = {each.user_id for each in wanted}
    await alone_with(uow, *owners)
    sheets = await HeldSheets.of(uow, actor.company_id, owners, {each.first_date for each in wanted})
    answer, approved = SheetApprovals(approved=0, not_approved=[]), list[PeriodSheet]()
    for seen in body.sheets:
        sheet = sheets.get(seen.user_id, seen)
        hindrance = _hindrance(standing, sheets, sheet, seen, todays.where(seen.project_id))
        if hindrance is not None:
            named = NotApproved(owner_user_id=seen.user_id, project_id=seen.project_id, reason=hindrance)
            answer.not_approved.append(named)
            continue
        kept = sheets.keep(uow, sheet, SheetStatus.APPROVED)
        kept.approved_by, kept.approved_at = actor.user_id, now()
        kept.pay_lines = [*map(written, sheet.pay)]
        approved.append(kept)
    await uow.flush()
    for kept in approved:
        uow.outbox.add(told(kept))
        uow.outbox.add(of_sheet(actor, AuditAction.SHEET_APPROVED, kept))
    answer.approved = len(approved)
    return answer


def _hindrance(
    standing: Standing, sheets: HeldSheets, sheet: HeldSheet, seen: SheetOfSomebody, today: date
) -> Text | None:
    if not standing.actor.manages(seen.project_id):
        return errors.NO_SUCH_SHEET
    if seen.user_id == standing.actor.user_id:
        return errors.OWN_SHEET
    if standing.is_for_themselves(seen.user_id, seen.project_id):
        return FOR_WHOM_THEY_STAND_IN
    return sheet.hindrance(seen, today) or (errors.MOVED_HERE if sheets.have_taken(sheet) else None)


async def open_sheet(uow: UnitOfWork, actor: Actor, body: SheetOpen) -> None:
    actor.must_be_in(body.group_id)
    await alone_with(uow, body.user_id)
    kept = await SheetRepo(uow).hold(actor.company_id, body.user_id, body.project_id, body.first_date)
    if kept is None or not actor.manages(body.project_id) or kept.status != SheetStatus.APPROVED:
        raise errors.SheetNotFound
    if body.user_id == actor.user_id:
        raise errors.SheetCantBeSigned(errors.OPENED_BY_OTHERS)
    kept.status, kept.reason = SheetStatus.OPENED_AGAIN.value, body.reason
    kept.opened_by, kept.opened_at = actor.user_id, now()
    SheetRepo(uow).keep_opening(kept)
    kept.signed_at = kept.approved_by = kept.approved_at = None
    kept.signed_days, kept.pay_lines = [], None
    kept.revision += 1
    await recompute_days(uow, actor.company_id, body.user_id, kept.first_day, kept.last_day)
    uow.outbox.add(told(kept))
    uow.outbox.add(of_sheet(actor, AuditAction.SHEET_OPENED, kept, body.reason))


async def sheets_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.PeriodSheetChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [told(each) for each in await SheetRepo(uow).held_after(after, limit)]


def told(sheet: PeriodSheet) -> events_pb2.PeriodSheetChanged:
    return events_pb2.PeriodSheetChanged(
        company_id=str(sheet.company_id),
        period_sheet_id=str(sheet.id),
        project_id=str(sheet.project_id),
        owner_user_id=str(sheet.owner_user_id),
        first_date=sheet.first_day.isoformat(),
        last_date=sheet.last_day.isoformat(),
        status=sheet.status,
        worked_seconds=sheet.worked_seconds,
        credited_seconds=sheet.credited_seconds,
        revision=sheet.revision,
        days=[
            events_pb2.PeriodSheetDay(
                date=each.day.isoformat(),
                worked_seconds=each.worked_seconds,
                credited_seconds=each.credited_seconds,
                codes=told_codes(each.codes),
            )
            for each in map(SheetDay.read, sheet.days)
        ],
        changed_by=str(_changed_by(sheet)),
    )


def _changed_by(sheet: PeriodSheet) -> UUID:
    by = {SheetStatus.APPROVED: sheet.approved_by, SheetStatus.OPENED_AGAIN: sheet.opened_by}
    return by.get(SheetStatus(sheet.status)) or sheet.owner_user_id
