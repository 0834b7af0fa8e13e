"""JSON of any shape → a body, or `BodyInvalid`, and nothing else (spec §5)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from formwork.body.tree import Body, Part, parts_of
from formwork.condition import MOST_CONDITIONS, MOST_DEPTH, MOST_TOGETHER, depth_of
from formwork.fields.registry import KINDS
from formwork.json_guard import is_plain
from formwork.pages import Field, Page
from formwork.problems import Invalid, Problem

MOST_PAGES = 100
MOST_FIELDS = 1_000
_PAGES = TypeAdapter(list[Page])


class BodyInvalid(Invalid):
    """Not a list of pages that hold rows that hold fields of known kinds."""


def parse_body(raw: object) -> Body:
    """Of a draft: settings have the right shape, but may be incomplete (`check_for_publishing`)."""
    if not is_plain(raw):
        raise BodyInvalid([Problem("structure")])
    if isinstance(raw, list) and len(raw) > MOST_PAGES:  # pyright: ignore[reportUnknownArgumentType]
        raise BodyInvalid([Problem("tooManyPages", params={"most": MOST_PAGES})])
    try:
        pages = _PAGES.validate_python(raw)
    except ValidationError as error:
        path = first_fault(cast("object", raw), error)
        raise BodyInvalid([Problem("structure", params={"path": path})]) from None
    body = Body(pages)
    if len(body.fields) + len(body.columns) > MOST_FIELDS:
        raise BodyInvalid([Problem("tooManyFields", params={"most": MOST_FIELDS})])
    parts = tuple(parts_of(pages))
    if problems := [*_repeated_ids(parts), *_unfit_fields(parts), *_too_many_conditions(body)]:
        raise BodyInvalid(problems)
    return body


def _repeated_ids(parts: Iterable[tuple[Part, str]]) -> Iterator[Problem]:
    seen: set[str] = set()
    repeated: set[str] = set()
    for part, path in parts:
        if part.id in seen and part.id not in repeated:
            repeated.add(part.id)
            yield Problem("duplicateId", part.id, {"path": f"{path}/id"})
        seen.add(part.id)


def _too_many_conditions(body: Body) -> Iterator[Problem]:
    rules = body.rules
    if len(rules.conditions) > MOST_CONDITIONS:
        yield Problem("tooManyConditions", params={"most": MOST_CONDITIONS})
        return
    for condition in rules.conditions:
        if depth_of(condition) > MOST_DEPTH:
            yield Problem("conditionTooDeep", condition.id, {"most": MOST_DEPTH})
    if rules.size > MOST_TOGETHER:
        yield Problem("conditionsTooLarge")


def _unfit_fields(parts: Iterable[tuple[Part, str]]) -> Iterator[Problem]:
    by_path: dict[str, Field] = {}
    for field, path in parts:
        if not isinstance(field, Field):
            continue
        by_path[path] = field
        kind = KINDS.get(field.type)
        if kind is None:
            yield Problem("unknownKind", field.id, {"type": field.type, "path": f"{path}/type"})
            continue
        try:
            kind.read_setting(field.setting)
        except ValidationError as error:
            where = first_fault(field.setting, error)
            yield Problem("setting", field.id, {"path": f"{path}/setting/{where}"})
            continue
        if not kind.has_right_parts(field, KINDS):
            yield Problem("setting", field.id, {"path": f"{path}/components"})
        elif kind.holds != "nothing" and (holder := by_path.get(_holder_path(path))):
            # A table that lies deeper would be one in a table (spec §5).
            if kind.takes_holders:
                yield Problem("nestedPanel", field.id, {"path": path})
            elif holder.type not in KINDS or not KINDS[holder.type].takes_holders:
                yield Problem("nestedTable", field.id, {"path": path})


def _holder_path(path: str) -> str:
    """Of what a field stands in, if that is a field: else no field has this path."""
    return path.rsplit("/components/", 2)[0]


def first_fault(raw: object, error: ValidationError) -> str:
    """The place of what is wrong first, as one reads the JSON; what is missing comes after what is there."""
    found = (_place(raw, each["loc"]) for each in error.errors(include_url=False))
    return "/".join(str(part) for part in min(found, key=lambda place: place.order).path)


def _inside(raw: Any) -> Mapping[object, object]:
    if isinstance(raw, list):
        return dict(enumerate(cast("list[object]", raw)))
    return cast("dict[object, object]", raw) if isinstance(raw, dict) else {}


@dataclass(frozen=True)
class _Place:
    path: tuple[str | int, ...]
    order: tuple[int, ...]


def _place(raw: object, loc: tuple[str | int, ...]) -> _Place:
    path: list[str | int] = []
    order: list[int] = []
    for at, part in enumerate(loc):
        inside = _inside(raw)
        if part in inside:
            order.append(list(inside).index(part))
            raw = inside[part]
        elif isinstance(raw, dict) and at == len(loc) - 1:
            order.append(len(inside))
        else:
            # Of several shapes that would fit here, the one that was tried.
            continue
        path.append(part)
    return _Place(tuple(path), tuple(order))
