"""The company's library: forms saved for everybody who makes templates, and begun with."""

from io import BytesIO
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.starter.catalogue import StarterKey, draw
from identity_client.testing.crew import Crew
from PIL import Image

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text, two_steps

LIBRARY = "/api/FormCollection"


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


@pytest.fixture
def manager(client: httpx.AsyncClient, crew: Crew) -> Desk:
    return Desk(client, crew.person("Raj Kumar", Role.MANAGER, manages=(crew.jetty,)))


def png() -> bytes:
    file = BytesIO()
    Image.new("RGB", (40, 30), "teal").save(file, "PNG")
    return file.getvalue()


async def save(desk: Desk, template_id: str, name: str = "Diary", **more: Any) -> dict[str, Any]:
    return data(await desk.post(LIBRARY, {"name": name, "formTemplateId": template_id, **more}), 201)


async def entries(desk: Desk, **query: Any) -> list[dict[str, Any]]:
    return data(await desk.get(LIBRARY, **query))["data"]


async def change(desk: Desk, entry_id: str, revision: int, photo: bytes | None = None, **more: str):
    files: dict[str, Any] = {key: (None, value) for key, value in {"revision": str(revision), **more}.items()}
    if photo is not None:
        files["photo"] = ("cover.png", photo, "image/png")
    return await desk.client.put(f"{LIBRARY}/{entry_id}", files=files, headers=desk.person.headers)


async def delete(desk: Desk, entry_id: str) -> httpx.Response:
    return await desk.client.delete(f"{LIBRARY}/{entry_id}", headers=desk.person.headers)


class TestSaving:
    async def test_a_template_copies_it_for_everybody_who_makes_templates(
        self, desk: Desk, manager: Desk, runtime: Runtime
    ) -> None:
        template_id = await desk.published("Site diary")
        made = await save(desk, template_id, category="Site", about="One a day")
        (entry,) = await entries(manager)
        assert entry == {**made, "mayEdit": False}
        assert (entry["name"], entry["category"], entry["about"], entry["uses"]) == (
            "Diary",
            "Site",
            "One a day",
            0,
        )
        whole = data(await manager.get(f"{LIBRARY}/Workflow/{made['formCollectionId']}"))
        assert whole["pages"] == (await desk.body(template_id))["pages"]
        assert whole["workflow"]["nodes"] == (await desk.workflow(template_id))["nodes"]
        act = (await published(runtime, events_pb2.ActRecorded))[-1].act
        assert (act.action, act.subject_name) == ("library.added", "Diary")

    async def test_pages_and_a_workflow_are_checked_like_every_form(self, desk: Desk) -> None:
        drawn = two_steps()
        sent = {"name": "Drawn", "pages": [page(short_text("Area"))], "workflow": drawn}
        made = data(await desk.post(LIBRARY, sent), 201)
        assert made["fieldsCount"] == 1
        broken = await desk.post(LIBRARY, {**sent, "pages": [{"type": "row"}]})
        assert broken.status_code == 422
        assert (await desk.post(LIBRARY, {"name": "Nothing"})).status_code == 422

    async def test_every_form_of_the_trade_may_be_an_entry_in_both_languages(self, desk: Desk) -> None:
        for key in StarterKey:
            for language in ("en", "zh-CN"):
                drawn = draw(key, uuid4(), language, [str(uuid4())])
                sent = {
                    "name": drawn.name,
                    "category": drawn.folder_name,
                    "about": drawn.about,
                    "pages": drawn.pages,
                    "workflow": {"nodes": drawn.nodes, "edges": drawn.edges},
                }
                data(await desk.post(LIBRARY, sent), 201)
        assert len(await entries(desk)) == 2 * len(StarterKey)

    async def test_the_same_id_again_is_the_same_entry_and_nobody_elses(
        self, desk: Desk, manager: Desk
    ) -> None:
        template_id, entry_id = await desk.published(), str(uuid4())
        for _ in range(2):
            made = await save(desk, template_id, formCollectionId=entry_id)
            assert made["formCollectionId"] == entry_id
        assert len(await entries(desk)) == 1
        taken = await manager.post(
            LIBRARY, {"name": "X", "formTemplateId": template_id, "formCollectionId": entry_id}
        )
        assert taken.status_code == 409
        # An id of a template is none of an entry.
        of_template = {"name": "X", "formTemplateId": template_id, "formCollectionId": template_id}
        assert (await desk.post(LIBRARY, of_template)).status_code == 409

    async def test_a_template_of_another_project_is_not_there(self, desk: Desk, crew: Crew) -> None:
        template_id = await desk.published(projectId=str(crew.jetty))
        elsewhere = Desk(desk.client, crew.person("Wu Fan", Role.MANAGER, manages=(crew.tower,)))
        answer = await elsewhere.post(LIBRARY, {"name": "Theirs", "formTemplateId": template_id})
        assert answer.status_code == 404

    async def test_another_companys_template_is_not_there(self, desk: Desk, stranger: Person) -> None:
        template_id = await desk.published()
        other = Desk(desk.client, stranger)
        answer = await other.post(LIBRARY, {"name": "Theirs", "formTemplateId": template_id})
        assert answer.status_code == 404


class TestTheList:
    async def test_is_searched_and_filtered_and_names_its_categories(self, desk: Desk) -> None:
        template_id = await desk.published()
        for name, category in (("Pour", "Quality"), ("Hot work", "Safety"), ("Scaffold", "Safety")):
            await save(desk, template_id, name, category=category)
        assert [each["name"] for each in await entries(desk)] == ["Hot work", "Pour", "Scaffold"]
        assert [each["name"] for each in await entries(desk, category="Safety")] == ["Hot work", "Scaffold"]
        assert [each["name"] for each in await entries(desk, search="quality")] == ["Pour"]
        assert data(await desk.get(f"{LIBRARY}/Categories")) == ["Quality", "Safety"]

    async def test_is_the_companys_own(self, desk: Desk, stranger: Person) -> None:
        entry = await save(desk, await desk.published())
        other = Desk(desk.client, stranger)
        assert await entries(other) == []
        assert (await other.get(f"{LIBRARY}/Workflow/{entry['formCollectionId']}")).status_code == 404
        assert (await delete(other, entry["formCollectionId"])).status_code == 404

    async def test_is_no_list_of_templates(self, desk: Desk) -> None:
        """An entry is kept like a template, and is nowhere taken for one."""
        entry_id = (await save(desk, await desk.published("Site diary")))["formCollectionId"]
        assert await desk.names() == ["Site diary"]
        assert (await desk.get(f"/api/FormTemplateSetting/GetFormBody/{entry_id}")).status_code == 404
        start = {"formTemplateId": entry_id, "projectId": str(uuid4())}
        assert (await desk.post("/api/Submission/CreateSubmission", start)).status_code == 404


class TestBeginning:
    async def test_makes_a_template_of_its_own_that_is_published_as_it_is(
        self, desk: Desk, manager: Desk, crew: Crew
    ) -> None:
        template_id = await desk.published("Site diary")
        entry_id = (await save(desk, template_id, category="Site"))["formCollectionId"]
        made = await manager.create("Ours", formCollectionId=entry_id, projectId=crew.jetty)
        assert (made["name"], made["folderName"]) == ("Ours", "Site")
        ours = made["formTemplateId"]
        assert (await manager.body(ours))["pages"] == (await desk.body(template_id))["pages"]
        assert data(await manager.publish(ours))["publishedVersion"] == 1
        assert [each["uses"] for each in await entries(desk)] == [1]
        # What becomes of the entry is nothing to the template.
        data(await delete(desk, entry_id))
        assert (await manager.body(ours))["pages"]

    async def test_with_an_entry_and_a_starter_is_refused(self, desk: Desk) -> None:
        entry_id = (await save(desk, await desk.published()))["formCollectionId"]
        both = {"name": "Both", "formCollectionId": entry_id, "starter": "dailyLog"}
        assert (await desk.post(f"{TEMPLATE}/CreateFormTemplate", both)).status_code == 422

    async def test_with_one_that_is_gone_says_so(self, desk: Desk) -> None:
        gone = {"name": "Gone", "formCollectionId": str(uuid4())}
        status, said = refusal(await desk.post(f"{TEMPLATE}/CreateFormTemplate", gone))
        assert (status, said) == (
            404,
            "This form is not in the library (any more). Go back to the library.",
        )


class TestChanging:
    async def test_is_its_savers_and_admins(self, desk: Desk, manager: Desk, runtime: Runtime) -> None:
        entry = await save(desk, await desk.published())
        entry_id = entry["formCollectionId"]
        assert (await change(manager, entry_id, 1, name="Theirs")).status_code == 403
        assert (await delete(manager, entry_id)).status_code == 403
        changed = data(await change(desk, entry_id, 1, name="Daily", about="Every day"))
        assert (changed["name"], changed["about"], changed["revision"]) == ("Daily", "Every day", 2)
        act = (await published(runtime, events_pb2.ActRecorded))[-1].act
        assert (act.action, act.changes[0].before, act.changes[0].after) == (
            "library.changed",
            "Diary",
            "Daily",
        )
        # A copy is the manager's own.
        copied = data(await manager.post(f"{LIBRARY}/{entry_id}/Duplicate", {}), 201)
        assert (copied["name"], copied["mayEdit"]) == ("Daily (copy)", True)
        data(await delete(manager, copied["formCollectionId"]))

    async def test_overwrites_nothing_that_was_not_seen(self, desk: Desk) -> None:
        entry_id = (await save(desk, await desk.published()))["formCollectionId"]
        data(await change(desk, entry_id, 1, name="First"))
        assert (await change(desk, entry_id, 1, name="Second")).status_code == 409
        assert [each["name"] for each in await entries(desk)] == ["First"]

    async def test_that_somebody_else_changed_is_said_to_be_theirs(self, desk: Desk, manager: Desk) -> None:
        entry_id = (await save(manager, await desk.published()))["formCollectionId"]
        data(await change(desk, entry_id, 1, name="First"))
        status, said = refusal(await change(manager, entry_id, 1, name="Second"))
        assert status == 409
        assert not said.startswith("You saved")


class TestTheCover:
    async def test_comes_with_a_change_goes_with_another_and_is_copied(self, desk: Desk) -> None:
        entry_id = (await save(desk, await desk.published()))["formCollectionId"]
        shown = data(await change(desk, entry_id, 1, png()))
        assert shown["photoUrl"]
        copied = data(await desk.post(f"{LIBRARY}/{entry_id}/Duplicate", {"name": "Copy"}), 201)
        assert copied["photoUrl"]
        gone = data(await change(desk, entry_id, 2, removesPhoto="true"))
        assert gone["photoUrl"] is None
        assert {each["name"]: bool(each["photoUrl"]) for each in await entries(desk)} == {
            "Diary": False,
            "Copy": True,
        }
        data(await delete(desk, copied["formCollectionId"]))

    async def test_is_a_picture(self, desk: Desk) -> None:
        entry_id = (await save(desk, await desk.published()))["formCollectionId"]
        assert (await change(desk, entry_id, 1, b"no picture")).status_code == 422
        assert [each["revision"] for each in await entries(desk)] == [1]

    async def test_is_chosen_among_the_pictures_of_the_form(self, desk: Desk) -> None:
        entry_id = (await save(desk, await desk.published()))["formCollectionId"]
        assign = "/api/FormFiles/AssignFormCollectionPhotos"
        nobodys = {"formCollectionId": entry_id, "photoIds": [str(uuid4())]}
        assert (await desk.post(assign, nobodys)).status_code == 422
        none = data(await desk.post(assign, {"formCollectionId": entry_id, "photoIds": []}))
        assert none["photoUrl"] is None
        assert UUID(none["formCollectionId"])
