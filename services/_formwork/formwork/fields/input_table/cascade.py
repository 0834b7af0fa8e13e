"""Columns with lists below each other: each cell offers what lies under what is chosen above in its row."""

from collections.abc import Iterator

from formwork.fields.input_table.grid import Grid, TableColumn
from formwork.fields.input_table.lines import Line
from formwork.fields.listed_selection import ListedSetting, as_listed, has_end, lies_under
from formwork.problems import Problem


def check_columns(grid: Grid) -> Iterator[Problem]:
    """Before publishing: what stands above a column is another one of its table, with a list, and is chosen
    in every row in which the column is."""
    settings = listed_columns(grid)
    for column_id, setting in settings.items():
        above = setting.within_field_id
        if above is None:
            continue
        is_said = any(above in row.fixed and column_id not in row.fixed for row in grid.rows)
        if is_said or not has_end(settings, column_id):
            yield Problem("noFieldAbove", column_id)


def listed_columns(grid: Grid) -> dict[str, ListedSetting]:
    """Those that take their choices from a list, by their ids."""
    return {column.id: listed for column in grid.columns if (listed := as_listed(column.setting))}


def lies_under_above(grid: Grid, line: Line, column: TableColumn) -> bool:
    """Of a cell of the right shape."""
    setting = as_listed(column.setting)
    if setting is None or setting.within_field_id is None:
        return True
    above = next((each for each in grid.columns if each.id == setting.within_field_id), None)
    value = line.cells.get(above.id) if above else None
    is_read = above is not None and above.kind.has_shape(value)
    return lies_under(line.cells.get(column.id), value if is_read else None)
