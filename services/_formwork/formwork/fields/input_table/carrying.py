"""What an input table takes over of another one: column by column and row by row, as they say the same."""

from collections.abc import Mapping
from typing import Any

from formwork.fields.input_table.grid import Grid, TableColumn
from formwork.fields.input_table.lines import Copy, Row, Rows, says_nothing
from formwork.fields.kind import Carried
from formwork.fields.matching import Counterparts, Part


class Carrying:
    """Between two tables. `is_whole`: so far everything had its place."""

    def __init__(self, target: Grid, source: Grid, *, can_add_rows: bool) -> None:
        self.is_whole = True
        self._target = target
        self._can_add_rows = can_add_rows
        self._columns = _columns(target, source)
        found = Counterparts(_row_parts(target), _row_parts(source))
        self._rows = {
            part.id: row.id
            for row in target.rows
            if not isinstance(part := found.find(Part(row.id, row.title, "row")), str)
        }
        self._titles = {row.id: row.title for row in source.rows}

    def rows(self, rows: list[Row]) -> list[Row]:
        """The form's own first, each there once; then what was added."""
        own = {row.id: Row(id=row.id) for row in self._target.rows}
        added: list[Row] = []
        for row in rows:
            place = self._rows.get(row.id)
            cells = self._cells(row)
            if place is not None:
                own[place] = Row(id=place, cells=cells)
            elif self._can_add_rows:
                added.append(Row(id=row.id, title=row.title or self._titles.get(row.id, ""), cells=cells))
            elif not says_nothing(row.cells):
                self.is_whole = False
        return [*own.values(), *added]

    def _cells(self, row: Row) -> dict[str, Any]:
        cells: dict[str, Any] = {}
        for column_id, value in row.cells.items():
            if says_nothing(value):
                continue
            pair = self._columns.get(column_id)
            carried = Carried(None, is_whole=False) if pair is None else _carry(*pair, value)
            self.is_whole = self.is_whole and carried.is_whole
            if pair is not None and carried.value is not None:
                cells[pair[0].id] = carried.value
        return cells


def carry_table(
    target: Grid, source: Grid, value: Mapping[str, Any], *, can_add_rows: bool, can_have_copies: bool
) -> Carried:
    filled = Rows.model_validate(value)
    carrying = Carrying(target, source, can_add_rows=can_add_rows)
    rows = carrying.rows(filled.rows)
    copies = [Copy(id=each.id, rows=carrying.rows(each.rows)) for each in filled.copies if can_have_copies]
    is_whole = carrying.is_whole and len(copies) == len(filled.copies)
    return Carried(Rows(rows=rows, copies=copies).model_dump(exclude_unset=True), is_whole)


def _carry(column: TableColumn, source: TableColumn, value: Any) -> Carried:
    if not column.kind.has_shape(value) or column.kind.is_empty(value):
        return Carried(None)
    return column.kind.carry(column.setting, value, source.setting)


def _columns(target: Grid, source: Grid) -> dict[str, tuple[TableColumn, TableColumn]]:
    """By the source's."""
    offered = {column.id: column for column in source.columns}
    found = Counterparts(map(_part, target.columns), map(_part, source.columns))
    return {
        part.id: (column, offered[part.id])
        for column in target.columns
        if not column.is_computed and not isinstance(part := found.find(_part(column)), str)
    }


def _part(column: TableColumn) -> Part:
    return Part(column.id, column.setting.label, column.field.type)


def _row_parts(grid: Grid) -> list[Part]:
    return [Part(row.id, row.title, "row") for row in grid.rows]
