"""What others are told of holidays: whole calendars, as they are now. A time that counts working hours is
worked out elsewhere, also while attendance is away.

Decision: docs/decisions/0243-holidays-are-told-to-forms.md"""

from collections.abc import Iterable, Sequence
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.holiday.calendar_repo import CalendarRepo
from attendance.holiday.repo import HolidayRepo

_FIRST, _LAST = date.min, date.max


async def company_calendar(uow: UnitOfWork, company_id: UUID) -> events_pb2.HolidayCalendarChanged:
    """Whoever changes one of these days holds the name of the company's holidays."""
    await uow.flush()
    rows = await HolidayRepo(uow).between(company_id, _FIRST, _LAST)
    return _told(company_id, company_id, (), ((each.day, each.from_noon) for each in rows))


async def calendar_of_region(
    uow: UnitOfWork, company_id: UUID, calendar_id: UUID
) -> events_pb2.HolidayCalendarChanged:
    """Whoever changes one of its days, or which projects are of it, holds the calendar."""
    await uow.flush()
    repo = CalendarRepo(uow)
    regions = await repo.calendars_of(company_id, None)
    projects = sorted(each for each, of in regions.items() if of == calendar_id)
    days = await repo.days_of([calendar_id], _FIRST, _LAST)
    return _told(company_id, calendar_id, projects, ((each.day, each.from_noon) for each in days))


def calendar_deleted(company_id: UUID, calendar_id: UUID) -> events_pb2.HolidayCalendarDeleted:
    return events_pb2.HolidayCalendarDeleted(company_id=str(company_id), calendar_id=str(calendar_id))


async def calendars_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.HolidayCalendarChanged]:
    """A page of all there are, for a receiver that is told anew."""
    repo = CalendarRepo(uow)
    found = await repo.all_after(after, limit)
    if not found:
        return []
    # As each who changes one does, and in their order: first the companies' names, then the calendars.
    await uow.lock(*{name_of_holidays(each.company_id) for each in found})
    await repo.hold([each.id for each in found if each.id != each.company_id])
    return [
        await company_calendar(uow, each.company_id)
        if each.id == each.company_id
        else await calendar_of_region(uow, each.company_id, each.id)
        for each in found
    ]


def name_of_holidays(company_id: UUID) -> str:
    """Held by whoever changes them."""
    return f"holidays of {company_id}"


def _told(
    company_id: UUID, calendar_id: UUID, projects: Iterable[UUID], days: Iterable[tuple[date, bool]]
) -> events_pb2.HolidayCalendarChanged:
    return events_pb2.HolidayCalendarChanged(
        company_id=str(company_id),
        calendar_id=str(calendar_id),
        project_ids=map(str, projects),
        days=[events_pb2.FreeDay(date=day.isoformat(), is_half=is_half) for day, is_half in days],
    )
