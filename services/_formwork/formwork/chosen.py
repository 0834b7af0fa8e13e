"""What of a value was chosen from lists of the company: of a field itself, or of the cells of its table."""

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from formwork.body import Body
from formwork.fields import kind_of
from formwork.fields.input_table import InputTableSetting
from formwork.fields.input_table.cascade import listed_columns
from formwork.fields.kind import FieldSetting
from formwork.fields.listed_selection import ListedSetting, as_listed, listed_in
from formwork.problems import Problem

Place = tuple[str, ...]
"""In a value: nothing of a field itself; of a cell its copy of the table, its row and its column."""


@dataclass(frozen=True, slots=True)
class Chosen:
    place: Place
    list_id: str | None
    items: list[dict[str, Any]]
    # Of a cell, counted from 1, and what its column is called.
    table: int = 0
    row: int = 0
    column: str = ""

    def problem(self, problem: Problem, field_id: str) -> Problem:
        told = problem.in_cell(self.table, self.row, self.column) if self.place else problem
        return told.about(field_id)


def list_offered_by(body: Body, field_id: str) -> ListedSetting | None:
    """Of a field, or a column of a table."""
    if field_id in body.table_of:
        column = next(each for each in body.columns if each.id == field_id)
        return as_listed(kind_of(column.type).read_setting(column.setting))
    return as_listed(body.setting_of(field_id)) if field_id in body.fields_by_id else None


def each_chosen(body: Body, field_id: str, value: Any) -> Iterator[Chosen]:
    """Of what has the right shape: whatever has not is refused by the rules of its kind."""
    if field_id not in body.fields_by_id or not body.kind_of(field_id).has_shape(value):
        return
    setting: FieldSetting = body.setting_of(field_id)
    if isinstance(setting, InputTableSetting):
        yield from _in_cells(setting, value)
    elif listed := as_listed(setting):
        yield Chosen((), listed.list_id, listed_in(value))


def with_chosen(value: Any, found: dict[Place, list[dict[str, Any]]]) -> Any:
    """The value with these items at their places."""
    if () in found:
        return {**value, "listed": found[()]}
    changed = copy.deepcopy(value)
    for place, row in _rows(changed):
        for column_id in row.get("cells", {}):
            items = found.get((place.copy_id, row["id"], column_id))
            if items is not None:
                row["cells"][column_id]["listed"] = items
    return changed


def leave_out_misplaced(body: Body, field_id: str, found: dict[Place, list[dict[str, Any]]]) -> bool:
    """Of the cells of a table those that do not lie under the one above them in their row choose nothing any
    more, and neither does what lies under them. Whether there were any."""
    setting: FieldSetting = body.setting_of(field_id)
    if not isinstance(setting, InputTableSetting):
        return False
    within = {each: listed.within_field_id for each, listed in listed_columns(setting.grid).items()}

    def is_misplaced(place: Place) -> bool:
        above = within[place[-1]]
        if above is None:
            return False
        above_ids = {each["id"] for each in found.get((*place[:-1], above), ())}
        return any(each.get("parentId") not in above_ids for each in found[place])

    is_any = False
    while misplaced := [place for place in found if is_misplaced(place)]:
        is_any = True
        for place in misplaced:
            found[place] = []
    return is_any


def _in_cells(setting: InputTableSetting, value: Any) -> Iterator[Chosen]:
    settings = listed_columns(setting.grid)
    columns = [column for column in setting.grid.columns if column.id in settings]
    if not columns:
        return
    fixed = {row.id: row.fixed for row in setting.grid.rows}
    for place, row in _rows(value):
        for column in columns:
            cell = row.get("cells", {}).get(column.id)
            if column.id in fixed.get(row["id"], {}) or cell is None or not column.kind.has_shape(cell):
                continue
            list_id, label = settings[column.id].list_id, column.setting.label
            where = (place.copy_id, row["id"], column.id)
            yield Chosen(where, list_id, listed_in(cell), place.table, place.row, label)


class _RowPlace(NamedTuple):
    # Of a copy of the table; the first one has no name.
    copy_id: str
    table: int
    row: int


def _rows(value: Any) -> Iterator[tuple[_RowPlace, dict[str, Any]]]:
    tables: list[dict[str, Any]] = [{**value, "id": ""}, *value.get("copies", [])]
    for table_at, table in enumerate(tables, start=1):
        for at, row in enumerate(table.get("rows", []), start=1):
            yield _RowPlace(table["id"], table_at, at), row
