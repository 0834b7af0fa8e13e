"""The end of a submission."""

from typing import Literal

from formwork.schema import Schema
from formwork.workflow.kind import BaseNode, Close, Drawing, NodeKind, Outcome


class CloseData(Schema):
    pass


class CloseNode(BaseNode):
    type: Literal["close"]
    data: CloseData = CloseData()


class CloseKind(NodeKind[CloseNode]):
    type = "close"

    def follow(self, graph: Drawing, node: CloseNode) -> Outcome:
        return Close(node.id)


CLOSE = CloseKind()
