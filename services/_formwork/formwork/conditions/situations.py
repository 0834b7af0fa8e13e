"""Of the situation the cases that comparisons can tell apart: they are tried like values of fields."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from formwork.condition import TODAY, ComparisonCondition, FieldState, Group, comparisons
from formwork.conditions.situation import Situation
from formwork.conditions.witnesses import combined, days_near
from formwork.workflow import Workflow

STEP, TEAM, VERSION = "@step", "@team", "@version"
_SAID = {STEP: "Step", TEAM: "Team", VERSION: "Version", TODAY: "Today"}


class Situations:
    """Each part is taken as independent of the others, and of all fields."""

    def __init__(self, conditions: Sequence[Group], workflow: Workflow) -> None:
        self._steps = {step.id: step.data.step_name for step in workflow.steps}
        # Read where several are open at once, it is at each of them.
        self._are_parallel = any(node.type == "parallel" for node in workflow.nodes)
        self._asked: dict[str, list[ComparisonCondition]] = {}
        for condition in conditions:
            for part in comparisons(condition):
                compared = part.comparison_condition
                if part.asks_situation and compared is not None:
                    self._asked.setdefault(f"@{compared.type}", []).append(compared)

    def cases(self, subject: str, days: Sequence[FieldState], *, beside_field: bool) -> list[Any] | None:
        """`days`: what is asked of today, and of the field that is compared with it."""
        asked = self._asked.get(subject, ())
        if subject == STEP:
            return self._cases_of_steps({each for compared in asked for each in compared.step_ids})
        if subject == TEAM:
            return combined(sorted({each for compared in asked for each in compared.team_ids}))
        if subject == VERSION:
            named = {str(each.field_state.value) for each in asked}
            return [*sorted(named), _other_than(named)]
        near = days_near(days, 2 if beside_field else 1)
        return None if near is None else [day.isoformat() for day in near]

    def _cases_of_steps(self, named: AbstractSet[str]) -> list[frozenset[str]] | None:
        others = sorted(self._steps.keys() - named)[:1]
        if self._are_parallel:
            found = combined(sorted(named))
            return found if found is None or others else found[1:]
        return [frozenset({each}) for each in (*sorted(named), *others)]

    def written(self, subject: str, case: Any) -> str:
        if subject == STEP:
            told = ", ".join(self._steps[each] for each in sorted(case)) or "\u2026"
        elif subject == TEAM:
            told = "\u2713" if case else "\u2013"
        else:
            told = str(case)
        return f"{_SAID[subject]}: {told}"


def situation_in(case: Mapping[str, Any]) -> Situation:
    none: frozenset[str] = frozenset()
    return Situation(case.get(STEP, none), case.get(TEAM, none), case.get(VERSION, ""), case.get(TODAY, ""))


def _other_than(letters: AbstractSet[str]) -> str:
    return next(each for each in map(chr, range(ord("A"), ord("Z") + 1)) if each not in letters)
