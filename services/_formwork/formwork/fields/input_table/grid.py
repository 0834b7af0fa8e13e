"""What stands inside an input table: heads of columns, each with its field, and heads of rows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from formwork.calculations import Calculations
from formwork.fields.calculation import KIND as CALCULATION
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.formula.cost import MOST_ROWS
from formwork.pages import Cell, Field

MOST_COLUMNS = 20
FIXED = "InputTableNonEditableText"
ENTERED = frozenset(
    {"InputTableTextInput", "InputTableSingleSelection", "InputTableMultipleSelection", "InputTableDropdown"}
)


@dataclass(frozen=True)
class TableColumn:
    field: Field
    kind: FieldKind[Any]
    setting: FieldSetting
    width: float | None

    @property
    def id(self) -> str:
        return self.field.id

    @property
    def is_computed(self) -> bool:
        return self.kind is CALCULATION


@dataclass(frozen=True)
class TableRow:
    id: str
    title: str
    # By column: what the form says there, which nobody enters.
    fixed: Mapping[str, str]


@dataclass(frozen=True)
class Grid:
    columns: tuple[TableColumn, ...] = ()
    rows: tuple[TableRow, ...] = ()
    head: str = ""

    @cached_property
    def calculations(self) -> Calculations:
        return Calculations(
            {
                each.id: CALCULATION.read_setting(each.field.setting)
                for each in self.columns
                if each.is_computed
            }
        )


def is_grid(field: Field, kinds: Mapping[str, FieldKind[Any]]) -> bool:
    """A head and heads of columns, each with its field; then heads of rows with a cell for every column."""
    head, *lines = field.components or [[]]
    if not 2 <= len(head) <= MOST_COLUMNS + 1 or not 1 <= len(lines) <= MOST_ROWS:
        return False
    if head[0].type != "Head" or not all(_is_column(cell, kinds) for cell in head[1:]):
        return False
    return (
        all(
            len(line) == len(head)
            and line[0].type == "RowHead"
            and all(cell.type == FIXED or cell.type in ENTERED for cell in line[1:])
            and not any(cell.components for cell in line)
            for line in lines
        )
        and not head[0].components
    )


def _is_column(cell: Cell, kinds: Mapping[str, FieldKind[Any]]) -> bool:
    if cell.type != "ColumnHead" or len(cell.components) != 1:
        return False
    kind = kinds.get(cell.components[0].type)
    # An unknown kind, a wrong setting and a table in a table have words of their own.
    return kind is None or kind.holds != "nothing" or may_be_column(kind)


def may_be_column(kind: FieldKind[Any]) -> bool:
    return kind is CALCULATION or (kind.fits_column and kind.is_entered and kind.holds_value)


def grid_of(field: Field, kinds: Mapping[str, FieldKind[Any]]) -> Grid:
    head, *lines = field.components or [[]]
    columns = tuple(_column(cell, kinds) for cell in head[1:])
    return Grid(columns, tuple(_row(line, columns) for line in lines), head[0].title if head else "")


def _column(cell: Cell, kinds: Mapping[str, FieldKind[Any]]) -> TableColumn:
    (field,) = cell.components
    kind = kinds[field.type]
    return TableColumn(field, kind, kind.read_setting(field.setting), cell.width)


def _row(line: list[Cell], columns: tuple[TableColumn, ...]) -> TableRow:
    fixed = {
        column.id: cell.title for column, cell in zip(columns, line[1:], strict=True) if cell.type == FIXED
    }
    return TableRow(line[0].id, line[0].title, fixed)
