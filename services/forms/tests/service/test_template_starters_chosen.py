"""Who starts a template: everybody of its projects, or people of chosen roles and teams."""

from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.forms.tests.service.desk import TEMPLATE, Desk, data, refusal


class Keeper(Desk):
    async def leave_to(
        self, template_id: str, *, roles: tuple[str, ...] = (), teams: tuple[UUID, ...] = (), version: int = 1
    ) -> httpx.Response:
        chosen = {"isEveryone": False, "roles": [*roles], "teamIds": [*map(str, teams)]}
        return await self.save(template_id, version, chosen)

    async def save(self, template_id: str, version: int, starters: dict[str, Any]) -> httpx.Response:
        body = {"formTemplateId": template_id, "version": version, "starters": starters}
        return await self.put(f"{TEMPLATE}/UpdateFormPermissions", body)

    async def only(self) -> dict[str, Any]:
        (row,) = data(await self.get(f"{TEMPLATE}/QueryFormTemplates"))["data"]
        return row

    async def start(self, template_id: str, project_id: UUID, **more: Any) -> httpx.Response:
        body: dict[str, Any] = {"formTemplateId": template_id, "projectId": str(project_id), "values": {}}
        return await self.post("/api/Submission/CreateSubmission", body | more)


@pytest.fixture
def desk(client: httpx.AsyncClient, admin: Person) -> Keeper:
    return Keeper(client, admin)


class TestWhoStarts:
    async def test_is_everybody_of_its_projects_where_nothing_is_said(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Diary", teams=[], projectId=crew.jetty)
        asked = data(await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=template_id))
        assert asked["starters"] == {"isEveryone": True, "roles": [], "teams": []}
        assert (await Keeper(client, member).start(template_id, crew.jetty)).status_code == 201

    async def test_is_chosen_by_team(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        safety = crew.book.add_team("Safety", company_id=COMPANY)
        saved = data(await desk.leave_to(template_id, teams=(safety,)))
        assert saved["starters"]["teams"] == [{"teamId": str(safety), "name": "Safety"}]
        assert saved["version"] == 2
        ines = crew.person("Ines", Role.MEMBER, projects=(crew.jetty,), teams=(safety,))
        told = [await _told(client, each) for each in (member, ines, manager, desk.person)]
        assert told == [(False, ["Safety"], []), (True, [], []), (True, [], []), (True, [], [])]
        refused = refusal(await Keeper(client, member).start(template_id, crew.jetty))
        assert refused == (
            403,
            "This form is started by chosen people alone. Ask a manager of the project or an admin. "
            "What you began before is still yours.",
        )
        for person in (ines, manager, desk.person):
            assert (await Keeper(client, person).start(template_id, crew.jetty)).status_code == 201

    async def test_is_chosen_by_role(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        data(await desk.leave_to(template_id, roles=("manager",)))
        # A manager, though of another project.
        ong = crew.person("Ong", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        assert [await _told(client, each) for each in (member, ong)] == [
            (False, [], ["manager"]),
            (True, [], []),
        ]
        assert (await Keeper(client, member).start(template_id, crew.jetty)).status_code == 403
        assert (await Keeper(client, ong).start(template_id, crew.jetty)).status_code == 201

    async def test_may_be_the_projects_managers_alone(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        data(await desk.leave_to(template_id))
        assert [await _told(client, each) for each in (member, manager)] == [
            (False, [], ["manager"]),
            (True, [], []),
        ]

    async def test_are_the_same_of_a_copy(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, manager: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        safety = crew.book.add_team("Safety", company_id=COMPANY)
        data(await desk.leave_to(template_id, roles=("manager",), teams=(safety,)))
        for who in (desk, Keeper(client, manager)):
            copying = {"formTemplateId": template_id}
            copy = data(await who.post(f"{TEMPLATE}/DuplicateFormTemplate", copying), 201)["formTemplateId"]
            data(await desk.publish(copy))
            told = data(await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=copy))["starters"]
            assert (told["isEveryone"], told["roles"]) == (False, ["manager"])
            assert [each["teamId"] for each in told["teams"]] == [str(safety)]
            assert (await Keeper(client, member).start(copy, crew.jetty)).status_code == 403

    async def test_are_of_the_first_steps_teams_besides(
        self, desk: Keeper, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        safety, crane = (crew.book.add_team(each, company_id=COMPANY) for each in ("Safety", "Crane"))
        template_id = await desk.published("Permit", teams=[crane], projectId=crew.jetty)
        data(await desk.leave_to(template_id, teams=(safety,)))
        ines = crew.person("Ines", Role.MEMBER, projects=(crew.jetty,), teams=(safety,))
        kit = crew.person("Kit", Role.MEMBER, projects=(crew.jetty,), teams=(crane,))
        both = crew.person("Bo", Role.MEMBER, projects=(crew.jetty,), teams=(crane, safety))
        told = [await _told(client, each) for each in (ines, kit, both)]
        assert told == [(False, ["Crane"], []), (False, ["Safety"], []), (True, [], [])]

    async def test_keeps_what_was_begun(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        theirs, submission_id = Keeper(client, member), str(new_id())
        data(await theirs.start(template_id, crew.jetty, submissionId=submission_id), 201)
        data(await desk.leave_to(template_id))
        assert (await theirs.start(template_id, crew.jetty)).status_code == 403
        # The same start again, after an answer that was lost.
        again = data(await theirs.start(template_id, crew.jetty, submissionId=submission_id), 201)
        assert again["submissionId"] == submission_id
        seen = data(await theirs.get("/api/Submission/GetSubmissionDetail", submissionId=submission_id))
        assert seen["mayAct"]


class TestCopies:
    async def test_are_started_by_the_same_people_without_teams_that_are_gone(
        self, desk: Keeper, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        safety = crew.book.add_team("Safety", company_id=COMPANY)
        gone = crew.book.add_team("Gone", company_id=COMPANY)
        data(await desk.leave_to(template_id, roles=("manager",), teams=(safety, gone)))
        del crew.book.teams[str(gone)]
        copied = await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id})
        assert await _starters(desk, data(copied, 201)) == (False, ["manager"], ["Safety"])

    async def test_of_nobody_who_is_there_are_the_managers_alone(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        gone = crew.book.add_team("Gone", company_id=COMPANY)
        data(await desk.leave_to(template_id, teams=(gone,)))
        del crew.book.teams[str(gone)]
        copied = await desk.post(f"{TEMPLATE}/DuplicateFormTemplate", {"formTemplateId": template_id})
        assert await _starters(desk, data(copied, 201)) == (False, [], [])

    async def test_by_the_library_too(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Permit", teams=[], projectId=crew.jetty)
        data(await desk.leave_to(template_id, roles=("member",)))
        saved = {"name": "Permit", "formTemplateId": template_id}
        entry = data(await desk.post("/api/FormCollection", saved), 201)["formCollectionId"]
        data(await desk.post(f"/api/FormCollection/{entry}/Duplicate", {"name": "Second"}), 201)
        for each in data(await desk.get("/api/FormCollection"))["data"]:
            made = await desk.create("Ours", formCollectionId=each["formCollectionId"])
            assert await _starters(desk, made) == (False, ["member"], [])


async def _starters(desk: Keeper, made: dict[str, Any]) -> tuple[bool, list[str], list[str]]:
    asked = await desk.get(f"{TEMPLATE}/GetFormPermissions", formTemplateId=made["formTemplateId"])
    told = data(asked)["starters"]
    return told["isEveryone"], told["roles"], [each["name"] for each in told["teams"]]


class TestWhoSaysSo:
    async def test_names_teams_of_the_company(self, desk: Keeper, crew: Crew) -> None:
        template_id = await desk.published("Permit", projectId=crew.jetty)
        elsewhere = crew.book.add_team("Foreign", company_id=uuid4())
        for team_id in (elsewhere, uuid4()):
            assert (await desk.leave_to(template_id, teams=(team_id,))).status_code == 422
        assert (await desk.leave_to(template_id, roles=("owner",))).status_code == 422
        many = tuple(uuid4() for _ in range(51))
        assert (await desk.leave_to(template_id, teams=many)).status_code == 422

    async def test_is_logged_once_and_can_be_taken_back(
        self, desk: Keeper, runtime: Runtime, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", projectId=crew.jetty)
        safety = crew.book.add_team("Safety", company_id=COMPANY)
        data(await desk.leave_to(template_id, roles=("manager",), teams=(safety,)))
        data(await desk.leave_to(template_id, roles=("manager",), teams=(safety,), version=2))
        acts = await published(runtime, events_pb2.ActRecorded)
        (chosen,) = [each.act for each in acts if each.act.action == "form.starters_chosen"]
        (change,) = chosen.changes
        assert (change.field, change.before, change.after) == ("starters", "", "manager, Safety")
        back = data(await desk.save(template_id, 2, {"isEveryone": True}))
        assert back["starters"] == {"isEveryone": True, "roles": [], "teams": []}

    async def test_is_nobody_else(
        self, desk: Keeper, client: httpx.AsyncClient, member: Person, stranger: Person, crew: Crew
    ) -> None:
        template_id = await desk.published("Permit", projectId=crew.jetty)
        other = crew.person("Nora", Role.MANAGER, manages=(crew.tower,), projects=(crew.jetty,))
        for person, status in ((member, 403), (other, 403), (stranger, 404)):
            assert (await Keeper(client, person).leave_to(template_id)).status_code == status


async def _told(client: httpx.AsyncClient, person: Person) -> tuple[bool, list[str], list[str]]:
    row = await Keeper(client, person).only()
    return row["mayFill"], row["startedBy"], row["startedByRoles"]
