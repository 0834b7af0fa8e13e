"""What a pressed button leads to."""

from dataclasses import dataclass

from formwork.problems import Invalid, Problem
from formwork.workflow.graph import Graph
from formwork.workflow.kind import Close, GoBack, GoTo, Mail
from formwork.workflow.model import Workflow
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

    @property
    def closes(self) -> bool:
        return self.to_step_id is None


def buttons_of(workflow: Workflow, step_id: str) -> tuple[ButtonNode, ...]:
    """As they stand beside each other."""
    return _buttons(Graph(workflow), step_id)


def ways_of(workflow: Workflow, step_id: str) -> list[tuple[ButtonNode, Transition]]:
    """Its buttons, and what each leads to. Looked up in one graph: a step may have hundreds of buttons."""
    graph = Graph(workflow)
    return [(button, _follow(graph, button.id)) for button in _buttons(graph, step_id)]


def next_transition(workflow: Workflow, step_id: str, button_id: str) -> Transition:
    graph = Graph(workflow)
    if workflow.find_step(step_id) is None:
        raise TransitionImpossible([Problem("stepUnknown", step_id)])
    if button_id not in {button.id for button in _buttons(graph, step_id)}:
        raise TransitionImpossible([Problem("buttonNotOfStep", button_id)])
    return _follow(graph, button_id)


def _buttons(graph: Graph, step_id: str) -> tuple[ButtonNode, ...]:
    found = [node for node in graph.targets(step_id) if isinstance(node, ButtonNode)]
    return tuple(sorted(found, key=lambda button: button.data.order))


def _follow(graph: Graph, button_id: str) -> Transition:
    mails: list[Mail] = []
    ways: list[GoTo | GoBack | Close] = []
    for node in graph.targets(button_id):
        match NODE_KINDS[node.type].follow(graph, node):
            case Mail() as mail:
                mails.append(mail)
            case GoTo() | GoBack() | Close() as way:
                ways.append(way)
            case None:
                pass
    match ways:
        case [GoTo(step_id=target), *_]:
            return Transition(tuple(mails), target)
        case [GoBack(step_id=target, clears=clears, begins_version=begins), *_]:
            return Transition(tuple(mails), target, leads_back=True, clears=clears, begins_version=begins)
        case [Close(), *_]:
            return Transition(tuple(mails), None)
        case _:
            raise TransitionImpossible([Problem("buttonLeadsNowhere", button_id)])
