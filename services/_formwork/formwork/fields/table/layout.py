"""Where the cells of a table stand: each row names those that begin in it, as HTML does."""

from collections.abc import Sequence
from dataclasses import dataclass

from formwork.blank import is_blank
from formwork.pages import Cell

MOST_COLUMNS = 20
MOST_ROWS = 100
# Fields below one another in a cell.
MOST_IN_CELL = 6
# Of a column whose width nobody has set, in pixels of a page 210 mm wide (spec §3).
DEFAULT_WIDTH = 150


@dataclass(frozen=True)
class Placed:
    cell: Cell
    row: int
    column: int
    is_head: bool
    """It says what stands below it, or beside it."""


@dataclass(frozen=True)
class Layout:
    rows: Sequence[Sequence[Placed]] = ()
    shares: Sequence[float] = ()
    """Of the whole width, in percent, column by column."""


def is_layout(grid: Sequence[Sequence[Cell]]) -> bool:
    """Whether the cells cover a rectangle, each place of it once."""
    columns = sum(cell.colspan for cell in grid[0]) if grid else 0
    if not 1 <= columns <= MOST_COLUMNS or len(grid) > MOST_ROWS:
        return False
    cells = [cell for line in grid for cell in line]
    if any(cell.type != "row" or len(cell.components) > MOST_IN_CELL for cell in cells):
        return False
    if sum(cell.colspan * cell.rowspan for cell in cells) != columns * len(grid):
        return False
    return _places(grid, columns) is not None


def layout_of(grid: Sequence[Sequence[Cell]]) -> Layout:
    """Of cells that cover a rectangle."""
    columns = sum(cell.colspan for cell in grid[0]) if grid else 0
    places = _places(grid, columns) or {}
    has_head = len(grid) > 1 and all(_says(cell) and cell.rowspan == 1 for cell in grid[0])
    rows = [
        [_placed(cell, row, places[cell.id], is_headed=row == 0 and has_head) for cell in line]
        for row, line in enumerate(grid)
    ]
    widths = [float(DEFAULT_WIDTH)] * columns
    for placed in (each for line in reversed(rows) for each in line):
        if placed.cell.colspan == 1 and placed.cell.width is not None:
            widths[placed.column] = max(placed.cell.width, 1)
    return Layout(rows, [round(100 * width / sum(widths), 2) for width in widths])


def _placed(cell: Cell, row: int, column: int, *, is_headed: bool) -> Placed:
    return Placed(cell, row, column, is_headed or (column == 0 and _says(cell)))


def _places(grid: Sequence[Sequence[Cell]], columns: int) -> dict[str, int] | None:
    """In which column each cell begins. None: they overlap, or stand out."""
    taken: set[tuple[int, int]] = set()
    found: dict[str, int] = {}
    for row, line in enumerate(grid):
        column = 0
        for cell in line:
            while (row, column) in taken:
                column += 1
            covered = {
                (row + down, column + right) for down in range(cell.rowspan) for right in range(cell.colspan)
            }
            if column + cell.colspan > columns or row + cell.rowspan > len(grid) or covered & taken:
                return None
            taken |= covered
            found[cell.id] = column
    return found


def _says(cell: Cell) -> bool:
    return not cell.components and not is_blank(cell.title)
