"""Drawn workflows for tests."""

from random import Random
from typing import Any
from uuid import UUID

from formwork.workflow import Edge, Node, Workflow, can_connect
from pydantic import TypeAdapter

_NODE = TypeAdapter[Node](Node)


class Drawing:
    """Draws as the editor does: nodes, then connections that the rules allow."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._nodes: list[dict[str, Any]] = []
        self._edges: list[dict[str, Any]] = []
        # Read once each: at every connection anew, a drawing of a hundred would be that for most of its time.
        self._nodes_read: dict[str, Node] = {}
        self._edges_read: list[Edge] = []

    def add(self, kind: str, **data: Any) -> str:
        node_id = self._new_id()
        self._nodes.append({"id": node_id, "type": kind, "position": {"x": 0.0, "y": 0.0}, "data": data})
        self._read(node_id)
        return node_id

    def step(self, name: str, **data: Any) -> str:
        is_first = not any(node["type"] == "step" for node in self._nodes)
        return self.add("step", stepName=name, triggerStep=is_first, **data)

    def button(self, step_id: str, name: str = "Submit") -> str:
        button_id = self.add("button", name=name)
        assert self.connect(step_id, button_id)
        return button_id

    def press_when_overdue(self, step_id: str, button_id: str, after_hours: int = 0) -> None:
        """That button of the step is pressed by itself: it asks nothing of whoever presses."""
        self._set(step_id, overduePress={"buttonId": button_id, "afterHours": after_hours})
        self._set(button_id, checksRequiredFields=False, asksForReason=False)

    def is_due(self, step_id: str, hours: int) -> None:
        self._set(step_id, dueInHours=hours)

    def count_working_hours(self, step_id: str) -> None:
        """For what is due there, and pressed by itself."""
        self._set(step_id, countsWorkingHours=True)

    def connect(self, source_id: str, target_id: str, when: dict[str, Any] | None = None) -> bool:
        """Whether the rules let it be."""
        so_far = Workflow.model_construct(nodes=[*self._nodes_read.values()], edges=self._edges_read)
        if not can_connect(so_far, source_id, target_id):
            return False
        source, target = self.kind_of(source_id), self.kind_of(target_id)
        self._edges.append(
            {
                "id": self._new_id(),
                "type": "smoothstep",
                "source": source_id,
                "target": target_id,
                "sourceHandle": f"{source}Out",
                "targetHandle": f"{target}In",
                "animated": False,
                **({"when": when} if when else {}),
            }
        )
        self._edges_read.append(Edge.model_validate(self._edges[-1]))
        return True

    def branch(self, condition_id: str, target_id: str, when: dict[str, Any] | None = None) -> str:
        """A way out of a condition, and the id of its edge."""
        assert self.connect(condition_id, target_id, when)
        return self._edges[-1]["id"]

    def kind_of(self, node_id: str) -> str:
        return self._nodes_read[node_id].type

    def workflow(self) -> Workflow:
        return Workflow.model_validate({"nodes": self._nodes, "edges": self._edges})

    def _set(self, node_id: str, **data: Any) -> None:
        (node,) = (each for each in self._nodes if each["id"] == node_id)
        node["data"].update(data)
        self._read(node_id)

    def _read(self, node_id: str) -> None:
        (node,) = (each for each in self._nodes if each["id"] == node_id)
        self._nodes_read[node_id] = _NODE.validate_python(node)

    def _new_id(self) -> str:
        return str(UUID(int=self._random.getrandbits(128), version=4))
