"""What all kinds that lead to a step that was passed have in common."""

from typing import Annotated, Any, ClassVar, Generic, TypeVar

from formwork.problems import Problem
from formwork.schema import Id, Schema
from formwork.workflow.kind import AnyNode, BaseNode, Drawing, GoBack, NodeKind, Outcome
from pydantic import Field


class WayBackData(Schema):
    # The step that its edge leads to. Where the two disagree, the edge is right.
    start_from_step_id: Annotated[list[Id], Field(max_length=100)] = Field(default=[])
    # Whether what was entered in the steps after that one is emptied.
    is_clear_record: bool = False


D = TypeVar("D", bound=WayBackData)


class WayBackNode(BaseNode, Generic[D]):
    data: D


W = TypeVar("W", bound=WayBackNode[Any])


class WayBackKind(NodeKind[W]):
    leads_back = True
    flag: ClassVar[str]

    def begins_version(self, node: W) -> bool:
        return False

    def may_hold(self, graph: Drawing, source: W, target: AnyNode) -> bool:
        return not graph.out_of(source.id) and target.id in graph.steps_earlier_than(source.id)

    def follow(self, graph: Drawing, node: W) -> Outcome | None:
        step = next((target for target in graph.targets(node.id) if target.type == "step"), None)
        if step is None:
            return None
        return GoBack(step.id, node.data.is_clear_record, self.begins_version(node))

    def check(self, graph: Drawing, node: W) -> list[Problem]:
        targets = {target.id for target in graph.targets(node.id)}
        if len(targets) == 1 and targets <= graph.steps_earlier_than(node.id):
            return []
        return [
            Problem(self.flag, node.id, {"button": graph.name_of(source.id)})
            for source in graph.sources(node.id)
        ]
