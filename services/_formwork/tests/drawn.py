"""Forms for tests, drawn in few words."""

from itertools import count
from typing import Any

from formwork.body import Body, parse_body
from formwork.testing import an_id

_IDS = count(1_000)


def new_id() -> str:
    return an_id(next(_IDS))


def field(kind: str, label: str, field_id: str = "", **more: Any) -> dict[str, Any]:
    components = more.pop("components", [])
    setting = {"label": label, **more}
    return {"id": field_id or new_id(), "type": kind, "setting": setting, "components": components}


def form(*fields: dict[str, Any]) -> Body:
    return parse_body([page(*fields)])


def options(*labels: str, start: int = 1) -> list[dict[str, Any]]:
    return [{"id": at, "label": label} for at, label in enumerate(labels, start=start)]


def page(*fields: dict[str, Any], name: str = "Untitled") -> dict[str, Any]:
    lines = [{"id": new_id(), "type": "row", "components": [each]} for each in fields]
    return {"id": new_id(), "name": name, "type": "page", "components": lines}


class Table:
    """Item and quantity, or as it is said, with two rows of its own."""

    def __init__(self, *columns: str, **more: Any) -> None:
        self.columns = [field("shortText", each) for each in columns]
        self.rows = [new_id(), new_id()]
        heads = [{"id": new_id(), "type": "ColumnHead", "components": [each]} for each in self.columns]
        lines = [
            [
                {"id": each, "type": "RowHead", "title": title},
                *({"id": new_id(), "type": "InputTableTextInput"} for _ in columns),
            ]
            for each, title in zip(self.rows, ("Gate", "Roof"), strict=True)
        ]
        grid = [[{"id": new_id(), "type": "Head"}, *heads], *lines]
        self.field = field("inputTable", "Materials", components=grid, **more)
        self.form = form(self.field)

    def cells(self, *values: str) -> dict[str, str]:
        return {each["id"]: value for each, value in zip(self.columns, values, strict=False) if value}
