"""Who sees and changes which template."""

from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import A_TEAM, SETTING, TEMPLATE, Desk, data, refusal
from services.forms.tests.service.drawing import page, short_text, with_teams


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


class TestAManager:
    async def test_makes_templates_of_their_own_projects_only(
        self, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs = Desk(client, manager)
        template_id = await theirs.published("Jetty diary", projectId=crew.jetty)
        assert (await theirs.detail(template_id))["mayEdit"]
        for project_id in (None, str(crew.tower)):
            body = {"name": "X", "projectId": project_id}
            refused = refusal(await theirs.post(f"{TEMPLATE}/CreateFormTemplate", body))
            # There is none yet that could be "this template".
            assert refused == (
                403,
                "Templates for all projects are made by admins, those of one project by its managers too. "
                "Choose a project you manage, or ask an admin.",
            )

    async def test_changes_none_of_the_company_or_of_other_projects(
        self, desk: Desk, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        member_of_both = crew.person(
            "Nora", Role.MANAGER, manages=(crew.jetty,), projects=(crew.jetty, crew.tower)
        )
        theirs = Desk(client, member_of_both)
        for more in ({}, {"projectId": crew.tower}):
            template_id = await desk.published("Diary", **more)
            assert not (await theirs.detail(template_id))["mayEdit"]
            assert (await theirs.save_body(template_id, 2, page())).status_code == 403
            assert (await theirs.save_detail(template_id, 1, name="Mine")).status_code == 403
            assert (await theirs.publish(template_id)).status_code == 403
            archiving = await theirs.put(f"{TEMPLATE}/ArchiveFormTemplate", {"formTemplateId": template_id})
            assert archiving.status_code == 403
            problems = await theirs.get(f"{TEMPLATE}/GetPublishProblems", formTemplateId=template_id)
            assert problems.status_code == 403

    async def test_learns_nothing_by_the_id_of_one_they_made_and_lost(
        self, desk: Desk, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs, template_id = Desk(client, manager), str(uuid4())
        await theirs.create("Jetty diary", templateId=template_id, projectId=crew.jetty)
        data(await desk.save_detail(template_id, 1, projectId=crew.tower, name="Tower secrets"))
        body = {"name": "X", "templateId": template_id, "projectId": str(crew.jetty)}
        assert refusal(await theirs.post(f"{TEMPLATE}/CreateFormTemplate", body)) == (
            409,
            "This id belongs to another template. Create it with a new id.",
        )

    async def test_moves_a_template_only_between_projects_they_manage(
        self, client: httpx.AsyncClient, manager: Person, crew: Crew
    ) -> None:
        theirs = Desk(client, manager)
        template_id = (await theirs.create("Jetty diary", projectId=crew.jetty))["formTemplateId"]
        for project_id in (crew.tower, None):
            assert (await theirs.save_detail(template_id, 1, projectId=project_id)).status_code == 403
        assert (await theirs.detail(template_id))["projectId"] == str(crew.jetty)


class TestAMember:
    async def test_sees_what_is_published_for_their_projects(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        await desk.create("Draft")
        await desk.published("For all")
        await desk.published("Jetty", projectId=crew.jetty)
        await desk.published("Tower", projectId=crew.tower)
        theirs = Desk(client, member)
        assert await theirs.names() == ["For all", "Jetty"]
        (first, _) = data(await theirs.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        assert not first["mayEdit"]

    async def test_reads_what_is_published_and_never_the_draft(
        self, desk: Desk, client: httpx.AsyncClient, member: Person
    ) -> None:
        template_id = await desk.published("Diary")
        live = await desk.body(template_id)
        data(await desk.save_body(template_id, live["version"], page(short_text("Secret plan"))))
        data(await desk.save_detail(template_id, 1, name="Secret name"))
        theirs = Desk(client, member)
        assert await theirs.body(template_id) == live
        seen = await theirs.detail(template_id)
        assert (seen["name"], seen["mayEdit"], seen["version"]) == ("Diary", False, 1)
        drawn = await theirs.workflow(template_id)
        assert len(drawn["nodes"]) == 3
        # Saves of the draft are not counted to them either.
        assert (seen["bodyVersion"], seen["workflowVersion"]) == (live["version"], drawn["version"])

    async def test_learns_nothing_of_what_is_not_for_them(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        draft = (await desk.create("Draft"))["formTemplateId"]
        tower = await desk.published("Tower", projectId=crew.tower)
        theirs = Desk(client, member)
        for template_id in (draft, tower):
            for call in ("GetFormBody", "GetFormDetail", "GetFormWorkflow"):
                assert (await theirs.get(f"{SETTING}/{call}/{template_id}")).status_code == 404
            versions = await theirs.get(f"{TEMPLATE}/GetFormTemplateVersions", formTemplateId=template_id)
            assert versions.status_code == 404

    async def test_changes_nothing(self, desk: Desk, client: httpx.AsyncClient, member: Person) -> None:
        template_id = await desk.published("Diary")
        theirs = Desk(client, member)
        assert (await theirs.save_body(template_id, 2, page())).status_code == 403
        assert (await theirs.post(f"{TEMPLATE}/CreateFormTemplate", {"name": "X"})).status_code == 403


class TestWhoMayStart:
    async def test_where_the_first_step_has_teams_only_their_people_and_managers_may(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, manager: Person, crew: Crew
    ) -> None:
        inspectors = crew.book.add_team("Inspectors", company_id=COMPANY)
        await desk.published("Inspection", teams=[inspectors])
        inspector = crew.person("Goh", Role.MEMBER, projects=(crew.tower,), teams=(inspectors,))
        nowhere = crew.person("Ada", Role.MEMBER, teams=(inspectors,))
        told = [await startable(client, each) for each in (member, manager, inspector, nowhere, desk.person)]
        assert told == [
            (False, []),
            (True, [str(crew.jetty)]),
            (True, [str(crew.tower)]),
            (False, []),
            (True, None),
        ]

    async def test_who_may_not_is_told_the_teams_that_do(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        safety = crew.book.add_team("Safety", company_id=COMPANY)
        inspector = crew.person("Ines", Role.MEMBER, projects=(crew.tower,), teams=(safety,))
        await desk.published("Inspection", teams=[safety])

        async def told(person: Person) -> list[str]:
            (only,) = data(await Desk(client, person).get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
            return only["startedBy"]

        assert [await told(each) for each in (member, inspector, desk.person)] == [["Safety"], [], []]

    async def test_without_teams_everybody_in_a_project_may(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        await desk.published("Diary", teams=[])
        of_no_project = crew.person("Ong", Role.MANAGER)
        assert await startable(client, member) == (True, [str(crew.jetty)])
        assert await startable(client, of_no_project) == (False, [])

    async def test_a_form_of_one_project_is_started_there_only(
        self, desk: Desk, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        await desk.published("Jetty diary", teams=[], projectId=crew.jetty)
        assert await startable(client, member) == (True, [str(crew.jetty)])
        assert await startable(client, desk.person) == (True, [str(crew.jetty)])

    async def test_the_newest_version_says_of_which_teams(
        self, desk: Desk, client: httpx.AsyncClient, member: Person
    ) -> None:
        template_id = await desk.published("Diary", teams=[])
        drawn = await desk.workflow(template_id)
        data(await desk.save_workflow(template_id, drawn["version"], with_teams(drawn, str(A_TEAM))))
        assert (await startable(client, member))[0]
        data(await desk.publish(template_id))
        assert not (await startable(client, member))[0]


async def startable(client: httpx.AsyncClient, person: Person) -> tuple[bool, list[str] | None]:
    """Of the one template that is there."""
    (only,) = data(await Desk(client, person).get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
    assert (await Desk(client, person).detail(only["formTemplateId"]))["mayFill"] == only["mayFill"]
    return only["mayFill"], only["startProjectIds"]


class TestAStranger:
    async def test_finds_nothing_here(self, desk: Desk, client: httpx.AsyncClient, stranger: Person) -> None:
        template_id = await desk.published("Diary")
        theirs = Desk(client, stranger)
        assert await theirs.names() == []
        assert (await theirs.get(f"{SETTING}/GetFormBody/{template_id}")).status_code == 404
        assert (await theirs.save_body(template_id, 2, page())).status_code == 404
        copying = await theirs.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id})
        assert copying.status_code == 404
