from typing import Annotated
from uuid import UUID

from chassis.http import OptionalName, WireIn, WireOut
from pydantic import Field, StringConstraints

MOST_AT_ONCE = 200

Number = Annotated[OptionalName, StringConstraints(max_length=40)]


class PayrollNumberPublic(WireOut):
    user_id: UUID
    number: str


class PayrollNumberSet(WireIn):
    user_id: UUID
    number: Number
    """Empty: none."""
    was: Number
    """What the caller has seen: a number that somebody else changed meanwhile stays."""


class PayrollNumbersSet(WireIn):
    group_id: UUID | None = None
    numbers: Annotated[list[PayrollNumberSet], Field(min_length=1, max_length=MOST_AT_ONCE)]
