from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import func, union
from sqlalchemy.dialects.postgresql import distinct_on

from attendance.tables.holiday import Holiday
from attendance.tables.holiday_calendar import CalendarDay, HolidayCalendar, ProjectCalendar


class CalendarRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def all_of(self, company_id: UUID) -> Sequence[HolidayCalendar]:
        statement = select(HolidayCalendar).where(
            col(HolidayCalendar.company_id) == company_id, col(HolidayCalendar.deleted_at).is_(None)
        )
        ordered = statement.order_by(func.lower(col(HolidayCalendar.name)), col(HolidayCalendar.id))
        return (await self._uow.execute(ordered)).scalars().all()

    async def find(self, actor: Actor, calendar_id: UUID, *, lock: bool = False) -> HolidayCalendar | None:
        statement = select(HolidayCalendar).where(
            col(HolidayCalendar.company_id) == actor.company_id,
            col(HolidayCalendar.id) == calendar_id,
            col(HolidayCalendar.deleted_at).is_(None),
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def calendars_of(
        self, company_id: UUID, project_ids: Iterable[UUID] | None, known_at: datetime | None = None
    ) -> dict[UUID, UUID]:
        """By project, of those that have one; None: of all projects. One that was deleted by then is none,
        also where a process of the release before has put a project into it since."""
        project = col(ProjectCalendar.project_id)
        statement = (
            select(ProjectCalendar.project_id, ProjectCalendar.calendar_id, HolidayCalendar.deleted_at)
            .outerjoin(HolidayCalendar, col(HolidayCalendar.id) == col(ProjectCalendar.calendar_id))
            .where(col(ProjectCalendar.company_id) == company_id)
            .ext(distinct_on(project))
            .order_by(project, col(ProjectCalendar.created_at).desc(), col(ProjectCalendar.id).desc())
        )
        if project_ids is not None:
            statement = statement.where(is_any(project, {*project_ids}))
        if known_at is not None:
            statement = statement.where(col(ProjectCalendar.created_at) <= known_at)
        rows = await self._uow.rows(statement)
        at = known_at or now()
        return {
            each.project_id: each.calendar_id
            for each in rows
            if each.calendar_id and not (each.deleted_at and each.deleted_at <= at)
        }

    async def days_of(
        self, calendar_ids: Iterable[UUID], first: date, last: date, known_at: datetime | None = None
    ) -> list[Any]:
        """Each as the newest word on it says; in their order."""
        whose = col(CalendarDay.calendar_id), col(CalendarDay.day)
        statement = (
            select(
                CalendarDay.calendar_id,
                CalendarDay.day,
                CalendarDay.name,
                CalendarDay.from_noon,
                CalendarDay.is_deleted,
            )
            .where(is_any(whose[0], {*calendar_ids}), whose[1].between(first, last))
            .ext(distinct_on(*whose))
            .order_by(*whose, col(CalendarDay.created_at).desc(), col(CalendarDay.id).desc())
        )
        if known_at is not None:
            statement = statement.where(col(CalendarDay.created_at) <= known_at)
        return [each for each in await self._uow.rows(statement) if not each.is_deleted]

    async def count_days(self, calendar_id: UUID) -> int:
        """All that was ever said of them."""
        statement = select(func.count(col(CalendarDay.id))).where(col(CalendarDay.calendar_id) == calendar_id)
        return (await self._uow.execute(statement)).scalar_one()

    async def hold(self, calendar_ids: Iterable[UUID]) -> None:
        """In one order always."""
        statement = select(HolidayCalendar.id).where(is_any(col(HolidayCalendar.id), {*calendar_ids}))
        await self._uow.execute(locked(statement.order_by(col(HolidayCalendar.id))))

    async def all_after(self, after: UUID, limit: int) -> Sequence[Any]:
        """Of all companies: regions, and under its own id each company that has holidays."""
        regions = select(HolidayCalendar.id, HolidayCalendar.company_id).where(
            col(HolidayCalendar.deleted_at).is_(None), col(HolidayCalendar.id) > after
        )
        companies = select(col(Holiday.company_id).label("id"), Holiday.company_id).where(
            col(Holiday.company_id) > after
        )
        return await self._uow.rows(union(regions, companies).order_by("id").limit(limit))

    def add(self, row: HolidayCalendar) -> HolidayCalendar:
        return self._uow.add(row)

    def keep(self, row: CalendarDay | ProjectCalendar) -> None:
        self._uow.insert(row)
