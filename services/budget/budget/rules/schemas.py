from datetime import datetime
from typing import Annotated

from chassis.http import WireIn, WireOut
from chassis.money import Currency
from identity_client.people import PersonPublic
from pydantic import Field

from budget.tables.rules import Overruns

MOST_DAYS = 365


class RulesUpdate(WireIn):
    currency: Currency
    overruns: Overruns
    answer_days: Annotated[int, Field(ge=1, le=MOST_DAYS)] | None = None
    """After so many days without an answer a request expires; left out: never."""
    revision: int
    """Which save the caller has seen; 0: there was none."""


class RulesPublic(WireOut):
    currency: str
    """Of budgets that are begun from now on."""
    overruns: Overruns
    """Who may ask for more than is left, with a reason."""
    answer_days: int | None
    revision: int
    updated_by: PersonPublic | None
    """Who saved them last; null: nobody has."""
    updated_at: datetime | None
    may_edit: bool
