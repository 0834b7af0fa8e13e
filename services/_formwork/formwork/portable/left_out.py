"""What of a form's pages does not come along: fields of kinds that this release does not know, and pictures
that the file has none of. Wherever they stand, in a row or in a cell of a table."""

from collections.abc import Iterator
from typing import Any, cast

from formwork.body import Body
from formwork.fields.registry import KINDS
from formwork.portable.result import Note


def take_unknown_kinds(pages: list[Any], notes: list[Note]) -> None:
    """A newer release has them: the rest of the form is worth having."""
    for path, holder in _holders(pages):
        holder["components"] = [
            field
            for at, field in enumerate(holder["components"])
            if not _is_unknown(field, f"{path}/components/{at}", notes)
        ]


def forget_missing_pictures(body: Body, pages: list[Any], there: set[str], notes: list[Note]) -> None:
    missing = {field_id for field_id, file_id in body.template_files if file_id not in there}
    if not missing:
        return
    for path, holder in _holders(pages):
        for at, field in enumerate(holder["components"]):
            if field["id"] in missing:
                field["setting"].pop("file", None)
                notes.append(Note("pictureMissing", f"{path}/components/{at}"))


def _holders(pages: list[Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Rows and cells, with their places: whatever holds a list of fields."""
    for page_at, page in enumerate(pages):
        for row_at, row in enumerate(_list(page, "components")):
            yield from _holders_in(row, f"pages/{page_at}/components/{row_at}")


def _holders_in(holder: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    fields = _list(holder, "components")
    if fields:
        yield path, holder
    # Of what was left out meanwhile nothing more is told. Places are those of the file.
    kept = {id(each) for each in _list(holder, "components")}
    for at, field in enumerate(fields):
        if id(field) not in kept:
            continue
        for line_at, line in enumerate(_list(field, "components")):
            for cell_at, cell in enumerate(cast("list[Any]", line) if isinstance(line, list) else ()):
                yield from _holders_in(cell, f"{path}/components/{at}/components/{line_at}/{cell_at}")


def _list(part: object, key: str) -> list[Any]:
    found = cast("dict[str, Any]", part).get(key) if isinstance(part, dict) else None
    return cast("list[Any]", found) if isinstance(found, list) else []


def _kind_of(field: object) -> str:
    kind = cast("dict[str, Any]", field).get("type") if isinstance(field, dict) else None
    return kind if isinstance(kind, str) else ""


def _is_unknown(field: Any, place: str, notes: list[Note]) -> bool:
    kind = _kind_of(field)
    if kind in KINDS and KINDS[kind].holds == "columns":
        # Without one of its columns it would be another table.
        kind = next((each for each in _columns_of(field) if each not in KINDS), kind)
    if kind == "" or kind in KINDS:
        return False
    setting = cast("dict[str, Any]", field).get("setting")
    label = cast("dict[str, Any]", setting).get("label") if isinstance(setting, dict) else ""
    notes.append(Note("kindUnknown", place, {"kind": kind[:50], "label": str(label or "")[:200]}))
    return True


def _columns_of(table: object) -> Iterator[str]:
    for line in _list(table, "components"):
        for cell in cast("list[Any]", line) if isinstance(line, list) else ():
            yield from filter(None, map(_kind_of, _list(cell, "components")))
