from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from formwork.body import Body
from formwork.body.calculations import Calculations
from formwork.formula import Failed, FormulaProblem, Operand, evaluate
from formwork.formula.arithmetic import fixed, number
from formwork.formula.tree import Node
from formwork.problems import Problem


@dataclass(frozen=True)
class Recomputed:
    # Every calculation of the body: its decimal string, or None.
    values: Mapping[str, str | None]
    problems: tuple[Problem, ...]
    # Of those that can be read and have no result: the fields that their formulas name.
    named_by_failed: Mapping[str, frozenset[str]]


def recompute(body: Body, values: Mapping[str, Any]) -> Recomputed:
    """Every calculation, from the values of the other fields; what `values` has of them is passed over.

    One without a result is None and has a problem, as have those that refer to it: no total omits a part.
    """
    plan = body.calculations
    problems = [*plan.unreadable, *(Problem("cycle", field_id) for field_id in plan.endless)]
    outcomes: dict[str, Operand | Failed] = {problem.subject_id: Failed(problem.code) for problem in problems}
    results: dict[str, str | None] = dict.fromkeys(plan.settings)

    def lookup(field_id: str) -> Operand | Failed:
        if field_id in plan.settings:
            return outcomes[field_id]
        field = body.fields_by_id.get(field_id)
        if field is None or not body.kind_of(field_id).holds_value:
            return Failed("unknownField")
        if field_id not in outcomes:
            outcomes[field_id] = operand_of(body, field_id, values.get(field_id))
        return outcomes[field_id]

    for field_id in plan.order:
        formula = plan.formulas[field_id]
        try:
            outcome = _result(evaluate(formula, lookup), formula.root)
        except FormulaProblem as problem:
            problems.append(problem.as_problem().about(field_id))
            outcomes[field_id] = Failed(problem.code)
            continue
        if outcome is not None:
            text = fixed(outcome, plan.settings[field_id].decimal_places)
            results[field_id] = text
            # Others compute with what the reader sees.
            outcome = Decimal(text)
        outcomes[field_id] = outcome
    return Recomputed(results, tuple(problems), _named(plan, problems))


def operand_of(body: Body, field_id: str, value: Any) -> Operand:
    kind = body.kind_of(field_id)
    if value is None or not kind.has_shape(value) or kind.is_empty(value):
        return None
    return kind.operand(body.setting_of(field_id), value)


def _named(plan: Calculations, problems: Sequence[Problem]) -> dict[str, frozenset[str]]:
    failed = {problem.subject_id for problem in problems} & plan.formulas.keys()
    return {
        field_id: frozenset(each.field_id for each in plan.formulas[field_id].references)
        for field_id in failed
    }


def _result(operand: Operand, root: Node) -> Decimal | None:
    return None if operand is None or operand == "" else number(operand, root.token)
