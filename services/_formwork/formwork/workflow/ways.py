"""What becomes of a submission on the ways through a drawing: told before publishing, with the way there.

Decision: docs/decisions/0236-a-drawing-is-walked-before-it-is-published.md"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from formwork.problems import Problem
from formwork.workflow.graph import Graph
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.registry import NODE_KINDS

_MOST_TOLD = 8
"""Names of a way: of a longer one its beginning and its end."""


@dataclass(frozen=True)
class Trap:
    """A way that leads to no end: the step where it is found, and the nodes that one comes through."""

    code: Literal["stepWithoutEnd", "endlessByItself"]
    step_id: str
    way: Sequence[str]


def check_ways(graph: Graph) -> list[Problem]:
    """Of a drawing in which nothing else is wrong."""
    return [
        *(Problem("stepWithoutEnd", each.step_id, _told_of(graph, each)) for each in _without_end(graph)),
        *(
            Problem("endlessByItself", each.step_id, _told_of(graph, each))
            for each in _by_themselves_for_ever(graph)
        ),
    ]


def _told_of(graph: Graph, trap: Trap) -> dict[str, str | int]:
    return {"step": _name(graph, trap.step_id), "path": _told(graph, trap.way)}


def traps(graph: Graph) -> Iterator[Trap]:
    yield from _without_end(graph)
    yield from _by_themselves_for_ever(graph)


def _without_end(graph: Graph) -> Iterator[Trap]:
    """Where a submission comes in, and nothing that anybody presses from then on closes it."""
    closing = [node.id for node in graph.reached.values() if node.type == "close"]
    ends = _all_from(closing, lambda node_id: [node.id for node in graph.sources(node_id)])
    caught = {step_id for step_id in _steps(graph, graph.reached) if step_id not in ends}
    for step_id in graph.reached:
        way = _way_to(graph, step_id) if step_id in caught else ()
        # Of those that are caught together, the first that one comes to.
        if way and caught.isdisjoint(way[:-1]):
            yield Trap("stepWithoutEnd", step_id, way)


def _way_to(graph: Graph, node_id: str) -> Sequence[str]:
    """The shortest one from the first step, both ends in it."""
    trigger = graph.workflow.trigger
    return () if trigger is None else _shortest(trigger.id, node_id, _targets(graph))


def _by_themselves_for_ever(graph: Graph) -> Iterator[Trap]:
    """Buttons that press themselves, one after the other and all over again: nobody is waited for."""
    told: set[str] = set()
    for step_id in graph.reached:
        way = () if step_id in told else _round_by_itself(graph, step_id)
        if way:
            told |= {*way}
            yield Trap("endlessByItself", step_id, way)


def _round_by_itself(graph: Graph, step_id: str) -> Sequence[str]:
    """From the step to itself, out of each step by the button that presses itself. What a condition decides
    may end it."""

    def on(node_id: str) -> Iterable[str]:
        node = graph.nodes[node_id]
        if node.type == "condition":
            return ()
        return _own_press(node) if isinstance(node, StepNode) else _targets(graph)(node_id)

    for button_id in on(step_id) if graph.nodes[step_id].type == "step" else ():
        if further := _shortest(button_id, step_id, on):
            return (step_id, *further)
    return ()


def _own_press(step: StepNode) -> Iterable[str]:
    press = step.data.overdue_press
    return () if press is None or step.data.due_in_hours is None else (press.button_id,)


def _targets(graph: Graph) -> Callable[[str], Iterable[str]]:
    return lambda node_id: [node.id for node in graph.targets(node_id)]


def _steps(graph: Graph, way: Iterable[str]) -> set[str]:
    return {node_id for node_id in way if graph.nodes[node_id].type == "step"}


def _all_from(starts: Iterable[str], on: Callable[[str], Iterable[str]]) -> set[str]:
    found = {*starts}
    waiting = [*found]
    for node_id in waiting:
        for each in on(node_id):
            if each not in found:
                found.add(each)
                waiting.append(each)
    return found


def _shortest(start: str, wanted: str, on: Callable[[str], Iterable[str]]) -> Sequence[str]:
    """Both ends in it; empty: none."""
    come_from: dict[str, str | None] = {start: None}
    waiting = [start]
    for node_id in waiting:
        if node_id == wanted:
            return _back(come_from, node_id)
        for each in on(node_id):
            if each not in come_from:
                come_from[each] = node_id
                waiting.append(each)
    return ()


def _back(come_from: dict[str, str | None], end: str) -> Sequence[str]:
    way = [end]
    while (before := come_from[way[-1]]) is not None:
        way.append(before)
    return way[::-1]


def _told(graph: Graph, way: Sequence[str]) -> str:
    names = [name for node_id in way if (name := _name(graph, node_id))]
    if len(names) > _MOST_TOLD:
        names = [*names[: _MOST_TOLD // 2], "…", *names[-_MOST_TOLD // 2 :]]
    return " → ".join(names)


def _name(graph: Graph, node_id: str) -> str:
    node = graph.nodes[node_id]
    return NODE_KINDS[node.type].name_of(node)
