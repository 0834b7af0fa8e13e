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
    flags,
    next_transition,
    parse_workflow,
)
from hypothesis import given, settings
from hypothesis import strategies as st

_KINDS = ("step", "button", "sendEmail", "backToPrevious", "createNewVersion", "close")


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
        edge = Edge.model_validate(drawing.edge(source, target))
        workflow = Workflow(nodes=workflow.nodes, edges=[*workflow.edges, edge])
    return workflow


@settings(deadline=None, max_examples=200)
@given(drawings(), st.booleans())
def test_a_transition_always_names_a_step_that_exists(drawing: Drawing, by_the_rules: bool) -> None:
    workflow = _drawn(drawing, by_the_rules=by_the_rules)
    steps = {step.id for step in workflow.steps}
    for step in workflow.steps:
        for button in buttons_of(workflow, step.id):
            try:
                transition = next_transition(workflow, step.id, button.id)
            except TransitionImpossible:
                assert not _ways(workflow, button.id)
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
    waiting, passed = [workflow.trigger.id], set[str]()
    while waiting:
        step_id = waiting.pop()
        # Onward no way leads back: as many presses as there are steps always reach the end.
        assert step_id not in passed
        passed.add(step_id)
        assert buttons_of(workflow, step_id)
        for button in buttons_of(workflow, step_id):
            way = next_transition(workflow, step_id, button.id)
            if way.leads_back:
                assert way.to_step_id in Graph(workflow).steps_before(step_id)
            elif way.to_step_id:
                waiting.append(way.to_step_id)


def _ways(workflow: Workflow, button_id: str) -> list[str]:
    kinds = {node.id: node.type for node in workflow.nodes}
    targets = [edge.target for edge in workflow.edges if edge.source == button_id]
    leading = {edge.source for edge in workflow.edges if kinds[edge.target] == "step"}
    return [
        target
        for target in targets
        if kinds[target] in {"step", "close"} or (NODE_KINDS[kinds[target]].leads_back and target in leading)
    ]
