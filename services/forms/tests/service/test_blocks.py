"""Blocks of the company: fields or pages saved once, and put into forms."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.template.library import blocks
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import field, page, short_text, two_steps
from services.forms.tests.service.pictures import picture

LIBRARY = "/api/FormCollection"


class Shelf(Desk):
    async def keeping(self, name: str, *pages: dict[str, Any], kind: str = "rows", **more: Any):
        body = {"name": name, "blockKind": kind, "pages": list(pages), **more}
        return await self.post(LIBRARY, body)

    async def keep(self, name: str, *pages: dict[str, Any], **more: Any) -> dict[str, Any]:
        return data(await self.keeping(name, *(pages or (page(short_text("Head")),)), **more), 201)

    async def blocks(self, **query: Any) -> list[dict[str, Any]]:
        return data(await self.get(LIBRARY, blocks="true", **query))["data"]

    async def change(self, block: dict[str, Any], **more: str) -> httpx.Response:
        sent = {"revision": str(block["revision"]), **more}
        files = {key: (None, value) for key, value in sent.items()}
        return await self.client.put(
            f"{LIBRARY}/{block['formCollectionId']}", files=files, headers=self.person.headers
        )

    async def remove(self, block: dict[str, Any]) -> httpx.Response:
        return await self.client.delete(f"{LIBRARY}/{block['formCollectionId']}", headers=self.person.headers)

    async def duplicate(self, block: dict[str, Any]) -> str:
        path = f"{LIBRARY}/{block['formCollectionId']}/Duplicate"
        return data(await self.post(path, {}), 201)["name"]

    async def pages(self, block: dict[str, Any]) -> list[dict[str, Any]]:
        return data(await self.get(f"{LIBRARY}/Workflow/{block['formCollectionId']}"))["pages"]


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Shelf:
    return Shelf(client, admin)


@pytest.fixture
def manager(client: httpx.AsyncClient, crew: Crew) -> Shelf:
    return Shelf(client, crew.person("Raj Kumar", Role.MANAGER, manages=(crew.jetty,)))


class TestSaving:
    async def test_keeps_it_for_everybody_who_draws_forms(
        self, desk: Shelf, manager: Shelf, runtime: Runtime
    ) -> None:
        head = page(short_text("Site"), short_text("Weather"))
        kept = await desk.keep("Head of a form", head, about="Above every check")
        assert (kept["blockKind"], kept["fieldsCount"], kept["about"]) == ("rows", 2, "Above every check")
        assert await manager.blocks() == [{**kept, "mayEdit": False}]
        assert await manager.pages(kept) == [head]
        act = (await published(runtime, events_pb2.ActRecorded))[-1].act
        assert (act.action, act.subject_name) == ("library.added", "Head of a form")

    async def test_keeps_what_its_fields_say_of_steps_and_rules_of_other_fields(self, desk: Shelf) -> None:
        elsewhere, area = str(uuid4()), short_text("Area")
        area["setting"]["steps"] = [str(uuid4())]
        asked = {"fieldCondition": {"fieldId": elsewhere}, "comparisonCondition": _is("Rain")}
        rule = {
            "id": str(uuid4()),
            "nestedConditions": [asked],
            "outcomes": [{"type": "show", "fieldIds": [area["id"]]}],
        }
        pages = [{**page(area), "conditions": [rule]}]
        (kept,) = await desk.pages(await desk.keep("Area", *pages))
        assert kept["components"] == pages[0]["components"]
        assert [each["id"] for each in kept["conditions"]] == [rule["id"]]

    async def test_holds_pages_too_and_nothing_that_is_empty_broken_or_has_a_workflow(
        self, desk: Shelf
    ) -> None:
        two = (page(short_text("A"), name="First"), page(name="Second"))
        assert (await desk.keep("Pages", *two, kind="pages"))["blockKind"] == "pages"
        for sent in (
            await desk.keeping("Nothing", kind="pages"),
            await desk.keeping("No rows", page()),
            await desk.keeping("Rows of two pages", *two),
            await desk.keeping("A form", page(short_text("A")), workflow=two_steps()),
            await desk.keeping("Broken", {"type": "row"}),
            await desk.post(LIBRARY, {"name": "None", "blockKind": "rows"}),
        ):
            assert sent.status_code == 422
        assert [each["name"] for each in await desk.blocks()] == ["Pages"]

    async def test_is_not_for_members(self, client: httpx.AsyncClient, member: Person) -> None:
        sent = await Shelf(client, member).keeping("Mine", page(short_text("A")))
        assert sent.status_code == 403

    async def test_the_same_id_again_is_the_same_block(self, desk: Shelf) -> None:
        block_id = str(uuid4())
        for _ in range(2):
            assert (await desk.keep("Head", formCollectionId=block_id))["formCollectionId"] == block_id
        assert len(await desk.blocks()) == 1


class TestNames:
    async def test_are_each_there_once_whatever_their_letters_and_for_blocks_alone(self, desk: Shelf) -> None:
        await desk.keep("Head")
        assert refusal(await desk.keeping("HEAD", page(short_text("A")))) == (
            409,
            "There is a block called “HEAD” already. Choose another name.",
        )
        form = {"name": "Head", "formTemplateId": await desk.published()}
        data(await desk.post(LIBRARY, form), 201)

    async def test_a_new_one_is_free_too_and_may_change_its_letters(self, desk: Shelf) -> None:
        await desk.keep("Head")
        foot = await desk.keep("Foot")
        assert (await desk.change(foot, name="head")).status_code == 409
        assert data(await desk.change(foot, name="FOOT"))["name"] == "FOOT"

    async def test_of_copies_are_counted(self, desk: Shelf) -> None:
        head = await desk.keep("Head")
        copies = [await desk.duplicate(head) for _ in range(3)]
        assert copies == ["Head (copy)", "Head (copy 2)", "Head (copy 3)"]
        assert {each["blockKind"] for each in await desk.blocks()} == {"rows"}

    async def test_there_are_so_many_and_one_more_when_one_is_gone(
        self, desk: Shelf, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(blocks, "MOST_BLOCKS", 2)
        head = await desk.keep("Head")
        await desk.keep("Foot")
        assert (await desk.keeping("Third", page(short_text("A")))).status_code == 409
        assert data(await desk.change(head, name="Top"))["name"] == "Top"
        data(await desk.remove({**head, "revision": 2}))
        await desk.keep("Third")


class TestKeeping:
    async def test_is_its_savers_and_admins(self, desk: Shelf, manager: Shelf) -> None:
        block, own = await desk.keep("Head"), await manager.keep("Own")
        assert (await manager.change(block, name="Theirs")).status_code == 403
        assert (await manager.remove(block)).status_code == 403
        data(await desk.change(own, name="Looked after"))
        data(await manager.remove(own))
        assert [each["name"] for each in await desk.blocks()] == ["Head"]

    async def test_another_company_has_its_own(self, desk: Shelf, stranger: Person) -> None:
        block, other = await desk.keep("Head"), Shelf(desk.client, stranger)
        assert await other.blocks() == []
        assert (await other.get(f"{LIBRARY}/Workflow/{block['formCollectionId']}")).status_code == 404
        assert (await other.remove(block)).status_code == 404
        await other.keep("Head")

    async def test_a_block_is_no_form(self, desk: Shelf) -> None:
        block = await desk.keep("Head", category="Checks")
        assert data(await desk.get(LIBRARY))["data"] == []
        assert data(await desk.get(f"{LIBRARY}/Categories")) == []
        assert data(await desk.get(f"{LIBRARY}/Categories", blocks="true")) == ["Checks"]
        begun = {"name": "Begun", "formCollectionId": block["formCollectionId"]}
        assert (await desk.post(f"{TEMPLATE}/CreateFormTemplate", begun)).status_code == 404
        assert (await desk.get(f"{LIBRARY}/Export/{block['formCollectionId']}")).status_code == 404


class TestPictures:
    async def test_come_from_the_form_and_stay_when_that_shows_them_no_more(
        self, desk: Shelf, manager: Shelf, client: httpx.AsyncClient, member: Person
    ) -> None:
        template_id = (await desk.create())["formTemplateId"]
        shown = await _picture_of(desk, template_id)
        block = await desk.keep("Plan", page(shown), formTemplateId=template_id)
        file_id = shown["setting"]["file"]["fileId"]
        path = f"/api/FormFiles/Photos/{block['formCollectionId']}"
        assert [each["fileId"] for each in data(await manager.get(path, photoIds=file_id))] == [file_id]
        assert (await Shelf(client, member).get(path, photoIds=file_id)).status_code == 404

    async def test_of_a_form_that_is_not_theirs_are_not_taken(self, desk: Shelf, manager: Shelf) -> None:
        """Ids alone give nothing: what a draft shows is its editors'."""
        template_id = await desk.published()
        shown = page(await _picture_of(desk, template_id))
        assert (await manager.keeping("Plan", shown, formTemplateId=template_id)).status_code == 403
        assert (await manager.keeping("Plan", shown)).status_code == 422
        other = (await desk.create("Another"))["formTemplateId"]
        assert (await desk.keeping("Plan", shown, formTemplateId=other)).status_code == 422


async def _picture_of(desk: Desk, template_id: str) -> dict[str, Any]:
    stored = data(
        await desk.client.post(
            f"/api/FormFiles/UploadResources/{template_id}",
            data={"fileId": str(uuid4())},
            files={"file": ("plan.png", picture(64, 48, "PNG"))},
            headers=desk.person.headers,
        ),
        201,
    )
    kept = {key: stored[key] for key in ("fileId", "name", "size", "contentType")}
    return field("image", {"label": "", "file": kept})


def _is(text: str) -> dict[str, Any]:
    return {"fieldState": {"state": "is", "value": text}}
