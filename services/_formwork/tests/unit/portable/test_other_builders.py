"""Lists of questions, and forms of SurveyJS and form.io: what becomes of each question, and what is told."""

import json
from pathlib import Path
from typing import Any

import pytest
from formwork.body import parse_body
from formwork.portable import ImportedForm, Unreadable, read_file
from formwork.publishing import check_for_publishing
from formwork.workflow import default_workflow
from hypothesis import given, settings
from hypothesis import strategies as st
from workbook import Sheet, WorkbookWriter

HERE = Path(__file__).parent


def made(content: bytes | str | dict[str, Any], expected: str) -> ImportedForm:
    raw = json.dumps(content) if isinstance(content, dict) else content
    format_, form = read_file(raw if isinstance(raw, bytes) else raw.encode())
    assert format_ == expected
    return form


def fields(form: ImportedForm) -> list[tuple[str, str]]:
    body = parse_body(form.pages)
    assert check_for_publishing(body, default_workflow()) == []
    return [(each.type, body.setting_of(each.id).label) for each in body.fields]


def settings_of(form: ImportedForm) -> dict[str, dict[str, Any]]:
    return {
        each["setting"]["label"]: each
        for page in form.pages
        for row in page["components"]
        for each in row["components"]
    }


def told(form: ImportedForm) -> list[tuple[str, str]]:
    return [(each.place, each.code) for each in form.notes]


LIST = """Section;Question;Type;Options;Mandatory;Hint;Unit;Owner
Before;Weather;choice;Dry|Wet;yes;Look up;;Tan
;Length of the pour;number;;;;m;
;Poured on;date and time;;x;;;
;Guard rails;pass/fail;;;;;
After;Defects;multiple choice;Cracks, Honeycombs, Stains;;;;
;Photos;photos;;;;;
;Anything else;paragraph;;;;;
;Signed by;signature;;yes;;;
;Colour;hologram;;;;;
;;text;;;;;
"""


class TestLists:
    def test_each_row_is_a_question_on_its_page(self) -> None:
        form = made(LIST, "list")
        assert [page["name"] for page in form.pages] == ["Before", "After"]
        assert fields(form) == [
            ("singleSelection", "Weather"),
            ("number", "Length of the pour"),
            ("dateTime", "Poured on"),
            ("yesNo", "Guard rails"),
            ("multipleSelection", "Defects"),
            ("upload", "Photos"),
            ("longText", "Anything else"),
            ("signature", "Signed by"),
            ("shortText", "Colour"),
        ]
        drawn = settings_of(form)
        assert [each["label"] for each in drawn["Weather"]["setting"]["options"]] == ["Dry", "Wet"]
        assert [each["label"] for each in drawn["Defects"]["setting"]["options"]] == [
            "Cracks",
            "Honeycombs",
            "Stains",
        ]
        assert drawn["Weather"]["required"]
        assert drawn["Weather"]["setting"]["help"] == "Look up"
        assert drawn["Length of the pour"]["setting"]["unit"] == "m"
        assert drawn["Guard rails"]["setting"]["noLabel"] == "Fail"
        assert told(form) == [("1", "columnLeftOut"), ("10", "typeTakenAsText"), ("11", "labelMissing")]

    @pytest.mark.parametrize(
        ("parted_by", "encoding"), [(",", "utf-8-sig"), ("\t", "utf-16"), (";", "utf-8")]
    )
    def test_however_a_spreadsheet_program_saves_it(self, parted_by: str, encoding: str) -> None:
        lines = [["标签", "类型"], ["浇筑长度", "数字"], ["检查人", "签名"]]
        text = "\r\n".join(parted_by.join(line) for line in lines)
        assert fields(made(text.encode(encoding), "list")) == [
            ("number", "浇筑长度"),
            ("signature", "检查人"),
        ]

    def test_as_the_first_sheet_of_a_workbook(self) -> None:
        writer = WorkbookWriter(Sheet("Checklist", ("Item", "Type", "Choices")))
        rows = [["Ladder", "choice", "Good; Worn"], ["Tag", "text", None]]
        content = writer.begin() + writer.add(rows) + writer.end()
        assert fields(made(content, "list")) == [("singleSelection", "Ladder"), ("shortText", "Tag")]

    def test_the_same_list_makes_the_same_ids(self) -> None:
        assert made(LIST, "list").pages == made(LIST, "list").pages

    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("just some words\nand more", "unknownFormat"),
            ("label\nWeather", "unknownFormat"),
            ("label,type\n,text", "nothingCarried"),
            ("label,type\n" + "Weather,text\n" * 2_001, "tooManyQuestions"),
        ],
    )
    def test_what_is_none_is_refused_with_why(self, text: str, code: str) -> None:
        with pytest.raises(Unreadable) as refused:
            read_file(text.encode())
        assert refused.value.note.code == code


SURVEY: dict[str, Any] = json.loads((HERE / "surveyjs.json").read_text())


class TestSurveyJs:
    def test_its_questions_become_fields(self) -> None:
        form = made(SURVEY, "surveyjs")
        assert form.name == "Concrete pour"
        assert [page["name"] for page in form.pages] == ["Before", "Untitled"]
        assert fields(form) == [
            ("number", "Length"),
            ("dateTime", "starts"),
            ("singleSelection", "weather"),
            ("yesNo", "rails"),
            ("dragArea", "Slump"),
            ("rating", "slump"),
            ("singleSelection", "PPE: Helmet"),
            ("singleSelection", "PPE: Boots"),
            ("inputTable", "loads"),
            ("upload", "pictures"),
            ("signature", "inspector"),
            ("textBlock", ""),
        ]
        drawn = settings_of(form)
        assert drawn["weather"]["setting"]["other"]
        assert drawn["Length"]["setting"]["min"] == "1"
        assert drawn["Length"]["required"]
        assert drawn["starts"]["setting"]["timeOnly"]
        assert [code for _, code in told(form)] == [
            "columnNotCarried", "typeLeftOut", "typeLeftOut",
        ]  # fmt: skip
        assert "<" not in json.dumps(form.pages)

    def test_a_panel_stays_one_and_in_a_panel_it_is_told_by_its_title(self) -> None:
        question = {"type": "text", "name": "Gate"}
        inner = {"type": "panel", "name": "b", "title": "Keys", "elements": [{"type": "text", "name": "Key"}]}
        outer = {"type": "panel", "name": "a", "title": "Access", "state": "collapsed", "description": "Now"}
        empty: dict[str, Any] = {"type": "panel", "name": "c", "title": "Nothing", "elements": []}
        many = [{"type": "text", "name": f"Q{at}"} for at in range(101)]
        full = {"type": "panel", "name": "d", "title": "Many", "elements": many}
        form = made({"elements": [outer | {"elements": [question, inner]}, empty, full]}, "surveyjs")
        kinds = [kind for kind, _ in fields(form)]
        assert kinds[:4] == ["dragArea", "shortText", "textBlock", "shortText"]
        # More than a panel takes stands below its title.
        assert kinds[4:] == ["textBlock", *["shortText"] * 101]
        setting = settings_of(form)["Access"]["setting"]
        assert (setting["isFolded"], setting["help"]) == (True, "Now")


FORM: dict[str, Any] = json.loads((HERE / "formio.json").read_text())


class TestFormIo:
    def test_its_components_become_fields(self) -> None:
        form = made(FORM, "formio")
        assert [page["name"] for page in form.pages] == ["Who", "What"]
        assert fields(form) == [
            ("shortText", "Topic"),
            ("number", "People"),
            ("dateTime", "At"),
            ("dropdown", "Crews"),
            ("inputTable", "Signed"),
            ("yesNo", "Understood"),
            ("multipleSelection", "PPE"),
            ("textBlock", ""),
        ]
        drawn = settings_of(form)
        assert drawn["Topic"]["required"]
        assert drawn["Crews"]["setting"]["multiple"]
        assert told(form) == [
            ("components/1/components/0", "columnNotCarried"),
            ("components/1/components/2", "typeLeftOut"),
        ]

    def test_as_it_is_kept_with_its_submissions(self) -> None:
        assert made({"form": FORM, "submission": []}, "formio").name == "Toolbox talk"

    def test_a_panel_and_a_fieldset_become_panels_but_in_a_table_columns(self) -> None:
        gate = {"type": "textfield", "key": "gate", "label": "Gate"}
        panel = {"type": "panel", "key": "p", "title": "Access", "collapsible": True, "collapsed": True}
        inner = {"type": "fieldset", "key": "f", "legend": "Keys", "components": [gate]}
        grid = {"type": "datagrid", "key": "g", "label": "Crew", "components": [inner, gate]}
        form = made({"components": [panel | {"components": [gate, inner]}, grid]}, "formio")
        assert [kind for kind, _ in fields(form)] == [
            "dragArea", "shortText", "textBlock", "shortText", "inputTable",
        ]  # fmt: skip
        assert settings_of(form)["Access"]["setting"]["isFolded"] is True


_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**52), 2**52) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(
        st.sampled_from(
            ["type", "name", "key", "title", "label", "elements", "components", "columns", "rows", "choices",
             "values", "data", "items", "min", "rateMax", "html", "validate", "cellType", "conditional"]
        ),
        inner | st.sampled_from(["text", "panel", "matrix", "matrixdynamic", "rating", "file", "select",
                                 "columns", "datagrid", "radiogroup", "html", "content", "checkbox"]),
        max_size=6,
    ),
    max_leaves=25,
)  # fmt: skip


class TestWhateverTheFile:
    @settings(max_examples=400, deadline=None)
    @given(st.lists(_ANYTHING, max_size=5), st.sampled_from(["elements", "components", "pages"]))
    def test_it_is_a_form_or_refused(self, parts: list[Any], key: str) -> None:
        first = {"type": "text", "name": "x", "key": "x", "elements": parts, "components": parts}
        try:
            _, form = read_file(json.dumps({key: [first, *parts]}).encode())
        except Unreadable:
            return
        parse_body(form.pages)

    @settings(max_examples=300, deadline=None)
    @given(st.binary(max_size=400))
    def test_bytes_of_any_kind_are_a_list_or_refused(self, content: bytes) -> None:
        try:
            _, form = read_file(b"label,type,options\n" + content)
        except Unreadable:
            return
        parse_body(form.pages)
