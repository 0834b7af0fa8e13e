from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import Page, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.http.schema import LongText
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

from attendance.pay.schemas import PayDelta, PayLinePublic, PayMarkPublic, PayTotal
from attendance.record.schemas import CodeHours, Day
from attendance.tables.sheet import SheetStatus

MOST_AT_ONCE = 100


class DayDelta(WireOut):
    """How a day differs from what was signed or approved."""

    date: date
    seconds_then: int
    seconds_now: int
    """Worked and credited ones."""


class UnknownDay(WireOut):
    date: date
    attendance_record_id: UUID


class OpenBreak(WireOut):
    """A day on which a break was begun and never ended."""

    date: date
    attendance_record_id: UUID


class PeriodSheetPublic(WireOut):
    owner_user_id: UUID
    owner: PersonPublic | None
    """Null while identity is away."""
    project_id: UUID
    project_name: str
    first_date: date
    last_date: date
    status: SheetStatus
    worked_seconds: int
    """As the days are now."""
    credited_seconds: int
    codes: list[CodeHours]
    """Of the worked ones, by number; the others are on the code of the project."""
    leave_days: float
    days_with_issues: int
    unknown_days: list[UnknownDay] = Field(default_factory=list[UnknownDay])
    """Nobody knows their hours: while there is one it is neither signed nor approved."""
    open_breaks: list[OpenBreak] = Field(default_factory=list[OpenBreak])
    """What follows on them is not counted: to be looked at before it is signed or approved."""
    is_over: bool
    signed_at: datetime | None
    signed_seconds: int | None
    """Worked and credited ones, as its worker signed them: other hours may be approved."""
    approved_by: PersonPublic | None
    approved_at: datetime | None
    approved_seconds: int | None
    reason: str
    """Why it was opened again."""
    changes: list[DayDelta]
    """What became known after it was signed or approved."""
    pay: list[PayTotal]
    """By the rules: as it was approved, else as it is now."""
    has_pay_changes: bool
    """Since it was approved: by rules that were set later, or by what became known."""
    pay_digest: str
    """Of what is paid as it is now: whoever approves it names what they have seen."""
    may_sign: bool
    may_approve: bool
    may_open: bool


class SheetsQuery(WireIn):
    group_id: UUID | None = None
    day: Day | None = None
    """Of the period that is meant. Null: the one in which the caller has something to approve, else that of
    today; of the caller's own, all."""
    project_id: UUID | None = None
    owner_user_id: UUID | None = None
    """Of the managed ones: those of this person alone."""
    status: SheetStatus | None = None
    """Of the managed ones; left out: any."""
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class SheetPage(Page[PeriodSheetPublic]):
    first_date: date | None
    last_date: date | None


class SheetSeen(WireIn):
    """A sheet, as the caller has seen it."""

    project_id: UUID
    first_date: Day
    worked_seconds: int
    credited_seconds: int
    pay_digest: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")] | None = None
    """Left out: whatever the rules make of these hours."""


class SheetSign(SheetSeen):
    group_id: UUID | None = None


class SheetOfSomebody(SheetSeen):
    user_id: UUID


class SheetsApprove(WireIn):
    group_id: UUID | None = None
    sheets: Annotated[list[SheetOfSomebody], Field(min_length=1, max_length=MOST_AT_ONCE)]


class NotApproved(WireOut):
    owner_user_id: UUID
    project_id: UUID
    reason: TranslatedText


class SheetApprovals(WireOut):
    approved: int
    not_approved: list[NotApproved]


class SheetOpen(WireIn):
    group_id: UUID | None = None
    user_id: UUID
    project_id: UUID
    first_date: Day
    reason: Annotated[LongText, StringConstraints(min_length=1, max_length=500)]


class SheetPay(WireOut):
    """What a sheet is paid, line by line, each with the rule that made it."""

    owner_user_id: UUID
    project_id: UUID
    first_date: date
    last_date: date
    is_approved: bool
    """The lines are those that it was approved with."""
    known_at: datetime | None
    """Null: all that is known by now."""
    lines: list[PayLinePublic]
    marks: list[PayMarkPublic]
    changes: list[PayDelta]
    """What it would be paid by now, where that differs from what was approved."""
