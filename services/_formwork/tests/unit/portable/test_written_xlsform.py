"""Forms taken out as XLSForms. What is written is read again, by our own reader and by another program's."""

from io import BytesIO
from time import perf_counter
from typing import Any

from formwork.body import Body, parse_body
from formwork.portable import DrawnChoice, DrawnList, read_file, write_xlsform
from openpyxl import load_workbook

from services._formwork.tests.drawn import Table, field, form, new_id, options, page

LIST_ID = "8b1b7c1e-0000-4000-8000-000000000001"


def rows(content: bytes, sheet: str = "survey") -> list[dict[str, Any]]:
    book = load_workbook(BytesIO(content))
    heading, *lines = book[sheet].iter_rows(values_only=True)
    return [
        {str(key): value for key, value in zip(heading, line, strict=True) if value is not None}
        for line in lines
    ]


def again(body: Body) -> list[tuple[str, str]]:
    format_, read = read_file(write_xlsform("Pour", body))
    assert format_ == "xlsform"
    there = parse_body(read.pages)
    return [(each.type, there.setting_of(each.id).label) for each in there.fields]


def test_what_both_have_comes_back_as_it_was() -> None:
    kept = [
        field("shortText", "Area"),
        field("longText", "Remark"),
        field("number", "Length", decimalPlaces=6),
        field("number", "Bars", decimalPlaces=0),
        field("dateTime", "On"),
        field("dateTime", "At", withTime=True),
        field("dateTime", "From", timeOnly=True),
        field("singleSelection", "Weather", options=options("Dry", "Wet"), other=True),
        field("multipleSelection", "Defects", options=options("Cracks", "Stains")),
        field("dropdown", "Mix", options=options("C30", "C40")),
        field("signature", "Inspector"),
        field("location", "Where"),
        field("slider", "Share", min=0, max=50, step=5),
        field("upload", "Photo", allowedTypes=["jpg"]),
    ]
    assert again(form(*kept)) == [(each["type"], each["setting"]["label"]) for each in kept]


def test_what_begins_with_now_does_so_there_and_again_here() -> None:
    asked: list[dict[str, Any]] = [{}, {"withTime": True}, {"timeOnly": True}]
    content = write_xlsform(
        "Pour", form(*(field("dateTime", "On", beginsWithNow=True, **each) for each in asked))
    )
    told = [(row["type"], row["default"]) for row in rows(content) if "default" in row]
    assert told == [("date", "today()"), ("dateTime", "now()"), ("time", "now()")]
    there = parse_body(read_file(content)[1].pages)
    settings = [there.setting_of(each.id).model_dump() for each in there.fields]
    assert [each["beginsWithNow"] for each in settings] == [True, True, True]
    assert [each["timeOnly"] for each in settings] == [False, False, True]


def test_questions_are_named_by_their_words_once_each() -> None:
    drawn = form(*(field("shortText", each) for each in ("Länge (m)", "Lange m", "2nd floor", "备注", "")))
    names = [row["name"] for row in rows(write_xlsform("Pour", drawn)) if row["type"] == "text"]
    assert names == ["lange_m", "lange_m_2", "q_2nd_floor", "question", "question_2"]


def test_names_for_ten_thousand_choices_of_other_letters_are_soon_found() -> None:
    """Each of them is “choice” with a number behind it: looked for from the first on they took a minute."""
    choices = [DrawnChoice(f"编号{chr(0x4E00 + at)}", "", None) for at in range(10_000)]
    lists = [DrawnList(LIST_ID, "材料", None, choices)]
    drawn = form(field("dropdown", "材料", choices="list", listId=LIST_ID, listName="材料"))
    begun = perf_counter()
    content = write_xlsform("Pour", drawn, lists)
    assert perf_counter() - begun < 10
    names = [row["name"] for row in rows(content, "choices")]
    assert names[:2] + names[-1:] == ["choice", "choice_2", "choice_10000"]


def test_says_what_is_required_bounded_and_calculated() -> None:
    width = field("number", "Width", min="1", max="9.5", decimalPlaces=2, help="Inside")
    length = field("number", "Length")
    width["required"] = True
    product = field("calculation", "Area", formula=f"{{{width['id']}}} * {{{length['id']}}} / 2")
    rounded = field("calculation", "Rounded", formula=f"ROUND({{{width['id']}}}, 1)")
    content = write_xlsform("Pour", form(product, width, length, rounded))
    by_name = {row["name"]: row for row in rows(content) if "name" in row}
    assert by_name["width"] == {
        "type": "decimal",
        "name": "width",
        "label": "Width",
        "hint": "Inside",
        "required": "yes",
        "constraint": ". >= 1 and . <= 9.5",
    }
    assert by_name["area"]["calculation"] == "${width} * ${length}  div  2"
    assert rows(content, "not carried") == [
        {"question": "Rounded", "why": "its formula has more than +, -, * and /"}
    ]


def test_pages_are_groups_and_tables_repeats() -> None:
    table = Table("Item", "Quantity", canAddRows=False)
    drawn = parse_body(
        [page(field("shortText", "Area"), name="Before"), page(table.form.fields[0].model_dump(mode="json"))]
    )
    content = write_xlsform("Pour", drawn)
    assert [(row["type"], row.get("label")) for row in rows(content)] == [
        ("begin_group", "Before"),
        ("text", "Area"),
        ("end_group", None),
        ("begin_group", "Page 2"),
        ("begin_repeat", "Materials"),
        ("text", "Item"),
        ("text", "Quantity"),
        ("end_repeat", None),
        ("end_group", None),
    ]
    assert rows(content, "not carried") == [
        {"question": "Materials", "why": "the names of its rows: Gate, Roof"}
    ]
    assert again(drawn) == [("shortText", "Area"), ("inputTable", "Materials")]


def test_a_check_is_a_choice_and_hostile_words_are_text() -> None:
    check = field("yesNo", "=cmd|'/c calc'!A0", yesLabel="Pass", noLabel="Fail", na=False)
    content = write_xlsform("=1+1", form(check, field("rating", "Stars", most=7), field("headerSection", "")))
    assert [(row["name"], row["label"]) for row in rows(content, "choices")] == [
        ("yes", "Pass"),
        ("no", "Fail"),
    ]
    (asked,) = (row for row in rows(content) if str(row["type"]).startswith("select_one"))
    assert asked["label"] == "=cmd|'/c calc'!A0"
    assert [row["why"] for row in rows(content, "not carried")] == [
        "what it shows, every submission knows by itself"
    ]


def test_what_one_choice_shows_and_requires_is_relevant_and_comes_back() -> None:
    weather = field("singleSelection", "Weather", options=options("Dry", "Rain", "Snow"))
    check = field("yesNo", "Formwork clean")
    cover, remark, why = (field("shortText", each) for each in ("Cover", "Remark", "Why"))
    drawn = page(weather, check, cover, remark, why)

    def rule(asked: dict[str, Any], value: list[Any], *types: str, of: dict[str, Any]) -> dict[str, Any]:
        state = {"state": "anyOf", "value": value}
        part = {"fieldCondition": {"fieldId": asked["id"]}, "comparisonCondition": {"fieldState": state}}
        outcomes = [{"type": each, "fieldIds": [of["id"]]} for each in types]
        return {"id": new_id(), "nestedConditions": [part], "outcomes": outcomes}

    drawn["conditions"] = [
        rule(weather, [2], "show", "require", of=cover),
        rule(check, ["no"], "show", of=remark),
        rule(weather, [2, 3], "require", of=why),
        # Two that speak of one field have no column each.
        rule(weather, [1], "readonly", of=why),
    ]
    content = write_xlsform("Pour", parse_body([drawn]))
    by_name = {row["name"]: row for row in rows(content) if "name" in row}
    assert (by_name["cover"]["relevant"], by_name["cover"]["required"]) == (
        "selected(${weather}, '2')",
        "yes",
    )
    assert by_name["remark"]["relevant"] == "selected(${formwork_clean}, 'no')"
    assert "required" not in by_name["why"]
    assert rows(content, "not carried") == [
        {"question": "Page 1", "why": "2 rules: write them anew in the column “relevant”"}
    ]
    _, read = read_file(content)
    there = parse_body(read.pages)
    labels = {each.id: there.setting_of(each.id).label for each in there.fields}
    shown = [[labels[each] for each in rule.outcomes[0].field_ids] for rule in there.rules.conditions]
    assert shown == [["Cover"], ["Remark"]]
    assert [each.required for each in there.fields if labels[each.id] == "Cover"] == [True]


def test_what_was_lost_on_the_way_out_is_told_on_the_way_in() -> None:
    check = field("yesNo", "Formwork clean", noteOnFail=True, photoOnFail=True)
    table = Table("Item", "Quantity", canAddRows=False)
    table.field["setting"]["totals"] = {table.columns[1]["id"]: "COUNT"}
    content = write_xlsform("Pour", form(check, table.field))
    lost = [
        ("Formwork clean", "that it asks for a note and a photo where it fails"),
        ("Materials", "the names of its rows: Gate, Roof"),
        ("Materials", "what stands below its columns: Quantity (COUNT)"),
    ]
    assert [(row["question"], row["why"]) for row in rows(content, "not carried")] == lost
    _, read = read_file(content)
    told = [(note.subject, note.params["why"]) for note in read.notes if note.code == "leftOutOfFile"]
    assert told == lost


def test_an_empty_form_is_a_file_too() -> None:
    content = write_xlsform("Pour", form())
    assert [row["type"] for row in rows(content)] == ["begin_group", "end_group"]


def test_a_list_of_the_company_is_told_instead_of_asked_with_nothing_to_choose() -> None:
    lists = {"choices": "list", "listId": "00000000-0000-4000-8000-0000000000a1", "listName": "Rooms"}
    kinds = ("singleSelection", "multipleSelection", "dropdown")
    # What was written before is kept in the form, and offered by nobody.
    drawn = form(*(field(kind, f"By {kind}", options=options("Old"), **lists) for kind in kinds))
    content = write_xlsform("Defect", drawn)
    assert rows(content, "choices") == []
    assert rows(content, "not carried") == [
        {"question": f"By {kind}", "why": "its choices are a list of the company, “Rooms”"} for kind in kinds
    ]
