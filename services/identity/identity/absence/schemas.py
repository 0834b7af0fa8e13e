from datetime import date
from typing import Annotated
from uuid import UUID

from chassis.http import WireIn, WireOut
from identity_client.people import PersonPublic
from pydantic import Field

_Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2199, 12, 31))]


class AbsenceUpdate(WireIn):
    """Both days count, on the company's clock."""

    stand_in_user_id: UUID
    from_on: _Day
    until_on: _Day


class AbsencePublic(WireOut):
    stand_in: PersonPublic
    stand_in_user_id: UUID
    from_on: date
    until_on: date


class AwayColleague(WireOut):
    """In whose place the caller acts."""

    person: PersonPublic
    from_on: date
    until_on: date


class SelfAbsence(WireOut):
    absence: AbsencePublic | None
    """None: nobody stands in for the caller, now or later."""
    stands_in_for: list[AwayColleague]
    """Now or later; the first days first."""
