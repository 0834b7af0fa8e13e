"""Who draws and publishes a template: who manages it, and people of teams that these chose."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text

NOT_TO_MANAGE = (
    403,
    "You may change this form, but not where it is used, who starts or edits it, or whether it is archived. "
    "Ask an admin or who manages its projects.",
)


class Keeper(Desk):
    async def edited_by(self, template_id: str, *teams: UUID, version: int = 1) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version, "editorTeamIds": [*map(str, teams)]}
        return await self.put(f"{TEMPLATE}/UpdateFormPermissions", body)

    async def draw(self, template_id: str) -> httpx.Response:
        answer = await self.get(f"/api/FormTemplateSetting/GetFormDetail/{template_id}")
        version: int = answer.json()["data"]["bodyVersion"] if answer.is_success else 1
        return await self.save_body(template_id, version, page(short_text("Slump")))

    async def permissions(self, template_id: str) -> dict[str, Any]:
        return data(await self.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id))

    async def listed(self) -> list[tuple[str, bool, bool, int | None]]:
        rows = data(await self.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        return [
            (row["name"], row["mayEdit"], row["mayManage"], row["submissionsCount"])
            for row in sorted(rows, key=lambda row: row["name"])
        ]


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Keeper:
    return Keeper(client, admin)


@pytest.fixture
def quality(crew: Crew) -> UUID:
    return crew.book.add_team("Quality", company_id=COMPANY)


@pytest.fixture
def ines(client: httpx.AsyncClient, crew: Crew, quality: UUID) -> Keeper:
    """A member of the team and of one project, who manages nothing."""
    return Keeper(client, crew.person("Ines", Role.MEMBER, projects=(crew.jetty,), teams=(quality,)))


class TestAnEditor:
    async def test_draws_and_publishes_whatever_their_role(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        assert refusal(await ines.draw(template_id))[0] == 403
        data(await desk.edited_by(template_id, quality))
        data(await ines.draw(template_id))
        assert await ines.listed() == [("Pour", True, False, None)]
        assert data(await ines.publish(template_id))["publishedVersion"] == 2

    async def test_is_told_of_to_who_may_not_edit_it(
        self, desk: Keeper, ines: Keeper, client: httpx.AsyncClient, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        other = Keeper(client, crew.person("Bo", Role.MEMBER, projects=(crew.jetty,)))
        detail = await other.detail(template_id)
        assert (detail["mayEdit"], detail["editedBy"]) == (False, ["Quality"])
        assert (await ines.detail(template_id))["editedBy"] == []

    async def test_finds_what_was_never_published(
        self, desk: Keeper, ines: Keeper, client: httpx.AsyncClient, member: Person, crew: Crew, quality: UUID
    ) -> None:
        template_id = (await desk.create("Draft", projectId=crew.jetty))["formTemplateId"]
        assert await ines.listed() == []
        data(await desk.edited_by(template_id, quality))
        assert await ines.listed() == [("Draft", True, False, None)]
        assert await Keeper(client, member).listed() == []

    async def test_is_one_in_the_forms_projects_alone(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Tower only", teams=[], projectId=crew.tower)
        data(await desk.edited_by(template_id, quality))
        assert await ines.listed() == []
        assert refusal(await ines.draw(template_id))[0] == 404

    async def test_of_a_form_for_all_projects_needs_no_project(
        self, desk: Keeper, client: httpx.AsyncClient, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Everywhere", teams=[])
        bo = Keeper(client, crew.person("Bo", Role.MEMBER, projects=(), teams=(quality,)))
        data(await desk.edited_by(template_id, quality))
        data(await bo.draw(template_id))

    async def test_says_neither_where_it_is_used_nor_by_whom(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        told = await ines.permissions(template_id)
        assert (told["mayChange"], [each["name"] for each in told["editors"]]) == (False, ["Quality"])
        assert (await ines.edited_by(template_id, version=2)).status_code == 403
        everywhere = {"formTemplateId": template_id, "version": 1, "projectId": None}
        moved = await ines.put("/api/FormTemplateSetting/UpdateFormDetail", everywhere)
        assert refusal(moved) == NOT_TO_MANAGE
        assert (await desk.permissions(template_id))["version"] == 2

    async def test_who_manages_one_project_of_several_puts_nothing_away(
        self, desk: Keeper, client: httpx.AsyncClient, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        ong = crew.person(
            "Ong", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,), teams=(quality,)
        )
        theirs = Keeper(client, ong)
        named = {"formTemplateId": template_id}
        assert refusal(await theirs.put(f"{TEMPLATE}/ArchiveFormTemplate", named)) == NOT_TO_MANAGE
        acted = {"formTemplateIds": [template_id], "act": {"kind": "give", "projectId": str(crew.tower)}}
        (one,) = (await theirs.post(f"{TEMPLATE}/ActOnFormTemplates", acted)).json()["data"]["verdicts"]
        assert (one["isDone"], one["message"]) == (False, NOT_TO_MANAGE[1])

    async def test_learns_nothing_of_its_other_projects(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        projects = [str(crew.jetty), str(crew.tower)]
        both = {"formTemplateId": template_id, "version": 1, "projectIds": projects}
        data(await desk.put(f"{TEMPLATE}/UpdateFormPermissions", both))
        data(await desk.edited_by(template_id, quality, version=2))
        told = await ines.permissions(template_id)
        assert [each["projectId"] for each in told["projects"]] == [str(crew.jetty)]
        assert len((await desk.permissions(template_id))["projects"]) == 2
        versions = data(await ines.get(f"{TEMPLATE}/GetFormTemplateVersions", formTemplateId=template_id))
        assert [each["submissionsCount"] for each in versions["data"]] == [None]

    async def test_who_is_in_the_second_of_its_projects_saves_it_with_the_one_they_were_told_of(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.tower)
        projects = [str(crew.tower), str(crew.jetty)]
        both = {"formTemplateId": template_id, "version": 1, "projectIds": projects}
        data(await desk.put(f"{TEMPLATE}/UpdateFormPermissions", both))
        data(await desk.edited_by(template_id, quality, version=2))
        (row,) = data(await ines.get(f"{TEMPLATE}/QueryFormTemplates", page=0, size=10))["data"]
        told = row["projectId"]
        assert told == str(crew.jetty)
        saved = data(await ines.save_detail(template_id, 1, projectId=told, name="Pour 2"))
        assert (saved["name"], saved["projectIds"]) == ("Pour 2", [told])
        assert [each["projectId"] for each in (await desk.permissions(template_id))["projects"]] == projects

    async def test_makes_no_folder(self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        assert (await ines.save_detail(template_id, 1, folderName="Ours")).status_code == 403
        assert data(await desk.get(f"{TEMPLATE}/GetFormFolders")) == []

    async def test_is_known_before_what_they_sent_is_checked(
        self, client: httpx.AsyncClient, desk: Keeper, member: Person, crew: Crew
    ) -> None:
        """Checking costs, and everybody of the company may call: who may not hears so of nonsense, too."""
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        theirs = Keeper(client, member)
        assert (await theirs.save_body(template_id, 1, {"id": "nonsense"})).status_code == 403
        nonsense: dict[str, Any] = {"nodes": [{"id": "nonsense"}], "edges": []}
        assert (await theirs.save_workflow(template_id, 1, nonsense)).status_code == 403

    async def test_is_one_no_longer_once_the_team_is_taken_out(
        self, desk: Keeper, ines: Keeper, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        data(await desk.edited_by(template_id, version=2))
        assert refusal(await ines.draw(template_id))[0] == 403

    async def test_of_the_original_is_none_of_its_copy(self, desk: Keeper, crew: Crew, quality: UUID) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        copying = await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id})
        assert (await desk.permissions(data(copying, 201)["formTemplateId"]))["editors"] == []


class TestChoosing:
    async def test_takes_teams_of_the_company_alone(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        theirs = crew.book.add_team("Theirs", company_id=UUID(int=77))
        refused = await desk.edited_by(template_id, theirs)
        assert refused.status_code == 422
        assert [each["field"] for each in refused.json()["data"]["fields"]] == ["editorTeamIds"]

    async def test_twice_is_told_once_in_the_log(
        self, desk: Keeper, runtime: Runtime, crew: Crew, quality: UUID
    ) -> None:
        template_id = await desk.published("Pour", teams=[], projectId=crew.jetty)
        data(await desk.edited_by(template_id, quality))
        data(await desk.edited_by(template_id, quality, version=2))
        acts = await published(runtime, events_pb2.ActRecorded)
        (chosen,) = [each.act for each in acts if each.act.action == "form.editors_chosen"]
        (change,) = chosen.changes
        assert (change.field, change.before, change.after) == ("editors", "", "Quality")
