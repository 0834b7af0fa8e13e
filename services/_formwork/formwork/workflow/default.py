"""The workflow of a new template: Step 1, Submit, Step 2, Submit, Close (spec §4, §9)."""

from collections.abc import Callable
from itertools import pairwise
from uuid import uuid4

from formwork.workflow.kind import Position
from formwork.workflow.model import Edge, Workflow
from formwork.workflow.nodes.button import ButtonNode
from formwork.workflow.nodes.close import CloseNode
from formwork.workflow.nodes.step import StepData, StepNode
from formwork.workflow.registry import Node


def default_workflow(new_id: Callable[[], str] = lambda: str(uuid4())) -> Workflow:
    """Asks for the ids of its nodes from left to right, then for those of its edges."""
    nodes: list[Node] = [
        StepNode(
            id=new_id(),
            type="step",
            position=Position(x=0, y=0),
            data=StepData(step_name="Step 1", trigger_step=True),
        ),
        ButtonNode(id=new_id(), type="button", position=Position(x=350, y=0)),
        StepNode(id=new_id(), type="step", position=Position(x=520, y=0), data=StepData(step_name="Step 2")),
        ButtonNode(id=new_id(), type="button", position=Position(x=870, y=0)),
        CloseNode(id=new_id(), type="close", position=Position(x=1040, y=0)),
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
