"""The end of a submission."""

from typing import TYPE_CHECKING, Literal

from formwork.schema import Schema
from formwork.workflow.kind import BaseNode, Close, NodeKind, Outcome

if TYPE_CHECKING:
    from formwork.workflow.graph import Graph


class CloseData(Schema):
    pass


class CloseNode(BaseNode):
    type: Literal["close"]
    data: CloseData = CloseData()


class CloseKind(NodeKind[CloseNode]):
    type = "close"

    def follow(self, graph: "Graph", node: CloseNode) -> Outcome:
        return Close(node.id)


CLOSE = CloseKind()
