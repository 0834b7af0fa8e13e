"""A panel on a page: rows of fields with values of their own, with a title and a box around them."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from pydantic import PrivateAttr

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.pages import Cell, Field
from formwork.print_context import PrintContext

MOST_ROWS = 100
# Fields beside one another, as in a row of a page.
MOST_BESIDE = 6


class DragAreaSetting(FieldSetting):
    # While it is filled in and read it begins with its title alone; paper shows all of it.
    is_folded: bool = False

    _rows: Sequence[Sequence[Field]] = PrivateAttr(default=())

    @property
    def rows(self) -> Sequence[Sequence[Field]]:
        return self._rows

    def with_rows(self, grid: Sequence[Sequence[Cell]]) -> Self:
        other = self.model_copy()
        other._rows = [cell.components for line in grid for cell in line]
        return other


class DragArea(FieldKind[DragAreaSetting]):
    type = "dragArea"
    compared = "nothing"
    Setting = DragAreaSetting
    is_entered = False
    needs_label = False
    prints = "wide"
    holds = "fields"
    takes_holders = True

    def has_right_parts(self, field: Field, kinds: Mapping[str, FieldKind[Any]]) -> bool:
        """Each line is a row: one cell, whose fields stand beside one another."""
        return len(field.components) <= MOST_ROWS and all(
            len(line) == 1 and _is_row(line[0]) for line in field.components
        )

    def read_parts(
        self, setting: DragAreaSetting, field: Field, kinds: Mapping[str, FieldKind[Any]]
    ) -> DragAreaSetting:
        return setting.with_rows(field.components)

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: DragAreaSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        return {"rows": setting.rows}


def _is_row(cell: Cell) -> bool:
    return (
        cell.type == "row" and (cell.colspan, cell.rowspan) == (1, 1) and len(cell.components) <= MOST_BESIDE
    )


KIND = DragArea()
