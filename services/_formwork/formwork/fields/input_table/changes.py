"""Two values of an input table, row by row: a row is the same one as long as it has its id."""

from collections.abc import Iterator, Mapping
from typing import Any

from formwork.fields.changed import Change, ChangedCell, ChangedRow
from formwork.fields.input_table.grid import Grid, TableColumn
from formwork.fields.input_table.lines import Row, Rows, says_nothing

_Numbered = dict[str, tuple[int, Row]]
_THE_TABLE = ""


def changed_rows(
    grid: Grid, old: Mapping[str, Any] | None, new: Mapping[str, Any] | None
) -> Iterator[ChangedRow]:
    """Cells that are computed follow from the others, and those that the form fills in stay."""
    titles = {row.id: row.title for row in grid.rows}
    before, after = _tables(grid, old), _tables(grid, new)
    for number, table_id in enumerate(after):
        yield from _between(grid, titles, number, before.get(table_id, {}), after[table_id])
    for number, table_id in enumerate(before):
        if table_id not in after:
            yield from _between(grid, titles, number, before[table_id], {})


def _tables(grid: Grid, value: Mapping[str, Any] | None) -> dict[str, _Numbered]:
    """By id, the table itself first, where nothing is entered yet with the rows of the form."""
    if value is None:
        return {_THE_TABLE: _numbered([Row(id=row.id) for row in grid.rows])}
    rows = Rows.model_validate(value)
    return {_THE_TABLE: _numbered(rows.rows), **{each.id: _numbered(each.rows) for each in rows.copies}}


def _numbered(rows: list[Row]) -> _Numbered:
    return {row.id: (number, row) for number, row in enumerate(rows, start=1)}


def _between(
    grid: Grid, titles: Mapping[str, str], copy: int, before: _Numbered, after: _Numbered
) -> Iterator[ChangedRow]:
    def differs(
        change: Change, row_id: str, number: int, old: Row | None, new: Row | None
    ) -> ChangedRow | None:
        row = new or old
        assert row is not None
        title = titles.get(row_id, row.title)
        cells = tuple(_cells(grid, row_id, old, new))
        is_renamed = row_id not in titles and title != (old.title if old else "")
        is_told = cells or is_renamed or (change == "removed" and title and row_id not in titles)
        return ChangedRow(change, row_id, title, number, copy, cells) if is_told else None

    for row_id, (number, row) in after.items():
        old = before.get(row_id)
        if found := differs("changed" if old else "added", row_id, number, old[1] if old else None, row):
            yield found
    for row_id, (number, row) in before.items():
        if row_id not in after and (found := differs("removed", row_id, number, row, None)):
            yield found


def _cells(grid: Grid, row_id: str, old: Row | None, new: Row | None) -> Iterator[ChangedCell]:
    said = {column_id for row in grid.rows if row.id == row_id for column_id in row.fixed}
    for column in grid.columns:
        if column.is_computed or column.id in said:
            continue
        was, now = _said(column, old), _said(column, new)
        if was != now:
            yield ChangedCell(column.id, column.setting.label, was, now)


def _said(column: TableColumn, row: Row | None) -> Any:
    cell = row.cells.get(column.id) if row else None
    return None if says_nothing(cell) else cell
