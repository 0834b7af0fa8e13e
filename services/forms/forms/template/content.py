"""What is drawn, judged by the library that knows what a form and a workflow are."""

import re
from dataclasses import dataclass
from typing import Any

import orjson
from chassis.ids import new_id

from forms.template.errors import WrongStructure
from forms.template.schemas import PublishProblem, TemplateDetail

# PostgreSQL's JSON can't hold NUL; a backslash before the escape makes it plain text.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


@dataclass(frozen=True, slots=True)
class CheckedBody:
    json: str
    fields_count: int


def empty_body() -> str:
    page: dict[str, Any] = {
        "id": str(new_id()),
        "name": "",
        "class": "",
        "type": "page",
        "childSetting": {},
        "components": [],
    }
    return _text([page])


def default_workflow() -> str:
    return _text({"nodes": [], "edges": []})


def check_body(pages: list[dict[str, Any]]) -> CheckedBody:
    return CheckedBody(_text(pages), 0)


def check_workflow(nodes: list[dict[str, Any]], edges: list[dict[str, Any]]) -> str:
    return _text({"nodes": nodes, "edges": edges})


def check_for_publishing(body: str, workflow: str, detail: TemplateDetail) -> list[PublishProblem]:
    return []


def _text(value: Any) -> str:
    try:
        text = orjson.dumps(value)
    except TypeError:
        raise WrongStructure("The data structure is incorrect.") from None
    if _NUL.search(text):
        raise WrongStructure("Texts must not contain control characters.")
    return text.decode()
