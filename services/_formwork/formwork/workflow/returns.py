"""Ways back as they are stored."""

from collections.abc import Sequence
from typing import Any

from formwork.workflow.registry import NODE_KINDS


def name_returns(nodes: Sequence[dict[str, Any]], edges: Sequence[dict[str, Any]]) -> None:
    """Of a drawing that was read: a way back names the step that its edge leads to, whatever it named."""
    targets = {edge["source"]: edge["target"] for edge in edges}
    for node in nodes:
        if NODE_KINDS[node["type"]].leads_back:
            target = targets.get(node["id"])
            node["data"] = {**node.get("data", {}), "startFromStepId": [target] if target else []}
