"""Contracts of a context with one call, to be changed."""

from typing import Any

from devstack.contract.calls import breaks
from devstack.contract.findings import Rule

Json = dict[str, Any]
CALL = "POST /api/Note/Save"
TEXT: Json = {"type": "string"}
NULL: Json = {"type": "null"}


def record(required: tuple[str, ...] = (), **fields: Json) -> Json:
    return {"type": "object", "properties": fields, "required": list(required), "additionalProperties": False}


def body(schema: Json, media: str = "application/json", **more: Any) -> Json:
    return {"content": {media: {"schema": schema}}, **more}


def call(**more: Any) -> Json:
    return {"responses": {"200": body(record(("id",), id=TEXT))}, **more}


def taking(schema: Json) -> Json:
    return call(requestBody=body(schema, required=True))


def answering(schema: Json, status: str = "200") -> Json:
    return call(responses={status: body(schema)})


def asking(*parameters: Json) -> Json:
    return call(parameters=list(parameters))


def parameter(name: str, schema: Json = TEXT, **more: Any) -> Json:
    return {"in": "query", "name": name, "schema": schema, **more}


def contract(operation: Json, schemas: Json | None = None, **others: Json) -> Json:
    paths = {f"/api/Note/{name}": {"post": each} for name, each in {"Save": operation, **others}.items()}
    return {"paths": paths, "components": {"schemas": schemas or {}}}


def found(before: Json, now: Json) -> list[tuple[Rule, str]]:
    return [(each.rule, each.sentence) for each in breaks(contract(before), contract(now))]


def rules(before: Json, now: Json) -> list[Rule]:
    return [rule for rule, _ in found(before, now)]
