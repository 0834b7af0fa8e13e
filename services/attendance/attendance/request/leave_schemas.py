from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.schema import LongText
from pydantic import Field, StringConstraints

from attendance.balance.schemas import LeaveAfter
from attendance.correction.schemas import Day
from attendance.request.schemas import HolidayOfLeave

Weekday = Annotated[int, Field(ge=1, le=7)]
OptionalReason = Annotated[LongText, StringConstraints(max_length=500)]


class _LeaveDays(WireIn):
    group_id: UUID | None = None
    record_type: int
    first_date: Day
    last_date: Day
    from_noon: bool = False
    until_noon: bool = False
    days_off: Annotated[list[Weekday], Field(max_length=7, default_factory=lambda: [6, 7])]
    """Days of the week, Monday 1, on which nobody would have worked."""


class LeaveCheck(_LeaveDays):
    """Days that the caller thinks of."""

    project_id: UUID | None = None
    """Whose region's holidays take nothing, either. Left out: those of the company alone."""


class LeaveRequestCreate(_LeaveDays):
    """Days that the caller wants off."""

    project_id: UUID
    """Whose managers are asked."""
    reason: OptionalReason = ""


class LeaveChecked(WireOut):
    days: float
    """That it would take."""
    holidays: list[HolidayOfLeave]
    after: LeaveAfter | None
    """Null: nobody counts this type of leave, or it takes no day."""


class LeaveTakeBack(WireIn):
    attendance_record_request_id: UUID
    revision: int
    """Which state of it the caller has seen."""
    reason: OptionalReason = ""
    """A manager says why."""
