from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import Currency, MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field

from budget.tables.hours import Staff


class RateCreate(WireIn):
    owner_user_id: UUID | None = None
    """Left out: of everybody who has none of their own."""
    staff: Staff
    currency: Currency | None = None
    """Left out: the company's."""
    from_on: Annotated[date, Field(ge=date(2000, 1, 1), le=date(2199, 12, 31))]
    hourly: MoneyIn | None = None
    """Of a person it may be left out: they cost what these people cost."""


class RateRef(WireIn):
    cost_rate_id: UUID


class RateQuery(WireIn):
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class RatePublic(WireOut):
    """What an hour costs from a day on, until another rate begins."""

    cost_rate_id: UUID
    owner_user_id: UUID | None
    person: PersonPublic | None
    staff: Staff
    currency: str
    from_on: date
    hourly: MoneyOut | None
    by: PersonPublic | None
    created_at: datetime
    taken_back_at: datetime | None
    """It counts no longer."""
    taken_back_by: PersonPublic | None
