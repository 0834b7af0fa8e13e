"""Which nodes may be connected (spec §4 "Connection rules")."""

from formwork.workflow.graph import Graph
from formwork.workflow.model import Edge, Workflow
from formwork.workflow.registry import NODE_KINDS


def can_connect(workflow: Workflow, source_id: str, target_id: str) -> bool:
    """Whether somebody may draw an edge from one to the other now."""
    graph = Graph(workflow)
    source, target = graph.nodes.get(source_id), graph.nodes.get(target_id)
    if source is None or target is None or source is target:
        return False
    return NODE_KINDS[source.type].may_connect(graph, source, target)


def holds(graph: Graph, edge: Edge) -> bool:
    """Whether an edge that is there is right."""
    graph = graph.without(edge)
    source, target = graph.nodes[edge.source], graph.nodes[edge.target]
    return source is not target and NODE_KINDS[source.type].may_hold(graph, source, target)
