"""Forms and workflows for tests, drawn in few words."""

from itertools import pairwise
from typing import Any
from uuid import uuid4


def new_id() -> str:
    return str(uuid4())


def short_text(label: str, **more: Any) -> dict[str, Any]:
    return field("shortText", {"label": label, "placeholder": "", "maxLength": 500}, **more)


def field(kind: str, setting: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "id": new_id(),
        "class": "",
        "type": kind,
        "setting": {"steps": [], "help": "", **setting},
        "value": None,
        "required": False,
        "readonly": False,
        "visible": True,
        "errors": [],
        "components": [],
        "name": "",
        "width": None,
        "height": None,
        **more,
    }


def row(*fields: dict[str, Any]) -> dict[str, Any]:
    return {"id": new_id(), "class": "", "type": "row", "childSetting": {}, "components": list(fields)}


def page(*fields: dict[str, Any], name: str = "Untitled") -> dict[str, Any]:
    return {
        "id": new_id(),
        "name": name,
        "class": "",
        "type": "page",
        "childSetting": {},
        "components": [row(each) for each in fields],
    }


def two_steps() -> dict[str, Any]:
    """Step 1, Submit, Step 2, Submit, Close."""

    def node(kind: str, **values: Any) -> dict[str, Any]:
        return {"id": new_id(), "type": kind, "position": {"x": 0, "y": 0}, "data": values}

    nodes = [
        node("step", stepName="Step 1", triggerStep=True),
        node("button", name="Submit"),
        node("step", stepName="Step 2"),
        node("button", name="Submit"),
        node("close"),
    ]
    edges = [
        {
            "id": new_id(),
            "type": "smoothstep",
            "source": source["id"],
            "target": target["id"],
            "sourceHandle": f"{source['type']}Out",
            "targetHandle": f"{target['type']}In",
            "animated": True,
        }
        for source, target in pairwise(nodes)
    ]
    return {"nodes": nodes, "edges": edges}


def with_teams(workflow: dict[str, Any], team_id: str) -> dict[str, Any]:
    """The drawn workflow with somebody to act on each step."""
    nodes = [
        {**node, "data": {**node["data"], "teamIds": [team_id]}} if node["type"] == "step" else node
        for node in workflow["nodes"]
    ]
    return {"nodes": nodes, "edges": workflow["edges"]}
