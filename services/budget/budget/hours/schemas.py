from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field


class HoursQuery(WireIn):
    project_id: UUID
    only_waiting: bool = False
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class WorkedWeekPublic(WireOut):
    """An approved week of a person, and what it costs."""

    worked_week_id: UUID
    owner_user_id: UUID
    person: PersonPublic | None
    first_date: date
    last_date: date
    worked_seconds: int
    seconds_without_rate: int
    seconds_without_code: int
    is_settling: bool
    """Rates or codes are others since it was costed, and it will be costed anew at once."""
    amount: MoneyOut | None
    """For those who may see rates: it and the hours tell one."""
    currency: str | None
