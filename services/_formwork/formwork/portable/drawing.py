"""Parts of a form, drawn from what another builder's file says."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID, uuid5

_OURS = UUID("0a8a4c3e-6f0b-5c1f-9d57-2a6f3e0c1b11")


class Ids:
    """Of the parts of one form. The same file read again has the same ones: looking at it and making it speak
    of the same, and values can be carried from a form to one that is made of its next edition."""

    def __init__(self, form: str) -> None:
        self._form = uuid5(_OURS, form)
        self._given: dict[str, int] = {}

    def __call__(self, part: str) -> str:
        count = self._given[part] = self._given.get(part, 0) + 1
        return str(uuid5(self._form, part if count == 1 else f"{part} {count}"))


def field(field_id: str, kind: str, setting: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"id": field_id, "type": kind, "setting": setting, **more}


def page(page_id: str, name: str, rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {"id": page_id, "name": name, "type": "page", "components": [*rows], "conditions": []}


def row(row_id: str, *fields: dict[str, Any]) -> dict[str, Any]:
    return {"id": row_id, "type": "row", "components": [*fields]}


def panel(
    ids: Ids, field_id: str, setting: dict[str, Any], fields: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Each field in a row of its own."""
    rows = [[row(ids(f"{field_id} row"), each)] for each in fields]
    return field(field_id, "dragArea", setting, components=rows)


_CELLS = {
    "singleSelection": "InputTableSingleSelection",
    "multipleSelection": "InputTableMultipleSelection",
    "dropdown": "InputTableDropdown",
}


def table(
    ids: Ids, field_id: str, label: str, columns: Sequence[dict[str, Any]], rows: int
) -> dict[str, Any]:
    """An input table: a head, a head for every column with its field, and numbered rows."""
    head = [{"id": ids(f"{field_id} head"), "type": "Head"}]
    heads = [
        {"id": ids(f"{field_id} column"), "type": "ColumnHead", "components": [column]} for column in columns
    ]
    lines = [
        [
            {"id": ids(f"{field_id} row"), "type": "RowHead", "title": str(at + 1)},
            *(
                {"id": ids(f"{field_id} cell"), "type": _CELLS.get(column["type"], "InputTableTextInput")}
                for column in columns
            ),
        ]
        for at in range(rows)
    ]
    return field(field_id, "inputTable", {"label": label}, components=[[*head, *heads], *lines])
