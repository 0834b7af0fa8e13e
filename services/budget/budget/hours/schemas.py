from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field


class HoursCodesUpdate(WireIn):
    project_id: UUID
    revision: int
    """Which save the caller has seen; 0: there was none."""
    own_code_id: UUID | None = None
    external_code_id: UUID | None = None
    own_equipment_code_id: UUID | None = None
    """Of machines. Left out, which null is not: as it is."""
    rented_equipment_code_id: UUID | None = None


class HoursQuery(WireIn):
    project_id: UUID
    only_waiting: bool = False
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class HoursSettings(WireOut):
    """Which codes the hours and machines of a project are spent of, and how many are spent of none yet."""

    project_id: UUID
    revision: int
    own_code_id: UUID | None
    """Of the company's own people; null: their hours wait."""
    external_code_id: UUID | None
    own_equipment_code_id: UUID | None
    """Of the company's own machines; null: their days wait."""
    rented_equipment_code_id: UUID | None
    seconds_without_rate: int
    seconds_without_code: int
    equipment_days_without_rate: int
    equipment_days_without_code: int
    sees_rates: bool


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
