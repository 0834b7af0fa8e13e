"""The list of submissions as a file, with what is entered in them."""

import csv
import io
import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import unquote

import httpx
import pytest
from chassis.testing.people import Person
from forms.submission.exporting import naming
from forms.submission.exporting import service as exporting
from openpyxl import load_workbook

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, new_id, row, short_text
from services.forms.tests.service.site import Hand, Site


async def exported(hand: Hand, **query: Any) -> list[dict[str, str]]:
    answer = await hand.get("ExportSubmissions", **query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/csv")
    return [*csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff")))]


async def test_a_form_is_a_table_of_its_fields(site: Site, flow: Flow) -> None:
    hand, checker = site.hand(), site.checker()
    submission_id = await hand.start()
    entered = {site.area["id"]: "=Roof", site.width["id"]: "2", site.length["id"]: "3.5"}
    data(await hand.submitting(submission_id, entered))
    data(await checker.approving(submission_id, {site.remark["id"]: "fine; and dry"}))
    draft_id = await hand.start()
    data(await hand.saving(draft_id, {site.area["id"]: "Gate"}))

    done, draft = await exported(hand, formTemplateId=site.template_id)
    assert [
        done[each] for each in ("Reference No.", "Form", "Project", "State", "Outcome", "Started by")
    ] == [
        "SI-0007",
        "Site inspection",
        "Jetty 4",
        "Done",
        "",
        "Tan Bo",
    ]
    # What a spreadsheet program would run is marked as text; a calculation is as it was submitted.
    told = {each: done[each] for each in ("Area", "Width", "Length", "Size", "Photos", "Remark")}
    assert told == {
        "Area": "'=Roof",
        "Width": "2",
        "Length": "3.5",
        "Size": "7.00",
        "Photos": "",
        "Remark": "fine; and dry",
    }
    assert done["Link"].endswith(f"/forms/submissions/{submission_id}")
    assert (draft["Reference No."], draft["State"], draft["Area"], draft["Size"]) == (
        "",
        "Draft",
        "Gate",
        "0.00",
    )


async def test_a_workbook_holds_numbers_as_numbers(site: Site, flow: Flow) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    sizes = {site.width["id"]: "2", site.length["id"]: "3.5"}
    data(await hand.submitting(submission_id, {site.area["id"]: "=Roof", **sizes}))
    answer = await hand.get("ExportSubmissions", formTemplateId=site.template_id, format="xlsx")
    sheet = load_workbook(io.BytesIO(answer.content)).active
    assert sheet is not None
    heading, only = sheet.iter_rows(values_only=True)
    told = dict(zip(heading, only, strict=True))
    assert (told["Area"], told["Size"]) == ("=Roof", 7)


async def test_is_of_what_the_reader_may_read_and_asked_for(
    site: Site, flow: Flow, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many batches that takes."""
    hand, other = site.hand(), site.hand("Lim Hui")
    started = [await hand.start() for _ in range(3)]
    submitted = await other.submitted()
    monkeypatch.setattr(exporting, "_AT_ONCE", 2)

    def ids(rows: list[dict[str, str]]) -> list[str]:
        return [each["Link"].rsplit("/", 1)[1] for each in rows]

    assert ids(await exported(hand)) == [*started, submitted]
    assert ids(await exported(hand, state="draft")) == started
    assert ids(await exported(site.checker())) == [submitted]
    assert ids(await exported(hand, formTemplateId=new_id())) == []
    assert ids(await exported(site.somebody(stranger), formTemplateId=site.template_id)) == []


async def test_of_a_project_of_others_there_is_no_file(site: Site, stranger: Person) -> None:
    refused = await site.somebody(stranger).get("ExportSubmissions", projectId=site.project_id)
    assert refused.status_code == 422, refused.text


async def test_of_too_many_there_is_none(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = site.hand()
    for _ in range(3):
        await hand.start()
    monkeypatch.setattr(exporting, "MOST_SUBMISSIONS", 2)
    refused = await hand.get("ExportSubmissions")
    assert refused.status_code == 422, refused.text
    assert "at most 2 submissions" in refused.json()["message"]
    assert await exported(hand, state="done") == []


async def test_keeps_the_columns_of_older_versions(site: Site, admin: Person) -> None:
    hand, desk = site.hand(), Desk(site.client, admin)
    old = await hand.start()
    data(await hand.saving(old, {site.area["id"]: "Roof", site.width["id"]: "2"}))
    drawn = await desk.body(site.template_id)
    rows = drawn["pages"][0]["components"]
    weather = short_text("Weather")
    rows[:] = [row(weather), *(each for each in rows if site.remark["id"] == each["components"][0]["id"])]
    data(await desk.save_body(site.template_id, drawn["version"], *drawn["pages"]))
    data(await desk.publish(site.template_id))
    new = await hand.start()
    data(await hand.saving(new, {weather["id"]: "dry"}))
    first, second = await exported(hand, formTemplateId=site.template_id)
    assert [*first][-7:] == ["Weather", "Remark", "Area", "Width", "Length", "Size", "Photos"]
    assert (first["Area"], first["Weather"]) == ("Roof", "")
    assert (second["Area"], second["Weather"]) == ("", "dry")


async def test_the_lines_of_a_table_are_rows(site: Site, admin: Person) -> None:
    hand, desk = site.hand(), Desk(site.client, admin)
    table, item = await with_materials(site, desk)
    submission_id = await hand.start()
    (_, (own, _)) = table["components"]
    added = {"id": new_id(), "title": "Roof", "cells": {item: "Nail"}}
    lines = [{"id": own["id"], "cells": {item: "Tile"}}, added]
    data(await hand.saving(submission_id, {table["id"]: {"rows": lines}}))
    told = await exported(hand, formTemplateId=site.template_id, tableFieldId=table["id"])
    assert [(each["State"], each["Materials"], each["Item"]) for each in told] == [
        ("Draft", "Shed", "Tile"),
        ("Draft", "Roof", "Nail"),
    ]
    (whole,) = await exported(hand, formTemplateId=site.template_id)
    assert "Tile" in whole["Materials"]
    assert "Nail" in whole["Materials"]
    answer = await hand.get("ExportSubmissions", formTemplateId=site.template_id, format="xlsx")
    book = load_workbook(io.BytesIO(answer.content))
    assert book.sheetnames[1:] == ["Materials"]
    assert [line[-2:] for line in book["Materials"].iter_rows(values_only=True)] == [
        ("Materials", "Item"),
        ("Shed", "Tile"),
        ("Roof", "Nail"),
    ]
    for query in ({"tableFieldId": table["id"]}, {"formTemplateId": site.template_id, "tableFieldId": item}):
        refused: httpx.Response = await hand.get("ExportSubmissions", **query)
        assert refused.status_code == 404, refused.text


async def with_materials(site: Site, desk: Desk) -> tuple[dict[str, Any], str]:
    """The form with a table of one column."""
    item = short_text("Item")
    head, line = {"id": new_id(), "type": "Head"}, {"id": new_id(), "type": "RowHead", "title": "Shed"}
    column = {"id": new_id(), "type": "ColumnHead", "components": [item]}
    grid = [[head, column], [line, {"id": new_id(), "type": "InputTableTextInput"}]]
    table = field("inputTable", {"label": "Materials"}) | {"components": grid}
    drawn = await desk.body(site.template_id)
    drawn["pages"][0]["components"].append(row(table))
    data(await desk.save_body(site.template_id, drawn["version"], *drawn["pages"]))
    data(await desk.publish(site.template_id))
    return table, item["id"]


async def test_of_some_fields_it_has_these_alone_in_their_order_and_as_the_list_asks(
    site: Site, flow: Flow
) -> None:
    hand = site.hand()
    for area, width in (("=Roof", "2"), ("Gate", "30")):
        submission_id = await hand.start()
        entered = {site.area["id"]: area, site.width["id"]: width, site.length["id"]: "3"}
        data(await hand.submitting(submission_id, entered))
    query = {
        "formTemplateId": site.template_id,
        "fields": f"{site.size['id']},{site.area['id']},{new_id()}",
        "fieldFilters": json.dumps([{"fieldId": site.width["id"], "atMost": "5"}]),
    }
    (only,) = await exported(hand, **query)
    assert [*only][-3:] == ["Link", "Size", "Area"]
    assert (only["Size"], only["Area"]) == ("6.00", "'=Roof")
    book = load_workbook(io.BytesIO((await hand.get("ExportSubmissions", format="xlsx", **query)).content))
    assert len(book.sheetnames) == 1
    _, cells = book[book.sheetnames[0]].iter_rows()
    assert [(each.value, each.data_type) for each in cells[-2:]] == [(6, "n"), ("=Roof", "s")]

    answer = await hand.get("ExportSubmissions", format="json", **query)
    assert answer.headers["content-type"] == "application/json"
    (told,) = answer.json()
    assert (told["Size"], told["Area"], told["Form"]) == (6.0, "=Roof", "Site inspection")
    unasked = (await hand.get("ExportSubmissions", format="json", formTemplateId=site.template_id)).json()
    assert [each["Area"] for each in unasked] == ["=Roof", "Gate"]


async def test_fields_without_their_form_are_refused(site: Site) -> None:
    answer = await site.hand().get("ExportSubmissions", fields=site.area["id"])
    assert answer.status_code == 422


def name_in(answer: httpx.Response) -> str:
    return unquote(answer.headers["content-disposition"].split("''")[1])


async def test_is_called_by_its_form_and_the_day_on_site(
    site: Site, flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Singapore it is December already."""
    monkeypatch.setattr(naming, "now", lambda: datetime(2026, 11, 30, 17, tzinfo=UTC))
    hand = site.hand()
    there = {"projectId": site.project_id}
    of_form = {**there, "formTemplateId": site.template_id}
    chosen = {**of_form, "fields": site.area["id"]}
    # Of a form that nothing of is read nobody is told what it is called.
    assert name_in(await hand.get("ExportSubmissions", **of_form)).startswith("submissions-")
    await hand.start()
    assert name_in(await hand.get("ExportSubmissions", **of_form)) == "Site inspection-2026-12-01.csv"
    assert name_in(await hand.get("ExportSubmissions", **chosen)) == "Site inspection-fields-2026-12-01.csv"
    assert name_in(await hand.get("ExportSubmissions", **there)) == "submissions-2026-12-01.csv"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ('A/B: "C"', "A-B- -C-"),
        ("..", ""),
        ("检查\n表", "检查表"),
        ("x" * 200, "x" * 180),
        ("表" * 80, "表" * 60),
    ],
)
def test_a_name_of_a_form_is_one_of_a_file(name: str, told: str) -> None:
    assert naming.file_name(name) == told
