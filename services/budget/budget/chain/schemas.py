from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.money import MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import Field

from budget.tables.project_budget import Category

MOST_STEPS = 10


class ChainStepIn(WireIn):
    user_id: UUID
    categories: Annotated[list[Category], Field(max_length=len(Category))] = Field(
        default_factory=list[Category]
    )
    """Asked about requests of these; of none: about all."""
    up_to: MoneyIn | None = None
    """The largest request that ends with their answer; left out: any."""


class ChainUpdate(WireIn):
    project_id: UUID
    revision: int
    """Which save the caller has seen; 0: there was none."""
    steps: Annotated[list[ChainStepIn], Field(max_length=MOST_STEPS)]


class ChainStepPublic(WireOut):
    user_id: UUID
    person: PersonPublic | None
    categories: list[Category]
    up_to: MoneyOut | None


class ChainPublic(WireOut):
    project_id: UUID
    currency: str
    limits_currency: str
    """Where it is another one, the limits count for nothing until they are set anew: everybody is asked."""
    revision: int
    steps: list[ChainStepPublic]
    """None: any manager of the project answers, or an admin."""
    only_one: PersonPublic | None
    """The only one who may answer there: what they ask for nobody answers. Null: there are others."""
    may_edit: bool


_Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2199, 12, 31))]


class AbsenceUpdate(WireIn):
    stand_in_user_id: UUID
    from_on: _Day
    until_on: _Day


class AbsencePublic(WireOut):
    stand_in: PersonPublic | None
    stand_in_user_id: UUID
    from_on: date
    until_on: date
