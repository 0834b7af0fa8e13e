"""The JSON of a workflow as drawn (spec §3 "Workflow"), and what is asked about it all the time."""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from formwork.condition import When
from formwork.schema import Schema
from formwork.workflow.nodes.step import StepNode
from formwork.workflow.registry import Node

Handle = Annotated[str, Field(max_length=50)]
EdgeId = Annotated[str, Field(min_length=1, max_length=200)]
NodeId = Annotated[str, Field(min_length=1, max_length=50)]

Direction = Literal["right", "down"]


class Edge(Schema):
    id: EdgeId
    type: Literal["smoothstep"] = "smoothstep"
    source: NodeId
    target: NodeId
    # The types of the two nodes plus "Out" and "In".
    source_handle: Handle
    target_handle: Handle
    animated: bool = False
    # Of a branch of a condition; the way that is taken else has none. Written only where it is said.
    when: When | None = Field(default=None, exclude_if=lambda when: when is None)


class Workflow(Schema):
    nodes: list[Node]
    edges: list[Edge]
    # Which way it is drawn; not told by drawings from before it was kept, which are looked at.
    direction: Direction = "right"

    @cached_property
    def steps(self) -> tuple[StepNode, ...]:
        return tuple(node for node in self.nodes if isinstance(node, StepNode))

    @cached_property
    def trigger(self) -> StepNode | None:
        """Where a submission starts."""
        return next((step for step in self.steps if step.data.trigger_step), None)

    def find_step(self, step_id: str) -> StepNode | None:
        return next((step for step in self.steps if step.id == step_id), None)
