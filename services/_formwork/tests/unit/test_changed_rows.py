"""Two values of a table, row by row."""

from typing import Any

from formwork.fields.changed import Item, changed_items
from formwork.fields.registry import kind_of, setting_of

from services._formwork.tests.drawn import Table, field, form, new_id


def changed(table: Table, old: Any, new: Any) -> list[tuple[Any, ...]]:
    field = table.form.fields[0]
    found = kind_of(field.type).changed_rows(setting_of(field), old, new)
    return [
        (each.change, each.title, each.number, each.copy, [(cell.old, cell.new) for cell in each.cells])
        for each in found
    ]


def row(table: Table, row_id: str, *cells: str, title: str = "") -> dict[str, Any]:
    return {"id": row_id, "cells": table.cells(*cells)} | ({"title": title} if title else {})


def test_the_rows_of_the_form_are_changed_and_never_added() -> None:
    table = Table("Item", "Pieces")
    gate, roof = table.rows
    filled = {"rows": [row(table, gate, "Steel"), row(table, roof)]}
    assert changed(table, None, filled) == [("changed", "Gate", 1, 0, [(None, "Steel")])]
    assert changed(table, filled, None) == [("changed", "Gate", 1, 0, [("Steel", None)])]
    assert changed(table, filled, filled) == []


def test_a_row_is_the_same_one_wherever_it_stands() -> None:
    table = Table("Item", "Pieces")
    nails = new_id()
    old = {"rows": [row(table, nails, "Nails", "90")]}
    new = {"rows": [row(table, new_id(), "Screws"), row(table, nails, "Nails", "80")]}
    assert changed(table, old, new) == [
        ("added", "", 1, 0, [(None, "Screws")]),
        ("changed", "", 2, 0, [("90", "80")]),
    ]


def test_a_row_that_says_nothing_is_none_and_one_with_a_name_is() -> None:
    table = Table("Item")
    empty, named = new_id(), new_id()
    old = {"rows": [row(table, empty, " ")]}
    new = {"rows": [row(table, named, title="Shed")]}
    assert changed(table, old, new) == [("added", "Shed", 1, 0, [])]
    assert changed(table, new, old) == [("removed", "Shed", 1, 0, [])]
    renamed = {"rows": [row(table, named, title="Barn")]}
    assert changed(table, new, renamed) == [("changed", "Barn", 1, 0, [])]


def test_copies_are_told_by_their_number() -> None:
    table = Table("Item")
    gate = table.rows[0]
    copy, other = new_id(), new_id()

    def with_copies(*copies: dict[str, Any]) -> dict[str, Any]:
        return {"rows": [row(table, gate, "Steel")], "copies": [*copies]}

    first = {"id": copy, "rows": [row(table, gate, "Oak")]}
    second = {"id": other, "rows": [row(table, gate, "Pine")]}
    assert changed(table, with_copies(first), with_copies(first, second)) == [
        ("added", "Gate", 1, 2, [(None, "Pine")])
    ]
    assert changed(table, with_copies(first, second), with_copies(second)) == [
        ("removed", "Gate", 1, 1, [("Oak", None)])
    ]


def test_what_is_computed_or_said_by_the_form_is_not_compared() -> None:
    table = Table("Item", "Pieces")
    table.field["components"][1][1] |= {"type": "InputTableNonEditableText", "title": "Beam"}
    table.form = form(table.field)
    gate = table.rows[0]
    old, new = ({"rows": [row(table, gate, name, "2")]} for name in ("Steel", "Oak"))
    assert changed(table, old, new) == []


def test_items_are_told_by_their_ids() -> None:
    old = {"a": Item("Plan.pdf"), "b": Item("Roof.jpg"), "c": Item("7", "ongoing")}
    new = {"d": Item("Plan.pdf"), "b": Item("Roof.jpg"), "c": Item("7", "done")}
    told = [(each.change, each.text) for each in changed_items(old, new)]
    assert told == [("added", "Plan.pdf"), ("changed", "7"), ("removed", "Plan.pdf")]


def test_an_own_answer_stays_beside_what_is_chosen_from_a_list() -> None:
    asked = field("multipleSelection", "Rooms", choices="list", listId=new_id(), other=True)
    of, setting = kind_of("multipleSelection"), setting_of(form(asked).fields[0])
    old, office = {"other": "The yard"}, {"id": new_id(), "label": "Office"}
    new = old | {"listed": [office]}
    told = changed_items(of.items(setting, old), of.items(setting, new))
    assert [(each.change, each.text) for each in told] == [("added", "Office")]


def test_photos_of_a_check_are_told_one_by_one() -> None:
    of, setting = kind_of("yesNo"), setting_of(form(field("yesNo", "Fenced")).fields[0])
    roof, gutter = (
        {"fileId": new_id(), "name": f"{each}.jpg", "size": 12, "contentType": "image/jpeg"}
        for each in ("roof", "gutter")
    )
    old, new = ({"answer": "no", "photos": photos} for photos in ([roof], [roof, gutter]))
    told = changed_items(of.items(setting, old), of.items(setting, new))
    assert [(each.change, each.text) for each in told] == [("added", "gutter.jpg")]
