"""Requests that fit an operation's schema, with ids of things that exist where a name says which."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast
from uuid import uuid4

import httpx

from services._devstack.tests.every_service.house import Operation

# What calls name otherwise than answers do.
_ALSO_CALLED = {"photoId": "fileId"}
# Other contexts tell of it as well: of what they once heard of, which may be gone or of another project.
_TOLD_BY = {"equipmentId": "Equipment", "budgetCodeId": "Budget"}
_TEXTS = frozenset({"fullName", "email", "subjectName"})
# Asked with, a list is of a part of what there is, and what is tried with its ids is about that alone.
_ONLY_NARROWS = frozenset({"folderId"})
# One of each form that a call asks a text to have.
_OF_A_FORM = ("A", "2026", "08:00", "#0029A5", "forms.submissions", "a" * 43)
# The same for everybody, of whatever company: nothing there is anybody's.
_TOLD_TO_ALL = frozenset({"GET /api/FormTemplate/GetStarterTemplates"})


def leaves(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    """Every text of an answer with the name it stands under."""
    if isinstance(value, str):
        yield name, value
    elif isinstance(value, dict):
        for key, inner in cast("dict[str, Any]", value).items():
            yield from leaves(inner, key)
    elif isinstance(value, list):
        for inner in cast("list[Any]", value):
            yield from leaves(inner, name)


def _ids_of_no_project(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for inner in cast("list[Any]", value):
            yield from _ids_of_no_project(inner)
    elif isinstance(value, dict):
        found = cast("dict[str, Any]", value)
        # What belongs to a person is that person's, whether or not it is of a project.
        if found.get("projectId", "") is None and not found.get("ownerUserId"):
            yield from (text for name, text in leaves(found) if name.endswith("Id"))
        else:
            yield from _ids_of_no_project(list(found.values()))


@dataclass
class Seen:
    """What a company's own people saw in answers: ids to ask with, and texts nobody else may ever read."""

    ids: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    private: set[str] = field(default_factory=set[str])
    telling: set[str] = field(default_factory=set[str])
    """Areas of which a call told of something that has an id."""
    of_no_project: set[str] = field(default_factory=set[str])
    """Ids of what says itself that it belongs to no project: it is the whole company's."""
    leaves_out: frozenset[str] = frozenset()
    _told: set[str] = field(default_factory=set[str])

    def is_known(self, request: httpx.Request) -> bool:
        """Nothing changes while somebody looks around: what told of something tells it again. What told of
        nothing may have been asked before it heard of it from another service."""
        return _asked(request) in self._told

    def remember(self, operation: Operation, answer: httpx.Response) -> None:
        if operation.name in _TOLD_TO_ALL or not answer.headers["content-type"].startswith(
            "application/json"
        ):
            return
        data, asked = answer.json()["data"], _asked(answer.request)
        self.of_no_project |= set(_ids_of_no_project(data))
        for name, value in leaves(data):
            if value in self.leaves_out:
                continue
            if name.endswith("Id") and answer.is_success:
                self.telling.add(operation.area)
                self._told.add(asked)
            if name == "currentGroupId":
                # Whichever else they are in: this is the one whose other ids are seen.
                self.ids["groupId"] = [
                    value,
                    *(each for each in self.ids.get("groupId", []) if each != value),
                ]
            is_to_ask_with = name.endswith("Id") and _TOLD_BY.get(name, operation.area) == operation.area
            if is_to_ask_with and value not in (known := self.ids.setdefault(name, [])):
                known.append(value)
                if name == "projectId":
                    # The oldest first, which has something of every kind: whichever is told of first depends
                    # on the day of the week.
                    known.sort()
            if name.endswith("Id") or name in _TEXTS:
                self.private.add(value)

    def id_for(self, name: str) -> str | None:
        """`teamId`, `TeamId` or `successorUserId` → an id of that kind, if one was seen."""
        plain = (name[:1].lower() + name[1:]).removesuffix("s")
        plain = _ALSO_CALLED.get(plain, plain)
        for kind in (plain, *(each for each in self.ids if plain.lower().endswith(each.lower()))):
            if self.ids.get(kind):
                return self.ids[kind][0]
        return None


def build(
    client: httpx.AsyncClient, operation: Operation, seen: Seen, headers: dict[str, str]
) -> httpx.Request:
    path = operation.path
    query: dict[str, Any] = {}
    for parameter in operation.document.get("parameters", []):
        name = parameter["name"]
        value = example(name, parameter["schema"], operation, seen)
        if parameter["in"] == "path":
            path = path.replace("{" + name + "}", str(value))
        elif parameter["in"] == "query" and (
            parameter.get("required") or (is_id(name) and name not in _ONLY_NARROWS)
        ):
            query[name] = value
    content = operation.document.get("requestBody", {}).get("content", {})
    if "application/json" in content:
        body = example("", content["application/json"]["schema"], operation, seen)
        return client.build_request(operation.method, path, params=query, json=body, headers=headers)
    if "multipart/form-data" in content:
        form = resolved_form(operation)
        table = "sweep.csv", b"email\nsweep@sweep.test\n", "text/csv"
        files = {name: table for name, schema in form.items() if _is_file(schema)}
        fields = example("", content["multipart/form-data"]["schema"], operation, seen)
        fields |= {"dryRun": "true"} if "dryRun" in form else {}
        data = {name: value for name, value in fields.items() if name not in files}
        request = client.build_request(
            operation.method, path, params=query, files=files, data=data, headers=headers
        )
        request.read()  # a form is made as it is sent; the sweep looks at what was sent
        return request
    return client.build_request(operation.method, path, params=query, headers=headers)


def resolved_form(operation: Operation) -> dict[str, dict[str, Any]]:
    """The fields of its form."""
    content = operation.document.get("requestBody", {}).get("content", {})
    schema = content.get("multipart/form-data", {}).get("schema", {})
    if "$ref" in schema:
        schema = operation.components[schema["$ref"].rsplit("/", 1)[1]]
    return schema.get("properties", {})


def _is_file(schema: dict[str, Any]) -> bool:
    return any(
        "contentMediaType" in each or each.get("format") == "binary"
        for each in (schema, *schema.get("anyOf", ()))
    )


def _asked(request: httpx.Request) -> str:
    return f"{request.method} {sent_in(request)}"


def sent_in(request: httpx.Request) -> str:
    return str(request.url) + request.content.decode(errors="replace")


def is_id(name: str) -> bool:
    return name.lower().endswith(("id", "ids"))


def _is_to_ask_with(name: str, seen: Seen) -> bool:
    """An id that nobody has would be all that a refusal is about."""
    return is_id(name) and seen.id_for(name) is not None


def example(name: str, schema: dict[str, Any], operation: Operation, seen: Seen) -> Any:
    if "$ref" in schema:
        return example(name, operation.components[schema["$ref"].rsplit("/", 1)[1]], operation, seen)
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        if choice.get("type") != "null":
            return example(name, choice, operation, seen)
    if "enum" in schema:
        return schema["enum"][0]
    if "const" in schema:
        return schema["const"]
    match schema.get("type"):
        case "object":
            fields = schema.get("properties", {})
            wanted = [
                key for key in fields if key in schema.get("required", ()) or _is_to_ask_with(key, seen)
            ]
            return {key: example(key, fields[key], operation, seen) for key in wanted}
        case "array":
            return [example(name.removesuffix("s"), schema.get("items", {}), operation, seen)]
        case "integer" | "number":
            return schema.get("minimum", 1)
        case "boolean":
            return False
        case _:
            return _text(name, schema, seen)


def _text(name: str, schema: dict[str, Any], seen: Seen) -> str:
    if is_id(name) or schema.get("format") == "uuid":
        return seen.id_for(name) or str(uuid4())
    match schema.get("format"):
        case "date":
            return "2026-11-21"
        case "decimal":
            return "1"
        case "date-time":
            return "2026-11-21T08:00:00Z"
        case _ if "pattern" in schema:
            return next(text for text in _OF_A_FORM if re.search(schema["pattern"], text))
        case _ if "email" in name.lower():
            return f"{uuid4().hex[:10]}@sweep.test"
        case _ if "timezone" in name.lower():
            return "Asia/Singapore"
        case _:
            return f"sweep {uuid4().hex[:8]}".ljust(int(schema.get("minLength", 1)), "x")
