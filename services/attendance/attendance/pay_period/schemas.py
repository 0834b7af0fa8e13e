from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from pydantic import Field

from attendance.pay_period.periods import PeriodKind
from attendance.record.schemas import Day


class PayPeriodPublic(WireOut):
    from_date: date
    kind: PeriodKind
    revision: int


class PayPeriods(WireOut):
    choices: list[PayPeriodPublic]
    """In their order; weeks before the first."""
    free_from: date | None
    """The first day from which another can be chosen. Null: any."""


class PayPeriodSet(WireIn):
    group_id: UUID | None = None
    from_date: Day
    kind: PeriodKind
    revision: Annotated[int, Field(ge=0)] = 0
    """Which state of it the caller has seen; 0: none was chosen from that day on."""
