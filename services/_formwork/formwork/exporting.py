"""What submissions say as columns of a table: of forms of several versions, and of the lines of a table in
them."""

from collections import Counter, defaultdict
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
_Told = dict[str, tuple[str, str]]
"""By id, page and label."""


class ExportColumn(NamedTuple):
    id: str
    heading: str


class Columns:
    """Of forms of several versions, added one after the other, the newest first: the first of them says what
    each is called. No form is kept: together they may be more than memory has room for."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._values: _Told = {}
        self._tables: _Told = {}
        self._lines = defaultdict[str, _Told](dict)

    def add(self, body: Body) -> None:
        for field in body.fields:
            setting = body.setting_of(field.id)
            if field.id not in self._values and body.holds_value(field.id):
                heading = _heading(body.kind_of(field.id), setting, self._language)
                self._values[field.id] = (stripped(body.page_of[field.id].name), heading)
            if isinstance(setting, InputTableSetting):
                self._tables.setdefault(field.id, ("", _heading(INPUT_TABLE, setting, self._language)))
                for column in setting.grid.columns:
                    heading = _heading(column.kind, column.setting, self._language)
                    self._lines[field.id].setdefault(column.id, ("", heading))

    @property
    def values(self) -> list[ExportColumn]:
        """Of every field of any of them that holds a value."""
        return _told_apart(self._values)

    @property
    def tables(self) -> list[ExportColumn]:
        """Those with lines that people fill in."""
        return _told_apart(self._tables)

    def lines(self, table_id: str) -> list[ExportColumn]:
        return _told_apart(self._lines[table_id])


def columns_of(bodies: Iterable[Body], language: str) -> Columns:
    columns = Columns(language)
    for body in bodies:
        columns.add(body)
    return columns


def value_cells(body: Body, columns: Sequence[ExportColumn], values: Mapping[str, Any]) -> list[Cell]:
    return [
        _cell(body.kind_of(each.id), body.setting_of(each.id), values.get(each.id))
        if each.id in body.fields_by_id
        else None
        for each in columns
    ]


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


def _told_apart(found: _Told) -> list[ExportColumn]:
    """What several are called alike says its page, too, or else which one it is."""
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
