"""The workflow of a new template: Step 1, Submit, Close. It can be published as it is."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from uuid import uuid4

from formwork.workflow.kind import Position
from formwork.workflow.model import Edge, Workflow
from formwork.workflow.nodes.button import ButtonData, ButtonNode
from formwork.workflow.nodes.close import CloseNode
from formwork.workflow.nodes.step import StepData, StepNode
from formwork.workflow.registry import Node

NEW_BUTTON_COLOR = "#14634D"
"""As the product's own buttons. Where nothing is said it is the blue of what was drawn before."""


def default_workflow(
    new_id: Callable[[], str] = lambda: str(uuid4()),
    team_ids: Sequence[str] = (),
    step_name: str = "Step 1",
) -> Workflow:
    """Asks for the ids of its nodes from left to right, then for those of its edges."""
    nodes: list[Node] = [
        StepNode(
            id=new_id(),
            type="step",
            position=Position(x=0, y=0),
            data=StepData(step_name=step_name, trigger_step=True, team_ids=list(team_ids)),
        ),
        ButtonNode(
            id=new_id(),
            type="button",
            position=Position(x=350, y=0),
            data=ButtonData(color=NEW_BUTTON_COLOR, checks_required_fields=None, asks_for_reason=None),
        ),
        CloseNode(id=new_id(), type="close", position=Position(x=520, y=0)),
    ]
    edges = [_edge(new_id(), *pair) for pair in pairwise(nodes)]
    return Workflow(nodes=nodes, edges=edges)


def _edge(edge_id: str, source: Node, target: Node) -> Edge:
    return Edge(
        id=edge_id,
        source=source.id,
        target=target.id,
        source_handle=f"{source.type}Out",
        target_handle=f"{target.type}In",
        # Everything here lies on the way from the trigger.
        animated=True,
    )
