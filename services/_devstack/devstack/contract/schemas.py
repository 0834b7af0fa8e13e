"""Does one side understand all that the other may say? Both directions ask whether one schema covers another:
today's service takes what the released web sends, the released web knows what today's service answers."""

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from devstack.contract.document import Json
from devstack.contract.findings import Finding, Rule, Side

_REF = "#/components/schemas/"
# A limit, and when a new one takes less than the one before.
_LIMITS: Mapping[str, Callable[[Any, Any], bool]] = {
    **dict.fromkeys(("maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"), operator.lt),
    **dict.fromkeys(("minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"), operator.gt),
    **dict.fromkeys(
        ("pattern", "multipleOf", "uniqueItems", "contentMediaType", "propertyNames"), operator.ne
    ),
}
_COMPARED = {
    *_LIMITS,
    *("$ref", "anyOf", "oneOf", "type", "enum", "const", "format", "items"),
    *("properties", "required", "additionalProperties"),
}
# A default is what a service does with nothing; which of the `oneOf` it is, their own properties say.
_IRRELEVANT = {"default", "deprecated", "discriminator", "readOnly", "writeOnly"}


@dataclass(frozen=True)
class _Branch:
    """One of the shapes that a value may have."""

    name: str
    schema: Json

    @property
    def type(self) -> str | None:
        return self.schema.get("type")

    def __str__(self) -> str:
        if (values := _values(self.schema)) is not None:
            return " or ".join(map(repr, values))
        return self.name or _AS_WORDS.get(self.type or "", self.type or "anything")


_AS_WORDS = {"string": "text", "boolean": "true or false", "array": "a list", "object": "an object"}


@dataclass(frozen=True)
class Said:
    """What is sent on one side, and the schemas its names mean."""

    schema: Json
    schemas: Json


@dataclass(frozen=True)
class _Comparison:
    side: Side
    sent: Json
    taken: Json
    open: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """The pairs of named schemas under way: some hold themselves."""

    def covers(self, sent: Json, taken: Json) -> Iterator[Finding]:
        branches, known = _branches(sent, self.sent), _branches(taken, self.taken)
        for branch in branches:
            yield from self._one_of(branch, known)

    def _one_of(self, branch: _Branch, known: list[_Branch]) -> Iterator[Finding]:
        """Where none fits whole, what is missing is told of the one that was most likely meant."""
        alike = [each for each in known if each.type in (branch.type, None)]
        alike = alike or [each for each in known if (branch.type, each.type) == ("integer", "number")]
        namesake = [each for each in alike if each.name and each.name == branch.name]
        if not alike:
            others = " or ".join(map(str, known))
            yield self._changed(f"only {others}, was {branch} too", f"{branch}, was only {others}")
        elif len(alike) == 1 or namesake:
            yield from self._pair(branch, (namesake or alike)[0])
        elif all(any(self._pair(branch, each)) for each in alike):
            yield self._changed(f"{branch} is refused", f"{branch}, which is none of those before")

    def _pair(self, sent: _Branch, taken: _Branch) -> Iterator[Finding]:
        pair = (sent.name, taken.name)
        if sent.name and pair in self.open:
            return
        self.open.add(pair)
        released = sent.name if self.side == "request" else taken.name
        try:
            for finding in self._shape(sent.schema, taken.schema):
                yield finding if finding.schema else replace(finding, schema=released)
        finally:
            self.open.discard(pair)

    def _shape(self, sent: Json, taken: Json) -> Iterator[Finding]:
        yield from self._values(sent, taken)
        if self.side == "request":
            yield from self._limits(sent, taken)
        said, known = sent.get("format", "any text"), taken.get("format", "any text")
        if "format" in taken and said != known:
            yield self._changed(f"{known}, was {said}", f"{said}, was {known}")
        for keyword in sorted((sent.keys() | taken.keys()) - _COMPARED - _IRRELEVANT):
            # Better to be asked than to overlook what this comparison does not know yet.
            if sent.get(keyword) != taken.get(keyword):
                yield self._changed(f"{keyword!r} differs, which is not compared")
        if "items" in taken:
            yield from _below("[]", self.covers(sent.get("items", {}), taken["items"]))
        yield from self._members(sent, taken)

    def _values(self, sent: Json, taken: Json) -> Iterator[Finding]:
        known, said = _values(taken), _values(sent)
        if known is None:
            return
        if said is None:
            only = f"only {' or '.join(map(repr, known))}"
            yield self._changed(only, f"any value, was {only}")
            return
        for value in said:
            if value not in known:
                yield self._changed(f"no {value!r}", repr(value))

    def _limits(self, sent: Json, taken: Json) -> Iterator[Finding]:
        for keyword, takes_less in _LIMITS.items():
            limit, before = taken.get(keyword), sent.get(keyword)
            if limit is not None and (before is None or takes_less(limit, before)):
                yield self._changed(f"{keyword} {limit}" + ("" if before is None else f", was {before}"))

    def _members(self, sent: Json, taken: Json) -> Iterator[Finding]:
        if taken.get("type") != "object":
            return
        said: Json = sent.get("properties", {})
        known: Json = taken.get("properties", {})
        for name in sorted(said.keys() & known.keys()):
            yield from _below(name, self.covers(said[name], known[name]))
        required = sorted(set(taken.get("required", ())) - set(sent.get("required", ())))
        if self.side == "request":
            takes_any = taken.get("additionalProperties", False) is not False
            gone = [] if takes_any else _gone(said, known)
            yield from (Finding(Rule.FIELD_NOT_TAKEN, self.side, name) for name in gone)
            yield from (Finding(Rule.REQUIRED, self.side, name) for name in required)
        else:
            yield from (Finding(Rule.FIELD_GONE, self.side, name) for name in _gone(known, said))
            missing = [name for name in required if name in said]
            yield from (Finding(Rule.MAY_BE_MISSING, self.side, name) for name in missing)
        yield from self._others(sent.get("additionalProperties"), taken.get("additionalProperties"))

    def _others(self, sent: Any, taken: Any) -> Iterator[Finding]:
        """Members without a name of their own: the values of a mapping."""
        if isinstance(taken, dict):
            said = cast("Json", sent) if isinstance(sent, dict) else {}
            yield from _below("*", self.covers(said, cast("Json", taken)))
        elif taken is False and sent is not False and self.side == "request":
            yield self._changed("no fields beyond those named")

    def _changed(self, request: str, answer: str = "") -> Finding:
        is_request = self.side == "request"
        return Finding(
            Rule.TAKES_LESS if is_request else Rule.ANSWERS_MORE,
            self.side,
            detail=request if is_request else answer or request,
        )


def _below(name: str, findings: Iterator[Finding]) -> Iterator[Finding]:
    return (finding.within(name) for finding in findings)


def _gone(released: Json, today: Json) -> list[str]:
    """A released member that its web had left already may go."""
    return sorted(name for name in released.keys() - today.keys() if not released[name].get("deprecated"))


def _values(schema: Json) -> list[Any] | None:
    return [schema["const"]] if "const" in schema else schema.get("enum")


def _branches(schema: Json, schemas: Json, name: str = "") -> list[_Branch]:
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(_REF)
        return _branches(schemas[name], schemas, name)
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return [branch for each in schema[key] for branch in _branches(each, schemas)]
    types = schema.get("type")
    if isinstance(types, list):
        return [_Branch(name, {**schema, "type": each}) for each in cast("list[str]", types)]
    return [_Branch(name, schema)]


def compare(side: Side, released: Said, today: Said) -> list[Finding]:
    sent, taken = (released, today) if side == "request" else (today, released)
    return list(_Comparison(side, sent.schemas, taken.schemas).covers(sent.schema, taken.schema))
