"""Our own files: what is written is what is read, and whatever else is sent is refused in words."""

import json
import random
from copy import deepcopy
from typing import Any, cast

import pytest
from formwork.body import parse_body
from formwork.portable import Exported, ImportedForm, Picture, Unreadable, read_file, write_own
from formwork.portable.own import teams_of, with_teams
from formwork.testing import PublishedRecord, an_id, built_body, each_published_record, published_records
from formwork.workflow import default_workflow
from hypothesis import given, settings
from hypothesis import strategies as st

SETTINGS = {
    "folderName": "Site",
    "referenceNumberPrefix": "SD-",
    "referenceNumberSuffix": "",
    "referenceNumberStartsFrom": "7",
    "validTimeStepId": None,
    "validTimeDays": None,
    "isValidTimeEnabled": False,
}
TEAM = an_id(77)


def exported(pages: Any, workflow: Any = None, **more: Any) -> Exported:
    drawn = workflow or default_workflow(team_ids=[TEAM]).model_dump(mode="json")
    return Exported("Site diary", SETTINGS, pages, drawn, {TEAM: "Inspectors"}, **more)


def read(content: bytes) -> ImportedForm:
    format_, form = read_file(content)
    assert format_ == "own"
    return form


def refused(content: bytes) -> tuple[str, str]:
    with pytest.raises(Unreadable) as caught:
        read_file(content)
    note = caught.value.note
    assert all(note.words.values())
    return note.code, note.place


def changed(**parts: Any) -> bytes:
    file = json.loads(write_own(exported(built_body({"pages": 2, "fields": 3}))))
    return json.dumps({**file, **parts}).encode()


@each_published_record
def test_what_was_ever_published_goes_there_and_back(record: PublishedRecord) -> None:
    teams = {
        team_id: f"Team {at}"
        for at, team_id in enumerate(
            sorted({each for node in record.workflow["nodes"] for each in node["data"].get("teamIds", ())})
        )
    }
    shown = {file_id for _, file_id in parse_body(record.body).template_files}
    pictures = [Picture(each, "plan.png", b"a picture") for each in sorted(shown)]
    form = read(write_own(Exported("A form", SETTINGS, record.body, record.workflow, teams, pictures)))
    assert form.notes == []
    assert form.settings == SETTINGS
    ids = {name: team_id for team_id, name in teams.items()}
    assert form.workflow is not None
    assert with_teams(form.workflow, ids) == record.workflow
    assert teams_of(form.workflow) == [*dict.fromkeys(teams_of(form.workflow))]
    assert form.pages == record.body


_TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=30)


@settings(deadline=None, max_examples=300)
@given(
    st.lists(
        st.tuples(st.sampled_from(["shortText", "number", "textBlock", "rating"]), _TEXTS, st.booleans()),
        max_size=12,
    ),
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**50), 2**50) | st.floats(-1e9, 1e9) | _TEXTS,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3),
        max_leaves=8,
    ),
)
def test_every_sound_form_goes_there_and_back(drawn: list[tuple[str, str, bool]], value: Any) -> None:
    pages = built_body({"pages": 1, "fields": len(drawn)})
    fields = [field for row in pages[0]["components"] for field in row["components"]]
    for field, (kind, label, required) in zip(fields, drawn, strict=True):
        field |= {"type": kind, "setting": {"label": label}, "required": required, "value": value}
    assert read(write_own(exported(pages))).pages == pages
    # The same fields, each in a cell of a table.
    if fields:
        tabled = in_a_table(*({**field, "id": an_id(800 + at)} for at, field in enumerate(fields)))
        assert read(write_own(exported(tabled))).pages == tabled


def test_teams_are_named_and_no_id_of_a_company_is_in_the_file() -> None:
    content = write_own(exported(built_body({"pages": 1, "fields": 1})))
    assert TEAM.encode() not in content
    workflow = read(content).workflow
    assert teams_of(workflow) == ["Inspectors"]
    there = with_teams(workflow or {}, {"Inspectors": an_id(5)})
    assert [node["data"]["teamIds"] for node in there["nodes"] if node["type"] == "step"] == [[an_id(5)]]
    alone = with_teams(workflow or {}, {})
    assert [node["data"]["teamIds"] for node in alone["nodes"] if node["type"] == "step"] == [[]]


def test_of_teams_that_are_gone_is_told() -> None:
    workflow = default_workflow(team_ids=[TEAM]).model_dump(mode="json")
    at, step = next((at, each) for at, each in enumerate(workflow["nodes"]) if each["type"] == "step")
    pages = built_body({"pages": 1, "fields": 1})
    form = read(write_own(Exported("Site diary", SETTINGS, pages, workflow, {})))
    (note,) = form.notes
    assert (note.code, note.place) == ("teamsGone", f"workflow/nodes/{at}/data")
    assert step["data"]["stepName"] in note.words["en"]
    assert with_teams(form.workflow or {}, {})["nodes"][at]["data"] == {**step["data"], "teamIds": []}


def test_a_fault_of_teams_names_its_node_among_all() -> None:
    workflow = default_workflow().model_dump(mode="json")
    workflow["nodes"].reverse()
    at, step = next((at, each) for at, each in enumerate(workflow["nodes"]) if each["type"] == "step")
    assert at > 0
    step["data"]["teamNames"] = [7]
    assert refused(changed(workflow=workflow)) == ("brokenFile", f"workflow/nodes/{at}/data/teamNames")


def test_a_byte_order_mark_is_none_of_the_form() -> None:
    assert read(b"\xef\xbb\xbf" + changed()).name == "Site diary"


def test_pictures_come_along_and_a_missing_one_is_told() -> None:
    file = {"fileId": an_id(9), "name": "plan.png", "size": 3, "contentType": "image/png"}
    pages = built_body({"pages": 1, "fields": 1})
    pages[0]["components"][0]["components"][0] |= {"type": "image", "setting": {"file": file}}
    form = read(write_own(exported(pages, pictures=[Picture(an_id(9), "plan.png", b"\x00\x01\xff")])))
    assert [(each.file_id, each.content) for each in form.pictures] == [(an_id(9), b"\x00\x01\xff")]
    assert form.pages[0]["components"][0]["components"][0]["setting"] == {"file": file}
    bare = read(write_own(exported(pages)))
    assert [each.code for each in bare.notes] == ["pictureMissing"]
    assert bare.pages[0]["components"][0]["components"][0]["setting"] == {}


def test_fields_of_a_newer_release_are_left_out_and_told() -> None:
    pages = built_body({"pages": 1, "fields": 2})
    pages[0]["components"][0]["components"][0] |= {"type": "hologram", "setting": {"label": "Look"}}
    form = read(changed(pages=pages))
    (note,) = form.notes
    assert (note.code, note.place) == ("kindUnknown", "pages/0/components/0/components/0")
    assert "“Look”" in note.words["en"]
    assert [len(row["components"]) for row in form.pages[0]["components"]] == [1]


def in_a_table(*fields: dict[str, Any]) -> list[dict[str, Any]]:
    """A page with a table of one line, a cell for each field."""
    pages = built_body({"pages": 1, "fields": 1})
    cells = [{"id": an_id(500 + at), "type": "row", "components": [each]} for at, each in enumerate(fields)]
    pages[0]["components"][0]["components"][0] |= {"type": "table", "setting": {}, "components": [cells]}
    return pages


IN_CELL = "pages/0/components/0/components/0/components/0/0/components/0"


def test_fields_of_a_newer_release_are_left_out_of_cells_too() -> None:
    unknown = {"id": an_id(700), "type": "hologram", "setting": {"label": "Look"}}
    known = {"id": an_id(701), "type": "shortText", "setting": {"label": "Area"}}
    form = read(changed(pages=in_a_table(unknown, known)))
    assert [(each.code, each.place) for each in form.notes] == [("kindUnknown", IN_CELL)]
    assert [field.setting.get("label") for field in parse_body(form.pages).fields[1:]] == ["Area"]


def test_a_table_with_a_column_of_a_newer_release_is_left_out() -> None:
    pages = built_body({"pages": 1, "fields": 1})
    column: dict[str, Any] = {"id": an_id(700), "type": "hologram", "setting": {}}
    head: list[dict[str, Any]] = [
        {"id": an_id(701), "type": "Head"},
        {"id": an_id(702), "type": "ColumnHead", "components": [column]},
    ]
    pages[0]["components"][0]["components"][0] |= {"type": "inputTable", "components": [head]}
    form = read(changed(pages=pages))
    assert [(each.code, each.place) for each in form.notes] == [
        ("kindUnknown", "pages/0/components/0/components/0")
    ]
    assert parse_body(form.pages).fields == ()


def test_a_picture_in_a_cell_that_is_missing_is_told() -> None:
    file = {"fileId": an_id(9), "name": "plan.png", "size": 3, "contentType": "image/png"}
    shown = {"id": an_id(700), "type": "image", "setting": {"file": file}}
    pages = in_a_table(shown)
    whole = read(write_own(exported(pages, pictures=[Picture(an_id(9), "plan.png", b"\x00")])))
    assert (whole.notes, parse_body(whole.pages).template_files) == ([], ((an_id(700), an_id(9)),))
    bare = read(write_own(exported(pages)))
    assert [(each.code, each.place) for each in bare.notes] == [("pictureMissing", IN_CELL)]
    assert parse_body(bare.pages).template_files == ()


def test_a_workflow_of_a_newer_release_is_left_out_and_told() -> None:
    workflow = default_workflow().model_dump(mode="json")
    workflow["nodes"][1]["type"] = "teleport"
    form = read(changed(workflow=workflow))
    assert form.workflow is None
    assert [each.code for each in form.notes] == ["stepKindUnknown"]


def test_what_is_no_form_says_where_it_breaks() -> None:
    assert refused(b"") == ("emptyFile", "")
    assert refused(b"hello") == ("unknownFormat", "")
    assert refused(b"{}") == ("unknownFormat", "")
    assert refused(b'{"format": "groundwork-form"')[0] == "noJson"
    assert refused(changed(version=2))[0] == "newerFile"
    assert refused(changed(settings={"validTimeDays": 0})) == ("brokenFile", "settings/validTimeDays")
    assert refused(changed(pages=[{"id": "x"}])) == ("brokenForm", "pages/0/id")
    assert refused(changed(workflow={"nodes": 1, "edges": []}))[0] == "brokenForm"
    assert refused(changed(pictures=[{"id": an_id(1), "name": "a.png", "content": "%"}])) == (
        "brokenFile",
        "pictures/0/content",
    )


@pytest.mark.parametrize(
    "content",
    [
        b'{"format": "groundwork-form", "pages": ' + b"[" * 100_000,
        b'{"format": "groundwork-form", "version": 1, "pages": [' + b"1e400," * 10 + b"0]}",
        b'{"format": "groundwork-form", "version": 1, "pages": [1' + b"0" * 5_000 + b"]}",
        b'{"format": "groundwork-form", "version": 1, "pages": [' + b"[]," * 250_000 + b"[]]}",
    ],
    ids=["deep", "infinite", "huge number", "many"],
)
def test_what_is_made_to_hurt_is_refused(content: bytes) -> None:
    refused(content)


def test_2000_mutated_files_are_read_or_refused_in_words() -> None:
    """A byte, a slice or a value of a sound file is another one."""
    sound = [
        write_own(Exported("A form", SETTINGS, each.body, each.workflow, {})) for each in published_records()
    ]
    dice = random.Random(112)
    refusals = 0
    for _ in range(2_000):
        mutated = _mutated(dice, dice.choice(sound))
        try:
            read_file(mutated)
        except Unreadable as unreadable:
            refusals += bool(unreadable.note.words["en"])
    assert refusals > 1_000


def _mutated(dice: random.Random, content: bytes) -> bytes:
    if dice.random() < 0.5:
        at = dice.randrange(len(content))
        return content[:at] + dice.randbytes(dice.randrange(4)) + content[at + dice.randrange(40) :]
    file = json.loads(content)
    for _ in range(dice.randrange(1, 4)):
        _change(dice, file)
    return json.dumps(file).encode()


_VALUES: list[Any] = [None, True, -1, 2**60, 0.5, "", "x" * 600, "\x00", [], {}, [[]], {"a": 1}, "shortText"]


def _is_container(part: object) -> bool:
    return isinstance(part, dict | list) and len(cast("list[Any]", part)) > 0


def _change(dice: random.Random, part: Any) -> None:
    keys: list[Any] = [*part] if type(part) is dict else [*range(len(part))]
    if not keys:
        return
    key = dice.choice(keys)
    inside = cast("Any", part)[key]
    if _is_container(inside) and dice.random() < 0.85:
        _change(dice, inside)
    elif dice.random() < 0.3:
        del part[key]
    else:
        part[key] = deepcopy(dice.choice(_VALUES))
