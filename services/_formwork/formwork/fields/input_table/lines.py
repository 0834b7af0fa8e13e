"""The value of an input table: its rows as they were filled in."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Annotated, Any, Self, cast

from pydantic import Field as Limit
from pydantic import model_validator

from formwork.blank import is_blank
from formwork.fields.input_table.grid import MOST_COLUMNS, Grid, TableColumn
from formwork.formula import Failed, Operand
from formwork.formula.cost import MOST_ROWS
from formwork.schema import Id, Schema

MOST_COPIES = 20


class Row(Schema):
    # Of a row of the form, its head's id.
    id: Id
    # Of one that was added; the form's own are told by their heads.
    title: Annotated[str, Limit(max_length=500)] = ""
    # By column. What is of none that people enter is not kept (`InputTable.kept`), and shows nowhere.
    cells: Annotated[dict[Id, Any], Limit(max_length=2 * MOST_COLUMNS)] = Limit(default={})


class Copy(Schema):
    """The same table once more, with rows of its own."""

    id: Id
    rows: Annotated[list[Row], Limit(max_length=MOST_ROWS)] = Limit(default=[])


class Rows(Schema):
    rows: Annotated[list[Row], Limit(max_length=MOST_ROWS)] = Limit(default=[])
    copies: Annotated[list[Copy], Limit(max_length=MOST_COPIES)] = Limit(default=[])

    @property
    def tables(self) -> list[list[Row]]:
        return [self.rows, *(copy.rows for copy in self.copies)]

    @model_validator(mode="after")
    def _are_few(self) -> Self:
        # Formulas count the rows of all of them.
        if sum(map(len, self.tables)) > MOST_ROWS:
            raise ValueError("too many rows")
        return self


@dataclass(frozen=True)
class Line:
    """A row as it is read: with its title, what the form says in it, and what is computed."""

    id: str
    title: str
    fixed: Mapping[str, str]
    # By column, of those that people enter; None: nothing.
    cells: Mapping[str, Any]
    # By column, of calculations.
    texts: Mapping[str, str | None]
    outcomes: Mapping[str, Operand | Failed]

    def value(self, column: TableColumn) -> Any:
        return self.texts.get(column.id) if column.is_computed else self.cells.get(column.id)

    def operand(self, column: TableColumn) -> Operand | Failed:
        if column.id in self.fixed:
            return self.fixed[column.id]
        if column.is_computed:
            return self.outcomes.get(column.id)
        return column.kind.operand_of(column.setting, self.cells.get(column.id))

    def text(self, column: TableColumn) -> str:
        if column.id in self.fixed:
            return self.fixed[column.id]
        value = self.value(column)
        is_told = value is not None and column.kind.has_shape(value) and not column.kind.is_empty(value)
        return column.kind.text(column.setting, value) if is_told else ""


def tables_of(grid: Grid, value: Mapping[str, Any] | None) -> list[list[Line]]:
    """The table and its copies. Where nothing is entered yet, the rows of the form."""
    return [[*lines] for lines in _tables(grid, value)]


def lines_of(grid: Grid, value: Mapping[str, Any] | None) -> list[Line]:
    """The rows of all of them."""
    return [*each_line(grid, value)]


def each_line(grid: Grid, value: Mapping[str, Any] | None) -> Iterator[Line]:
    """One after the other: what nobody goes on to is not computed."""
    return chain.from_iterable(_tables(grid, value))


def _tables(grid: Grid, value: Mapping[str, Any] | None) -> Iterator[Iterator[Line]]:
    titles = {row.id: row.title for row in grid.rows}
    fixed = {row.id: row.fixed for row in grid.rows}
    tables = Rows.model_validate(value).tables if value else [[Row(id=row.id) for row in grid.rows]]
    for rows in tables:
        yield (_line(grid, row, titles.get(row.id, row.title), fixed.get(row.id, {})) for row in rows)


def _line(grid: Grid, row: Row, title: str, fixed: Mapping[str, str]) -> Line:
    entered = {
        column.id: row.cells.get(column.id)
        for column in grid.columns
        if not column.is_computed and column.id not in fixed
    }
    columns = {column.id: column for column in grid.columns}
    bare = Line(row.id, title, fixed, entered, {}, {})
    # A row that nobody began has no results: an empty table is no column of zeros.
    if not grid.calculations.settings or says_nothing(entered):
        return bare

    def lookup(column_id: str) -> Operand | Failed:
        column = columns.get(column_id)
        return bare.operand(column) if column else Failed("unknownField")

    found = grid.calculations.compute(lookup)
    return Line(row.id, title, fixed, entered, found.texts, found.outcomes)


def says_nothing(cell: object) -> bool:
    """Whatever its column is of: a value of nothing but empty parts."""
    if isinstance(cell, str):
        return is_blank(cell)
    if isinstance(cell, Mapping):
        return all(says_nothing(each) for each in cast("Mapping[str, object]", cell).values())
    if isinstance(cell, list):
        return all(says_nothing(each) for each in cast("list[object]", cell))
    return cell is None
