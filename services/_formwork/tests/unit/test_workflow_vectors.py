from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from formwork.problems import Problem
from formwork.testing import built_workflow, plain, vectors
from formwork.workflow import (
    Graph,
    StepNode,
    TransitionImpossible,
    WorkflowInvalid,
    asks_for_reason,
    barred_from,
    buttons_of,
    can_connect,
    check_workflow,
    checks_required_fields,
    decide,
    default_workflow,
    flags,
    next_reminder,
    next_transition,
    parse_workflow,
    presses_needed,
    tells_managers,
    ways_of,
)
from formwork.workflow.ways import traps


@vectors("workflow/structure.json")
def test_the_structure_of_a_workflow(case: dict[str, Any]) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        parse_workflow(case["workflow"])
    except WorkflowInvalid as invalid:
        problems = invalid.problems
    assert plain(problems) == case["expected"]["problems"]


@vectors("workflow/connections.json")
def test_which_nodes_may_be_connected(case: dict[str, Any]) -> None:
    workflow = parse_workflow(case["workflow"])
    assert can_connect(workflow, case["source"], case["target"]) is case["expected"]


@vectors("workflow/flags.json")
def test_flags_and_what_publishing_needs(case: dict[str, Any]) -> None:
    workflow = parse_workflow(built_workflow(case["build"]) if "build" in case else case["workflow"])
    assert flags(workflow) == case["expected"]["flags"]
    assert plain(check_workflow(workflow)) == case["expected"]["problems"]


@vectors("workflow/ways.json")
def test_ways_without_an_end(case: dict[str, Any]) -> None:
    workflow = parse_workflow(case["workflow"])
    told = {(problem.code, problem.subject_id) for problem in check_workflow(workflow)}
    found = [trap for trap in traps(Graph(workflow)) if (trap.code, trap.step_id) in told]
    assert [{"code": trap.code, "subjectId": trap.step_id, "way": [*trap.way]} for trap in found] == case[
        "expected"
    ]


@vectors("workflow/transitions.json")
def test_what_a_pressed_button_leads_to(case: dict[str, Any]) -> None:
    workflow, expected = parse_workflow(case["workflow"]), case["expected"]
    pressed = (workflow, case["stepId"], case["buttonId"], case.get("taken", ()), case.get("closed", ()))
    if "problem" in expected:
        with pytest.raises(TransitionImpossible) as caught:
            next_transition(*pressed)
        assert plain(caught.value.problems) == [expected["problem"]]
        return
    transition = next_transition(*pressed)
    assert {"openStepIds": [], "stays": False, **expected} == {
        "mails": [mail.node_id for mail in transition.mails],
        "toStepId": transition.to_step_id,
        "closes": transition.closes,
        "leadsBack": transition.leads_back,
        "clears": transition.clears,
        "beginsVersion": transition.begins_version,
        "openStepIds": [*transition.open_step_ids],
        "stays": transition.stays,
    }


@vectors("workflow/buttons.json")
def test_the_buttons_of_a_step(case: dict[str, Any]) -> None:
    found = buttons_of(parse_workflow(case["workflow"]), case["stepId"])
    assert [button.id for button in found] == case["expected"]


@vectors("workflow/presses.json")
def test_what_is_asked_of_whoever_presses(case: dict[str, Any]) -> None:
    workflow = parse_workflow(case["workflow"])
    step = workflow.find_step(case["stepId"])
    assert step is not None
    ways = {button.id: (button, way) for button, way in ways_of(workflow, step.id)}
    pressed = ways[case["buttonId"]]
    assert case["expected"] == {
        "checksRequiredFields": checks_required_fields(*pressed),
        "asksForReason": asks_for_reason(*pressed),
        "pressesNeeded": presses_needed(step, *pressed),
    }


@vectors("workflow/default.json")
def test_the_workflow_of_a_new_template(case: dict[str, Any]) -> None:
    ids = iter(case["ids"])
    assert default_workflow(lambda: next(ids)).model_dump(mode="json") == case["expected"]


@vectors("workflow/decisions.json")
def test_which_ways_a_press_takes(case: dict[str, Any]) -> None:
    workflow = parse_workflow(case["workflow"])
    met = [edge.when for edge in workflow.edges if edge.id in case["met"]]
    taken = decide(workflow, case["stepId"], case["buttonId"], lambda when: any(when is each for each in met))
    assert [*taken] == case["expected"]


@vectors("workflow/barring.json")
def test_who_may_not_press(case: dict[str, Any]) -> None:
    done = [(each["stepId"], each["person"]) for each in case["done"]]
    step = StepNode.model_validate(case["step"])
    assert sorted(barred_from(step, case["firstStepId"], done, {*case["began"]})) == case["expected"]


@vectors("workflow/reminders.json")
def test_when_people_are_reminded(case: dict[str, Any]) -> None:
    step, entered = StepNode.model_validate(case["step"]), datetime(2026, 11, 2, tzinfo=UTC)
    hours = step.data.due_in_hours
    due_at = None if hours is None else entered + timedelta(hours=hours)
    found: list[datetime] = []
    while at := next_reminder(due_at, found[-1] if found else None, lambda: True):
        found.append(at)
    to_managers = [at for at in found if due_at is not None and tells_managers(step, due_at, at)]
    expected = case["expected"]
    assert [(at - entered) // timedelta(hours=1) for at in found] == expected["hours"]
    first = (to_managers[0] - entered) // timedelta(hours=1) if to_managers else None
    assert first == expected["managersFrom"]
