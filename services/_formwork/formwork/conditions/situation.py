"""Where, by whom and when a form is filled in: what rules may ask beside values."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

from formwork.condition import ComparisonCondition
from formwork.conditions.compare import VERSION, Comparable, fits, holds


@dataclass(frozen=True)
class Situation:
    """While a step is filled in: that step, the teams of who does, the letter, today. Where it is read: the
    steps it is at, else the last one, and teams and day of the last press: everybody reads the same."""

    step_ids: AbstractSet[str] = frozenset()
    team_ids: AbstractSet[str] = frozenset()
    version: str = ""
    today: str = ""

    @property
    def written(self) -> dict[str, Any]:
        return {
            "stepIds": sorted(self.step_ids),
            "teamIds": sorted(self.team_ids),
            "version": self.version,
            "today": self.today,
        }

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> "Situation":
        return cls(
            frozenset(written.get("stepIds", ())),
            frozenset(written.get("teamIds", ())),
            written.get("version", ""),
            written.get("today", ""),
        )

    @property
    def day(self) -> Comparable:
        return Comparable("day", is_there=self.today != "", what=self.today or None)


NOWHERE = Situation()
"""Nothing is known: of a form that is tried, or computed beside any submission."""


def fits_situation(asked: ComparisonCondition) -> bool:
    """Whether it can be asked, and of such a value."""
    state = asked.field_state
    match asked.type:
        case "step" | "team":
            named = asked.step_ids if asked.type == "step" else asked.team_ids
            return state.state in ("anyOf", "noneOf") and state.value is None and len(named) > 0
        case "version":
            is_letter = isinstance(state.value, str) and VERSION.fullmatch(state.value) is not None
            return state.state in ("is", "isNot") and is_letter
        case "today":
            is_alone = state.other_field_id is None and not state.with_today
            return is_alone and state.state not in ("empty", "notEmpty") and fits("day", state)
        case "field":
            return False


def is_so(situation: Situation, asked: ComparisonCondition) -> bool:
    """What cannot be asked never is, as of fields."""
    if not fits_situation(asked):
        return False
    state = asked.field_state
    match asked.type:
        case "step":
            return situation.step_ids.isdisjoint(asked.step_ids) == (state.state == "noneOf")
        case "team":
            return situation.team_ids.isdisjoint(asked.team_ids) == (state.state == "noneOf")
        case "version":
            return (situation.version == state.value) == (state.state == "is")
        case _:
            return holds(situation.day, state)
