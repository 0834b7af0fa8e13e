"""Where in a request's body what kind of value may stand, read from the operation's own document."""

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

from services._devstack.tests.every_service.house import Operation
from services._devstack.tests.every_service.requests import Seen, example, is_id

Path = tuple[str | int, ...]
Schema = dict[str, Any]
_DEEPEST = 8
# The key of an entry in an object that takes any key.
_ANY_KEY = "anyKey"


@dataclass(frozen=True)
class Field:
    path: Path
    schema: Schema

    @property
    def name(self) -> str:
        """The nearest name above it: of an entry of `userIds`, `userId`."""
        names = [part for part in self.path if isinstance(part, str)]
        last = names[-1] if names else ""
        return last[:-1] if last.endswith("Ids") else last

    @property
    def is_id(self) -> bool:
        return self.schema.get("format") == "uuid" or (self._is_plain_text and is_id(self.name))

    @property
    def is_text(self) -> bool:
        return self._is_plain_text and not self.is_id

    @property
    def is_instant(self) -> bool:
        return self.schema.get("format") == "date-time"

    @property
    def takes_anything(self) -> bool:
        return not self.schema.get("type") and not self.schema.keys() & {"enum", "const"}

    @property
    def _is_plain_text(self) -> bool:
        schema = self.schema
        return schema.get("type") == "string" and not schema.keys() & {"enum", "const", "format"}

    def __str__(self) -> str:
        return ".".join(str(part) for part in self.path)


def json_schema(operation: Operation) -> Schema | None:
    content = operation.document.get("requestBody", {}).get("content", {})
    return content.get("application/json", {}).get("schema")


def part_schema(operation: Operation) -> Schema | None:
    content = operation.document.get("requestBody", {}).get("content", {})
    return content.get("multipart/form-data", {}).get("schema")


def fields_of(operation: Operation) -> list[Field]:
    """Every value that a JSON body may carry, those inside lists and objects too."""
    schema = json_schema(operation)
    found = [] if schema is None else list(_walk(schema, (), operation, ()))
    return list({each.path: each for each in found}.values())


def objects_of(operation: Operation) -> list[Path]:
    """Every object that a JSON body may carry and whose keys are named."""
    found = {
        (): None,
        **{field.path[:depth]: None for field in fields_of(operation) for depth in range(len(field.path))},
    }
    return [path for path in found if (schema := _at(operation, path)) is not None and "properties" in schema]


def body_with(operation: Operation, field: Field, value: Any, seen: Seen) -> Any:
    """The smallest body that fits the schema and carries the value there."""
    known = seen.id_for("fieldId") or _ANY_KEY
    path = tuple(known if part == _ANY_KEY else part for part in field.path)
    return with_value(operation, smallest_body(operation, seen), path, value, seen)


def smallest_body(operation: Operation, seen: Seen) -> Any:
    schema = json_schema(operation)
    assert schema is not None
    return example("", schema, operation, seen)


def with_value(operation: Operation, body: Any, path: Path, value: Any, seen: Seen) -> Any:
    """Sets it; what is missing on the way there, or of a kind that has no such part, is made to fit the
    schema."""
    if not path:
        return value
    body = copy.deepcopy(body)
    inside = body
    for depth, part in enumerate(path[:-1], start=1):
        kind = _kind_with(operation, path[:depth], path[depth])
        if not _has(inside, part) or not _is_of(kind, inside[part]):
            made = example("", kind, operation, seen)
            _put(inside, part, made if isinstance(made, dict | list) else _empty_for(path[depth]))
        inside = inside[part]
    _put(inside, path[-1], value)
    return body


def _walk(schema: Schema, path: Path, operation: Operation, within: tuple[str, ...]) -> Iterator[Field]:
    if name := schema.get("$ref"):
        # A part may hold parts of its own kind, as a container its fields: once is enough.
        if name not in within and len(path) < _DEEPEST:
            yield from _walk(resolved(schema, operation), path, operation, (*within, name))
        return
    choices = [
        each for each in (*schema.get("anyOf", ()), *schema.get("oneOf", ())) if each.get("type") != "null"
    ]
    for choice in choices:
        yield from _walk(choice, path, operation, within)
    if choices:
        return
    if schema.get("type") == "object" or "properties" in schema:
        for key, inner in schema.get("properties", {}).items():
            yield from _walk(inner, (*path, key), operation, within)
        more = schema.get("additionalProperties")
        if more:
            inner = cast("Schema", more) if isinstance(more, dict) else {}
            yield from _walk(inner, (*path, _ANY_KEY), operation, within)
    elif schema.get("type") == "array":
        yield from _walk(schema.get("items", {}), (*path, 0), operation, within)
    else:
        yield Field(path, schema)


def _at(operation: Operation, path: Path) -> Schema | None:
    schema = _choices_at(operation, path)
    return None if schema is None else _plain(schema, operation, _any)


def _kind_with(operation: Operation, path: Path, part: str | int) -> Schema:
    """Of what may stand there, that which has such a part."""
    schema = _choices_at(operation, path) or {}
    return _leading_to(part, schema, operation) or _plain(schema, operation, _any) or {}


def _is_of(kind: Schema, made: Any) -> bool:
    """By the tag that says of which kind an object is, where one says it."""
    tags = {name: each["const"] for name, each in kind.get("properties", {}).items() if "const" in each}
    return not isinstance(made, dict) or tags.items() <= cast("dict[str, Any]", made).items()


def _choices_at(operation: Operation, path: Path) -> Schema | None:
    schema = json_schema(operation)
    for part in path:
        schema = _inside(schema, part, operation) if schema is not None else None
    return schema


def _leading_to(part: str | int, schema: Schema, operation: Operation) -> Schema | None:
    def leads_on(each: Schema) -> bool:
        return (
            ("items" in each)
            if isinstance(part, int)
            else part in each.get("properties", {}) or bool(each.get("additionalProperties"))
        )

    return _plain(schema, operation, leads_on)


def _inside(schema: Schema, part: str | int, operation: Operation) -> Schema | None:
    plain = _leading_to(part, schema, operation)
    if plain is None:
        return None
    if isinstance(part, int):
        return plain["items"]
    more = plain.get("additionalProperties")
    return plain.get("properties", {}).get(part, more if isinstance(more, dict) else {})


def _any(_: Schema) -> bool:
    return True


def _plain(schema: Schema, operation: Operation, fits: Callable[[Schema], bool]) -> Schema | None:
    """Without references and choices: the first choice that fits."""
    schema = resolved(schema, operation)
    for choice in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        if choice.get("type") != "null" and (found := _plain(choice, operation, fits)) is not None:
            return found
    return schema if fits(schema) else None


def resolved(schema: Schema, operation: Operation) -> Schema:
    while "$ref" in schema:
        schema = operation.components[schema["$ref"].rsplit("/", 1)[1]]
    return schema


def _has(container: Any, part: str | int) -> bool:
    return (
        len(container) > part
        if isinstance(part, int)
        else part in container and isinstance(container[part], dict | list)
    )


def _put(container: Any, part: str | int, value: Any) -> None:
    if isinstance(part, int) and len(container) <= part:
        container.append(value)
    else:
        container[part] = value


def _empty_for(part: str | int) -> Any:
    return [] if isinstance(part, int) else {}
