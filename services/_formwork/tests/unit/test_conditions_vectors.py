from typing import Any

from formwork.body import parse_body
from formwork.conditions.settle import State, settle
from formwork.conditions.situation import Situation
from formwork.testing import vectors


@vectors("conditions/settle.json")
def test_what_conditions_make_of_a_form(case: dict[str, Any]) -> None:
    settled = settle(parse_body(case["body"]), case["values"], Situation.read(case.get("situation", {})))
    expected = case["expected"]
    assert list(settled.held) == expected["held"]
    assert {field_id: _written(state) for field_id, state in settled.states.items()} == expected["fields"]
    counted = {field_id: value for field_id, value in settled.values.items() if value is not None}
    assert counted == expected["values"]


def _written(state: State) -> dict[str, Any]:
    written: dict[str, Any] = {
        "visible": state.visible,
        "required": state.required,
        "readonly": state.readonly,
        "isHidden": state.is_hidden,
    }
    if state.option_ids is not None:
        written["options"] = list(state.option_ids)
    if state.withdrawn:
        written["withdrawn"] = list(state.withdrawn)
    return written | ({"isGiven": True} if state.is_given else {})
