from collections.abc import Collection, Iterable, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, is_any, locked, managed_by, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, and_, or_, tuple_

from attendance.pay_period.period_sql import first_day_of
from attendance.pay_period.periods import PayCalendar, Period
from attendance.record.looking_sql import needs_look
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet, SheetOpening, SheetStatus

DAY = (
    AttendanceRecord.id,
    AttendanceRecord.owner_user_id,
    AttendanceRecord.project_id,
    AttendanceRecord.day,
    AttendanceRecord.worked_seconds,
    AttendanceRecord.break_seconds,
    AttendanceRecord.credited_seconds,
    AttendanceRecord.leave_halves,
    AttendanceRecord.issues,
    AttendanceRecord.open_since,
    AttendanceRecord.is_corrected,
    AttendanceRecord.intervals,
    AttendanceRecord.codes,
)


def _first_in(calendar: PayCalendar) -> ColumnElement[Any]:
    return first_day_of(calendar, col(AttendanceRecord.day))


def _has_status(status: int, calendar: PayCalendar) -> ColumnElement[bool]:
    """Of a day's period: nothing is kept of one that nobody signed or approved."""
    kept = select(PeriodSheet.id).where(
        col(PeriodSheet.company_id) == col(AttendanceRecord.company_id),
        col(PeriodSheet.owner_user_id) == col(AttendanceRecord.owner_user_id),
        col(PeriodSheet.project_id) == col(AttendanceRecord.project_id),
        col(PeriodSheet.first_day) == _first_in(calendar),
    )
    if status == SheetStatus.OPEN.value:
        return ~kept.where(col(PeriodSheet.status) != SheetStatus.OPEN.value).exists()
    return kept.where(col(PeriodSheet.status) == status).exists()


def _is(company_id: UUID, owner: UUID, project_id: UUID, first: date) -> tuple[ColumnElement[bool], ...]:
    return (
        col(PeriodSheet.company_id) == company_id,
        col(PeriodSheet.owner_user_id) == owner,
        col(PeriodSheet.project_id) == project_id,
        col(PeriodSheet.first_day) == first,
    )


def _sheets(whose: ColumnElement[bool], calendar: PayCalendar) -> Select[Any]:
    first = _first_in(calendar).label("first_day")
    return (
        select(AttendanceRecord.owner_user_id, AttendanceRecord.project_id, first)
        .where(whose)
        .group_by(col(AttendanceRecord.owner_user_id), col(AttendanceRecord.project_id), first)
        .order_by(first.desc(), col(AttendanceRecord.owner_user_id), col(AttendanceRecord.project_id))
    )


class SheetRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def managed(
        self,
        actor: Actor,
        calendar: PayCalendar,
        first: date,
        last: date,
        project_id: UUID | None,
        owner: UUID | None,
        status: int | None,
    ) -> Sequence[Any]:
        """Of everybody whom the filter has."""
        whose = and_(managed_by(actor, AttendanceRecord), col(AttendanceRecord.day).between(first, last))
        if project_id is not None:
            whose = and_(whose, col(AttendanceRecord.project_id) == project_id)
        if owner is not None:
            whose = and_(whose, col(AttendanceRecord.owner_user_id) == owner)
        if status is not None:
            whose = and_(whose, _has_status(status, calendar))
        return await self._uow.rows(_sheets(whose, calendar))

    async def page_of_own(
        self, actor: Actor, calendar: PayCalendar, first: date, last: date, paging: Paging
    ) -> tuple[list[Any], int]:
        whose = and_(
            col(AttendanceRecord.company_id) == actor.company_id,
            col(AttendanceRecord.owner_user_id) == actor.user_id,
            col(AttendanceRecord.day).between(first, last),
        )
        return await fetch_page(self._uow, _sheets(whose, calendar), paging)

    async def days_of(self, company_id: UUID, sheets: Sequence[Any], calendar: PayCalendar) -> Sequence[Any]:
        """The days as they are now, of these people, projects and periods."""
        if not sheets:
            return []
        keys = [(each.owner_user_id, each.project_id, each.first_day) for each in sheets]
        firsts = [each.first_day for each in sheets]
        statement = select(*DAY, needs_look().label("needs_look")).where(
            col(AttendanceRecord.company_id) == company_id,
            is_any(col(AttendanceRecord.owner_user_id), {each.owner_user_id for each in sheets}),
            col(AttendanceRecord.day).between(min(firsts), calendar.of(max(firsts)).last),
            tuple_(
                col(AttendanceRecord.owner_user_id), col(AttendanceRecord.project_id), _first_in(calendar)
            ).in_(keys),
        )
        return await self._uow.rows(statement.order_by(col(AttendanceRecord.day)))

    async def signed_of(self, company_id: UUID, sheets: Sequence[Any]) -> Sequence[PeriodSheet]:
        """Those of them that were signed or approved at some time."""
        if not sheets:
            return []
        statement = select(PeriodSheet).where(
            col(PeriodSheet.company_id) == company_id,
            is_any(col(PeriodSheet.owner_user_id), {each.owner_user_id for each in sheets}),
            is_any(col(PeriodSheet.project_id), {each.project_id for each in sheets}),
            is_any(col(PeriodSheet.first_day), {each.first_day for each in sheets}),
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def find(self, company_id: UUID, owner: UUID, project_id: UUID, first: date) -> PeriodSheet | None:
        statement = select(PeriodSheet).where(*_is(company_id, owner, project_id, first))
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def hold(self, company_id: UUID, owner: UUID, project_id: UUID, first: date) -> PeriodSheet | None:
        statement = select(PeriodSheet).where(*_is(company_id, owner, project_id, first))
        return (await self._uow.execute(locked(statement))).scalar_one_or_none()

    async def hold_periods(
        self, company_id: UUID, owners: Iterable[UUID], firsts: Iterable[date]
    ) -> Sequence[PeriodSheet]:
        statement = select(PeriodSheet).where(
            col(PeriodSheet.company_id) == company_id,
            is_any(col(PeriodSheet.owner_user_id), owners),
            is_any(col(PeriodSheet.first_day), firsts),
        )
        return (await self._uow.execute(locked(statement.order_by(col(PeriodSheet.id))))).scalars().all()

    async def days_of_periods(
        self, company_id: UUID, owners: Collection[UUID], periods: Collection[Period]
    ) -> Sequence[Any]:
        """As they are now."""
        if not owners or not periods:
            return []
        statement = select(*DAY).where(
            col(AttendanceRecord.company_id) == company_id,
            is_any(col(AttendanceRecord.owner_user_id), owners),
            or_(*(col(AttendanceRecord.day).between(each.first, each.last) for each in periods)),
        )
        return await self._uow.rows(statement.order_by(col(AttendanceRecord.day)))

    async def locked_within(
        self, company_id: UUID, owners: Iterable[UUID], first: date, last: date
    ) -> Sequence[Any]:
        """Approved ones that have a day of these."""
        statement = select(
            PeriodSheet.owner_user_id, PeriodSheet.project_id, PeriodSheet.first_day, PeriodSheet.last_day
        ).where(
            col(PeriodSheet.company_id) == company_id,
            is_any(col(PeriodSheet.owner_user_id), owners),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= last,
            col(PeriodSheet.last_day) >= first,
        )
        return await self._uow.rows(statement.order_by(col(PeriodSheet.first_day)))

    async def held_after(self, after: UUID, limit: int) -> Sequence[PeriodSheet]:
        """Of all companies."""
        return (await self._uow.execute(held_after(PeriodSheet, after, limit))).scalars().all()

    def add(self, sheet: PeriodSheet) -> PeriodSheet:
        return self._uow.add(sheet)

    def keep_opening(self, sheet: PeriodSheet) -> None:
        """With what it was until then."""
        names = SheetOpening.model_fields.keys() - {"id"}
        self._uow.add(SheetOpening(**{name: getattr(sheet, name) for name in names}))
