from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.schema import Name
from pydantic import Field

from attendance.record.schemas import Day

MOST_PROJECTS = 500


class ProjectOfCalendar(WireOut):
    project_id: UUID
    name: str
    """Empty while identity is away."""


class HolidayCalendarPublic(WireOut):
    holiday_calendar_id: UUID
    name: str
    projects: list[ProjectOfCalendar]
    """Which are of this region."""
    revision: int


class HolidayCalendarSet(WireIn):
    group_id: UUID | None = None
    holiday_calendar_id: UUID | None = None
    """Left out: a new one."""
    revision: int = 0
    """Which state of it the caller has seen."""
    name: Name
    project_ids: Annotated[list[UUID], Field(max_length=MOST_PROJECTS)]
    """All that are of this region; one that was of another is no more of that."""


class HolidayCalendarRef(WireIn):
    group_id: UUID | None = None
    holiday_calendar_id: UUID
    revision: int
    """Which state of it the caller has seen."""


class CalendarDayPublic(WireOut):
    date: date
    name: str
    is_half: bool
    """Its morning is a working day's."""


class CalendarDayRef(WireIn):
    holiday_calendar_id: UUID
    date: Day


class CalendarDaySet(CalendarDayRef):
    name: Name
    is_half: bool = False
