"""The branches of a condition, checked against the form that they ask about, and decided by values."""

from itertools import pairwise
from typing import Any

import pytest
from formwork.body import Body, Page
from formwork.conditions.branches import check_branches, taken_branches
from formwork.conditions.situation import NOWHERE
from formwork.testing import an_id
from formwork.workflow import Workflow, check_workflow, next_transition

COST, NOTE, LATER, TOTAL, WEATHER = (an_id(each) for each in range(1, 6))
ASK, SUBMIT, FORK, FURTHER, DIRECTOR, APPROVE, END = (an_id(each) for each in range(20, 27))
KINDS = {
    ASK: "step",
    SUBMIT: "button",
    FORK: "condition",
    FURTHER: "condition",
    DIRECTOR: "step",
    APPROVE: "button",
    END: "close",
}

Json = dict[str, Any]


def asks(field_id: str, state: str, value: Any = None, **more: Any) -> Json:
    asked = {"fieldState": {"state": state, "value": value, **more}}
    return {"fieldCondition": {"fieldId": field_id}, "comparisonCondition": asked}


def all_of(*parts: Json) -> Json:
    return {"logicType": "and", "nestedConditions": list(parts)}


def any_of(*parts: Json) -> Json:
    return {"logicType": "or", "nestedConditions": list(parts)}


def body(*conditions: Json, **later: Any) -> Body:
    weather = {"label": "Weather", "options": [{"id": 1, "label": "Dry"}, {"id": 2, "label": "Rain"}]}
    fields = [
        _field(COST, "number", {"label": "Cost"}),
        _field(NOTE, "shortText", {"label": "Note"}),
        _field(LATER, "number", {"label": "Approved", "steps": [DIRECTOR]}, **later),
        _field(TOTAL, "calculation", {"label": "Total", "formula": f"{{{COST}}} * 2"}),
        _field(WEATHER, "singleSelection", weather),
    ]
    rows = [{"id": an_id(90 + at), "type": "row", "components": [each]} for at, each in enumerate(fields)]
    page = {"id": an_id(80), "type": "page", "name": "Request", "components": rows}
    return Body([Page.model_validate({**page, "conditions": list(conditions)})])


def _field(field_id: str, kind: str, setting: Json, **more: Any) -> Json:
    return {"id": field_id, "type": kind, "setting": setting, **more}


def drawn(*whens: Json, further: Json | None = None) -> Workflow:
    """Each branch to the director, the first through another condition where there is a further one."""
    nodes = [_node(each) for each in (ASK, SUBMIT, FORK, DIRECTOR, APPROVE, END)]
    edges = [_edge(*pair) for pair in (*pairwise((ASK, SUBMIT, FORK)), *pairwise((DIRECTOR, APPROVE, END)))]
    edges.append(_edge(FORK, END, id="else"))
    for at, when in enumerate(whens):
        target = an_id(40 + at)
        KINDS[target] = "close"
        nodes.append(_node(target))
        edges.append(_edge(FORK, target, id=f"branch {at + 1}", when=when))
    if further is None:
        edges.append(_edge(FORK, DIRECTOR, id="director", when=all_of(asks(NOTE, "is", "director"))))
    else:
        nodes.append(_node(FURTHER))
        edges += [
            _edge(FORK, FURTHER, id="further", when=all_of(asks(NOTE, "is", "director"))),
            _edge(FURTHER, DIRECTOR, id="to the director", when=further),
            _edge(FURTHER, END, id="not further"),
        ]
    return Workflow.model_validate({"nodes": nodes, "edges": edges})


def _node(node_id: str) -> Json:
    data: Json = {}
    if KINDS[node_id] == "step":
        data = {"triggerStep": node_id == ASK, "teamIds": [an_id(1)]}
    return {"id": node_id, "type": KINDS[node_id], "position": {"x": 0, "y": 0}, "data": data}


def _edge(source: str, target: str, **more: Any) -> Json:
    ends = {"sourceHandle": f"{KINDS[source]}Out", "targetHandle": f"{KINDS[target]}In"}
    return {"id": f"{source}-{target}", "source": source, "target": target, **ends, **more}


LARGE, HUGE = all_of(asks(COST, "more", "10000")), all_of(asks(COST, "more", "50000"))


@pytest.mark.parametrize(
    ("whens", "codes"),
    [
        ([LARGE], set[str]()),
        ([HUGE, LARGE], set[str]()),
        # What costs more than fifty thousand costs more than ten: the first one takes it.
        ([LARGE, HUGE], {("branchNever", 2)}),
        ([all_of(asks(COST, "more", "10"), asks(COST, "less", "5"))], {("branchNever", 1)}),
        ([any_of(asks(COST, "empty"), asks(COST, "notEmpty"))], {("branchAlways", 1), ("branchNever", 2)}),
        ([all_of(asks(an_id(7), "empty"))], {("branchUnknownField", 1)}),
        ([all_of(asks(COST, "contains", "1"))], {("branchUnfit", 1)}),
        ([all_of(asks(WEATHER, "anyOf", [3]))], {("branchUnknownOption", 1)}),
        ([LARGE, all_of(asks(LATER, "more", "1"))], {("branchFieldLater", 2)}),
        ([all_of(asks(COST, "more", otherFieldId=LATER))], {("branchFieldLater", 1)}),
        ([all_of({"logicType": "or", "nestedConditions": []})], {("branchWithoutWhen", 1)}),
        ([all_of(asks(TOTAL, "more", "10"))], set[str]()),
    ],
)
def test_what_is_wrong_with_branches(whens: list[Json], codes: set[tuple[str, int]]) -> None:
    workflow = drawn(*whens)
    assert not check_workflow(workflow)
    problems = check_branches(body(), workflow)
    assert {(problem.code, problem.params["branch"]) for problem in problems} == codes
    assert {problem.subject_id for problem in problems} <= {FORK}


def test_a_field_of_a_later_step_may_hold_something_before() -> None:
    asked = drawn(all_of(asks(LATER, "more", "1")))
    assert not check_branches(body(value="7"), asked)
    fills = {"type": "value", "fieldIds": [LATER], "value": "7"}
    rule = {"id": an_id(70), **all_of(asks(NOTE, "is", "x")), "outcomes": [fills]}
    assert not check_branches(body(rule), asked)


@pytest.mark.parametrize(
    ("values", "taken", "to"),
    [
        ({}, ["else"], None),
        ({COST: "10000"}, ["else"], None),
        ({COST: "10001"}, ["branch 2"], None),
        ({COST: "50001"}, ["branch 1"], None),
        ({NOTE: " Director "}, ["further", "not further"], None),
        ({NOTE: "director", WEATHER: {"selected": [2]}}, ["further", "to the director"], DIRECTOR),
        ({NOTE: "director", TOTAL: "8.5"}, ["further", "to the director"], DIRECTOR),
        ({NOTE: "director", COST: "nonsense"}, ["further", "not further"], None),
    ],
)
def test_the_first_branch_that_holds_is_taken(values: Json, taken: list[str], to: str | None) -> None:
    further = any_of(asks(WEATHER, "anyOf", [2]), asks(TOTAL, "more", "8"))
    workflow = drawn(HUGE, LARGE, further=further)
    decided = taken_branches(body(), workflow, ASK, SUBMIT, values, NOWHERE)
    assert list(decided) == taken
    assert next_transition(workflow, ASK, SUBMIT, decided).to_step_id == to


def test_a_button_without_a_condition_takes_no_branch() -> None:
    assert taken_branches(body(), drawn(LARGE), DIRECTOR, APPROVE, {COST: "20000"}, NOWHERE) == ()
