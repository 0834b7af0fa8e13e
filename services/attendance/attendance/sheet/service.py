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

from attendance.audit import AuditAction, of_sheet
from attendance.record.computing import alone_with
from attendance.record.today import Todays
from attendance.sheet import errors
from attendance.sheet.days import SheetDay, by_sheet, credited, differences, worked
from attendance.sheet.periods import Period
from attendance.sheet.repo import SheetRepo
from attendance.sheet.schemas import (
    NotApproved,
    SheetApprovals,
    SheetOpen,
    SheetsApprove,
    SheetSeen,
    SheetSign,
    SheetStatus,
)
from attendance.tables.sheet import PeriodSheet


async def sign_sheet(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SheetSign) -> None:
    actor.must_be_in(body.group_id)
    todays = await Todays.of(runtime, actor, [body.project_id])
    await alone_with(uow, actor.user_id)
    sheet = await _hold(uow, actor.company_id, actor.user_id, body)
    hindrance = sheet.hindrance(body, todays.where(body.project_id))
    if hindrance is not None:
        raise errors.SheetCantBeSigned(hindrance)
    kept = _keep(uow, sheet, SheetStatus.SIGNED)
    kept.signed_at, kept.signed_days = now(), kept.days
    await uow.flush()
    uow.outbox.add(told(kept))
    uow.outbox.add(of_sheet(actor, AuditAction.SHEET_SIGNED, kept))


async def approve_sheets(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SheetsApprove
) -> SheetApprovals:
    """Each for itself: what can't be approved is named with its reason."""
    actor.must_be_in(body.group_id)
    todays = await Todays.of(runtime, actor, (each.project_id for each in body.sheets))
    # In one order, so that two who approve the same ones wait for each other and not both.
    for owner in sorted({each.user_id for each in body.sheets if actor.manages(each.project_id)}):
        await alone_with(uow, owner)
    answer = SheetApprovals(approved=0, not_approved=[])
    for seen in body.sheets:
        hindrance = await _approve(uow, actor, seen.user_id, seen, todays.where(seen.project_id))
        if hindrance is None:
            answer.approved += 1
        else:
            named = NotApproved(owner_user_id=seen.user_id, project_id=seen.project_id, reason=hindrance)
            answer.not_approved.append(named)
    return answer


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
    kept.signed_at = kept.approved_by = kept.approved_at = None
    kept.signed_days = []
    kept.revision += 1
    await uow.flush()
    uow.outbox.add(told(kept))
    uow.outbox.add(of_sheet(actor, AuditAction.SHEET_OPENED, kept, body.reason))


class _Held:
    """A sheet under `alone_with`: its days as they are now, and what was kept of it."""

    def __init__(
        self,
        company_id: UUID,
        owner_user_id: UUID,
        project_id: UUID,
        period: Period,
        days: Sequence[SheetDay],
        kept: PeriodSheet | None,
    ) -> None:
        self.company_id, self.owner_user_id, self.project_id = company_id, owner_user_id, project_id
        self.first_day, self.period = period.first, period
        self.days, self.kept = days, kept

    def hindrance(self, seen: SheetSeen, today: date) -> Text | None:
        if not self.days or seen.first_date != self.first_day:
            return errors.NO_SUCH_SHEET
        if self.period.last >= today:
            return errors.NOT_OVER
        if self.kept is not None and self.kept.status == SheetStatus.APPROVED:
            return errors.APPROVED_ALREADY
        if (worked(self.days), credited(self.days)) != (seen.worked_seconds, seen.credited_seconds):
            return errors.SEEN_OTHERWISE
        return None if all(each.is_known for each in self.days) else errors.HOURS_UNKNOWN


async def _approve(uow: UnitOfWork, actor: Actor, owner: UUID, seen: SheetSeen, today: date) -> Text | None:
    if not actor.manages(seen.project_id):
        return errors.NO_SUCH_SHEET
    if owner == actor.user_id:
        return errors.OWN_SHEET
    sheet = await _hold(uow, actor.company_id, owner, seen)
    hindrance = sheet.hindrance(seen, today)
    if hindrance is not None:
        return hindrance
    if await _has_taken(uow, sheet):
        return errors.MOVED_HERE
    kept = _keep(uow, sheet, SheetStatus.APPROVED)
    kept.approved_by, kept.approved_at = actor.user_id, now()
    await uow.flush()
    uow.outbox.add(told(kept))
    uow.outbox.add(of_sheet(actor, AuditAction.SHEET_APPROVED, kept))
    return None


async def _has_taken(uow: UnitOfWork, sheet: _Held) -> bool:
    """Hours of a week that is approved: they would be paid twice."""
    repo = SheetRepo(uow)
    others = await repo.approved_beside(
        sheet.company_id, sheet.owner_user_id, sheet.project_id, sheet.first_day
    )
    if not others:
        return False
    days = by_sheet(await repo.days_of(sheet.company_id, others))
    here = {each.day for each in sheet.days if each.worked_seconds}
    for other in others:
        then = [SheetDay.read(each) for each in other.days]
        is_now = days.get((other.owner_user_id, other.project_id, other.first_day), [])
        lost = {each.day for each in differences(then, is_now) if each.seconds_now < each.seconds_then}
        if lost & here:
            return True
    return False


async def _hold(uow: UnitOfWork, company_id: UUID, owner: UUID, seen: SheetSeen) -> _Held:
    repo, period = SheetRepo(uow), Period.of(seen.first_date)
    kept = await repo.hold(company_id, owner, seen.project_id, period.first)
    held = _Held(company_id, owner, seen.project_id, period, [], kept)
    held.days = [SheetDay.of(row) for row in await repo.days_of(company_id, [held])]
    return held


def _keep(uow: UnitOfWork, sheet: _Held, status: SheetStatus) -> PeriodSheet:
    """Its days, as they are now."""
    days = [each.written() for each in sheet.days]
    kept = sheet.kept
    if kept is None:
        return SheetRepo(uow).add(
            PeriodSheet(
                company_id=sheet.company_id,
                project_id=sheet.project_id,
                owner_user_id=sheet.owner_user_id,
                first_day=sheet.period.first,
                last_day=sheet.period.last,
                status=status.value,
                days=days,
                worked_seconds=worked(sheet.days),
                credited_seconds=credited(sheet.days),
            )
        )
    kept.status, kept.days = status.value, days
    kept.worked_seconds, kept.credited_seconds = worked(sheet.days), credited(sheet.days)
    kept.revision += 1
    return kept


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
            )
            for each in map(SheetDay.read, sheet.days)
        ],
        changed_by=str(_changed_by(sheet)),
    )


def _changed_by(sheet: PeriodSheet) -> UUID:
    by = {SheetStatus.APPROVED: sheet.approved_by, SheetStatus.OPENED_AGAIN: sheet.opened_by}
    return by.get(SheetStatus(sheet.status)) or sheet.owner_user_id
