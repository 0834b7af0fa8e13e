"""What a pressed button leads to."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

from formwork.condition import When
from formwork.problems import Invalid, Problem
from formwork.workflow.graph import Graph
from formwork.workflow.kind import Close, Decide, GoBack, GoTo, Join, Mail, Open, Way
from formwork.workflow.model import Edge, Workflow
from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.registry import NODE_KINDS


class TransitionImpossible(Invalid):
    """No such step, not its button, or a button that leads nowhere: never of a published workflow."""


@dataclass(frozen=True)
class Transition:
    mails: tuple[Mail, ...]
    # None: it closes.
    to_step_id: str | None
    leads_back: bool = False
    # Whether what was entered in the steps after the one it leads back to is emptied.
    clears: bool = False
    # Whether the submission's next version begins there.
    begins_version: bool = False
    # The steps that are open at once from then on, as they are drawn; none where it is one alone.
    open_step_ids: tuple[str, ...] = ()
    # Whether steps that were open with this one are open still: not enough of them have come.
    stays: bool = False

    @property
    def closes(self) -> bool:
        return self.to_step_id is None


def buttons_of(workflow: Workflow, step_id: str) -> tuple[ButtonNode, ...]:
    """As they stand beside each other."""
    return _buttons(Graph(workflow), step_id)


def ways_of(workflow: Workflow, step_id: str) -> list[tuple[ButtonNode, tuple[Transition, ...]]]:
    """Its buttons, and all that each may lead to: one way, or several where values decide. Looked up in one
    graph: a step may have hundreds of buttons."""
    graph = Graph(workflow)
    return [(button, ways_of_button(graph, button.id)) for button in _buttons(graph, step_id)]


def next_transition(
    workflow: Workflow,
    step_id: str,
    button_id: str,
    taken: Collection[str] = (),
    closed: Collection[str] = (),
) -> Transition:
    """`taken`: the edges that were chosen at the conditions on the way, as `decide` named them. `closed`: of
    the steps that are open at once with this one those that have come to where they meet."""

    def chosen(edges: Sequence[Edge]) -> Edge | None:
        return next((edge for edge in edges if edge.id in taken), None)

    graph = _graph_of_button(workflow, step_id, button_id)
    mails, first = _first(graph, button_id)
    if isinstance(first, Join):
        parts = graph.parts_with(step_id)
        left = tuple(part for part in parts if part != step_id and part not in closed)
        if len(parts) - len(left) < (first.needed or len(parts)):
            return Transition(mails, left[0], open_step_ids=left, stays=True)
    return _transition(mails, _through(graph, first, chosen))


def decide(
    workflow: Workflow, step_id: str, button_id: str, is_met: Callable[[When], bool]
) -> tuple[str, ...]:
    """The edges that a press takes at the conditions on its way: the first whose condition holds, else the
    one that has none. All of them at once: in between nothing is entered."""
    taken: list[str] = []

    def choose(edges: Sequence[Edge]) -> Edge | None:
        held = (edge for edge in edges if edge.when is not None and is_met(edge.when))
        found = next(held, None) or next((edge for edge in edges if edge.when is None), None)
        taken.extend([found.id] if found else ())
        return found

    graph = _graph_of_button(workflow, step_id, button_id)
    _through(graph, _first(graph, button_id)[1], choose)
    return tuple(taken)


def _graph_of_button(workflow: Workflow, step_id: str, button_id: str) -> Graph:
    graph = Graph(workflow)
    if workflow.find_step(step_id) is None:
        raise TransitionImpossible([Problem("stepUnknown", step_id)])
    if button_id not in {button.id for button in _buttons(graph, step_id)}:
        raise TransitionImpossible([Problem("buttonNotOfStep", button_id)])
    return graph


def _buttons(graph: Graph, step_id: str) -> tuple[ButtonNode, ...]:
    found = [node for node in graph.targets(step_id) if isinstance(node, ButtonNode)]
    return tuple(sorted(found, key=lambda button: button.data.order))


def _first(graph: Graph, button_id: str) -> tuple[tuple[Mail, ...], Way | Decide | Join]:
    """What it mails, and the one way on."""
    mails: list[Mail] = []
    ways: list[Way | Decide | Join] = []
    for node in graph.targets(button_id):
        match NODE_KINDS[node.type].follow(graph, node):
            case Mail() as mail:
                mails.append(mail)
            case None:
                pass
            case way:
                ways.append(way)
    if not ways:
        raise TransitionImpossible([Problem("buttonLeadsNowhere", button_id)])
    return tuple(mails), ways[0]


def _through(graph: Graph, way: Way | Decide | Join, choose: Callable[[Sequence[Edge]], Edge | None]) -> Way:
    """To where it ends, through what lies on the way."""
    passed: set[str] = set()
    while isinstance(way, Decide | Join):
        node_id, edges = way.node_id, graph.out_of(way.node_id)
        edge = choose(edges) if isinstance(way, Decide) else next(iter(edges), None)
        further = None if edge is None else _beyond(graph, edge)
        if further is None or node_id in passed:
            raise TransitionImpossible([Problem("branchUndecided", node_id)])
        passed.add(node_id)
        way = further
    return way


def _beyond(graph: Graph, edge: Edge) -> Way | Decide | Join | None:
    target = graph.nodes[edge.target]
    outcome = NODE_KINDS[target.type].follow(graph, target)
    return None if isinstance(outcome, Mail) else outcome


def ways_of_button(graph: Graph, button_id: str) -> tuple[Transition, ...]:
    mails, first = _first(graph, button_id)
    waiting: list[Way | Decide | Join | None] = [first]
    passed: set[str] = set()
    found: list[Way] = []
    for way in waiting:
        if isinstance(way, Decide | Join):
            if way.node_id not in passed:
                passed.add(way.node_id)
                waiting += (_beyond(graph, edge) for edge in graph.out_of(way.node_id))
        elif way is not None:
            found.append(way)
    ways = tuple(_transition(mails, way) for way in found)
    return (*_waiting(graph, button_id, mails), *ways) if isinstance(first, Join) else ways


def _waiting(graph: Graph, button_id: str, mails: tuple[Mail, ...]) -> Iterator[Transition]:
    """Of a button that meets others: for as long as these have not come."""
    for step in graph.sources(button_id):
        parts = tuple(part for part in graph.parts_with(step.id) if part != step.id)
        yield Transition(mails, next(iter(parts), step.id), open_step_ids=parts, stays=True)


def _transition(mails: tuple[Mail, ...], way: Way) -> Transition:
    match way:
        case GoTo(step_id=target):
            return Transition(mails, target)
        case Open(step_ids=targets):
            return Transition(mails, targets[0], open_step_ids=targets)
        case GoBack(step_id=target, clears=clears, begins_version=begins):
            return Transition(mails, target, leads_back=True, clears=clears, begins_version=begins)
        case Close():
            return Transition(mails, None)
