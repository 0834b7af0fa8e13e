"""A table whose columns are fields: people fill in its rows and may add more."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from itertools import islice
from typing import Annotated, Any, Literal, Self

from pydantic import Field as Limit
from pydantic import PrivateAttr, TypeAdapter

from formwork.fields.changed import ChangedRow
from formwork.fields.input_table.carrying import carry_table
from formwork.fields.input_table.cascade import check_columns, lies_under_above
from formwork.fields.input_table.changes import changed_rows
from formwork.fields.input_table.grid import MOST_COLUMNS, Grid, TableColumn, grid_of, is_grid
from formwork.fields.input_table.lines import Line, Rows, each_line, lines_of, says_nothing, tables_of
from formwork.fields.input_table.totals import Sum, Total, column_of, sums_of
from formwork.fields.kind import MOST_LISTED, Carried, FieldKind, FieldSetting
from formwork.fields.print_template import print_field
from formwork.formula import Column, Failed, Operand
from formwork.pages import Field
from formwork.print_context import PrintContext
from formwork.problems import Problem
from formwork.schema import Id

_MOST_LINES_LISTED = 5


class InputTableSetting(FieldSetting):
    is_default: bool = True
    is_can_duplication: bool = False
    # Of the cells of a column that is added.
    default_type: Literal[
        "InputTableTextInput",
        "InputTableSingleSelection",
        "InputTableMultipleSelection",
        "InputTableDropdown",
        "InputTableNonEditableText",
    ] = "InputTableTextInput"
    # Kept as it is written: what a column is of is said by its field.
    column_type_option: Annotated[dict[str, Any], Limit(max_length=100)] = Limit(default={})
    # Whether who fills it in may add rows and take some away.
    can_add_rows: bool = True
    # By column: what stands below it. Of a column that is gone it shows nowhere.
    totals: Annotated[dict[Id, Total], Limit(max_length=MOST_COLUMNS)] = Limit(default={})

    _grid: Grid = PrivateAttr(default=Grid())

    @property
    def grid(self) -> Grid:
        return self._grid

    def with_grid(self, grid: Grid) -> Self:
        other = self.model_copy()
        other._grid = grid
        return other


class InputTable(FieldKind[InputTableSetting]):
    type = "inputTable"
    Setting = InputTableSetting
    Value = TypeAdapter(Rows)
    prints = "wide"
    holds = "columns"

    def has_right_parts(self, field: Field, kinds: Mapping[str, FieldKind[Any]]) -> bool:
        return is_grid(field, kinds)

    def read_parts(
        self, setting: InputTableSetting, field: Field, kinds: Mapping[str, FieldKind[Any]]
    ) -> InputTableSetting:
        return setting.with_grid(grid_of(field, kinds))

    def check_setting(self, setting: InputTableSetting) -> list[Problem]:
        calculations = setting.grid.calculations
        return [
            *calculations.unknown_references({column.id for column in setting.grid.columns}),
            *(Problem("cycle", column_id) for column_id in calculations.endless),
            *check_columns(setting.grid),
        ]

    def is_empty(self, value: dict[str, Any]) -> bool:
        tables = [value, *value.get("copies", [])]
        return all(says_nothing(row.get("cells", {})) for table in tables for row in table.get("rows", []))

    def kept(self, setting: InputTableSetting, value: dict[str, Any]) -> dict[str, Any]:
        """Without cells that nobody is asked for: no screen shows them."""
        rows = Rows.model_validate(value)
        asked = {column.id for column in setting.grid.columns if not column.is_computed}
        said = {row.id: set(row.fixed) for row in setting.grid.rows}
        unasked = [
            (row, row.cells.keys() - (asked - said.get(row.id, set[str]())))
            for table in rows.tables
            for row in table
        ]
        if not any(columns for _, columns in unasked):
            return value
        for row, columns in unasked:
            for column_id in columns:
                del row.cells[column_id]
        return rows.model_dump(exclude_unset=True)

    def check_value(self, setting: InputTableSetting, value: dict[str, Any]) -> list[Problem]:
        entered = Rows.model_validate(value)
        rows = [[row.id for row in table] for table in entered.tables]
        if any(len({*ids}) < len(ids) for ids in ([copy.id for copy in entered.copies], *rows)):
            return [Problem("wrongShape")]
        if entered.copies and not setting.is_can_duplication:
            return [Problem("copiesFixed")]
        own = {row.id for row in setting.grid.rows}
        if not setting.can_add_rows and any({*ids} != own for ids in rows):
            return [Problem("rowsFixed")]
        return [
            problem
            for place, line, column in _entered(setting, value)
            for problem in _problems_in(setting.grid, place, line, column)
        ]

    def check_complete(self, setting: InputTableSetting, value: dict[str, Any]) -> list[Problem]:
        """A row that somebody began has what is required of it; one that nobody did may stay empty."""
        return [
            problem
            for place, line, column in _entered(setting, value)
            if not says_nothing(line.cells)
            for problem in _missing_in(place, column, line.cells.get(column.id))
        ]

    def carry(self, setting: InputTableSetting, value: dict[str, Any], source: InputTableSetting) -> Carried:
        carried = carry_table(
            setting.grid,
            source.grid,
            value,
            can_add_rows=setting.can_add_rows,
            can_have_copies=setting.is_can_duplication,
        )
        return carried._replace(value=None) if self.is_empty(carried.value) else carried

    def changed_rows(self, setting: InputTableSetting, old: Any, new: Any) -> list[ChangedRow]:
        return [*changed_rows(setting.grid, old, new)]

    def operand(self, setting: InputTableSetting, value: dict[str, Any]) -> Operand:
        """How many of its rows say something."""
        return Decimal(sum(not says_nothing(line.cells) for line in lines_of(setting.grid, value)))

    def column(self, setting: InputTableSetting, value: Any, column_id: str) -> Column | Failed:
        if not self.has_shape(value):
            value = None
        column = next(each for each in setting.grid.columns if each.id == column_id)
        return column_of(lines_of(setting.grid, value), column)

    def text(self, setting: InputTableSetting, value: dict[str, Any]) -> str:
        told = (_text(setting, line) for line in lines_of(setting.grid, value))
        return "; ".join(each for each in told if each)

    def text_in_list(self, setting: InputTableSetting, value: dict[str, Any]) -> str:
        """Its first lines: thousands of others would be computed for nobody to see."""
        filled = (line for line in each_line(setting.grid, value) if not says_nothing(line.cells))
        first = [*islice(filled, _MOST_LINES_LISTED + 1)]
        told = [_text(setting, line) for line in first[:_MOST_LINES_LISTED]]
        more = ["…"] if len(first) > _MOST_LINES_LISTED else []
        return "; ".join(filter(None, told + more))[:MOST_LISTED]

    def print_view(
        self, setting: InputTableSetting, value: dict[str, Any] | None, paper: PrintContext
    ) -> dict[str, Any]:
        columns = setting.grid.columns
        return {
            "head": setting.grid.head,
            "columns": [(column.setting.label, column.width) for column in columns],
            "total": paper.say("Total"),
            "tables": [
                {
                    "lines": [
                        (line.title, [_printed(line, column, paper) for column in columns]) for line in lines
                    ],
                    "sums": _printed_sums(setting, lines, paper),
                }
                for lines in tables_of(setting.grid, value)
            ],
        }


@dataclass(frozen=True)
class _Place:
    """Counted from 1."""

    table: int
    row: int


def _entered(setting: InputTableSetting, value: dict[str, Any]) -> Iterator[tuple[_Place, Line, TableColumn]]:
    for table, lines in enumerate(tables_of(setting.grid, value), start=1):
        for row, line in enumerate(lines, start=1):
            for column in setting.grid.columns:
                if column.id in line.cells:
                    yield _Place(table, row), line, column


def _problems_in(grid: Grid, place: _Place, line: Line, column: TableColumn) -> Iterator[Problem]:
    value = line.cells.get(column.id)
    if value is None:
        return
    if not column.kind.has_shape(value):
        yield _in_cell(Problem("wrongShape"), place, column)
    elif not column.kind.is_empty(value):
        found = column.kind.check_value(column.setting, value)
        if not found and not lies_under_above(grid, line, column):
            found = [Problem("notUnderAbove")]
        yield from (_in_cell(each, place, column) for each in found)


def _missing_in(place: _Place, column: TableColumn, value: Any) -> Iterator[Problem]:
    if value is None or column.kind.is_empty(value):
        if column.field.required:
            yield _in_cell(Problem("required"), place, column)
    else:
        yield from (
            _in_cell(each, place, column) for each in column.kind.check_complete(column.setting, value)
        )


def _in_cell(problem: Problem, place: _Place, column: TableColumn) -> Problem:
    return problem.in_cell(place.table, place.row, column.setting.label)


def _text(setting: InputTableSetting, line: Line) -> str:
    if says_nothing(line.cells):
        return ""
    texts = [line.title, *(line.text(column) for column in setting.grid.columns)]
    return ", ".join(text for text in texts if text)


def _printed(line: Line, column: TableColumn, paper: PrintContext) -> Any:
    if column.id in line.fixed:
        return line.fixed[column.id]
    value = line.value(column)
    is_filled = value is not None and column.kind.has_shape(value) and not column.kind.is_empty(value)
    return print_field(column.kind, column.setting, value if is_filled else None, paper, label="")


def _printed_sums(
    setting: InputTableSetting, lines: list[Line], paper: PrintContext
) -> list[tuple[str, Any]]:
    sums = sums_of(setting.grid, setting.totals, lines)
    columns = setting.grid.columns if sums else ()
    return [_printed_sum(column, sums.get(column.id), paper) for column in columns]


def _printed_sum(column: TableColumn, found: Sum | None, paper: PrintContext) -> tuple[str, Any]:
    """Of which sort it is, where it is no sum, and what comes out; as the cells above are written."""
    if found is None:
        return "", ""
    name = _sort(found.total, paper)
    if found.text is None:
        return name, ""
    if found.total != "COUNT" and column.kind.has_shape(found.text):
        return name, print_field(column.kind, column.setting, found.text, paper, label="")
    return name, paper.number(found.text)


def _sort(total: Total, paper: PrintContext) -> str:
    match total:
        case "SUM":
            return ""
        case "AVG":
            return paper.say("Average")
        case "MIN":
            return paper.say("Lowest")
        case "MAX":
            return paper.say("Highest")
        case "COUNT":
            return paper.say("Count")


KIND = InputTable()
