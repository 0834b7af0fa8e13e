from datetime import UTC, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn
from chassis.http.schema import LongText
from pydantic import AwareDatetime, Field, StringConstraints

from attendance.record.schemas import Day

_MOST = 12

# No site is older or that far off, and arithmetic at the ends of the calendar overflows.
Instant = Annotated[
    AwareDatetime, Field(ge=datetime(2000, 1, 1, tzinfo=UTC), le=datetime(2100, 1, 1, tzinfo=UTC))
]

Reason = Annotated[LongText, StringConstraints(min_length=1, max_length=500)]


class SpanIn(WireIn):
    starts_at: Instant
    ends_at: Instant


class WorkedIn(SpanIn):
    breaks: Annotated[list[SpanIn], Field(default_factory=list[SpanIn], max_length=_MOST)]


Worked = Annotated[list[WorkedIn], Field(min_length=1, max_length=_MOST)]


class AttendanceRecordCreate(WireIn):
    group_id: UUID | None = None
    user_id: UUID
    project_id: UUID
    date: Day
    intervals: Worked
    reason: Reason


class AttendanceRecordUpdate(WireIn):
    attendance_record_id: UUID
    revision: int
    """Which state of it the caller has seen."""
    intervals: Worked
    reason: Reason


class AttendanceRecordDelete(WireIn):
    attendance_record_id: UUID
    revision: int
    reason: Reason
