from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from chassis.http.schema import LongText
from identity_client.people import PersonPublic
from pydantic import Field, StringConstraints

MOST_HOURS = 1_000_000


class MeterReadingCreate(WireIn):
    meter_reading_id: UUID
    """Made on the phone, once: sent again it is the same reading."""
    equipment_id: UUID
    hours: Annotated[float, Field(ge=0, le=MOST_HOURS)]
    """As the meter shows them; tenths count."""
    reason: Annotated[LongText, StringConstraints(max_length=500)] = ""
    """Asked for where the meter shows what it can't."""


class MeterReadingsQuery(WireIn):
    group_id: UUID | None = None
    equipment_id: UUID
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class MeterReadingPublic(WireOut):
    meter_reading_id: UUID
    equipment_id: UUID
    hours: float
    read_at: datetime
    reason: str
    by: PersonPublic | None


class EquipmentUse(WireOut):
    """Of the last days, today among them."""

    equipment_id: UUID
    days: int
    days_there: int
    """Checked in somewhere, on the clock of its home project."""
    days_used: int | None
    """Of those, by its hour meter; null where nobody has read it twice."""
    hours: float | None
    """By how much the meter went on."""
