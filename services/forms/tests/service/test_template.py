"""A template: made, listed, copied, archived."""

from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.service.desk import SETTING, TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


class TestANewTemplate:
    async def test_starts_with_an_empty_page_and_the_default_workflow(self, desk: Desk) -> None:
        made = await desk.create("Permit to Work", folderName="Safety")
        template_id = made["formTemplateId"]
        assert (made["name"], made["folderName"], made["version"]) == ("Permit to Work", "Safety", 1)
        assert made["publishedVersion"] is None
        assert made["hasUnpublishedChanges"]
        assert made["updatedBy"]["fullName"] == "Lim Wei"
        body = await desk.body(template_id)
        assert (body["version"], [each["components"] for each in body["pages"]]) == (1, [[]])
        workflow = await desk.workflow(template_id)
        assert [node["type"] for node in workflow["nodes"]] == ["step", "button", "close"]
        assert len(workflow["edges"]) == 2

    async def test_calls_its_step_in_the_language_of_who_makes_it(
        self, desk: Desk, client: httpx.AsyncClient
    ) -> None:
        client.headers["Accept-Language"] = "zh-CN"
        made = await desk.create("作业许可")
        workflow = await desk.workflow(made["formTemplateId"])
        assert workflow["nodes"][0]["data"]["stepName"] == "步骤 1"

    async def test_is_announced(self, desk: Desk, runtime: Runtime, crew: Crew) -> None:
        made = await desk.create("Permit to Work", projectId=crew.jetty, folderName="Safety")
        (event,) = await published(runtime, events_pb2.TemplateCreated)
        assert event.template.template_id == made["formTemplateId"]
        assert (event.template.name, event.template.folder_name) == ("Permit to Work", "Safety")
        assert event.template.project_id == str(crew.jetty)

    async def test_with_an_id_of_the_callers_is_made_once(self, desk: Desk, runtime: Runtime) -> None:
        template_id = str(uuid4())
        first = await desk.create("Site diary", templateId=template_id)
        again = await desk.create("Site diary", templateId=template_id)
        assert first["formTemplateId"] == again["formTemplateId"] == template_id
        assert len(await published(runtime, events_pb2.TemplateCreated)) == 1

    async def test_does_not_take_anothers_id(
        self, desk: Desk, client: httpx.AsyncClient, stranger: Person, manager: Person, crew: Crew
    ) -> None:
        made = await desk.create()
        body = {"name": "Mine", "templateId": made["formTemplateId"]}
        elsewhere = await Desk(client, stranger).post(f"{TEMPLATE}/CreateFormTemplate", body)
        assert refusal(elsewhere) == (
            409,
            "This id belongs to another template. Create it with a new id.",
        )
        colleague = await Desk(client, manager).post(
            f"{TEMPLATE}/CreateFormTemplate", {**body, "projectId": str(crew.jetty)}
        )
        assert colleague.status_code == 409

    async def test_goes_into_a_project_that_is_there_and_open(self, desk: Desk, crew: Crew) -> None:
        elsewhere = crew.book.add_project("Foreign pier", company_id=uuid4())
        closed = crew.book.add_project("Old hall", company_id=COMPANY, is_archived=True)
        for project_id, status, word in (
            (elsewhere, 422, "does not exist"),
            (closed, 409, "The project “Old hall” is archived"),
            (uuid4(), 422, "does not exist"),
        ):
            refused = await desk.post(
                f"{TEMPLATE}/CreateFormTemplate", {"name": "X", "projectId": str(project_id)}
            )
            said, message = refusal(refused)
            assert said == status
            assert word in message


class TestTheList:
    async def test_is_sorted_searched_and_paged(self, desk: Desk) -> None:
        for name, folder in (("toolbox meeting", "Safety"), ("Crane check", "Lifting"), ("Diary", "")):
            await desk.create(name, folderName=folder)
        assert await desk.names() == ["Crane check", "Diary", "toolbox meeting"]
        assert await desk.names(search="CRANE") == ["Crane check"]
        assert await desk.names(search="safe") == ["toolbox meeting"], "folders are searched too"
        assert await desk.names(search="100%_") == []
        listed = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates", pageCount=2, pageNumber=2))
        assert ([each["name"] for each in listed["data"]], listed["totalCount"]) == (["toolbox meeting"], 3)

    async def test_tells_what_one_needs_to_choose(self, desk: Desk) -> None:
        template_id = await desk.published("Diary")
        (item,) = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        assert item["formTemplateId"] == template_id
        assert (item["publishedVersion"], item["hasUnpublishedChanges"], item["fieldsCount"]) == (1, False, 1)
        assert (item["mayEdit"], item["mayFill"], item["isArchived"]) == (True, True, False)
        assert item["updatedBy"]["fullName"] == "Lim Wei"

    async def test_of_a_project_holds_its_own_and_those_for_all(self, desk: Desk, crew: Crew) -> None:
        await desk.create("Everywhere")
        await desk.create("Jetty only", projectId=crew.jetty)
        await desk.create("Tower only", projectId=crew.tower)
        assert await desk.names(projectId=str(crew.jetty)) == ["Everywhere", "Jetty only"]

    async def test_is_told_without_names_where_nobody_knows_them(self, desk: Desk, crew: Crew) -> None:
        crew.book.users.clear()
        await desk.create("Diary")
        (item,) = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        assert (item["name"], item["updatedBy"]) == ("Diary", None)

    async def test_never_names_somebody_of_another_company(
        self, desk: Desk, runtime: Runtime, stranger: Person
    ) -> None:
        template_id = await desk.published("Diary")
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update form_template set updated_by = :id"), {"id": stranger.user_id})
        (item,) = data(await desk.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        assert item["updatedBy"] is None
        detail = await desk.detail(template_id)
        assert detail["updatedBy"] is None


class TestACopy:
    async def test_has_the_same_fields_under_an_id_of_its_own(self, desk: Desk, runtime: Runtime) -> None:
        original = await desk.complete("Diary", folderName="Daily")
        template_id = original["formTemplateId"]
        await desk.save_detail(template_id, 1, referenceNumberPrefix="D-", referenceNumberStartsFrom="0100")
        copy = data(
            await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id}), 201
        )
        assert copy["formTemplateId"] != template_id
        assert (copy["name"], copy["folderName"]) == ("Diary (copy)", "Daily")
        assert copy["nextReferenceNumber"] == "D-0100"
        assert (copy["publishedVersion"], copy["version"]) == (None, 1)
        first, second = await desk.body(template_id), await desk.body(copy["formTemplateId"])
        assert first["pages"] == second["pages"], "a field keeps its id: values can be carried over"
        assert len(await published(runtime, events_pb2.TemplateCreated)) == 2

    async def test_of_what_one_may_only_use_holds_what_is_published(
        self, desk: Desk, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary")
        draft = await desk.body(template_id)
        await desk.save_body(template_id, draft["version"], page(short_text("Not ready")))
        body = {"formTemplateId": template_id, "name": "Jetty diary", "projectId": str(crew.jetty)}
        copied = await Desk(client, manager).post(f"{TEMPLATE}/DuplicateFormTemplate", body)
        mine = await Desk(client, manager).body(data(copied, 201)["formTemplateId"])
        assert mine["pages"] == draft["pages"]

    async def test_goes_only_where_one_may_put_it(
        self, desk: Desk, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary")
        for project_id in (None, str(crew.tower)):
            body = {"formTemplateId": template_id, "projectId": project_id}
            refused = await Desk(client, manager).post(f"{TEMPLATE}/DuplicateFormTemplate", body)
            assert refused.status_code == 403


class TestTheArchive:
    async def test_takes_a_template_out_of_the_list_and_back(self, desk: Desk, runtime: Runtime) -> None:
        template_id = await desk.published("Diary")
        body = {"formTemplateId": template_id}
        await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", body)
        archived = data(await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", body))
        assert (archived["isArchived"], archived["mayFill"]) == (True, False)
        assert (await desk.names(), await desk.names(isArchived=True)) == ([], ["Diary"])
        back = data(await desk.put(f"{TEMPLATE}/UnarchiveFormTemplate", {"formTemplateId": template_id}))
        assert (back["isArchived"], back["mayFill"]) == (False, True)
        assert await desk.names() == ["Diary"]
        told = await published(runtime, events_pb2.TemplateChanged)
        assert [each.template.is_archived for each in told][-2:] == [True, False]

    async def test_is_read_only(self, desk: Desk) -> None:
        template_id = await desk.published("Diary")
        data(await desk.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": template_id}))
        expected = (409, "“Diary” is archived. Take it out of the archive to change it.")
        assert refusal(await desk.save_body(template_id, 2, page())) == expected
        assert refusal(await desk.save_detail(template_id, 1, name="New")) == expected
        assert refusal(await desk.publish(template_id)) == expected


class TestBothNamesOfTheSettings:
    async def test_answer_alike(self, desk: Desk) -> None:
        template_id = (await desk.create())["formTemplateId"]
        for call in ("GetFormBody", "GetFormDetail", "GetFormWorkflow"):
            one = await desk.get(f"{SETTING}/{call}/{template_id}")
            other = await desk.get(f"/api/SubmissionTemplateSetting/{call}/{template_id}")
            assert data(one) == data(other)
        body = {"formTemplateId": template_id, "version": 1, "pages": [page()]}
        saved = data(await desk.put("/api/SubmissionTemplateSetting/UpdateFormBody", body))
        assert saved["version"] == 2
