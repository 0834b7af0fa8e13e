"""What a formula sees of a field or of a column."""

from collections.abc import Mapping
from typing import Any

from formwork.body import Body
from formwork.formula import Failed, Operand


def operand_in(body: Body, field_id: str, values: Mapping[str, Any]) -> Operand | Failed:
    table = body.table_of.get(field_id)
    if table is not None:
        return body.kind_of(table.id).column(body.setting_of(table.id), values.get(table.id), field_id)
    field = body.fields_by_id.get(field_id)
    if field is None or not body.holds_value(field_id):
        return Failed("unknownField")
    return body.kind_of(field_id).operand_of(body.setting_of(field_id), values.get(field_id))
