from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formwork.body import Body
from formwork.conditions.settle import settle
from formwork.conditions.situation import Situation
from formwork.problems import Problem


@dataclass(frozen=True)
class Recomputed:
    # Every calculation of the body: its decimal string, or None.
    values: Mapping[str, str | None]
    problems: tuple[Problem, ...]
    # Of those that can be read and have no result: the fields that their formulas name.
    named_by_failed: Mapping[str, frozenset[str]]


def recompute(body: Body, values: Mapping[str, Any], situation: Situation) -> Recomputed:
    """Every calculation, from the values of the other fields; what `values` has of them is passed over."""
    if not body.calculations.settings:
        return Recomputed({}, (), {})
    found = settle(body, values, situation).computed
    return Recomputed(found.texts, found.problems, _named(body, found.problems))


def _named(body: Body, problems: Sequence[Problem]) -> dict[str, frozenset[str]]:
    """A column is entered where its table is."""
    formulas = body.calculations.formulas
    failed = {problem.subject_id for problem in problems} & formulas.keys()
    return {
        field_id: frozenset(
            table.id if (table := body.table_of.get(each.field_id)) else each.field_id
            for each in formulas[field_id].references
        )
        for field_id in failed
    }
