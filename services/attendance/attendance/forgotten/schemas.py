from datetime import datetime
from enum import StrEnum
from typing import Annotated, Self
from uuid import UUID

from chassis.http import WireIn, WireOut
from chassis.texts import Text
from pydantic import Field, model_validator

from attendance.pay.rules import TimeOfDay


class EndsWith(StrEnum):
    """Kept with rules and corrections: never rename one."""

    SHIFT_END = "shiftEnd"
    """As the rules of hours say."""
    LAST_PUNCH = "lastPunch"


class Closing(WireIn):
    """When a day that nobody checked out of is closed by itself, and with which end."""

    after_hours: Annotated[int, Field(ge=16, le=72)] | None = None
    """Since the check-in. So long a check-out ends a shift: before that somebody may be at work."""
    at: TimeOfDay | None = None
    """In the next morning."""
    ends_with: EndsWith

    @model_validator(mode="after")
    def _says_when(self) -> Self:
        if (self.after_hours is None) == (self.at is None):
            raise ValueError(Text("Say after how many hours or at which time of the next morning, not both."))
        return self


class ClosingPublic(WireOut):
    after_hours: int | None
    at: str | None
    ends_with: EndsWith


class OpenDayRulesPublic(WireOut):
    reminds_at: str | None
    """From when on in the next morning people are mailed. Null: they are not."""
    closing: ClosingPublic | None
    """Null: nothing is closed by itself."""
    says_shift_end: bool
    """Whether any rules of hours say when a shift ends: else nothing is closed by that."""
    revision: int
    """0: nobody has said anything yet."""


class OpenDayRulesSet(WireIn):
    group_id: UUID | None = None
    revision: Annotated[int, Field(ge=0)] = 0
    """Which state of them the caller has seen; a web of the release before says none, and undoes none."""
    reminds_at: TimeOfDay | None
    closing: Closing | None


class LikelyEnd(WireOut):
    ends_at: datetime | None
    """By the rules of hours of its person; null where these say nothing, or it has an end."""
