"""Where parallel steps meet: it goes on when all of them have come, or so many."""

from typing import Annotated, Literal

from formwork.problems import Problem
from formwork.schema import Schema
from formwork.workflow.kind import MOST_PARTS, AnyNode, BaseNode, Drawing, Join, NodeKind, Outcome
from pydantic import Field

_LEADS_TO = ("step", "condition", "parallel", "close")


class JoinData(Schema):
    # How many of the parallel steps are enough; null: all of them.
    needed: Annotated[int, Field(ge=1, le=MOST_PARTS)] | None = None


class JoinNode(BaseNode):
    type: Literal["join"]
    data: JoinData = JoinData()


class JoinKind(NodeKind[JoinNode]):
    type = "join"

    def may_hold(self, graph: Drawing, source: JoinNode, target: AnyNode) -> bool:
        """One way on."""
        if target.type not in _LEADS_TO or graph.out_of(source.id):
            return False
        return target.type == "close" or graph.may_enter(source.id, target.id)

    def follow(self, graph: Drawing, node: JoinNode) -> Outcome:
        return Join(node.id, node.data.needed)

    def check(self, graph: Drawing, node: JoinNode) -> list[Problem]:
        problems: list[Problem] = []
        there = len(graph.steps_joined_at(node.id))
        if node.data.needed is not None and node.data.needed > there:
            problems.append(Problem("joinNeedsTooMany", node.id, {"needed": node.data.needed, "most": there}))
        if not graph.out_of(node.id):
            problems.append(Problem("joinLeadsNowhere", node.id))
        return problems


JOIN = JoinKind()
