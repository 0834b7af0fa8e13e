from datetime import date, datetime
from enum import IntEnum, StrEnum
from typing import Annotated
from uuid import UUID

from chassis.http import Page, SearchText, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import Field

from attendance.hours.leaves import Part
from attendance.punch_photo.schemas import PhotoRefusal, PunchPhotoPublic

# No site is older or that far off, and arithmetic at the ends of the calendar overflows.
Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2100, 1, 1))]


class ManagerAction(IntEnum):
    ADDED = 1
    APPROVED = 2
    MODIFIED = 3
    DELETED = 4


class State(StrEnum):
    OUT = "out"
    IN = "in"
    BREAK = "break"


class Choice(WireOut):
    value: int
    name: str
    label: TranslatedText


class SpanPublic(WireOut):
    starts_at: datetime
    ends_at: datetime


class IntervalPublic(WireOut):
    starts_at: datetime
    ends_at: datetime | None
    """Null: still at work, or nobody knows."""
    breaks: list[SpanPublic]


class LeavePublic(WireOut):
    attendance_record_request_id: UUID
    """How it was asked for."""
    record_type: int
    name: TranslatedText
    color: str
    part: Part
    credited_seconds: int
    """What it counts as work."""


class CodeHours(WireOut):
    """Hours that are on a budget code, which is called as it was when they were put there."""

    budget_code_id: UUID
    number: str
    name: str
    seconds: int


class AttendanceRecordPublic(WireOut):
    attendance_record_id: UUID
    owner_user_id: UUID
    project_id: UUID
    project_name: str
    """Empty while identity is away."""
    time_zone: str
    """Its project's when the day was: on its clock the instants are read."""
    date: date
    record_type: int
    """1 for work; the type of the leave where that is all there is of the day."""
    leaves: list[LeavePublic]
    credited_seconds: int
    """What leave counts as work; not among the worked ones."""
    intervals: list[IntervalPublic]
    worked_seconds: int
    codes: list[CodeHours]
    """Of the worked ones; the others are on the code of the project."""
    break_seconds: int
    issues: list[str]
    marks: list[str]
    state: State
    is_corrected: bool
    is_taken_out: bool
    """A manager said that there was no work at all: it counts nothing, and can be put back."""
    revision: int
    may_correct: bool
    request_status: int | None
    """Of what its worker asked last: pending 1, approved 2, rejected 3. Null: nothing."""
    request_ids: list[UUID]
    """All that was asked of this day, the oldest first."""


class PunchPublic(WireOut):
    punch_id: UUID
    owner_user_id: UUID
    project_id: UUID
    check_type: int
    at: datetime
    pressed_at: datetime | None
    """Where a foreman said when it was: when they did."""
    device_time: datetime
    received_at: datetime
    latitude: float | None
    longitude: float | None
    accuracy_meters: float | None
    distance_meters: float | None
    marks: list[str]
    note: str
    source: int
    """Own phone 1, tablet of the site 2, foreman 3, own phone with the site's code 4."""
    by: PersonPublic | None
    """The foreman; null where its worker pressed it, and while identity is away."""
    device_id: UUID
    kiosk_name: str | None
    """Of the tablet; null where it was none."""
    photo: PunchPhotoPublic | None
    """Null, too, for who does not see where it was made."""
    photo_refused: PhotoRefusal | None
    """Why one that was brought was not taken, where it has none."""


class ClosedByRule(WireOut):
    """By which rule of the company a day was closed that nobody checked out of."""

    ends_with: str
    """`shiftEnd` or `lastPunch`."""
    after_hours: int | None
    at: str | None
    """In the next morning."""


class CorrectionPublic(WireOut):
    action: ManagerAction
    before: list[IntervalPublic]
    after: list[IntervalPublic]
    reason: str
    by: PersonPublic | None
    at: datetime
    rule: ClosedByRule | None
    """Null: somebody did it."""


class LockedDays(WireOut):
    first_date: date
    last_date: date


class AttendanceRecordDetail(AttendanceRecordPublic):
    locked: LockedDays | None
    """The approved week that it is in: nothing is said of it before a manager opens that again."""
    owner: PersonPublic | None
    """Null while identity is away."""
    punches: list[PunchPublic]
    corrections: list[CorrectionPublic]


class LatestBrief(WireOut):
    """Where somebody is with their day, for the one button of a phone."""

    owner_user_id: UUID
    state: State
    since: datetime | None
    project_id: UUID | None
    """Of the shift that is open, else of the last one; null before the first."""
    project_name: str
    time_zone: str | None
    attendance_record_id: UUID | None
    is_position_asked: bool
    """Whether the company looks at where people check in. Else no phone tells."""
    is_photo_asked: bool
    """With each press. Who brings none is at work all the same."""


class _Paged(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20
    start_date: SearchText | None = None
    """yyyy-MM-dd; what is none is today, and the answer says so."""
    end_date: SearchText | None = None
    has_issues: bool | None = None
    has_open_days: bool | None = None
    """Days that nobody checked out of, or people who have some."""
    is_at_work: bool | None = None
    """Days on which somebody is at work now, or people who are."""

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class SelfRecordsQuery(_Paged): ...


class UserRecordsQuery(_Paged):
    user_id: UUID
    project_id: UUID | None = None


class SummaryQuery(_Paged):
    project_id: UUID | None = None
    team_id: UUID | None = None
    """People who are in it by now."""
    user_id: UUID | None = None
    """One person alone."""


class OfDays(WireOut):
    start_date: date
    end_date: date
    replaced_dates: list[str]
    """Which of the two were not taken as they were sent."""


class RecordPage(Page[AttendanceRecordPublic], OfDays): ...


class PersonSummary(WireOut):
    owner_user_id: UUID
    person: PersonPublic | None
    days: int
    leave_days: float
    credited_seconds: int
    worked_seconds: int
    break_seconds: int
    days_with_issues: int
    open_days: int = 0
    """Of those: nobody checked out, and nobody has said when that was."""
    is_at_work: bool


class SummaryPage(Page[PersonSummary], OfDays): ...
