"""Graphs drawn at random by the connection rules, and pressed at random."""

from dataclasses import dataclass
from typing import Any

from formwork.testing import an_id
from formwork.workflow import (
    NODE_KINDS,
    Edge,
    Graph,
    TransitionImpossible,
    Workflow,
    buttons_of,
    can_connect,
    check_workflow,
    decide,
    flags,
    next_transition,
    parse_workflow,
    ways_of,
)
from hypothesis import given, settings
from hypothesis import strategies as st

_KINDS = ("step", "button", "sendEmail", "condition", "backToPrevious", "createNewVersion", "close")

_WHEN = {
    "nestedConditions": [
        {
            "fieldCondition": {"fieldId": an_id(1)},
            "comparisonCondition": {"fieldState": {"state": "notEmpty"}},
        }
    ]
}


@dataclass(frozen=True)
class Drawing:
    """Nodes, and pairs of them in the order in which somebody tries to connect them."""

    kinds: list[str]
    tries: list[tuple[int, int]]

    def nodes(self) -> list[dict[str, Any]]:
        return [
            {
                "id": an_id(number),
                "type": kind,
                "position": {"x": 0, "y": 0},
                "data": {"triggerStep": number == 0, "teamIds": [an_id(1)]} if kind == "step" else {},
            }
            for number, kind in enumerate(self.kinds)
        ]

    def edge(self, source: int, target: int) -> dict[str, Any]:
        return {
            "id": f"{source}-{target}",
            "source": an_id(source),
            "target": an_id(target),
            "sourceHandle": f"{self.kinds[source]}Out",
            "targetHandle": f"{self.kinds[target]}In",
        }


@st.composite
def drawings(draw: st.DrawFn) -> Drawing:
    kinds = ["step", *draw(st.lists(st.sampled_from(_KINDS), min_size=1, max_size=14))]
    number = st.integers(0, len(kinds) - 1)
    return Drawing(kinds, draw(st.lists(st.tuples(number, number), max_size=60, unique=True)))


def _drawn(drawing: Drawing, *, by_the_rules: bool) -> Workflow:
    workflow = parse_workflow({"nodes": drawing.nodes(), "edges": []})
    for source, target in drawing.tries:
        if by_the_rules and not can_connect(workflow, an_id(source), an_id(target)):
            continue
        is_first = all(edge.source != an_id(source) for edge in workflow.edges)
        branch = {"when": _WHEN} if drawing.kinds[source] == "condition" and not is_first else {}
        edge = Edge.model_validate(drawing.edge(source, target) | branch)
        workflow = Workflow(nodes=workflow.nodes, edges=[*workflow.edges, edge])
    return workflow


@settings(deadline=None, max_examples=200)
@given(drawings(), st.booleans(), st.booleans())
def test_a_transition_always_names_a_step_that_exists(
    drawing: Drawing, by_the_rules: bool, holds: bool
) -> None:
    workflow = _drawn(drawing, by_the_rules=by_the_rules)
    steps = {step.id for step in workflow.steps}
    for step in workflow.steps:
        for button in buttons_of(workflow, step.id):
            try:
                taken = decide(workflow, step.id, button.id, lambda when: holds)
                transition = next_transition(workflow, step.id, button.id, taken)
            except TransitionImpossible as impossible:
                codes = {problem.code for problem in impossible.problems}
                assert not _ways(workflow, button.id) or codes == {"branchUndecided"}
            else:
                assert transition.closes or transition.to_step_id in steps


@settings(deadline=None, max_examples=200)
@given(drawings())
def test_what_the_rules_let_draw_has_no_wrong_connection(drawing: Drawing) -> None:
    codes = {problem.code for problem in check_workflow(_drawn(drawing, by_the_rules=True))}
    assert "connection" not in codes


@settings(deadline=None, max_examples=200)
@given(drawings())
def test_a_workflow_without_problems_has_an_end_from_everywhere(drawing: Drawing) -> None:
    workflow = _drawn(drawing, by_the_rules=True)
    if check_workflow(workflow):
        return
    assert all(flags(workflow).values())
    assert workflow.trigger is not None
    _ends(workflow, workflow.trigger.id, ())


def _ends(workflow: Workflow, step_id: str, passed: tuple[str, ...]) -> None:
    """Onward no way leads back, whatever is decided: so many presses as there are steps reach the end."""
    assert step_id not in passed
    ways = ways_of(workflow, step_id)
    assert ways
    for _, possible in ways:
        assert possible
        for way in possible:
            if way.leads_back:
                assert way.to_step_id in Graph(workflow).steps_before(step_id)
            elif way.to_step_id:
                _ends(workflow, way.to_step_id, (*passed, step_id))


def _ways(workflow: Workflow, button_id: str) -> list[str]:
    kinds = {node.id: node.type for node in workflow.nodes}
    targets = [edge.target for edge in workflow.edges if edge.source == button_id]
    leading = {edge.source for edge in workflow.edges if kinds[edge.target] == "step"}
    return [
        target
        for target in targets
        if kinds[target] in {"step", "condition", "close"}
        or (NODE_KINDS[kinds[target]].leads_back and target in leading)
    ]
