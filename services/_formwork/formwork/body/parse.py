"""JSON of any shape → a body, or `BodyInvalid`, and nothing else (spec §5)."""

from collections.abc import Iterator

from pydantic import TypeAdapter, ValidationError

from formwork.body.tree import Body
from formwork.fields.registry import KINDS
from formwork.json_guard import is_plain
from formwork.pages import Page
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
        where = "/".join(str(part) for part in error.errors(include_url=False)[0]["loc"])
        raise BodyInvalid([Problem("structure", params={"path": where})]) from None
    body = Body(pages)
    if len(body.fields) > MOST_FIELDS:
        raise BodyInvalid([Problem("tooManyFields", params={"most": MOST_FIELDS})])
    if problems := [*_repeated_ids(body), *_unfit_fields(body)]:
        raise BodyInvalid(problems)
    return body


def _repeated_ids(body: Body) -> Iterator[Problem]:
    seen: set[str] = set()
    repeated: set[str] = set()
    for page in body.pages:
        rows = page.components
        for part in (page, *rows, *(field for row in rows for field in row.components)):
            if part.id in seen and part.id not in repeated:
                repeated.add(part.id)
                yield Problem("duplicateId", part.id)
            seen.add(part.id)


def _unfit_fields(body: Body) -> Iterator[Problem]:
    for field in body.fields:
        kind = KINDS.get(field.type)
        if kind is None:
            yield Problem("unknownKind", field.id, {"type": field.type})
            continue
        try:
            kind.read_setting(field.setting)
        except ValidationError as error:
            where = "/".join(str(part) for part in error.errors(include_url=False)[0]["loc"])
            yield Problem("setting", field.id, {"path": where})
