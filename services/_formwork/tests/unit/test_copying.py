"""What a form takes over of another one, field by field and table by table."""

from typing import Any

import pytest
from formwork.body import Body
from formwork.copying import Copying, copy_values
from formwork.testing import an_id

from services._formwork.tests.drawn import Table, field, form, new_id, options


def copied(target: Body, source: Body, values: dict[str, Any]) -> Copying:
    return copy_values(target, target.fields, source, values)


class TestMatching:
    def test_goes_by_the_fields_own_id_first_then_by_words_that_are_one_fields_alone(self) -> None:
        own, renamed = field("shortText", "Weather"), new_id()
        target = form(own, field("shortText", "New name", renamed), field("shortText", "Crew"))
        # Its own id wins over the words, and what went by id is no other field's as well.
        source = form(field("shortText", "Crew", renamed), field("shortText", "Crew "), own)
        crew = target.fields[2].id
        values = {source.fields[0].id: "id", source.fields[1].id: "words", own["id"]: "dry"}
        found = copied(target, source, values)
        assert found.values == {own["id"]: "dry", renamed: "id", crew: "words"}
        assert found.by_label == {crew}

    def test_leaves_what_two_are_called_alike_on_either_side_and_what_has_no_words(self) -> None:
        target = form(field("shortText", "Width"), field("shortText", "Crew"), field("shortText", ""))
        target_twice = form(field("shortText", "Crew"), field("shortText", "Crew"))
        source = form(*(field("shortText", each) for each in ("Width", "Width", "Crew", "")))
        values = {each.id: "x" for each in source.fields}
        width, crew, unnamed = (each.id for each in target.fields)
        assert copied(target, source, values).left == {width: "several", unnamed: "noMatch"}
        assert copied(target, source, values).values == {crew: "x"}
        assert set(copied(target_twice, source, values).left.values()) == {"several"}

    def test_another_kind_of_field_is_another_question(self) -> None:
        target, source = form(field("number", "Length")), form(field("shortText", "Length"))
        found = copied(target, source, {source.fields[0].id: "7"})
        assert (found.values, [*found.left.values()]) == ({}, ["otherKind"])

    def test_what_is_computed_is_not_taken_over(self) -> None:
        target = form(field("calculation", "Sum", formula="1+1"))
        source = form(field("calculation", "Sum", formula="1+1"))
        assert copied(target, source, {source.fields[0].id: "9"}) == Copying()


class TestKinds:
    def test_options_go_by_what_they_say(self) -> None:
        target = form(field("multipleSelection", "Weather", options=options("Rain", "Dry", "Wind", start=5)))
        source = form(field("multipleSelection", "Weather", options=options("Dry", "Rain", "Snow")))
        (here,), (there,) = target.fields, source.fields
        found = copied(target, source, {there.id: {"selected": [1, 2]}})
        assert (found.values, found.in_part) == ({here.id: {"selected": [6, 5]}}, set[str]())
        found = copied(target, source, {there.id: {"selected": [1, 3]}})
        assert (found.values, found.in_part) == ({here.id: {"selected": [6]}}, {here.id})
        found = copied(target, source, {there.id: {"selected": [3]}})
        assert (found.values, found.left) == ({}, {here.id: "noMatch"})

    @pytest.mark.parametrize(
        ("kind", "value"),
        [
            ("signature", {"fileId": an_id(7), "label": "Tan Bo"}),
            (
                "upload",
                {"files": [{"fileId": an_id(7), "name": "a.jpg", "size": 1, "contentType": "image/jpeg"}]},
            ),
        ],
    )
    def test_signatures_and_files_stay(self, kind: str, value: dict[str, Any]) -> None:
        same = field(kind, "It")
        target = form(same)
        assert target.kind_of(same["id"]).has_shape(value)
        assert copied(target, form(same), {same["id"]: value}).left == {same["id"]: "stays"}

    def test_of_a_check_its_photos_stay_and_of_a_place_where_the_device_was(self) -> None:
        check, place = field("yesNo", "Rails"), field("location", "Where")
        photo = {"fileId": an_id(7), "name": "a.jpg", "size": 1, "contentType": "image/jpeg"}
        position = {"latitude": 1.3, "longitude": 103.8, "accuracy": 5}
        values = {
            check["id"]: {"answer": "no", "note": "loose", "photos": [photo]},
            place["id"]: {"position": position, "address": "Gate 4"},
        }
        found = copied(form(check, place), form(check, place), values)
        assert found.values == {
            check["id"]: {"answer": "no", "note": "loose"},
            place["id"]: {"address": "Gate 4"},
        }
        assert found.in_part == {check["id"], place["id"]}
        only_there = {place["id"]: {"position": position, "address": ""}}
        assert copied(form(place), form(place), only_there).values == {}


class TestTables:
    def test_go_row_by_row_and_column_by_column_with_rows_that_were_added(self) -> None:
        target, source = Table("Quantity", "Item"), Table("Item", "Quantity")
        added = new_id()
        rows = [
            {"id": source.rows[1], "cells": source.cells("Tile", "4")},
            {"id": added, "title": "Shed", "cells": source.cells("Nail", "")},
        ]
        found = copied(target.form, source.form, {source.field["id"]: {"rows": rows}})
        assert found.values[target.field["id"]] == {
            "rows": [
                {"id": target.rows[0]},
                {"id": target.rows[1], "cells": target.cells("4", "Tile")},
                {"id": added, "title": "Shed", "cells": target.cells("", "Nail")},
            ],
            "copies": [],
        }
        assert found.in_part == set()

    def test_tell_what_had_no_place(self) -> None:
        source = Table("Item", "Rate")
        added = {"id": new_id(), "cells": source.cells("Nail")}
        first = {"id": source.rows[0], "cells": source.cells("Tile", "9")}
        twice = {"rows": [first], "copies": [{"id": new_id(), "rows": [first]}]}
        for target, value in (
            (Table("Item"), {"rows": [first]}),
            (Table("Item", "Rate", canAddRows=False), {"rows": [first, added]}),
            (Table("Item", "Rate"), twice),
        ):
            found = copied(target.form, source.form, {source.field["id"]: value})
            assert found.in_part == {target.field["id"]}
            rows = found.values[target.field["id"]]["rows"]
            assert [row["id"] for row in rows] == target.rows
            assert rows[0]["cells"][target.columns[0]["id"]] == "Tile"
