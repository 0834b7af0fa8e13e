"""Back to an earlier step: what was submitted since then counts no more, and is done again."""

from typing import Annotated, Literal

from formwork.problems import Problem
from formwork.schema import Id, Schema
from formwork.workflow.kind import AnyNode, BaseNode, Drawing, GoBack, NodeKind, Outcome
from pydantic import Field


class BackToPreviousData(Schema):
    # The step that its edge leads to. Where the two disagree, the edge is right.
    start_from_step_id: Annotated[list[Id], Field(max_length=100)] = Field(default=[])
    # Whether what was entered in the steps after that one is emptied.
    is_clear_record: bool = False


class BackToPreviousNode(BaseNode):
    type: Literal["backToPrevious"]
    data: BackToPreviousData = BackToPreviousData()


class BackToPreviousKind(NodeKind[BackToPreviousNode]):
    type = "backToPrevious"
    leads_back = True

    def may_hold(self, graph: Drawing, source: BackToPreviousNode, target: AnyNode) -> bool:
        return not graph.out_of(source.id) and target.id in graph.steps_earlier_than(source.id)

    def follow(self, graph: Drawing, node: BackToPreviousNode) -> Outcome | None:
        targets = graph.targets(node.id)
        return GoBack(targets[0].id, node.data.is_clear_record) if targets else None

    def check(self, graph: Drawing, node: BackToPreviousNode) -> list[Problem]:
        targets = {target.id for target in graph.targets(node.id)}
        if len(targets) == 1 and targets <= graph.steps_earlier_than(node.id):
            return []
        return [
            Problem("isAllBackToPreviousClose", node.id, {"button": graph.name_of(source.id)})
            for source in graph.sources(node.id)
        ]


BACK_TO_PREVIOUS = BackToPreviousKind()
