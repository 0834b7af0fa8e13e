from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.schema import Name
from pydantic import Field

from attendance.record.schemas import Day

Year = Annotated[int, Field(ge=2000, le=2100)]


class HolidayPublic(WireOut):
    holiday_id: UUID
    date: date
    name: str
    is_half: bool
    """Its morning is a working day's."""
    revision: int


class HolidaySaved(HolidayPublic):
    leave_there: int
    """Requests for leave of that day that wait or were granted: they stay as they were asked for."""


class HolidayCreate(WireIn):
    group_id: UUID | None = None
    date: Day
    name: Name
    is_half: bool = False


class HolidayUpdate(HolidayCreate):
    holiday_id: UUID
    revision: int
    """Which state of it the caller has seen."""


class HolidayDelete(WireIn):
    holiday_id: UUID
    revision: int
