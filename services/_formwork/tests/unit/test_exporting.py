"""Submissions as rows of a table."""

from datetime import date
from decimal import Decimal
from typing import Any

from formwork.body import parse_body
from formwork.exporting import columns_of, line_cells, value_cells

from services._formwork.tests.drawn import Table, field, form, new_id, options, page


class TestValues:
    def test_numbers_and_days_are_such_and_all_else_is_its_text(self) -> None:
        fields = {
            "length": field("number", "Length", unit="m"),
            "cost": field("calculation", "Cost", formula="1", format="currency", currency="SGD"),
            "on": field("dateTime", "On"),
            "at": field("dateTime", "At", withTime=True),
            "from": field("dateTime", "From", isRange=True),
            "shift": field("singleSelection", "Shift", options=options("Day", "Night")),
            "guards": field("yesNo", "Guards"),
            "stars": field("rating", "Stars"),
            "remark": field("longText", "Remark"),
        }
        values = {
            "length": "12.50",
            "cost": "1200",
            "on": {"date": "2026-11-21"},
            "at": {"date": "2026-11-21T14:30"},
            "from": {"startsDate": "2026-11-21", "endsDate": None},
            "shift": {"selected": [2]},
            "guards": {"answer": "no", "note": "loose"},
            "stars": 4,
            "remark": "=1+1",
        }
        drawn = form(*fields.values())
        columns = columns_of([drawn], "en").values
        assert [each.heading for each in columns] == [
            "Length (m)", "Cost (SGD)", "On", "At", "From", "Shift", "Guards", "Stars", "Remark",
        ]  # fmt: skip
        told = value_cells(drawn, columns, {fields[key]["id"]: value for key, value in values.items()})
        assert told == [
            Decimal("12.50"), Decimal(1200), date(2026, 11, 21), "2026-11-21 14:30", "2026-11-21 – ",
            "Night", "No: loose", Decimal(4), "=1+1",
        ]  # fmt: skip

    def test_what_is_not_entered_or_has_another_shape_is_empty(self) -> None:
        length, on = field("number", "Length"), field("dateTime", "On")
        drawn = form(length, on, field("textBlock", "Only says something"))
        columns = columns_of([drawn], "en").values
        assert [each.id for each in columns] == [length["id"], on["id"]]
        wrong: list[dict[str, Any]] = [
            {},
            {length["id"]: "twelve", on["id"]: "today"},
            {length["id"]: "", on["id"]: {}},
        ]
        for values in wrong:
            assert value_cells(drawn, columns, values) == [None, None]

    def test_a_field_of_several_versions_is_one_column_and_what_is_gone_has_its_own(self) -> None:
        kept, gone, new = new_id(), field("shortText", "Gone"), field("shortText", "New")
        old = form(field("shortText", "Old words", kept), gone)
        today = form(new, field("number", "Today's words", kept))
        columns = columns_of([today, old], "en").values
        assert [each.heading for each in columns] == ["New", "Today's words", "Gone"]
        # Each version is read as it was drawn.
        assert value_cells(old, columns, {kept: "about 5", gone["id"]: "x"}) == [None, "about 5", "x"]
        assert value_cells(today, columns, {kept: "5", new["id"]: "y"}) == ["y", Decimal(5), None]

    def test_columns_are_told_apart(self) -> None:
        remarks = [field("shortText", "Remark") for _ in range(3)]
        unnamed = [field("shortText", ""), field("shortText", "")]
        drawn = parse_body(
            [page(remarks[0], name="Roof"), page(remarks[1], remarks[2], name="Gate"), page(*unnamed)]
        )
        headings = [each.heading for each in columns_of([drawn], "en").values]
        assert headings == [
            "Roof: Remark",
            "Gate: Remark",
            "Gate: Remark (2)",
            "Short text",
            "Short text (2)",
        ]


class TestLines:
    def test_each_that_says_something_is_a_row_with_its_title(self) -> None:
        table = Table("Item", "Quantity")
        rows: list[dict[str, Any]] = [
            {"id": table.rows[0], "cells": table.cells("Tile", "4")},
            {"id": table.rows[1], "cells": {}},
            {"id": new_id(), "title": "Shed", "cells": table.cells("Nail")},
        ]
        table_id = table.field["id"]
        columns = columns_of([table.form], "en").lines(table_id)
        assert [each.heading for each in columns] == ["Item", "Quantity"]
        assert columns_of([table.form], "en").tables == [(table_id, "Materials")]
        told = [*line_cells(table.form, table_id, columns, {table_id: {"rows": rows}})]
        assert told == [["Gate", "Tile", "4"], ["Shed", "Nail", None]]

    def test_of_what_is_no_table_there_are_none(self) -> None:
        remark = field("shortText", "Remark")
        drawn = form(remark)
        assert columns_of([drawn], "en").tables == []
        assert [*line_cells(drawn, remark["id"], [], {remark["id"]: "x"})] == []
