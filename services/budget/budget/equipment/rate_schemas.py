from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import OptionalName, SearchText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE
from chassis.money import Currency, MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field

from budget.tables.equipment import Unit


class EquipmentRateCreate(WireIn):
    equipment_id: UUID | None = None
    """Left out: of all own or rented ones of the category."""
    category: OptionalName = ""
    """Empty: of all that have no other rate. Of one machine it says nothing."""
    is_rented: bool = False
    currency: Currency | None = None
    """Left out: the company's."""
    from_on: Annotated[date, Field(ge=date(2000, 1, 1), le=date(2199, 12, 31))]
    unit: Unit
    amount: MoneyIn


class EquipmentRateRef(WireIn):
    equipment_rate_id: UUID


class EquipmentRateQuery(WireIn):
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class MachineQuery(WireIn):
    search: SearchText = ""
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20


class EquipmentRatePublic(WireOut):
    """What a machine costs a day or an hour from a day on, until another rate begins."""

    equipment_rate_id: UUID
    equipment_id: UUID | None
    name: str | None
    """The machine's; null: it is a rate of many."""
    category: str
    is_rented: bool
    currency: str
    from_on: date
    unit: Unit
    amount: MoneyOut
    by: PersonPublic | None
    created_at: datetime
    taken_back_at: datetime | None
    """It counts no longer."""
    taken_back_by: PersonPublic | None


class MachinePublic(WireOut):
    """Equipment, as attendance told of it."""

    equipment_id: UUID
    name: str
    category: str
    is_rented: bool
