from typing import Any

from formwork.body import parse_body
from formwork.cascade import check_cascade
from formwork.conditions.situation import NOWHERE
from formwork.fields import kind_of
from formwork.pattern import fits, read_pattern
from formwork.testing import plain, vectors
from formwork.values import check_values, recompute
from formwork.workflow import parse_workflow
from formwork.written import read_written


@vectors("values/check.json")
def test_values_that_people_send(case: dict[str, Any]) -> None:
    body, workflow = parse_body(case["body"]), parse_workflow(case["workflow"])
    before = case.get("before", {})
    checked = check_values(
        body, workflow, case["stepId"], case["values"], submitting=case["submitting"], before=before
    )
    assert dict(checked.values) == case["expected"]["values"]
    assert plain(checked.problems) == case["expected"]["problems"]


@vectors("values/cascade.json")
def test_choices_below_each_other(case: dict[str, Any]) -> None:
    problems = check_cascade(parse_body(case["body"]), case["values"], case["fieldIds"])
    assert plain(problems) == case["expected"]["problems"]


@vectors("values/recompute.json")
def test_calculations_of_a_form(case: dict[str, Any]) -> None:
    recomputed = recompute(parse_body(case["body"]), case["values"], NOWHERE)
    assert dict(recomputed.values) == case["expected"]["values"]
    assert plain(recomputed.problems) == case["expected"]["problems"]


@vectors("values/pattern.json")
def test_patterns_of_a_text(case: dict[str, Any]) -> None:
    pattern, expected = read_pattern(case["pattern"]), case["expected"]
    assert (pattern is not None) == expected["isReadable"]
    if pattern is not None:
        assert [text for text in expected["fits"] if not fits(pattern, text)] == []
        assert [text for text in expected["misses"] if fits(pattern, text)] == []


@vectors("values/written.json")
def test_what_a_text_says_to_a_field(case: dict[str, Any]) -> None:
    kind = kind_of(case["type"])
    setting = kind.read_setting(case["setting"])
    assert read_written(kind, setting, case["text"], lambda _, __: None) == case["expected"]["value"]
