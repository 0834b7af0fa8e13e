"""Where a template is used: who sees, starts and changes what is used in several projects."""

from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.testing.crew import Crew

from services.forms.tests.service.connections import held_now
from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal


class Keeper(Desk):
    async def permissions(self, template_id: str) -> dict[str, Any]:
        return data(await self.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id))

    async def save(self, template_id: str, version: int, **changes: Any) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version, **changes}
        return await self.put(f"{TEMPLATE}/UpdateFormPermissions", body)

    async def use_in(self, template_id: str, *project_ids: UUID) -> dict[str, Any]:
        version = (await self.permissions(template_id))["version"]
        return data(await self.save(template_id, version, projectIds=[*map(str, project_ids)]))

    async def only(self, **query: Any) -> dict[str, Any]:
        """Of the list, the one that is in it."""
        (row,) = data(await self.get(f"{TEMPLATE}/QueryFormTemplates", **query))["data"]
        return row


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Keeper:
    return Keeper(client, admin)


class TestSeveralProjects:
    async def test_are_said_beside_what_is_published(
        self, desk: Keeper, runtime: Runtime, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        assert (await desk.permissions(template_id))["version"] == 1
        saved = await desk.use_in(template_id, crew.jetty, crew.tower)
        assert [each["name"] for each in saved["projects"]] == ["Jetty 4", "Tower B"]
        assert (saved["version"], saved["mayChange"]) == (2, True)
        detail = await desk.detail(template_id)
        assert detail["projectIds"] == [str(crew.jetty), str(crew.tower)]
        assert (detail["version"], detail["hasUnpublishedChanges"]) == (1, False)
        told = (await published(runtime, events_pb2.TemplateChanged))[-1].template
        assert (told.project_id, [*told.more_project_ids]) == (str(crew.jetty), [str(crew.tower)])
        acts = await published(runtime, events_pb2.ActRecorded)
        (moved,) = [each for each in acts if each.act.action == "form.moved"]
        (change,) = moved.act.changes
        assert (change.field, change.before, change.after) == (
            "projects",
            str(crew.jetty),
            f"{crew.jetty}, {crew.tower}",
        )

    async def test_said_again_change_nothing(self, desk: Keeper, runtime: Runtime, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        told = len(await published(runtime, events_pb2.TemplateChanged))
        again = await desk.use_in(template_id, crew.jetty, crew.jetty)
        left_out = data(await desk.save(template_id, 1))
        assert again["version"] == left_out["version"] == 1
        assert len(await published(runtime, events_pb2.TemplateChanged)) == told

    async def test_each_list_its_people_see(
        self, desk: Keeper, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        quay = crew.book.add_project("Quay 7", company_id=COMPANY)
        template_id = await desk.published("Diary", projectId=crew.tower, teams=[])
        assert await Desk(client, member).names() == []
        await desk.use_in(template_id, crew.tower, crew.jetty)
        for project_id, names in ((crew.tower, ["Diary"]), (crew.jetty, ["Diary"]), (quay, [])):
            assert await desk.names(projectId=str(project_id)) == names
        # Of the others they learn nothing, by asking for them either.
        for project_id, names in ((crew.tower, []), (crew.jetty, ["Diary"])):
            assert await Desk(client, member).names(projectId=str(project_id)) == names
        seen = await Keeper(client, member).only()
        assert seen["projectIds"] == seen["startProjectIds"] == [str(crew.jetty)]
        assert seen["projectId"] == str(crew.jetty)
        detail = await Desk(client, member).detail(template_id)
        assert (detail["projectIds"], detail["mayFill"]) == ([str(crew.jetty)], True)

    async def test_are_left_by_saying_one_or_all(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        await desk.use_in(template_id, crew.jetty, crew.tower)
        # A client that knows of one alone says the first again.
        data(await desk.save_detail(template_id, 1, projectId=crew.jetty, name="Diary 2"))
        assert len((await desk.only())["projectIds"]) == 2
        data(await desk.save_detail(template_id, 2, projectId=crew.tower))
        assert (await desk.only())["projectIds"] == [str(crew.tower)]
        version = (await desk.permissions(template_id))["version"]
        everywhere = data(await desk.save(template_id, version, projectIds=None))
        assert everywhere["projects"] is None
        assert (await desk.only())["projectIds"] is None

    async def test_leave_nothing_to_publish_whichever_call_says_them(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        saved = data(await desk.save_detail(template_id, 1, projectId=crew.tower))
        assert (saved["version"], saved["projectIds"]) == (2, [str(crew.tower)])
        assert not saved["hasUnpublishedChanges"]

    async def test_go_on_while_one_of_them_is_archived(
        self, desk: Keeper, runtime: Runtime, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty, teams=[])
        await desk.use_in(template_id, crew.jetty, crew.tower)
        await crew.archive(crew.jetty, runtime)
        row = await desk.only()
        assert (row["mayEdit"], row["startProjectIds"]) == (True, [str(crew.tower)])
        data(await desk.save_detail(template_id, 1, name="Diary 2"))
        await crew.archive(crew.tower, runtime)
        row = await desk.only()
        assert (row["mayEdit"], row["mayFill"]) == (False, False)
        assert (await desk.save(template_id, 2, projectIds=None)).status_code == 409

    async def test_of_a_copy_are_those_of_which_one_may(
        self, desk: Keeper, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.tower)
        await desk.use_in(template_id, crew.tower, crew.jetty)
        copying = {"formTemplateId": template_id}
        whole = data(await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", copying), 201)
        assert whole["projectIds"] == [str(crew.tower), str(crew.jetty)]
        part = data(await Desk(client, manager).post(f"{TEMPLATE}/DuplicateFormTemplate", copying), 201)
        assert part["projectIds"] == [str(crew.jetty)]

    async def test_of_a_copy_are_those_that_go_on(self, desk: Keeper, runtime: Runtime, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.tower)
        await desk.use_in(template_id, crew.tower, crew.jetty)
        copying = {"formTemplateId": template_id}
        await crew.archive(crew.tower, runtime)
        copy = data(await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", copying), 201)
        assert copy["projectIds"] == [str(crew.jetty)]
        await crew.archive(crew.jetty, runtime)
        refused = await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", copying)
        assert refusal(refused)[0] == 409
        assert "archived" in refused.json()["message"]

    async def test_are_named_while_no_connection_is_held(
        self, desk: Keeper, runtime: Runtime, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        runtime.of(Projects).forget(COMPANY, crew.jetty)
        held, shown = list[int](), Projects.shown

        async def counted(self: Projects, company_id: UUID, project_ids: Any) -> Any:
            held.append(held_now(runtime))
            return await shown(self, company_id, project_ids)

        monkeypatch.setattr(Projects, "shown", counted)
        await desk.permissions(template_id)
        await desk.use_in(template_id, crew.jetty, crew.tower)
        assert held == [0, 0, 0]

    async def test_are_saved_while_identity_is_asked_over_no_connection(
        self, desk: Keeper, runtime: Runtime, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        held, asked = list[int](), Directory.projects

        async def counted(self: Directory, company_id: UUID, project_ids: Any) -> Any:
            held.append(held_now(runtime))
            return await asked(self, company_id, project_ids)

        monkeypatch.setattr(Directory, "projects", counted)
        for each in (crew.jetty, crew.tower):
            runtime.of(Projects).forget(COMPANY, each)
        data(await desk.save(template_id, 1, projectIds=[str(crew.jetty), str(crew.tower)]))
        assert held == [0, 0]


class TestWhoMayChangeThem:
    async def test_is_who_manages_all_of_them(
        self, desk: Keeper, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs = Keeper(client, manager)
        template_id = await theirs.published("Diary", projectId=crew.jetty)
        ids = [str(crew.jetty), str(crew.tower)]
        assert (await theirs.save(template_id, 1, projectIds=ids)).status_code == 403
        assert (await theirs.save(template_id, 1, projectIds=None)).status_code == 403
        both = Keeper(client, crew.person("Nora", Role.MANAGER, manages=(crew.jetty, crew.tower)))
        await both.use_in(template_id, crew.jetty, crew.tower)
        # From now on what is drawn is the other project's, too.
        assert not (await theirs.only())["mayEdit"]
        assert (await theirs.only())["submissionsCount"] is None
        assert (await theirs.save_detail(template_id, 1, name="Mine")).status_code == 403
        assert (await theirs.save(template_id, 2, projectIds=ids[:1])).status_code == 403
        asked = await theirs.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id)
        assert asked.status_code == 403
        assert (await both.only())["mayEdit"]
        assert (await both.only())["submissionsCount"] == 0

    async def test_is_nobody_else(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, stranger: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        for person, status in ((member, 403), (stranger, 404)):
            theirs = Keeper(client, person)
            assert (await theirs.save(template_id, 1, projectIds=None)).status_code == status
            asked = await theirs.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id)
            assert asked.status_code == status

    async def test_puts_it_into_projects_that_are_there_and_open(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        elsewhere = crew.book.add_project("Foreign pier", company_id=uuid4())
        closed = crew.book.add_project("Old hall", company_id=COMPANY, is_archived=True)
        for project_id, status in ((elsewhere, 422), (uuid4(), 422), (closed, 409)):
            ids = [str(crew.jetty), str(project_id)]
            assert (await desk.save(template_id, 1, projectIds=ids)).status_code == status
        assert (await desk.save(template_id, 1, projectIds=[])).status_code == 422
        many = [str(uuid4()) for _ in range(51)]
        assert (await desk.save(template_id, 1, projectIds=many)).status_code == 422

    async def test_saw_what_a_colleague_saved(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Diary", projectId=crew.jetty)
        await desk.use_in(template_id, crew.jetty, crew.tower)
        status, message = refusal(await desk.save(template_id, 1, projectIds=None))
        assert status == 409
        assert "You saved this in another window" in message
        # What a client sends that knows of one alone is a save like any other.
        data(await desk.save_detail(template_id, 1, projectId=crew.tower))
        assert (await desk.save(template_id, 2, projectIds=None)).status_code == 409
