"""Choices below each other: filters of an XLSForm become lists of the company, and lists become filters."""

from collections.abc import Sequence
from typing import Any

import pytest
from formwork.body import parse_body
from formwork.portable import DrawnChoice, DrawnList, ImportedForm, read_file, write_xlsform
from formwork.testing import an_id

from services._formwork.tests.drawn import field, form
from services._formwork.tests.unit.portable.test_written_xlsform import rows
from services._formwork.tests.unit.portable.test_xlsform import fields, made, told
from services._formwork.tests.unit.portable.workbooks import Row, row, write_workbook

PLACES = [
    {"list_name": "buildings", "name": "a", "label": "Block A"},
    {"list_name": "buildings", "name": "b", "label": "Block B"},
    {"list_name": "floors", "name": "1", "label": "First", "building": "a"},
    {"list_name": "floors", "name": "1", "label": "First", "building": "b"},
    {"list_name": "floors", "name": "2", "label": "Second", "building": "b"},
    {"list_name": "rooms", "name": "hall", "label": "Hall", "building": "a", "floor": "1"},
    {"list_name": "rooms", "name": "lab", "label": "Lab", "building": "b", "floor": "1"},
    {"list_name": "rooms", "name": "attic", "label": "Attic", "building": "c", "floor": "1"},
]
BUILDING = row("select_one buildings", "building", "Building")
FLOOR = row("select_one floors", "floor", "Floor", choice_filter="building = ${building}")
ROOM = row("select_one rooms", "room", "Room", choice_filter="building=${building} and floor=${floor}")


def read(asked: Sequence[Row], choices: Sequence[Row] = PLACES) -> ImportedForm:
    def sheet(lines: Sequence[Row]) -> list[list[str]]:
        columns = list(dict.fromkeys(key for each in lines for key in each))
        return [columns, *([each.get(name, "") for name in columns] for each in lines)]

    content = write_workbook({"survey": sheet(asked), "choices": sheet(choices)})
    return read_file(content)[1]


class TestComingIn:
    def test_choices_that_are_filtered_become_lists_below_each_other(self) -> None:
        imported = read([BUILDING, FLOOR, ROOM])
        assert imported.notes == []
        buildings, floors, rooms = imported.lists
        assert [each.name for each in imported.lists] == ["Buildings", "Floors", "Rooms"]
        assert (buildings.above_id, floors.above_id, rooms.above_id) == (None, buildings.id, floors.id)
        assert [(each.label, each.above) for each in floors.choices] == [
            ("First", 0),
            ("First", 1),
            ("Second", 1),
        ]
        # Of two floors called alike each room lies on that of its building; of none it is in no list.
        assert [(each.label, each.above) for each in rooms.choices] == [("Hall", 0), ("Lab", 1)]
        of = fields(imported)
        settings = [of[name]["setting"] for name in ("building", "floor", "room")]
        assert [each["listId"] for each in settings] == [buildings.id, floors.id, rooms.id]
        assert [each.get("withinFieldId") for each in settings] == [
            None,
            of["building"]["id"],
            of["floor"]["id"],
        ]

    def test_a_filter_may_be_written_in_several_ways(self) -> None:
        for written in (
            "${building} = building",
            "selected(${building}, building)",
            "building=${ building }",
        ):
            imported = read([BUILDING, {**FLOOR, "choice_filter": written}])
            assert (len(imported.lists), imported.notes) == (2, [])

    def test_columns_of_a_table_are_a_cascade_of_their_own(self) -> None:
        imported = read([row("begin_repeat", "r", "Rounds"), BUILDING, FLOOR, row("end_repeat")])
        (table,) = parse_body(imported.pages).fields
        columns = parse_body(imported.pages).columns
        assert (table.type, imported.notes) == ("inputTable", [])
        assert columns[1].setting["withinFieldId"] == columns[0].id

    def test_the_same_choices_in_two_places_are_one_list(self) -> None:
        again = [
            {**BUILDING, "name": "other"},
            {**FLOOR, "choice_filter": "building = ${other}", "name": "x"},
        ]
        assert len(read([BUILDING, FLOOR, *again]).lists) == 2

    def test_all_choices_come_along_however_many(self) -> None:
        many = [
            {"list_name": "floors", "name": str(at), "label": f"Floor {at}", "building": "a"}
            for at in range(700)
        ]
        imported = read([BUILDING, FLOOR], [*PLACES[:2], *many])
        assert (len(imported.lists[1].choices), imported.notes) == (700, [])

    def test_two_that_are_called_alike_say_their_names_too(self) -> None:
        alike = [{**PLACES[2], "name": "1b"}, {**PLACES[2], "name": "1c", "label": "first"}]
        imported = read([BUILDING, FLOOR], [*PLACES[:3], *alike])
        assert [each.label for each in imported.lists[1].choices] == ["First", "First (1b)", "first (1c)"]

    @pytest.mark.parametrize(
        "written",
        [
            "building = 'a'",
            "building = ${gone}",
            "gone = ${building}",
            "building != ${building}",
            "building = ${building} or floor = ${building}",
            "building = ${floor}",
            "building = ${inside}",
            " and " * 900,
        ],
    )
    def test_any_other_filter_is_told_and_all_is_offered(self, written: str) -> None:
        table = [row("begin_repeat", "r", "R"), {**BUILDING, "name": "inside"}, row("end_repeat")]
        imported = read([BUILDING, *table, {**FLOOR, "choice_filter": written}])
        assert [(each.place, each.code) for each in imported.notes] == [("6", "columnNotCarried")]
        assert imported.lists == []
        assert len(fields(imported)["floor"]["setting"]["options"]) == 2

    def test_a_rule_that_asks_what_was_chosen_in_a_list_is_told(self) -> None:
        said = row("text", "why", "Why", relevant="${building} = 'a'")
        asked = row("text", "more", "More", relevant="${floor} != ''")
        imported = read([BUILDING, FLOOR, said, asked])
        assert told(imported) == [("4", "`relevant` with `${building}: a` is not carried.")]
        assert len(imported.pages[0]["conditions"]) == 1

    def test_without_filters_choices_stay_in_the_form(self) -> None:
        assert made([row("select_one yn", "a", "A")]).lists == []


BLOCKS, STOREYS = an_id(0xB1), an_id(0xB2)
LISTS = [
    DrawnList(BLOCKS, "Blocks (site)", None, [DrawnChoice("North", "N"), DrawnChoice("南", "")]),
    DrawnList(STOREYS, "Storeys", BLOCKS, [DrawnChoice("First", "", 0), DrawnChoice("First", "s-1", 1)]),
]


def listed(label: str, drawn: DrawnList, kind: str = "dropdown", **more: Any) -> dict[str, Any]:
    return field(kind, label, choices="list", listId=drawn.id, listName=drawn.name, **more)


class TestGoingOut:
    def test_lists_come_back_as_they_were(self) -> None:
        block = listed("Block", LISTS[0])
        storey = listed("Storey", LISTS[1], withinFieldId=block["id"])
        content = write_xlsform("Defect", form(block, storey), LISTS)
        assert rows(content, "not carried") == []
        again = read_file(content)[1]
        assert again.notes == []
        assert [each.name for each in again.lists] == ["Blocks (site)", "Storeys"]
        before = [[(each.label, each.above) for each in drawn.choices] for drawn in LISTS]
        assert [[(each.label, each.above) for each in drawn.choices] for drawn in again.lists] == before
        there = parse_body(again.pages)
        assert [each.type for each in there.fields] == ["dropdown", "dropdown"]
        assert there.fields[1].setting["withinFieldId"] == there.fields[0].id

    def test_of_several_chosen_above_any_is_asked(self) -> None:
        blocks = listed("Blocks", LISTS[0], "multipleSelection")
        storeys = listed("Storeys", LISTS[1], "multipleSelection", withinFieldId=blocks["id"])
        content = write_xlsform("Defect", form(blocks, storeys), LISTS)
        asked = [each for each in rows(content) if str(each["type"]).startswith("select_multiple")]
        assert asked[1]["choice_filter"] == f"selected(${{{asked[0]['name']}}}, in_blocks_site)"
        assert len(read_file(content)[1].lists) == 2

    def test_a_list_by_itself_is_a_list_again(self) -> None:
        content = write_xlsform("Defect", form(listed("Block", LISTS[0], "singleSelection")), LISTS[:1])
        (blocks,) = read_file(content)[1].lists
        assert (blocks.name, [each.label for each in blocks.choices]) == ("Blocks (site)", ["North", "南"])

    def test_what_filters_have_no_place_for_is_told(self) -> None:
        block = listed("Block", LISTS[0], other=True)
        storey = listed("Storey", LISTS[1], withinFieldId=block["id"], other=True)
        stray = listed("Stray", LISTS[0], withinFieldId=storey["id"])
        content = write_xlsform("Defect", form(block, storey, stray), LISTS)
        assert rows(content, "not carried") == [
            {"question": "Storey", "why": "an own answer: filtered choices have none there"},
            {"question": "Stray", "why": "that it offers what lies under another answer"},
        ]
