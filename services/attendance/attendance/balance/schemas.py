from datetime import date, datetime
from decimal import Decimal
from typing import Annotated
from uuid import UUID

from chassis.http import Page, TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import Field

from attendance.balance.account import Accrual
from attendance.correction.schemas import Reason
from attendance.record.schemas import Day

YearDays = Annotated[Decimal, Field(ge=0, le=366, decimal_places=2, allow_inf_nan=False)]
Year = Annotated[int, Field(ge=2000, le=2099)]


class LeaveEntitlementPublic(WireOut):
    record_type: int
    name: TranslatedText
    color: str
    from_year: int
    """The calendar year from which it holds, until another one does."""
    year_days: float
    accrual: Accrual
    most_carried_days: float
    """Of what is left at the end of a year."""
    may_go_below: bool
    """Leave may be asked for that is nobody's yet."""
    revision: int


class LeaveEntitlementSet(WireIn):
    group_id: UUID | None = None
    record_type: int
    from_year: Year
    year_days: YearDays
    accrual: Accrual
    most_carried_days: YearDays = Decimal(0)
    may_go_below: bool = False
    revision: Annotated[int, Field(ge=0)] = 0
    """Which state of it the caller has seen; 0: there was none of this type and year."""


class LeaveBalancePublic(WireOut):
    """Of one type, in the calendar year of a day."""

    record_type: int
    name: TranslatedText
    color: str
    year_days: float
    """All that the year brings."""
    accrued_days: float
    """Of it, what is theirs by that day."""
    carried_days: float
    """From the year before."""
    adjusted_days: float
    taken_days: float
    balance_days: float
    """Carried, accrued and adjusted ones, less those taken."""
    planned_days: float
    """Granted, later in the year."""
    waiting_days: float
    """Asked for in that year, and not answered yet."""
    may_go_below: bool


class LeaveBalances(WireOut):
    starts_on: date | None
    """Null: nobody said since when they are here."""
    date: date
    balances: list[LeaveBalancePublic]


class PersonBalances(LeaveBalances):
    owner_user_id: UUID
    person: PersonPublic | None
    may_change: bool


class PersonBalancesPage(Page[PersonBalances]): ...


class LeaveAdjustmentPublic(WireOut):
    leave_adjustment_id: UUID
    record_type: int
    name: TranslatedText
    date: date
    days: float
    reason: str
    created_by: PersonPublic | None
    created_at: datetime


class LeaveAccount(PersonBalances):
    adjustments: list[LeaveAdjustmentPublic]


class LeaveBalancesQuery(WireIn):
    group_id: UUID | None = None
    project_id: UUID
    """Whose people are meant."""
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class LeaveAdjust(WireIn):
    group_id: UUID | None = None
    project_id: UUID
    """Where the caller manages them."""
    user_id: UUID
    record_type: int
    date: Day
    """From which they are theirs; they count in its calendar year."""
    days: Annotated[Decimal, Field(ge=-366, le=366, decimal_places=2, allow_inf_nan=False)]
    """More, or fewer where it is below zero."""
    reason: Reason


class LeaveStartSet(WireIn):
    group_id: UUID | None = None
    project_id: UUID
    user_id: UUID
    starts_on: Day
    seen: Day | None
    """What the caller has seen there; null: nobody had said."""


class LeaveAfter(WireOut):
    """What a request leaves of somebody's leave, on its last day."""

    have_days: float
    """Without it; with all else that was granted or asked for."""
    after_days: float
    short_days: float
    """More than are theirs, on the worst day from then on; 0 where it suffices."""
    short_on: date | None
    may_go_below: bool
