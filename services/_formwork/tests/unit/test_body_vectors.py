from typing import Any

from formwork.body import BodyInvalid, parse_body
from formwork.ownership import fields_of_step
from formwork.problems import Problem
from formwork.publishing import check_body
from formwork.testing import built_body, plain, vectors
from formwork.workflow import parse_workflow


@vectors("body/structure.json")
def test_the_structure_of_a_body(case: dict[str, Any]) -> None:
    problems: tuple[Problem, ...] = ()
    expected = case["expected"]
    try:
        parse_body(built_body(case["build"]) if "build" in case else case["body"])
    except BodyInvalid as invalid:
        problems = invalid.problems
    assert plain(problems) == expected["problems"]
    if "path" in expected:
        assert [problem.params["path"] for problem in problems] == [expected["path"]]


@vectors("body/publishing.json")
def test_what_a_body_needs_before_publishing(case: dict[str, Any]) -> None:
    body = parse_body(built_body(case["build"]) if "build" in case else case["body"])
    problems = check_body(body, parse_workflow(case["workflow"]))
    assert plain(problems) == case["expected"]["problems"]


@vectors("body/ownership.json")
def test_which_step_owns_which_field(case: dict[str, Any]) -> None:
    body, workflow = parse_body(case["body"]), parse_workflow(case["workflow"])
    owned = {
        step.id: [field.id for field in fields_of_step(body, workflow, step.id)] for step in workflow.steps
    }
    assert owned == case["expected"]
