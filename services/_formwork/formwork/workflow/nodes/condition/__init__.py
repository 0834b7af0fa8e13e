"""A fork where values decide: the first branch whose condition holds is taken, else the way that has none.

The conditions stand on its edges, in the order in which they are tried: an edge that is cut takes its
condition along.
"""

from typing import Literal

from formwork.condition import When
from formwork.problems import Problem
from formwork.schema import Schema
from formwork.workflow.kind import AnyNode, BaseNode, Decide, Drawing, NodeKind, NodeName, Outcome

# As in the web's rules.
MOST_BRANCHES = 20

_LEADS_TO = ("step", "condition", "parallel", "backToPrevious", "createNewVersion", "close")


class ConditionData(Schema):
    name: NodeName = ""


class ConditionNode(BaseNode):
    type: Literal["condition"]
    data: ConditionData = ConditionData()


class ConditionKind(NodeKind[ConditionNode]):
    type = "condition"

    def name_of(self, node: ConditionNode) -> str:
        return node.data.name

    def may_hold(self, graph: Drawing, source: ConditionNode, target: AnyNode) -> bool:
        """Branches, and one way besides; none leads back to a step that was passed."""
        if target.type not in _LEADS_TO or graph.has_edge(source.id, target.id):
            return False
        if len(graph.out_of(source.id)) > MOST_BRANCHES:
            return False
        return target.type == "close" or graph.may_enter(source.id, target.id)

    def follow(self, graph: Drawing, node: ConditionNode) -> Outcome:
        return Decide(node.id)

    def check(self, graph: Drawing, node: ConditionNode) -> list[Problem]:
        problems: list[Problem] = []
        edges = graph.out_of(node.id)
        without = sum(edge.when is None for edge in edges)
        if without == len(edges):
            problems.append(Problem("branchMissing", node.id))
        if without == 0:
            problems.append(Problem("otherwiseMissing", node.id))
        elif without > 1:
            problems.append(Problem("otherwiseTwice", node.id))
        empty = (at for at, when in enumerate(_whens(graph, node), 1) if not when.nested_conditions)
        problems += (Problem("branchWithoutWhen", node.id, {"branch": at}) for at in empty)
        return problems


def _whens(graph: Drawing, node: ConditionNode) -> list[When]:
    return [edge.when for edge in graph.out_of(node.id) if edge.when is not None]


CONDITION = ConditionKind()
