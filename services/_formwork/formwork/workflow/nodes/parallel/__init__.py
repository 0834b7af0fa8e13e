"""Several steps that are open at once, each somebody else's turn. They meet again at a `join`.

Decision: docs/decisions/0206-parallel-steps-are-one-position.md"""

from typing import Literal

from formwork.problems import Problem
from formwork.schema import Schema
from formwork.workflow.kind import MOST_PARTS, AnyNode, BaseNode, Drawing, NodeKind, Open, Outcome
from formwork.workflow.nodes.step import StepNode


class ParallelData(Schema):
    pass


class ParallelNode(BaseNode):
    type: Literal["parallel"]
    data: ParallelData = ParallelData()


class ParallelKind(NodeKind[ParallelNode]):
    type = "parallel"

    def may_hold(self, graph: Drawing, source: ParallelNode, target: AnyNode) -> bool:
        """Steps that nothing else leads to: none of them is open without the others."""
        if target.type != "step" or graph.into(target.id):
            return False
        return len(graph.out_of(source.id)) < MOST_PARTS and graph.may_enter(source.id, target.id)

    def follow(self, graph: Drawing, node: ParallelNode) -> Outcome | None:
        step_ids = tuple(target.id for target in graph.targets(node.id))
        return Open(step_ids) if step_ids else None

    def check(self, graph: Drawing, node: ParallelNode) -> list[Problem]:
        parts = [target for target in graph.targets(node.id) if isinstance(target, StepNode)]
        problems: list[Problem] = []
        if len(parts) < 2:
            problems.append(Problem("parallelTooFew", node.id))
        met: set[str] = set()
        for part in parts:
            joins = graph.joins_of(part.id)
            met |= joins
            step = {"step": part.data.step_name}
            if not joins:
                problems.append(Problem("partNeverJoins", part.id, step))
            if part.data.minimum_approvers > 1:
                problems.append(Problem("partWithSeveralApprovers", part.id, step))
        if len(met) > 1:
            problems.append(Problem("partsJoinApart", node.id))
        return problems


PARALLEL = ParallelKind()
