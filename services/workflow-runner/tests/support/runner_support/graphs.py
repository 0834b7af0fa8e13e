"""Drawn workflows for tests."""

from random import Random
from typing import Any
from uuid import UUID

from formwork.workflow import Workflow, can_connect


class Drawing:
    """Draws as the editor does: nodes, then connections that the rules allow."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._nodes: list[dict[str, Any]] = []
        self._edges: list[dict[str, Any]] = []

    def add(self, kind: str, **data: Any) -> str:
        node_id = self._new_id()
        self._nodes.append({"id": node_id, "type": kind, "position": {"x": 0.0, "y": 0.0}, "data": data})
        return node_id

    def step(self, name: str, **data: Any) -> str:
        is_first = not any(node["type"] == "step" for node in self._nodes)
        return self.add("step", stepName=name, triggerStep=is_first, **data)

    def button(self, step_id: str, name: str = "Submit") -> str:
        button_id = self.add("button", name=name)
        assert self.connect(step_id, button_id)
        return button_id

    def press_when_overdue(self, step_id: str, button_id: str, after_hours: int = 0) -> None:
        """That button of the step is pressed by itself."""
        (step,) = (node for node in self._nodes if node["id"] == step_id)
        step["data"]["overduePress"] = {"buttonId": button_id, "afterHours": after_hours}

    def count_working_hours(self, step_id: str) -> None:
        """For what is due there, and pressed by itself."""
        (step,) = (node for node in self._nodes if node["id"] == step_id)
        step["data"]["countsWorkingHours"] = True

    def connect(self, source_id: str, target_id: str, when: dict[str, Any] | None = None) -> bool:
        """Whether the rules let it be."""
        if not can_connect(self.workflow(), source_id, target_id):
            return False
        kinds = {node["id"]: node["type"] for node in self._nodes}
        self._edges.append(
            {
                "id": self._new_id(),
                "type": "smoothstep",
                "source": source_id,
                "target": target_id,
                "sourceHandle": f"{kinds[source_id]}Out",
                "targetHandle": f"{kinds[target_id]}In",
                "animated": False,
                **({"when": when} if when else {}),
            }
        )
        return True

    def branch(self, condition_id: str, target_id: str, when: dict[str, Any] | None = None) -> str:
        """A way out of a condition, and the id of its edge."""
        assert self.connect(condition_id, target_id, when)
        return self._edges[-1]["id"]

    def kind_of(self, node_id: str) -> str:
        return next(node["type"] for node in self._nodes if node["id"] == node_id)

    def workflow(self) -> Workflow:
        return Workflow.model_validate({"nodes": self._nodes, "edges": self._edges})

    def _new_id(self) -> str:
        return str(UUID(int=self._random.getrandbits(128), version=4))
