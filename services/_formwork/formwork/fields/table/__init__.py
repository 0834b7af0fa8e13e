"""A table that lays fields out: a cell holds words of the form, or fields with values of their own."""

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import Field as Limit
from pydantic import PrivateAttr

from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.table.layout import Layout, is_layout, layout_of
from formwork.pages import Field
from formwork.print_context import PrintContext


class TableSetting(FieldSetting):
    # Of the tables that are copies of one another, which is the first of them. Kept as they are written.
    group_id: Annotated[str, Limit(max_length=100)] = ""
    is_default: bool = True
    is_can_duplication: bool = False

    _layout: Layout = PrivateAttr(default=Layout())

    @property
    def layout(self) -> Layout:
        return self._layout

    def with_layout(self, layout: Layout) -> Self:
        other = self.model_copy()
        other._layout = layout
        return other


class Table(FieldKind[TableSetting]):
    type = "table"
    compared = "nothing"
    Setting = TableSetting
    is_entered = False
    needs_label = False
    prints = "wide"
    holds = "fields"

    def has_right_parts(self, field: Field, kinds: Mapping[str, FieldKind[Any]]) -> bool:
        return is_layout(field.components)

    def read_parts(
        self, setting: TableSetting, field: Field, kinds: Mapping[str, FieldKind[Any]]
    ) -> TableSetting:
        return setting.with_layout(layout_of(field.components))

    def is_empty(self, value: Any) -> bool:
        return True

    def print_view(self, setting: TableSetting, value: Any, paper: PrintContext) -> dict[str, Any]:
        return {"layout": setting.layout}


KIND = Table()
