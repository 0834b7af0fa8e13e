from typing import Any

import pytest
from formwork.formula import FormulaProblem, Operand, evaluate, parse, references
from formwork.formula.arithmetic import fixed, number
from formwork.formula.cost import cost_of
from formwork.formula.tokens import Token
from formwork.testing import operand, vectors

_NOWHERE = Token("end", "", 0, 0)


def _evaluated(case: dict[str, Any]) -> Operand:
    operands = {field_id: operand(each) for field_id, each in case.get("operands", {}).items()}
    return evaluate(parse(case["formula"]), operands.__getitem__)


@vectors("formula/evaluate.json")
def test_a_formula_gives_what_the_vectors_say(case: dict[str, Any]) -> None:
    expected = case["expected"]
    if "problem" in expected:
        with pytest.raises(FormulaProblem) as caught:
            _evaluated(case)
        problem = caught.value
        assert expected["problem"] == {
            "code": problem.code,
            "offset": problem.offset,
            "length": problem.length,
        }
    elif "operand" in expected:
        assert _evaluated(case) == operand(expected["operand"])
    else:
        value = _evaluated(case)
        result = None if value is None else fixed(number(value, _NOWHERE), case["places"])
        assert result == expected["result"]


@vectors("formula/references.json")
def test_references_are_those_of_the_vectors(case: dict[str, Any]) -> None:
    assert list(references(case["formula"])) == case["expected"]


@vectors("formula/cost.json")
def test_a_formula_costs_what_the_vectors_say(case: dict[str, Any]) -> None:
    assert cost_of(case["formula"], case.get("columns", ())) == case["expected"]
