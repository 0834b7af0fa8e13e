"""`proto/published/`: versions of forms as they were published when what they hold was new, kept for ever.

python -m devstack.recorded_forms            records what no file has yet; `make kinds` does so
python -m devstack.recorded_forms --check

A submission stays with its version for years, so what is recorded is never changed: tests have forms, the
runner, the paper and the screens of today read each of them. What is drawn comes from `proto/vectors`.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, cast

from forms.template.schemas import TemplateDetail
from formwork.body import Page
from formwork.fields import KINDS, FieldKind
from formwork.testing import PUBLISHED, PublishedRecord, published_records
from formwork.workflow import NODE_KINDS, Workflow
from pydantic import TypeAdapter

from devstack import console, recorded_drawing
from devstack.console import Failure


class Part(Protocol):
    """Something of a version that may grow: then what is new is recorded once more, in a file of its own."""

    @property
    def name(self) -> str: ...
    def needs(self) -> frozenset[str]: ...
    def has(self, record: PublishedRecord) -> Iterator[str]: ...
    def draw(self) -> PublishedRecord: ...


class Frame:
    """What is around fields and nodes: pages, rows, edges, and the settings of the form."""

    name = "form"

    def needs(self) -> frozenset[str]:
        schemas = (
            TypeAdapter(Page).json_schema(),
            {"properties": TemplateDetail.model_json_schema(mode="serialization")["properties"]},
            Workflow.model_json_schema()["$defs"]["Edge"],
        )
        return frozenset(name for schema in schemas for name in _properties(schema))

    def has(self, record: PublishedRecord) -> Iterator[str]:
        yield from _keys(record.body, leaving_out=("setting", "value"))
        yield from _keys(record.workflow["edges"])
        yield from record.detail

    def draw(self) -> PublishedRecord:
        return recorded_drawing.draw_frame(self.name)


class Field:
    def __init__(self, kind: FieldKind[Any]) -> None:
        self._kind = kind
        self.name = f"field-{recorded_drawing.kebab(kind.type)}"

    def needs(self) -> frozenset[str]:
        setting = _properties(self._kind.Setting.model_json_schema())
        value = _properties(self._kind.Value.json_schema()) if self._kind.holds_value else ()
        return frozenset(
            [self._kind.type, *(f"setting {each}" for each in setting), *(f"value {each}" for each in value)]
        )

    def has(self, record: PublishedRecord) -> Iterator[str]:
        for field in _fields(record.body):
            if field["type"] == self._kind.type:
                yield field["type"]
                yield from (f"setting {each}" for each in _keys(field["setting"]))
                yield from (f"value {each}" for each in _keys(record.values.get(field["id"])))

    def draw(self) -> PublishedRecord:
        return recorded_drawing.draw_fields(self.name, self._kind)


class Node:
    def __init__(self, node_type: str) -> None:
        self._type = node_type
        self.name = f"node-{recorded_drawing.kebab(node_type)}"

    def needs(self) -> frozenset[str]:
        nodes = Workflow.model_json_schema()["$defs"]
        (node,) = (
            each
            for each in nodes.values()
            if each.get("properties", {}).get("type", {}).get("const") == self._type
        )
        data = nodes[node["properties"]["data"]["$ref"].rpartition("/")[2]]
        return frozenset([self._type, *node["properties"], *data.get("properties", ())])

    def has(self, record: PublishedRecord) -> Iterator[str]:
        for node in record.workflow["nodes"]:
            if node["type"] == self._type:
                yield node["type"]
                yield from node
                yield from node["data"]

    def draw(self) -> PublishedRecord:
        return recorded_drawing.draw_workflow(self.name, self._type)


def parts() -> list[Part]:
    return [
        *(Field(kind) for kind in KINDS.values()),
        *(Node(node_type) for node_type in NODE_KINDS),
        # The last: cells are drawn with the kinds that hold them.
        Frame(),
    ]


def missing(part: Part, records: Iterable[PublishedRecord]) -> frozenset[str]:
    return part.needs() - {each for record in records for each in part.has(record)}


def record(part: Part) -> Path:
    drawn = part.draw()
    # What is as before may be known from another file.
    if lacking := missing(part, [*published_records(), drawn]):
        raise Failure(
            "published versions",
            f"no vector of {part.name} shows {', '.join(sorted(lacking))}",
            "add a case to proto/vectors",
        )
    PUBLISHED.mkdir(exist_ok=True)
    path = _free_path(part.name)
    kept = {"body": drawn.body, "workflow": drawn.workflow, "detail": drawn.detail}
    kept |= {"values": drawn.values, "shown": drawn.shown}
    path.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def _free_path(name: str) -> Path:
    path, number = PUBLISHED / f"{name}.json", 1
    while path.exists():
        number += 1
        path = PUBLISHED / f"{name}-{number}.json"
    return path


def _fields(body: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for page in body:
        for row in page["components"]:
            yield from row["components"]


def _properties(schema: object) -> Iterator[str]:
    """The names that a JSON of this schema may hold, however deep."""
    if isinstance(schema, Mapping):
        for key, inner in cast("Mapping[str, object]", schema).items():
            if key == "properties":
                yield from cast("Mapping[str, object]", inner)
            yield from _properties(inner)
    elif isinstance(schema, list):
        for inner in cast("list[object]", schema):
            yield from _properties(inner)


def _keys(value: object, leaving_out: tuple[str, ...] = ()) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, inner in cast("Mapping[str, object]", value).items():
            yield key
            if key not in leaving_out:
                yield from _keys(inner, leaving_out)
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _keys(inner, leaving_out)


def write() -> None:
    for part in parts():
        if missing(part, published_records()):
            console.say(f"recorded {record(part).name} in proto/published: what it holds is never changed")


def unrecorded() -> list[str]:
    records = published_records()
    return [
        f"no record of {part.name} has {', '.join(sorted(lacking))}"
        for part in parts()
        if (lacking := missing(part, records))
    ]


def check() -> int:
    found = unrecorded()
    for each in found:
        console.say(each)
    return 1 if found else 0


def main() -> int:
    if "--check" in sys.argv:
        return check()
    try:
        write()
    except Failure as failure:
        failure.show()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
