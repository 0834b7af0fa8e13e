import re
from typing import Any

from formwork.fields import KINDS
from formwork.fields.registry import setting_of
from formwork.pages import Field
from formwork.testing import VECTORS, an_id, operand, vectors
from pydantic import ValidationError

FILES = sorted(file.stem for file in (VECTORS / "fields").glob("*.json"))


def test_every_kind_has_vectors() -> None:
    assert len(FILES) == len(KINDS)


def test_every_kind_is_found_under_its_name() -> None:
    """The folder is the type in snake case, the vectors' file in kebab case."""
    snake = {re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", each) for each in KINDS}
    assert snake == {type(kind).__module__.rpartition(".")[2] for kind in KINDS.values()}
    assert {each.replace("_", "-") for each in snake} == {*FILES}


def _check(case: dict[str, Any]) -> None:
    kind, expected = KINDS[case["type"]], case["expected"]
    if "settingProblems" in expected:
        assert _setting_problems(case) == expected["settingProblems"]
        return
    setting, value = setting_of(_field(case)), case["value"]
    if not kind.has_shape(value):
        assert expected["problems"] == ["wrongShape"]
        return
    is_empty = kind.is_empty(value)
    problems = [] if is_empty else sorted(problem.code for problem in kind.check_value(setting, value))
    assert problems == expected["problems"]
    if problems:
        return
    assert (is_empty, kind.answers(value)) == (expected["isEmpty"], expected["answers"])
    if not is_empty:
        assert kind.text(setting, value) == expected["text"]
        assert kind.operand(setting, value) == operand(expected["operand"])
        assert kind.file_ids(value) == expected["fileIds"]
        assert bool(kind.check_complete(setting, value)) == expected.get("incomplete", False)


def _field(case: dict[str, Any]) -> Field:
    inside = case.get("components", [])
    told = {"id": an_id(1), "type": case["type"], "setting": case["setting"], "components": inside}
    return Field.model_validate(told)


def _setting_problems(case: dict[str, Any]) -> list[str]:
    kind, field = KINDS[case["type"]], _field(case)
    try:
        kind.read_setting(field.setting)
    except ValidationError:
        return ["setting"]
    if not kind.has_right_parts(field, KINDS):
        return ["setting"]
    setting = setting_of(field)
    return sorted(problem.code for problem in kind.check_setting(setting))


@vectors(*(f"fields/{file}.json" for file in FILES))
def test_kinds_of_fields(case: dict[str, Any]) -> None:
    _check(case)
