from typing import Annotated
from uuid import UUID

from chassis.http import (
    AdminDep,
    Envelope,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from fastapi import File, Form, Query
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.holiday import calendar_csv, calendars
from attendance.holiday.calendar_csv import CalendarCsv
from attendance.holiday.calendar_schemas import (
    CalendarDayPublic,
    CalendarDayRef,
    CalendarDaySet,
    HolidayCalendarPublic,
    HolidayCalendarRef,
    HolidayCalendarSet,
)
from attendance.holiday.schemas import Year

router = edge_router("GroupSetting")


@router.get("/QueryHolidayCalendars")
async def query_holiday_calendars(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
) -> Envelope[list[HolidayCalendarPublic]]:
    """Of the company's regions, with their projects."""
    return ok(await calendars.query_calendars(uow, runtime.of(Projects), actor, group_id))


@router.get("/GetHolidayCalendarDays")
async def get_holiday_calendar_days(
    actor: AdminDep,
    uow: UowDep,
    calendar_id: Annotated[UUID, Query(alias="holidayCalendarId")],
    year: Year,
) -> Envelope[list[CalendarDayPublic]]:
    return ok(await calendars.query_days(uow, actor, calendar_id, year))


@router.put("/SetHolidayCalendar")
async def set_holiday_calendar(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: HolidayCalendarSet
) -> Envelope[HolidayCalendarPublic]:
    """A region and its projects; a new one where none is named."""
    return ok(await calendars.set_calendar(uow, runtime, actor, body))


@router.delete("/DeleteHolidayCalendar")
async def delete_holiday_calendar(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, body: HolidayCalendarRef
) -> Envelope[None]:
    """Its projects are of no region from now on; what was approved or granted stays."""
    return ok(await calendars.delete_calendar(uow, runtime.of(Directory), actor, body))


@router.put("/SetHolidayCalendarDay")
async def set_holiday_calendar_day(actor: AdminDep, uow: UowDep, body: CalendarDaySet) -> Envelope[None]:
    """In place of what that day was."""
    return ok(await calendars.set_day(uow, actor, body))


@router.delete("/DeleteHolidayCalendarDay")
async def delete_holiday_calendar_day(actor: AdminDep, uow: UowDep, body: CalendarDayRef) -> Envelope[None]:
    """Leave that was asked for meanwhile keeps the day free."""
    return ok(await calendars.delete_day(uow, actor, body))


@router.post("/CheckHolidayCalendarCsv")
@reads
@takes_upload(calendar_csv.MOST_BYTES)
async def check_holiday_calendar_csv(
    actor: AdminDep,
    uow: UowDep,
    file: Annotated[bytes, File()],
    calendar_id: Annotated[UUID, Form(alias="holidayCalendarId")],
) -> Envelope[CalendarCsv]:
    """What `ImportHolidayCalendarCsv` would do with it, row by row."""
    return ok(await calendar_csv.check_csv(uow, actor, calendar_id, file))


@router.post("/ImportHolidayCalendarCsv")
@takes_upload(calendar_csv.MOST_BYTES)
async def import_holiday_calendar_csv(
    actor: AdminDep,
    uow: UowDep,
    file: Annotated[bytes, File()],
    calendar_id: Annotated[UUID, Form(alias="holidayCalendarId")],
) -> Envelope[CalendarCsv]:
    """Holidays of a region: date and name; half."""
    return ok(await calendar_csv.import_csv(uow, actor, calendar_id, file))
