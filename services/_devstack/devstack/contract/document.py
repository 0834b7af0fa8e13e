"""A contract: the context's part of the OpenAPI document, without the words that only explain it."""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, cast

from devstack.layout import ROOT, Service

Json = dict[str, Any]

RELEASED = ROOT / "gateway" / "released"

_EXPLAINS = {"title", "description", "summary", "tags", "operationId", "example", "examples"}
# Below these stand names that people chose; a property may be called "title".
_NAMED = {"properties", "patternProperties", "paths", "responses", "content", "schemas", "mapping"}
_LITERAL = {"default", "const", "enum", "required"}
_REFERENCE = re.compile(r'"#/components/schemas/([^"]+)"')


def contract_of(service: Service, openapi: Json) -> Json:
    calls: Json = openapi["paths"]
    paths = {path: _plain(calls[path]) for path in sorted(calls) if _is_served_by(service, path)}
    schemas = _plain(openapi["components"]["schemas"], named=True)
    return {
        "openapi": openapi["openapi"],
        "info": {"title": service.context, "version": "1"},
        "paths": paths,
        "components": {"schemas": _used(paths, schemas)},
    }


def _is_served_by(service: Service, path: str) -> bool:
    """As the gateway routes: the areas of `/api` that are declared, and the files of the context."""
    below, whose = path.split("/")[1:3]
    return whose in service.declared.areas if below == "api" else whose == service.context


def _plain(node: Any, *, named: bool = False) -> Any:
    if isinstance(node, list):
        return [_plain(each) for each in cast("list[Any]", node)]
    if not isinstance(node, dict):
        return node
    members = cast("Json", node)
    if named:
        return {name: _plain(each) for name, each in members.items()}
    return {
        key: each if key in _LITERAL else _plain(each, named=key in _NAMED)
        for key, each in members.items()
        if key not in _EXPLAINS and not key.startswith("x-")
    }


def _used(paths: Json, schemas: Json) -> Json:
    found: set[str] = set()
    new = names_in(paths)
    while new:
        found |= new
        new = names_in([schemas[name] for name in new]) - found
    return {name: schemas[name] for name in sorted(found)}


def names_in(node: Any) -> set[str]:
    """The schemas that something refers to."""
    return set(_REFERENCE.findall(json.dumps(node)))


def file_of(context: str, folder: Path = RELEASED) -> Path:
    return folder / f"{context}.json"


def read(context: str, folder: Path = RELEASED) -> Json | None:
    """What was last released; None: nothing yet."""
    file = file_of(context, folder)
    return json.loads(file.read_text()) if file.is_file() else None


def write(context: str, contract: Json, folder: Path = RELEASED) -> None:
    folder.mkdir(exist_ok=True)
    file_of(context, folder).write_text(
        json.dumps(contract, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
    )


def left_over(contexts: Iterable[str], folder: Path = RELEASED) -> list[Path]:
    """Contracts of contexts that are no more."""
    return sorted({*folder.glob("*.json")} - {file_of(each, folder) for each in contexts})
