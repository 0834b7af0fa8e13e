"""Places that a builder kept free (spec §3 "Temporary ids"): every page ends with a row, and a form with a
page, that nobody may have put anything into yet."""

from collections.abc import Callable
from typing import Any, cast

PAGE = "tempPage"
ROW = "tempRow"


def without_temporary(pages: list[dict[str, Any]], new_id: Callable[[], str]) -> list[dict[str, Any]]:
    """What holds something gets an id of its own, what holds nothing goes. JSON of another shape is left as
    it is: that it is none of a form is said elsewhere."""
    return [kept for page in pages for kept in _page(page, new_id)]


def _page(page: dict[str, Any], new_id: Callable[[], str]) -> list[dict[str, Any]]:
    rows = page.get("components")
    if isinstance(rows, list):
        page = page | {"components": _rows(cast("list[Any]", rows), new_id)}
    if page.get("id") != PAGE:
        return [page]
    return [page | {"id": new_id()}] if page.get("components") or page.get("conditions") else []


def _rows(rows: list[Any], new_id: Callable[[], str]) -> list[Any]:
    kept: list[Any] = []
    for row in rows:
        if not isinstance(row, dict) or cast("dict[str, Any]", row).get("id") != ROW:
            kept.append(row)
        elif cast("dict[str, Any]", row).get("components"):
            kept.append({**row, "id": new_id()})
    return kept
