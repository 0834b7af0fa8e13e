from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from formwork.body import Body
from formwork.formula import Failed, Operand
from formwork.problems import Problem


@dataclass(frozen=True)
class Recomputed:
    # Every calculation of the body: its decimal string, or None.
    values: Mapping[str, str | None]
    problems: tuple[Problem, ...]
    # Of those that can be read and have no result: the fields that their formulas name.
    named_by_failed: Mapping[str, frozenset[str]]


def recompute(body: Body, values: Mapping[str, Any]) -> Recomputed:
    """Every calculation, from the values of the other fields; what `values` has of them is passed over."""
    seen: dict[str, Operand | Failed] = {}

    def lookup(field_id: str) -> Operand | Failed:
        if field_id not in seen:
            seen[field_id] = _operand_of(body, field_id, values)
        return seen[field_id]

    found = body.calculations.compute(lookup)
    return Recomputed(found.texts, found.problems, _named(body, found.problems))


def _operand_of(body: Body, field_id: str, values: Mapping[str, Any]) -> Operand | Failed:
    table = body.table_of.get(field_id)
    if table is not None:
        return body.kind_of(table.id).column(body.setting_of(table.id), values.get(table.id), field_id)
    field = body.fields_by_id.get(field_id)
    if field is None or not body.kind_of(field_id).holds_value:
        return Failed("unknownField")
    return body.kind_of(field_id).operand_of(body.setting_of(field_id), values.get(field_id))


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
