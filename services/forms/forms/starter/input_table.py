"""Tables that people fill in, in few words."""

from collections.abc import Sequence

from forms.starter.drawing import Drawing, Json


def input_table(
    drawing: Drawing,
    label: str,
    head: str,
    rows: Sequence[str],
    columns: Sequence[Json],
    *,
    sums: Sequence[str] = (),
) -> Json:
    """Columns are fields; those whose labels are `sums` are summed below. More rows may be added."""
    of_columns = [_cell(drawing, "ColumnHead", f"{label} column {each['id']}", [each]) for each in columns]
    lines = [
        [
            {**_cell(drawing, "RowHead", f"{label} row {row}"), "title": drawing.say(row)},
            *(_cell(drawing, "InputTableTextInput", f"{label} cell {row} {each['id']}") for each in columns),
        ]
        for row in rows
    ]
    table_head = {**_cell(drawing, "Head", f"{label} head"), "title": drawing.say(head)}
    totals = {drawing.id_of(f"field {each}"): "SUM" for each in sums}
    table = drawing.field("inputTable", label, totals=totals)
    return {**table, "components": [[table_head, *of_columns], *lines]}


def _cell(drawing: Drawing, kind: str, key: str, components: Sequence[Json] = ()) -> Json:
    return {"id": drawing.id_of(key), "type": kind, "components": [*components]}
