"""Forms as files: taken out, looked at, and made of them."""

import base64
import json
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, data, refusal
from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.pictures import picture
from services.forms.tests.service.test_template_files import Author


class Mover(Author):
    """Takes forms out and brings them in."""

    async def export(self, template_id: str, **more: Any) -> bytes:
        answer = await self.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id, **more)
        assert answer.status_code == 200, answer.text
        return answer.content

    async def look(self, content: bytes, name: str = "form.json") -> httpx.Response:
        files = {"file": (name, content)}
        return await self.client.post(f"{TEMPLATE}/ReadFormFile", files=files, headers=self.person.headers)

    async def bring_in(self, content: bytes, name: str = "Brought in", **more: Any) -> httpx.Response:
        said = {"name": name, **{key: str(value) for key, value in more.items()}}
        files = {"file": ("form.json", content)}
        return await self.client.post(
            f"{TEMPLATE}/ImportFormTemplate", data=said, files=files, headers=self.person.headers
        )


@pytest.fixture
def mover(client: httpx.AsyncClient, admin: Person) -> Mover:
    return Mover(client, admin)


async def test_a_form_that_is_taken_out_and_brought_in_is_the_same(
    mover: Mover, crew: Crew, runtime: Runtime
) -> None:
    inspectors = crew.book.add_team("Inspectors", company_id=COMPANY)
    template_id = await mover.published("Site diary", teams=[inspectors])
    content = await mover.export(template_id)
    told = data(await mover.look(content))
    assert (told["format"], told["name"], told["fieldsCount"], told["notes"]) == ("own", "Site diary", 1, [])
    assert told["stepNames"] == ["Step 1"]
    teams = json.dumps({"Inspectors": str(inspectors)})
    made = data(await mover.bring_in(content, folderName="Site", teams=teams), 201)
    assert (made["name"], made["folderName"], made["publishedVersion"]) == ("Brought in", "Site", None)
    there = made["formTemplateId"]
    assert (await mover.body(there))["pages"] == (await mover.body(template_id))["pages"]
    act = (await published(runtime, events_pb2.ActRecorded))[-1].act
    assert (act.action, act.subject_name) == ("form.imported", "Brought in")
    again = json.loads(await mover.export(there))
    assert again == {**json.loads(content), "name": "Brought in"} | {"settings": again["settings"]}


async def test_teams_are_named_in_the_file_and_chosen_where_it_is_brought_in(
    mover: Mover, crew: Crew
) -> None:
    inspectors = crew.book.add_team("Inspectors", company_id=COMPANY)
    template_id = (await mover.complete("Diary", teams=[inspectors]))["formTemplateId"]
    content = await mover.export(template_id)
    assert str(inspectors).encode() not in content
    (name,) = data(await mover.look(content))["teamNames"]
    chosen = json.dumps({name: str(inspectors)})
    made = data(await mover.bring_in(content, teams=chosen), 201)
    kept, original = (await mover.workflow(made["formTemplateId"]), await mover.workflow(template_id))
    assert kept["nodes"] == original["nodes"]
    bare = data(await mover.bring_in(content), 201)["formTemplateId"]
    steps = [each for each in (await mover.workflow(bare))["nodes"] if each["type"] == "step"]
    assert [each["data"]["teamIds"] for each in steps] == [[]]


async def test_no_file_is_written_without_its_teams_while_identity_is_away(mover: Mover, crew: Crew) -> None:
    officers = crew.book.add_team("Safety officers", company_id=COMPANY)
    template_id = (await mover.complete("Hot work permit", teams=[officers]))["formTemplateId"]
    crew.book.is_away = True
    away = await mover.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id)
    assert (away.status_code, away.json()["data"]["retryable"]) == (503, True)
    crew.book.is_away = False
    first = data(await mover.look(await mover.export(template_id)))
    assert "Safety officers" in first["teamNames"]
    del crew.book.teams[str(officers)]
    gone = data(await mover.look(await mover.export(template_id)))
    assert "teamsGone" in {each["code"] for each in gone["notes"]}


async def test_a_version_is_taken_out_as_it_was_published(mover: Mover) -> None:
    template_id = await mover.published("Diary")
    data(await mover.save_body(template_id, 2, page(short_text("Weather"), short_text("Wind"))))
    assert len(json.loads(await mover.export(template_id))["pages"][0]["components"]) == 2
    first = json.loads(await mover.export(template_id, number=1))
    assert len(first["pages"][0]["components"]) == 1
    missing = await mover.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id, number=7)
    assert missing.status_code == 404


async def test_an_entry_of_the_library_is_taken_out(mover: Mover) -> None:
    template_id = await mover.published("Diary")
    entry = data(
        await mover.post("/api/FormCollection", {"name": "Ours", "formTemplateId": template_id}), 201
    )
    answer = await mover.get(f"/api/FormCollection/Export/{entry['formCollectionId']}")
    assert answer.status_code == 200
    assert data(await mover.bring_in(answer.content), 201)["name"] == "Brought in"
    assert (await mover.get(f"/api/FormCollection/Export/{uuid4()}")).status_code == 404


async def test_pictures_come_along(mover: Mover) -> None:
    template_id = (await mover.create("With a plan"))["formTemplateId"]
    file = data(await mover.uploading(template_id, picture(64, 48, "PNG")), 201)
    data(await mover.show(template_id, file))
    content = await mover.export(template_id)
    made = data(await mover.bring_in(content), 201)["formTemplateId"]
    (there,) = await mover.links(made, file["fileId"])
    assert (there["name"], there["size"]) == (file["name"], file["size"])
    assert await mover.export(made) == content.replace(b'"With a plan"', b'"Brought in"')
    broken = content.replace(json.loads(content)["pictures"][0]["content"].encode(), b"AAAA")
    refused = await mover.bring_in(broken, "Broken")
    assert refused.status_code == 422, refused.text
    assert "Broken" not in await mover.names()


async def test_a_broken_file_says_where_and_nothing_is_made(mover: Mover) -> None:
    content = json.loads(await mover.export(await mover.published("Diary")))
    content["pages"][0]["components"][0]["components"][0]["setting"] = {"label": 7}
    for answer in (
        await mover.look(json.dumps(content).encode()),
        await mover.bring_in(json.dumps(content).encode()),
    ):
        assert answer.status_code == 422
        (fault,) = answer.json()["data"]["fields"]
        assert (fault["field"], fault["code"]) == (
            "pages/0/components/0/components/0/setting/label",
            "brokenForm",
        )
    assert await mover.names() == ["Diary"]


@pytest.mark.parametrize(
    ("setting", "value", "kept"),
    [
        ("referenceNumberPrefix", "\r\nBcc: a@b.test", " Bcc: a@b.test"),
        ("referenceNumberSuffix", "-\u200b\ufeff", "-"),
        ("referenceNumberPrefix", "\u202eSI-", None),
        ("referenceNumberStartsFrom", "\u0661", None),
    ],
)
async def test_settings_are_taken_as_they_are_saved(
    mover: Mover, setting: str, value: str, kept: str | None
) -> None:
    template_id = (await mover.complete("Diary"))["formTemplateId"]
    content = json.loads(await mover.export(template_id))
    content["settings"][setting] = value
    sent = json.dumps(content).encode()
    saved = await mover.save_detail(template_id, 1, **{setting: value})
    brought = await mover.bring_in(sent)
    if kept is None:
        assert saved.status_code == 422
        for answer in (brought, await mover.look(sent)):
            assert answer.status_code == 422, answer.text
            (fault,) = answer.json()["data"]["fields"]
            assert (fault["field"], fault["code"]) == (f"settings/{setting}", "brokenFile")
        assert await mover.names() == ["Diary"]
    else:
        assert [data(saved)["version"], data(brought, 201)[setting]] == [2, kept]
        assert (await mover.detail(template_id))[setting] == kept


async def test_teams_of_another_company_are_refused(mover: Mover, crew: Crew, stranger: Person) -> None:
    inspectors = crew.book.add_team("Inspectors", company_id=COMPANY)
    theirs = crew.book.add_team("Inspectors", company_id=stranger.company_id)
    template_id = (await mover.complete("Diary", teams=[inspectors]))["formTemplateId"]
    content = await mover.export(template_id)
    refused = await mover.bring_in(content, teams=json.dumps({"Inspectors": str(theirs)}))
    assert refusal(refused) == (422, "Choose a team of this company for: Inspectors.")
    assert await mover.names() == ["Diary"]
    # Of names that the file does not have nothing is taken.
    data(await mover.bring_in(content, teams=json.dumps({"Others": str(theirs)})), 201)


async def test_a_picture_that_is_there_twice_is_told_with_its_place(mover: Mover) -> None:
    content = json.loads(await mover.export(await mover.published("Diary")))
    one = {"id": str(uuid4()), "name": "a.png", "content": base64.b64encode(picture(4, 4)).decode()}
    content["pictures"] = [one, one]
    refused = await mover.bring_in(json.dumps(content).encode())
    assert refused.status_code == 422
    (fault,) = refused.json()["data"]["fields"]
    assert (fault["field"], fault["code"]) == ("pictures/1/id", "brokenFile")


async def test_what_hurts_is_refused_and_the_next_one_is_read(mover: Mover) -> None:
    many = b'{"format": "groundwork-form", "version": 1, "pages": [' + b"[]," * 4_000_000 + b"[]]}"
    refused = await mover.look(many)
    assert refused.status_code == 422, refused.text
    content = await mover.export(await mover.published("Diary"))
    assert (await mover.look(content)).status_code == 200


async def test_made_again_it_is_the_same_template(mover: Mover) -> None:
    content = await mover.export(await mover.published("Diary"))
    template_id = uuid4()
    first, second = [
        data(await mover.bring_in(content, templateId=template_id), 201)["formTemplateId"] for _ in "ab"
    ]
    assert UUID(first) == UUID(second) == template_id
    assert await mover.names(search="Brought") == ["Brought in"]


async def test_it_lies_where_it_was_begun_whatever_folder_the_file_names(mover: Mover) -> None:
    content = await mover.export(await mover.published("Diary"))
    folder_id = str(uuid4())
    data(await mover.post(f"{TEMPLATE}/CreateFormFolder", {"folderId": folder_id, "name": "Tower"}), 201)
    made = data(await mover.bring_in(content, folderId=folder_id), 201)
    assert (made["folderId"], made["folderName"]) == (folder_id, "Tower")


async def test_it_needs_the_right_to_make_one_there(
    mover: Mover, client: httpx.AsyncClient, crew: Crew
) -> None:
    template_id = await mover.published("Diary")
    content = await mover.export(template_id)
    manager = Mover(client, crew.person("Raj Kumar", Role.MANAGER, manages=(crew.jetty,)))
    assert (await manager.bring_in(content)).status_code == 403
    assert (await manager.bring_in(content, projectId=crew.tower)).status_code == 403
    data(await manager.bring_in(content, projectId=crew.jetty), 201)
    # What is published they may read, a version's whole they may not.
    assert (
        await manager.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id)
    ).status_code == 200
    version = await manager.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id, number=1)
    assert version.status_code == 403
    draft = (await mover.create("Secret", projectId=crew.tower))["formTemplateId"]
    hidden = await manager.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=draft)
    assert hidden.status_code == 404
    assert refusal(await mover.bring_in(content, teams="[]"))[0] == 422


@pytest.mark.parametrize(
    ("name", "content", "format_"),
    [
        ("checks.csv", "Question;Type\nLadder;yes/no\nPhotos;photos\n", "list"),
        (
            "pour.json",
            json.dumps({"pages": [{"elements": [{"type": "comment", "name": "remark"}, {"type": "file"}]}]}),
            "surveyjs",
        ),
        (
            "talk.json",
            json.dumps(
                {"components": [{"type": kind, "key": kind, "label": kind} for kind in ("radio", "day")]}
            ),
            "formio",
        ),
    ],
)
async def test_what_people_have_elsewhere_becomes_a_template(
    mover: Mover, name: str, content: str, format_: str
) -> None:
    told = data(await mover.look(content.encode(), name))
    assert (told["format"], told["fieldsCount"]) == (format_, 2)
    made = data(await mover.bring_in(content.encode(), "Brought in"), 201)
    drawn = await mover.body(made["formTemplateId"])
    assert sum(len(each["components"]) for each in drawn["pages"][0]["components"]) == 2


async def test_a_form_goes_out_as_an_xlsform_and_comes_in_again(mover: Mover) -> None:
    template_id = await mover.published("Site diary")
    answer = await mover.get(
        f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id, format="xlsform", number=1
    )
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].endswith("Site%20diary.xlsx")
    told = data(await mover.look(answer.content, "Site diary.xlsx"))
    assert (told["format"], told["name"], told["fieldsCount"], told["notes"]) == (
        "xlsform",
        "Site diary",
        1,
        [],
    )
    refused = await mover.get(f"{TEMPLATE}/ExportFormTemplate", formTemplateId=template_id, format="pdf")
    assert refused.status_code == 422
