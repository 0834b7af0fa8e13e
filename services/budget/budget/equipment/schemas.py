from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import MoneyOut
from pydantic import Field


class MachineUseQuery(WireIn):
    project_id: UUID
    only_waiting: bool = False
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class MachineUsePublic(WireOut):
    """How long a machine was in a project, and what that costs."""

    machine_use_id: UUID
    equipment_id: UUID
    name: str
    """Empty: nobody told of it yet but its scans."""
    category: str
    is_rented: bool
    is_there: bool
    """Still there: each week of it is counted once it is over."""
    first_date: date | None
    last_date: date | None
    days: int
    seconds: int
    days_without_rate: int
    days_without_code: int
    is_settling: bool
    """Stays, rates or codes are others since it was costed, and it will be costed anew at once."""
    amount: MoneyOut | None
    """Null: nothing yet."""
    currency: str | None
