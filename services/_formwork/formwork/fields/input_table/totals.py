"""What stands below the columns of a table, computed from the cells above it; never kept with its value."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from formwork.fields.input_table.grid import Grid, TableColumn
from formwork.fields.input_table.lines import Line
from formwork.formula import Column, Failed, FormulaProblem, evaluate, parse
from formwork.formula.arithmetic import fixed, plain, rounded

Total = Literal["SUM", "AVG", "MIN", "MAX", "COUNT"]

# As the kinds have them that say nothing of their decimals.
_USUAL_PLACES = 2


@dataclass(frozen=True)
class Sum:
    """Of one column."""

    total: Total
    text: str | None
    """None: there is none; nothing is entered yet, or not all of it are numbers."""


def column_of(lines: Sequence[Line], column: TableColumn) -> Column | Failed:
    """What a formula sees of it."""
    cells = [line.operand(column) for line in lines]
    failed = next((cell for cell in cells if isinstance(cell, Failed)), None)
    return failed or Column(tuple(cell for cell in cells if not isinstance(cell, Failed | Column)))


def sums_of(grid: Grid, totals: dict[str, Total], lines: Sequence[Line]) -> dict[str, Sum]:
    """By column, of those that have one."""
    return {
        column.id: Sum(totals[column.id], _text(column, totals[column.id], column_of(lines, column)))
        for column in grid.columns
        if column.id in totals
    }


def _text(column: TableColumn, total: Total, cells: Column | Failed) -> str | None:
    if isinstance(cells, Failed) or all(cell in (None, "") for cell in cells.cells):
        return None
    try:
        found = evaluate(parse(f"{total}({{{column.id}}})"), lambda _: cells)
    except FormulaProblem:
        return None
    if not isinstance(found, Decimal):
        return None
    if total == "COUNT":
        return plain(found)
    places = getattr(column.setting, "decimal_places", _USUAL_PLACES)
    if total == "AVG":
        found = rounded(found, max(places, _USUAL_PLACES))
    return fixed(found, max(len(plain(found).partition(".")[2]), _least_places(column, places)))


def _least_places(column: TableColumn, places: int) -> int:
    """As the cells above are written: what is computed, and money, with all of its decimals."""
    return places if column.is_computed or getattr(column.setting, "currency", "") else 0
