"""The rules by which hours are paid, and which of them count where and when. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, Self
from uuid import UUID

from chassis.http import Name, WireIn
from chassis.texts import Text
from pydantic import Field, StringConstraints, model_validator

from attendance.team.membership import NO_TEAMS, Teams

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


Whose = tuple[UUID | None, UUID | None, UUID | None]
"""A person, a team or a project; none of them: the company."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules of the company, or of one project, team or person, from a day on. A fact: the newest of a day
    counts."""

    id: UUID
    project_id: UUID | None
    from_on: date
    revision: int
    rules: Rules | None
    """None: from that day on there are none of its own; the next ones in turn count."""
    is_withdrawn: bool
    known_at: datetime
    team_id: UUID | None = None
    owner_user_id: UUID | None = None
    """At most one of the three is said; none of them: they are the company's."""

    @property
    def whose(self) -> "Whose":
        return self.owner_user_id, self.team_id, self.project_id


@dataclass(frozen=True, slots=True)
class Chosen:
    rules: Rules
    rule_set: RuleSet | None = None
    """None: nobody has set any."""


_NOTHING = Chosen(NO_RULES)


class Rulebook:
    """All that a company has set. A person's rules come before those of their teams, these before those of
    the project, these before the company's."""

    def __init__(self, rule_sets: Iterable[RuleSet], known_at: datetime | None = None) -> None:
        newest: dict[tuple[Whose, date], RuleSet] = {}
        for each in sorted(rule_sets, key=lambda each: each.revision):
            if known_at is None or each.known_at <= known_at:
                newest[each.whose, each.from_on] = each
        self._of: dict[Whose, list[RuleSet]] = {}
        self._owner: UUID | None = None
        self._teams = NO_TEAMS
        for each in sorted(newest.values(), key=lambda each: each.from_on):
            if not each.is_withdrawn:
                self._of.setdefault(each.whose, []).append(each)

    @property
    def counting(self) -> Sequence[RuleSet]:
        return [each for rows in self._of.values() for each in rows]

    def of_person(self, owner: UUID, teams: Teams) -> "Rulebook":
        """Of one person's days."""
        book = copy(self)
        book._owner, book._teams = owner, teams
        return book

    def on(self, project_id: UUID | None, day: date) -> Chosen:
        for found in self._in_turn(project_id, day):
            if found is not None and found.rules is not None:
                return Chosen(found.rules, found)
        return _NOTHING

    def _in_turn(self, project_id: UUID | None, day: date) -> Iterator[RuleSet | None]:
        if self._owner is not None:
            yield self._find((self._owner, None, None), day)
            # Of somebody in several teams: those that were set for the latest day.
            of_teams = [self._find((None, team, None), day) for team in self._teams.on(day)]
            there = (each for each in of_teams if each is not None and each.rules is not None)
            yield max(there, key=lambda each: (each.from_on, str(each.team_id)), default=None)
        yield self._find((None, None, project_id), day)
        yield self._find((None, None, None), day)

    def _find(self, whose: Whose, day: date) -> RuleSet | None:
        return next((each for each in reversed(self._of.get(whose, [])) if each.from_on <= day), None)
