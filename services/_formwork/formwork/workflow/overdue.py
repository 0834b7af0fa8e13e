"""A button that is pressed by itself once its step is overdue and nobody did.

Decision: docs/decisions/0218-a-button-is-pressed-by-itself.md"""

from collections.abc import Iterator

from formwork.problems import Problem
from formwork.workflow.graph import Graph
from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.pressing import asks_for_reason, checks_required_fields, presses_needed
from formwork.workflow.transition import TransitionImpossible, ways_of_button


def check_overdue_presses(graph: Graph) -> list[Problem]:
    """What asks something of whoever presses is not pressed by nobody: told before publishing."""
    return [
        problem
        for node in graph.reached.values()
        if isinstance(node, StepNode)
        for problem in _problems(graph, node)
    ]


def _problems(graph: Graph, step: StepNode) -> Iterator[Problem]:
    press = step.data.overdue_press
    if press is None:
        return
    named = {"step": step.data.step_name}
    if step.data.due_in_hours is None or step.data.trigger_step or step.data.fence_meters is not None:
        # A draft is its author's, and nobody is nowhere.
        yield Problem("overdueStep", step.id, named)
    button = next((node for node in graph.targets(step.id) if node.id == press.button_id), None)
    if not isinstance(button, ButtonNode):
        yield Problem("overdueButtonGone", step.id, named)
    elif _asks(graph, step, button):
        yield Problem("overdueButtonAsks", step.id, {"button": button.data.name})


def _asks(graph: Graph, step: StepNode, button: ButtonNode) -> bool:
    try:
        ways = ways_of_button(graph, button.id)
    except TransitionImpossible:
        return False  # told of the button itself
    asks = asks_for_reason(button, ways) or checks_required_fields(button, ways)
    return asks or presses_needed(step, button, ways) > 1
