"""Faults put into drawings that have none: each is found, and the way that is told can be pressed through."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest
from formwork.testing import an_id
from formwork.workflow import Graph, Workflow, check_workflow, parse_workflow, ways_of
from formwork.workflow.ways import traps
from hypothesis import given, settings
from hypothesis import strategies as st

_IN_ITSELF = {"checksRequiredFields": False, "asksForReason": False}


@dataclass
class Drawn:
    """A chain of steps, each with a button onward and perhaps one that leads back; the last closes."""

    nodes: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    edges: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    steps: list[str] = field(default_factory=list[str])

    def node(self, kind: str, **data: Any) -> str:
        node_id = an_id(len(self.nodes) + 1)
        self.nodes.append({"id": node_id, "type": kind, "position": {"x": 0, "y": 0}, "data": data})
        return node_id

    def step(self) -> str:
        is_first = not self.steps
        named = f"Step {len(self.steps) + 1}"
        self.steps.append(self.node("step", stepName=named, triggerStep=is_first, teamIds=[an_id(900)]))
        return self.steps[-1]

    def data_of(self, node_id: str) -> dict[str, Any]:
        return next(each["data"] for each in self.nodes if each["id"] == node_id)

    def line(self, *way: str, **said: Any) -> None:
        kinds = {each["id"]: each["type"] for each in self.nodes}
        for source, target in pairwise(way):
            handles = {"sourceHandle": f"{kinds[source]}Out", "targetHandle": f"{kinds[target]}In"}
            edge = {"id": f"e{len(self.edges)}", "source": source, "target": target}
            self.edges.append({**edge, **handles, **said})

    def button(self, step_id: str, *way: str) -> str:
        button_id = self.node("button", name=f"Press {len(self.nodes)}", order=0, **_IN_ITSELF)
        self.line(step_id, button_id, *way)
        return button_id

    def back(self, step_id: str, earlier_id: str) -> str:
        return self.button(step_id, self.node("backToPrevious"), earlier_id)

    def without(self, *node_ids: str) -> None:
        self.nodes = [each for each in self.nodes if each["id"] not in node_ids]
        self.edges = [each for each in self.edges if not {each["source"], each["target"]} & {*node_ids}]

    @property
    def workflow(self) -> Workflow:
        return parse_workflow({"nodes": self.nodes, "edges": self.edges})


@st.composite
def sound_drawings(draw: st.DrawFn) -> Drawn:
    drawn = Drawn()
    for _ in range(draw(st.integers(3, 12))):
        drawn.step()
    for number, step_id in enumerate(drawn.steps):
        last = number == len(drawn.steps) - 1
        drawn.button(step_id, drawn.node("close") if last else drawn.steps[number + 1])
        if number and draw(st.booleans()):
            drawn.back(step_id, drawn.steps[draw(st.integers(0, number - 1))])
    return drawn


def _buttons(drawn: Drawn, step_id: str) -> list[str]:
    return [edge["target"] for edge in drawn.edges if edge["source"] == step_id]


def _trap(drawn: Drawn, step_id: str) -> str:
    """Two steps more that lead to each other alone, beside what was there."""
    first, second = drawn.step(), drawn.step()
    drawn.button(step_id, first)
    drawn.button(first, second)
    drawn.back(second, first)
    return first


def _round_by_itself(drawn: Drawn, step_id: str) -> str:
    """Two steps more whose buttons press themselves, on the way to an end that nobody takes."""
    first, second = drawn.step(), drawn.step()
    drawn.button(step_id, first)
    onward = drawn.button(first, second)
    back = drawn.back(second, first)
    drawn.button(second, drawn.node("close"))
    for each, button_id in ((first, onward), (second, back)):
        drawn.data_of(each).update(dueInHours=1, overduePress={"buttonId": button_id, "afterHours": 0})
    return first


def _button_without_a_way(drawn: Drawn, step_id: str) -> str:
    button_id = drawn.node("button", name="Nowhere", order=0)
    drawn.line(step_id, button_id)
    return button_id


def _no_button(drawn: Drawn, step_id: str) -> str:
    drawn.without(*_buttons(drawn, step_id))
    return step_id


def _nobody(drawn: Drawn, step_id: str) -> str:
    drawn.data_of(step_id)["teamIds"] = []
    return step_id


def _way_back_without_a_step(drawn: Drawn, step_id: str) -> str:
    node_id = drawn.node("backToPrevious")
    drawn.button(step_id, node_id)
    return node_id


def _circle(drawn: Drawn, step_id: str) -> str:
    """Onward to where one was: only ways back may."""
    drawn.button(step_id, drawn.steps[0])
    return drawn.edges[-1]["id"]


def _condition_without_else(drawn: Drawn, step_id: str) -> str:
    node_id = drawn.node("condition", name="Which?")
    drawn.button(step_id, node_id)
    about = {"fieldCondition": {"fieldId": an_id(800)}}
    filled = about | {"comparisonCondition": {"fieldState": {"state": "notEmpty"}}}
    drawn.line(node_id, drawn.node("close"), when={"nestedConditions": [filled]})
    return node_id


_FAULTS: dict[str, Callable[[Drawn, str], str]] = {
    "stepWithoutEnd": _trap,
    "endlessByItself": _round_by_itself,
    "isAllButtonClose": _button_without_a_way,
    "stepWithoutButton": _no_button,
    "stepWithoutTeam": _nobody,
    "isAllBackToPreviousClose": _way_back_without_a_step,
    "connection": _circle,
    "otherwiseMissing": _condition_without_else,
}


@settings(deadline=None, max_examples=100)
@given(sound_drawings())
def test_a_sound_drawing_has_no_fault(drawn: Drawn) -> None:
    assert check_workflow(drawn.workflow) == []


@pytest.mark.parametrize("code", _FAULTS)
@settings(deadline=None, max_examples=60)
@given(drawn=sound_drawings(), data=st.data())
def test_a_fault_is_found_wherever_it_is_put(code: str, drawn: Drawn, data: st.DataObject) -> None:
    step_id = data.draw(st.sampled_from(drawn.steps[1:]))
    subject_id = _FAULTS[code](drawn, step_id)
    found = {(problem.code, problem.subject_id) for problem in check_workflow(drawn.workflow)}
    assert (code, subject_id) in found


@settings(deadline=None, max_examples=100)
@given(drawn=sound_drawings(), data=st.data())
def test_the_way_that_is_told_can_be_pressed_through(drawn: Drawn, data: st.DataObject) -> None:
    code = data.draw(st.sampled_from(["stepWithoutEnd", "endlessByItself"]))
    _FAULTS[code](drawn, data.draw(st.sampled_from(drawn.steps[1:])))
    workflow = drawn.workflow
    [trap] = [each for each in traps(Graph(workflow)) if each.code == code]
    begins_with = workflow.trigger.id if code == "stepWithoutEnd" and workflow.trigger else trap.step_id
    assert (trap.way[0], trap.way[-1]) == (begins_with, trap.step_id)
    for step_id, button_id, next_id in _presses(workflow, trap.way):
        assert next_id in _led_to(workflow, step_id)[button_id]


@settings(deadline=None, max_examples=200)
@given(drawn=sound_drawings(), data=st.data())
def test_a_step_has_no_end_where_pressing_whatever_there_is_never_closes(
    drawn: Drawn, data: st.DataObject
) -> None:
    for _ in range(data.draw(st.integers(0, 3))):
        _trap(drawn, data.draw(st.sampled_from(drawn.steps)))
    workflow = drawn.workflow
    told = [trap for trap in traps(Graph(workflow)) if trap.code == "stepWithoutEnd"]
    without = {step.id for step in workflow.steps if not _closes(workflow, step.id)}
    assert {trap.step_id for trap in told} <= without
    assert bool(told) == bool(without)


def _closes(workflow: Workflow, step_id: str) -> bool:
    """By pressing alone: the model that the search is held against."""
    seen = {step_id}
    waiting = [step_id]
    for each in waiting:
        for _, ways in ways_of(workflow, each):
            if any(way.closes for way in ways):
                return True
            further = {str(way.to_step_id) for way in ways} - seen
            seen |= further
            waiting += further
    return False


def _led_to(workflow: Workflow, step_id: str) -> dict[str, set[str | None]]:
    return {button.id: {way.to_step_id for way in ways} for button, ways in ways_of(workflow, step_id)}


def _presses(workflow: Workflow, way: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    """Step, button, next step: what lies between is passed."""
    kinds = {node.id: node.type for node in workflow.nodes}
    passed = [each for each in way if kinds[each] in {"step", "button"}]
    for number in range(0, len(passed) - 2, 2):
        yield passed[number], passed[number + 1], passed[number + 2]
