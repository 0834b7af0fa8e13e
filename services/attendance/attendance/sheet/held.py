"""Sheets under `alone_with`: their days as they are now, what was kept of them; all of a call at once."""

from collections.abc import Iterable, Sequence
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.texts import Text

from attendance.hours.shifts import Issue
from attendance.pay.kept import digest_of
from attendance.pay.lines import PayLine
from attendance.pay_period.periods import PayCalendar
from attendance.pay_period.service import held_calendar_of
from attendance.sheet import errors
from attendance.sheet.days import SheetDay, SheetKey, by_sheet, credited, differences, unknown_days, worked
from attendance.sheet.pay import pay_by_sheet
from attendance.sheet.repo import SheetRepo
from attendance.sheet.schemas import SheetSeen
from attendance.tables.sheet import PeriodSheet, SheetStatus


class HeldSheets:
    def __init__(
        self,
        company_id: UUID,
        days: dict[SheetKey, list[SheetDay]],
        kept: Iterable[PeriodSheet],
        pay: dict[SheetKey, list[PayLine]],
        calendar: PayCalendar,
    ) -> None:
        self._company_id, self._days, self._pay, self._calendar = company_id, days, pay, calendar
        self._kept = {(each.owner_user_id, each.project_id, each.first_day): each for each in kept}

    @classmethod
    async def of(
        cls, uow: UnitOfWork, company_id: UUID, owners: Iterable[UUID], days: Iterable[date]
    ) -> "HeldSheets":
        """All that these people have, of all projects, in the periods of these days."""
        calendar = await held_calendar_of(uow, company_id)
        repo, whose = SheetRepo(uow), {*owners}
        periods = {calendar.of(each) for each in days}
        firsts = {each.first for each in periods}
        kept = await repo.hold_periods(company_id, whose, firsts)
        found = by_sheet(await repo.days_of_periods(company_id, whose, periods), calendar)
        pay = await pay_by_sheet(uow, company_id, found, calendar)
        return cls(company_id, found, kept, pay, calendar)

    def get(self, owner: UUID, seen: SheetSeen) -> "HeldSheet":
        period = self._calendar.of(seen.first_date)
        key = owner, seen.project_id, period.first
        pay, days = self._pay.get(key, []), self._days.get(key, [])
        return HeldSheet(self._company_id, key, period.last, days, self._kept.get(key), pay)

    def keep(self, uow: UnitOfWork, sheet: "HeldSheet", status: SheetStatus) -> PeriodSheet:
        """Its days, as they are now."""
        kept = sheet.row_as(status)
        if sheet.kept is None:
            self._kept[sheet.key] = SheetRepo(uow).add(kept)
        return kept

    def have_taken(self, sheet: "HeldSheet") -> bool:
        """Hours of a period that is approved: they would be paid twice, or, left out here, not at all."""
        owner, project_id, first = sheet.key
        here = {each.day for each in sheet.days if each.worked_seconds or Issue.OVERLAP in each.issues}
        return any(
            here & self._lost(key, other)
            for key, other in self._kept.items()
            if (key[0], key[2]) == (owner, first) and key[1] != project_id
        )

    def _lost(self, key: SheetKey, other: PeriodSheet) -> set[date]:
        if other.status != SheetStatus.APPROVED:
            return set()
        then = [SheetDay.read(each) for each in other.days]
        is_now = self._days.get(key, [])
        return {each.day for each in differences(then, is_now) if each.seconds_now < each.seconds_then}


class HeldSheet:
    def __init__(
        self,
        company_id: UUID,
        key: SheetKey,
        last_day: date,
        days: Sequence[SheetDay],
        kept: PeriodSheet | None,
        pay: Sequence[PayLine],
    ) -> None:
        self.company_id, self.key, self.pay = company_id, key, pay
        self.days, self.kept = days, kept
        self.first_day, self.last_day = key[2], last_day

    def hindrance(self, seen: SheetSeen, today: date) -> Text | None:
        if not self.days or seen.first_date != self.first_day:
            return errors.NO_SUCH_SHEET
        if self.last_day >= today:
            return errors.NOT_OVER
        if self.kept is not None and self.kept.status == SheetStatus.APPROVED:
            return errors.APPROVED_ALREADY
        if (worked(self.days), credited(self.days)) != (seen.worked_seconds, seen.credited_seconds):
            return errors.SEEN_OTHERWISE
        if seen.pay_digest not in (None, digest_of(self.pay)):
            return errors.PAID_OTHERWISE
        unknown = unknown_days(self.days)
        return errors.hours_unknown(each.day for each in unknown) if unknown else None

    def row_as(self, status: SheetStatus) -> PeriodSheet:
        days = [each.written() for each in self.days]
        if (kept := self.kept) is None:
            owner, project_id, _ = self.key
            return PeriodSheet(
                company_id=self.company_id,
                project_id=project_id,
                owner_user_id=owner,
                first_day=self.first_day,
                last_day=self.last_day,
                status=status.value,
                days=days,
                worked_seconds=worked(self.days),
                credited_seconds=credited(self.days),
            )
        kept.status, kept.days = status.value, days
        kept.worked_seconds, kept.credited_seconds = worked(self.days), credited(self.days)
        kept.revision += 1
        return kept
