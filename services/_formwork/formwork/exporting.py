"""What submissions say as columns of a table: of forms of several versions, and of the lines of a table in
them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any, NamedTuple

from formwork.blank import is_blank, stripped
from formwork.body import UNNAMED, Body
from formwork.fields.input_table import KIND as INPUT_TABLE
from formwork.fields.input_table import InputTableSetting
from formwork.fields.input_table.grid import TableColumn
from formwork.fields.input_table.lines import Line, lines_of, says_nothing
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.names import name_of

Cell = str | Decimal | date | None


class ExportColumn(NamedTuple):
    id: str
    heading: str


def value_columns(bodies: Iterable[Body], language: str) -> list[ExportColumn]:
    """Of every field of any of them that holds a value; the first of them says what it is called."""
    found: dict[str, tuple[str, str]] = {}
    for body in bodies:
        for field in body.fields:
            if field.id not in found and body.holds_value(field.id):
                setting = body.setting_of(field.id)
                label = _heading(body.kind_of(field.id), setting, language)
                found[field.id] = (stripped(body.page_of[field.id].name), label)
    return _told_apart(found)


def value_cells(body: Body, columns: Sequence[ExportColumn], values: Mapping[str, Any]) -> list[Cell]:
    return [
        _cell(body.kind_of(each.id), body.setting_of(each.id), values.get(each.id))
        if each.id in body.fields_by_id
        else None
        for each in columns
    ]


def tables_in(bodies: Iterable[Body], language: str) -> list[ExportColumn]:
    """Those with lines that people fill in, as the first of them calls each."""
    found: dict[str, tuple[str, str]] = {}
    for body in bodies:
        for field in body.fields:
            if isinstance(setting := body.setting_of(field.id), InputTableSetting):
                found.setdefault(field.id, ("", _heading(INPUT_TABLE, setting, language)))
    return _told_apart(found)


def line_columns(bodies: Iterable[Body], table_id: str, language: str) -> list[ExportColumn]:
    found: dict[str, tuple[str, str]] = {}
    for body in bodies:
        if setting := _table(body, table_id):
            for column in setting.grid.columns:
                found.setdefault(column.id, ("", _heading(column.kind, column.setting, language)))
    return _told_apart(found)


def line_cells(
    body: Body, table_id: str, columns: Sequence[ExportColumn], values: Mapping[str, Any]
) -> Iterator[list[Cell]]:
    """Of each line that says something: its title, and what stands in its columns."""
    setting, value = _table(body, table_id), values.get(table_id)
    if setting is None or value is None or not INPUT_TABLE.has_shape(value):
        return
    own = {column.id: column for column in setting.grid.columns}
    for line in lines_of(setting.grid, value):
        if not says_nothing(line.cells):
            yield [line.title or None, *(_line_cell(line, own.get(each.id)) for each in columns)]


def _table(body: Body, table_id: str) -> InputTableSetting | None:
    if table_id not in body.fields_by_id:
        return None
    setting = body.setting_of(table_id)
    return setting if isinstance(setting, InputTableSetting) else None


def _heading(kind: FieldKind[Any], setting: FieldSetting, language: str) -> str:
    label = name_of(kind.type, language) if is_blank(setting.label) else stripped(setting.label)
    unit = kind.unit(setting)
    return f"{label} ({unit})" if unit else label


def _told_apart(found: Mapping[str, tuple[str, str]]) -> list[ExportColumn]:
    """By id, page and label. What several are called alike says its page, too, or else which one it is."""
    alike = Counter(label for _, label in found.values())
    told = [
        f"{page}: {label}" if alike[label] > 1 and page and page != UNNAMED else label
        for page, label in found.values()
    ]
    seen = Counter[str]()
    columns: list[ExportColumn] = []
    for id_, heading in zip(found, told, strict=True):
        seen[heading] += 1
        again = f" ({seen[heading]})" if seen[heading] > 1 else ""
        columns.append(ExportColumn(id_, heading + again))
    return columns


def _line_cell(line: Line, column: TableColumn | None) -> Cell:
    if column is None:
        return None
    if column.id in line.fixed:
        return line.fixed[column.id] or None
    return _cell(column.kind, column.setting, line.value(column))


def _cell(kind: FieldKind[Any], setting: FieldSetting, value: Any) -> Cell:
    """Numbers and days as such, so that they can be counted with; all else as its text."""
    if value is None or not kind.has_shape(value) or kind.is_empty(value):
        return None
    operand = kind.operand(setting, value)
    if kind.compared == "number" and isinstance(operand, Decimal):
        return operand
    text = kind.text(setting, value)
    is_day = kind.compared == "day" and len(text) == len("2026-11-21")
    return date.fromisoformat(text) if is_day else text or None
