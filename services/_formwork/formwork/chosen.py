"""What of a value was chosen from lists of the company, or names its people and things: of a field itself, or
of the cells of its table."""

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from formwork.body import Body
from formwork.fields import kind_of
from formwork.fields.input_table import InputTableSetting
from formwork.fields.input_table.cascade import listed_columns
from formwork.fields.kind import FieldSetting
from formwork.fields.listed_selection import ListedSetting, as_listed, listed_in
from formwork.problems import Problem

Place = tuple[str, ...]
"""In a value: nothing of a field itself; of a cell its copy of the table, its row and its column."""


S = TypeVar("S", bound=FieldSetting)
AsChosen = Callable[[FieldSetting], S | None]
"""Which settings are looked at, as what they are: `as_listed`, `as_directory`."""


@dataclass(frozen=True, slots=True)
class Chosen(Generic[S]):
    place: Place
    setting: S
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


def each_chosen(body: Body, field_id: str, value: Any, as_chosen: AsChosen[S]) -> Iterator[Chosen[S]]:
    """Of what has the right shape: whatever has not is refused by the rules of its kind."""
    if field_id not in body.fields_by_id:
        return
    kind, setting = body.kind_of(field_id), body.setting_of(field_id)
    # Last, whether it has the right shape: of a large table that takes long.
    if isinstance(setting, InputTableSetting):
        if any(as_chosen(column.setting) for column in setting.grid.columns) and kind.has_shape(value):
            yield from _in_cells(setting, value, as_chosen)
    elif (own := as_chosen(setting)) is not None and kind.has_shape(value):
        yield Chosen((), own, listed_in(value))


@dataclass(frozen=True, slots=True)
class LookedUp:
    values: Mapping[str, Any]
    """As they were sent where they can't be: then nobody is told that something is missing, too."""
    problems: tuple[Problem, ...] = ()
    in_part: frozenset[str] = frozenset()
    """Fields that something was left out of."""

    def without_refused(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        refused = {each.subject_id for each in self.problems}
        return {field_id: value for field_id, value in values.items() if field_id not in refused}


Look = Callable[[S, dict[str, Any], dict[str, Any] | None], dict[str, Any] | Problem]
"""What was sent, as it is called today, or why it can't be chosen; and as it was kept before, if it was."""


def looked_up(
    body: Body,
    before: Mapping[str, Any],
    sent: Mapping[str, Any],
    as_chosen: AsChosen[S],
    look: Look[S],
    *,
    leaves_out: bool = False,
) -> LookedUp:
    """`leaves_out`: what can't be chosen (any more) keeps nothing else from being taken."""
    values, problems, in_part = {**sent}, list[Problem](), set[str]()
    for field_id, value in sent.items():
        chosen = [*each_chosen(body, field_id, value, as_chosen)]
        if not any(each.items for each in chosen):
            continue
        kept = {
            each.place: {item["id"]: item for item in each.items}
            for each in each_chosen(body, field_id, before.get(field_id), as_chosen)
        }
        found: dict[Place, list[dict[str, Any]]] = {}
        wrong: list[Problem] = []
        for each in chosen:
            before_here = kept.get(each.place, {})
            items = [look(each.setting, item, before_here.get(item["id"])) for item in each.items]
            found[each.place] = [item for item in items if not isinstance(item, Problem)]
            wrong += [each.problem(item, field_id) for item in items if isinstance(item, Problem)]
        is_less = leaves_out and (leave_out_misplaced(body, field_id, found) or bool(wrong))
        settled = with_chosen(value, found)
        if is_less and not body.kind_of(field_id).is_empty(settled):
            in_part.add(field_id)
        elif wrong:
            problems.append(wrong[0])
            continue
        values[field_id] = settled
    return LookedUp(values, tuple(problems), frozenset(in_part))


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
        above = within.get(place[-1])
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


def _in_cells(setting: InputTableSetting, value: Any, as_chosen: AsChosen[S]) -> Iterator[Chosen[S]]:
    columns = [
        (column, own) for column in setting.grid.columns if (own := as_chosen(column.setting)) is not None
    ]
    fixed = {row.id: row.fixed for row in setting.grid.rows}
    for place, row in _rows(value):
        for column, own in columns:
            cell = row.get("cells", {}).get(column.id)
            if column.id in fixed.get(row["id"], {}) or cell is None or not column.kind.has_shape(cell):
                continue
            where = (place.copy_id, row["id"], column.id)
            yield Chosen(where, own, listed_in(cell), place.table, place.row, column.setting.label)


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
