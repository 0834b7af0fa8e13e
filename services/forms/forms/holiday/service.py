"""Holidays as attendance tells of them: a step whose time counts working hours does not run on them. Where
nobody tells of any, none are known.

Decision: docs/decisions/0243-holidays-are-told-to-forms.md"""

from collections.abc import Mapping, Sequence
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.read_model import delete_rows, replace_rows
from contracts.attendance.v1.events_pb2 import HolidayCalendarChanged

from forms.holiday.repo import CalendarRepo
from forms.tables.holiday import KnownCalendar


async def holidays_in(uow: UnitOfWork, company_id: UUID, project_id: UUID) -> Mapping[date, bool]:
    """By day, whether only its afternoon is free. What is a half one in one calendar and a whole one in the
    other is a whole one."""
    found: dict[date, bool] = {}
    for days in await CalendarRepo(uow).days_in(company_id, project_id):
        for written, is_half in days.items():
            day = date.fromisoformat(written)
            found[day] = found.get(day, True) and is_half
    return found


async def keep_calendars(uow: UnitOfWork, told: Sequence[HolidayCalendarChanged]) -> None:
    """Each as it is now: newer than what is there."""
    rows = [
        {
            "id": each.calendar_id,
            "company_id": each.company_id,
            "project_ids": [*each.project_ids],
            "days": {day.date: day.is_half for day in each.days},
        }
        for each in told
    ]
    await replace_rows(uow, KnownCalendar, rows)


async def forget_calendars(uow: UnitOfWork, calendar_ids: Sequence[str]) -> None:
    await delete_rows(uow, KnownCalendar, calendar_ids)
