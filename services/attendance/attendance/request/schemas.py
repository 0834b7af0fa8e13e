from datetime import date, datetime
from typing import Annotated, Literal
from uuid import UUID

from chassis.http import Page, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.http.schema import LongText
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

from attendance.balance.schemas import LeaveAfter
from attendance.correction.schemas import Day, Reason, Worked
from attendance.record.schemas import IntervalPublic
from attendance.tables.request import RequestStatus

MOST_AT_ONCE = MOST_ON_A_PAGE
"""Whoever has chosen all of a page answers all of it."""


class AttendanceRequestCreate(WireIn):
    """How the caller's own day was, all of it. Asked again before it was answered, it takes the place of what
    was asked before."""

    group_id: UUID | None = None
    project_id: UUID
    date: Day
    intervals: Worked
    reason: Reason


class HolidayOfLeave(WireOut):
    """One that takes nothing of it."""

    date: date
    name: str
    is_half: bool


class LeaveAsked(WireOut):
    record_type: int
    name: TranslatedText
    color: str
    is_paid: bool
    first_date: date
    last_date: date
    from_noon: bool
    """The morning of the first day is none of it."""
    until_noon: bool
    days_off: list[int]
    """Days of the week, Monday 1, that are no leave."""
    holidays: list[HolidayOfLeave]
    """As they were known when it was asked for."""
    days: float
    after: LeaveAfter | None
    """What it leaves, while it waits; null in lists, and where nobody counts this type."""
    worked_on: list[date] | None
    """Days of it with work on them; null in lists."""


class AttendanceRequestPublic(WireOut):
    attendance_record_request_id: UUID
    owner_user_id: UUID
    owner: PersonPublic | None
    """Null while identity is away."""
    project_id: UUID
    project_name: str
    time_zone: str
    date: date
    """The first one of a leave."""
    leave: LeaveAsked | None
    """Null: what is asked for is that a day's work be corrected."""
    intervals: list[IntervalPublic]
    """As they should be."""
    now: list[IntervalPublic]
    """As the record of the day has them; none where there is none."""
    attendance_record_id: UUID | None
    reason: str
    status: RequestStatus
    replied_by: PersonPublic | None
    replied_at: datetime | None
    reply_reason: str
    escalated_at: datetime | None
    """When others were told, as nobody had answered for as long as the company waits."""
    created_at: datetime
    revision: int
    may_reply: bool
    may_take_back: bool


class RequestsQuery(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20
    request_status: RequestStatus | None = RequestStatus.PENDING
    """Null: all of them."""
    project_id: UUID | None = None

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class RequestPage(Page[AttendanceRequestPublic]): ...


class RequestSeen(WireIn):
    attendance_record_request_id: UUID
    revision: int
    """Which state of it the caller has seen."""


class RequestsReply(WireIn):
    group_id: UUID | None = None
    requests: Annotated[list[RequestSeen], Field(min_length=1, max_length=MOST_AT_ONCE)]
    status: Literal[RequestStatus.APPROVED, RequestStatus.REJECTED]
    reason: Annotated[LongText, StringConstraints(max_length=500)] = ""
    """Why; who rejects says it."""


class NotReplied(WireOut):
    attendance_record_request_id: UUID
    reason: TranslatedText


class RequestReplies(WireOut):
    replied_request_ids: list[UUID]
    not_replied: list[NotReplied]
    """Those that somebody else answered or changed meanwhile, with the reason."""
