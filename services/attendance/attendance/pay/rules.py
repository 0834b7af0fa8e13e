"""The rules by which hours are paid, and which of them count where and when. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Self
from uuid import UUID

from chassis.http import Name, WireIn
from chassis.texts import Text
from pydantic import Field, StringConstraints, model_validator

_DAY = 24 * 60
MOST_TIERS = 4

TimeOfDay = Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
PayName = Annotated[Name, StringConstraints(max_length=24)]
"""As payroll calls it: OT1.5."""


def minute_of(said: str) -> int:
    hours, minutes = said.split(":")
    return 60 * int(hours) + int(minutes)


class RoundingDirection(StrEnum):
    UP = "up"
    """In the worker's favour: in earlier, out later, a longer day."""
    DOWN = "down"
    NEAREST = "nearest"


class Rounded(StrEnum):
    IN_OUT = "inOut"
    DAY = "day"


class Rounding(WireIn):
    of: Rounded
    minutes: Annotated[int, Field(ge=2, le=60)]
    direction: RoundingDirection


class UnpaidBreak(WireIn):
    """So much is not paid after so much work, less the break that was pressed."""

    after_minutes: Annotated[int, Field(ge=1, le=_DAY)]
    minutes: Annotated[int, Field(ge=1, le=240)]


class Overtime(WireIn):
    after_minutes: Annotated[int, Field(ge=1, le=7 * _DAY)]
    name: PayName


class Night(WireIn):
    starts_at: TimeOfDay
    ends_at: TimeOfDay
    name: PayName

    @model_validator(mode="after")
    def _lasts(self) -> Self:
        if self.starts_at == self.ends_at:
            raise ValueError(Text("The night begins and ends at the same time."))
        return self


class ShiftTimes(WireIn):
    """Outside of them nothing is paid otherwise: whoever comes late or leaves early is marked."""

    starts_at: TimeOfDay
    ends_at: TimeOfDay
    grace_minutes: Annotated[int, Field(ge=0, le=120)] = 0


_Tiers = Annotated[list[Overtime], Field(default_factory=list[Overtime], max_length=MOST_TIERS)]
DayOfWeek = Annotated[int, Field(ge=1, le=7)]


class Rules(WireIn):
    """What is left out is no rule."""

    rounding: Rounding | None = None
    breaks: Annotated[list[UnpaidBreak], Field(default_factory=list[UnpaidBreak], max_length=MOST_TIERS)]
    daily_overtime: _Tiers
    weekly_overtime: _Tiers
    night: Night | None = None
    rest_days: Annotated[list[DayOfWeek], Field(default_factory=list[int], max_length=7)]
    """Days of the week, Monday 1."""
    rest_day_name: PayName | None = None
    holiday_name: PayName | None = None
    minimum_rest_minutes: Annotated[int, Field(ge=0, le=_DAY)] = 0
    shift: ShiftTimes | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        for tiers in (self.breaks, self.daily_overtime, self.weekly_overtime):
            if any(one.after_minutes >= other.after_minutes for one, other in pairwise(tiers)):
                raise ValueError(Text("Each tier begins after more hours than the one before it."))
        if any(one.minutes >= other.minutes for one, other in pairwise(self.breaks)):
            raise ValueError(Text("Each break is longer than the one before it."))
        if any(each.after_minutes >= _DAY for each in self.daily_overtime):
            raise ValueError(Text("A day has fewer hours than that."))
        if self.rest_days != sorted({*self.rest_days}):
            raise ValueError(Text("Name each day of rest once, Monday first."))
        return self


NO_RULES = Rules.model_validate({})


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of the company or of one project, from a day on. A fact: the newest of a day counts."""

    id: UUID
    project_id: UUID | None
    from_on: date
    revision: int
    rules: Rules | None
    """None: from that day on there are none of its own; a project then has the company's."""
    is_withdrawn: bool
    known_at: datetime


@dataclass(frozen=True, slots=True)
class Chosen:
    rules: Rules
    rule_set: RuleSet | None = None
    """None: nobody has set any."""


_NOTHING = Chosen(NO_RULES)


class Rulebook:
    """All that a company has set."""

    def __init__(self, rule_sets: Iterable[RuleSet], known_at: datetime | None = None) -> None:
        newest: dict[tuple[UUID | None, date], RuleSet] = {}
        for each in sorted(rule_sets, key=lambda each: each.revision):
            if known_at is None or each.known_at <= known_at:
                newest[each.project_id, each.from_on] = each
        self._of: dict[UUID | None, list[RuleSet]] = {}
        for each in sorted(newest.values(), key=lambda each: each.from_on):
            if not each.is_withdrawn:
                self._of.setdefault(each.project_id, []).append(each)

    @property
    def counting(self) -> Sequence[RuleSet]:
        return [each for rows in self._of.values() for each in rows]

    def on(self, project_id: UUID, day: date) -> Chosen:
        for whose in (project_id, None):
            found = next((each for each in reversed(self._of.get(whose, [])) if each.from_on <= day), None)
            if found is not None and found.rules is not None:
                return Chosen(found.rules, found)
        return _NOTHING
