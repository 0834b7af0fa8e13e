from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import LongText, Name, OptionalName, SearchText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

InvoiceNumber = Annotated[Name, StringConstraints(max_length=60)]
Reason = Annotated[LongText, StringConstraints(min_length=1, max_length=1000)]


class ActualCreate(WireIn):
    project_id: UUID
    budget_code_id: UUID
    spent_on: date
    supplier: Name
    number: InvoiceNumber
    amount: MoneyIn
    note: OptionalName = ""
    takes_committed: bool = True
    """What approved requests committed of the code pays it, as far as that goes."""


class ActualReverse(WireIn):
    budget_actual_id: UUID
    reason: Reason


class ActualQuery(WireIn):
    project_id: UUID
    budget_code_id: UUID | None = None
    search: SearchText = ""
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class ActualPublic(WireOut):
    """What was spent of a code: one line of an invoice."""

    budget_actual_id: UUID
    project_id: UUID
    time_zone: str | None
    budget_code_id: UUID
    code_number: str
    code_name: str
    spent_on: date
    supplier: str
    number: str
    note: str
    amount: MoneyOut
    from_committed: MoneyOut
    """How much of it was committed before, and is so no longer."""
    currency: str
    by: PersonPublic | None
    created_at: datetime
    reversed_at: datetime | None
    reversed_by: PersonPublic | None
    reversal_reason: str
    may_reverse: bool
