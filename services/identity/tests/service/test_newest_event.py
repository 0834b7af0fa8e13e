"""Many change one thing at once: of what is told of it, the event with the highest revision is how it is."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import SignIn, user_id_of
from chassis.testing.events import newest, told_anew
from contracts.identity.v1 import events_pb2, identity_pb2

Headers = dict[str, str]


class Office:
    """Two admins who send everything at the same moment."""

    def __init__(self, client: httpx.AsyncClient, admins: Sequence[Headers], people: Sequence[str]) -> None:
        self._client = client
        self._admins = admins
        self.people = people

    async def send(self, path: str, body: dict[str, Any], *, method: str = "POST", by: int = 0) -> Any:
        headers = self._admins[by % len(self._admins)]
        answer = await self._client.request(method, f"/api/{path}", json=body, headers=headers)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()["data"]


@pytest.fixture
async def office(client: httpx.AsyncClient, sign_in: SignIn) -> Office:
    admins = [await sign_in(Role.ADMIN), await sign_in(Role.ADMIN)]
    people = [str(user_id_of(await sign_in(Role.MEMBER))) for _ in range(6)]
    return Office(client, admins, people)


async def at_once(*calls: Coroutine[Any, Any, Any]) -> None:
    await asyncio.gather(*calls)


class TestATeam:
    async def test_with_members_added_by_two_and_one_leaving_the_company(
        self, office: Office, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        first, *others = office.people
        made = [
            await office.send("Team/CreateTeam", {"name": f"Team {number}", "memberUserIds": [first]})
            for number in range(3)
        ]
        ids = [each["teamId"] for each in made]
        await at_once(
            *(
                office.send("Team/AddTeamMembers", {"teamId": team_id, "userIds": [person]}, by=number)
                for team_id in ids
                for number, person in enumerate(others)
            ),
            *(
                office.send("Team/UpdateTeam", {"teamId": team_id, "name": f"New {team_id}"}, method="PUT")
                for team_id in ids
            ),
            office.send("AdminConsole/RemoveMember", {"userId": first}),
        )
        states = await told_anew(service, runtime, events_pb2.TeamChanged)
        assert sorted(states) == sorted(ids)
        for team_id, state in states.items():
            assert set(state.team.member_user_ids) == set(others)
            assert await newest(runtime, team_id) == state


class TestAProject:
    async def test_with_members_added_by_two_and_one_leaving_the_company(
        self, office: Office, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        first, *others = office.people
        made = [
            await office.send(
                "Project/CreateProject",
                {"name": f"Site {number}", "timeZone": "UTC", "memberUserIds": [first]},
            )
            for number in range(3)
        ]
        ids = [each["projectId"] for each in made]
        await at_once(
            *(
                office.send("Project/AddProjectMembers", {"projectId": each, "userIds": [person]}, by=number)
                for each in ids
                for number, person in enumerate(others)
            ),
            *(
                office.send("Project/UpdateProject", {"projectId": each, "name": f"New {each}"}, method="PUT")
                for each in ids
            ),
            office.send("AdminConsole/RemoveMember", {"userId": first}),
        )
        states = await told_anew(service, runtime, events_pb2.ProjectChanged)
        assert sorted(states) == sorted(ids)
        for project_id, state in states.items():
            last = await newest(runtime, project_id)
            assert isinstance(last, events_pb2.ProjectChanged)
            assert set(state.project.member_user_ids) == set(others)
            assert _in_order(last.project) == _in_order(state.project)


class TestAMembership:
    async def test_raised_by_projects_and_two_admins_while_one_leaves(
        self, office: Office, service: ServiceDefinition, runtime: Runtime, company_id: UUID
    ) -> None:
        leaver, *others = office.people
        await at_once(
            *(
                office.send(
                    "Project/CreateProject",
                    {"name": f"Site {number}", "timeZone": "UTC", "managerUserIds": [person]},
                    by=number,
                )
                for number, person in enumerate(others)
            ),
            *(
                office.send("AdminConsole/ModifyMemberRole", {"userId": person, "role": role}, by=number)
                for number, role in enumerate(["manager", "member", "manager"])
                for person in others[:3]
            ),
            office.send("AdminConsole/RemoveMember", {"userId": leaver}),
        )
        states = await told_anew(service, runtime, events_pb2.MemberChanged)
        for person in others:
            membership = f"{company_id}/{person}"
            assert await newest(runtime, membership) == states[membership]
        gone = f"{company_id}/{leaver}"
        assert gone not in states
        assert isinstance(await newest(runtime, gone), events_pb2.MemberRemoved)


class TestACompany:
    async def test_renamed_and_fenced_by_two(
        self, office: Office, service: ServiceDefinition, runtime: Runtime, company_id: UUID
    ) -> None:
        await at_once(
            *(
                office.send(
                    "AdminConsole/RenameAccountName",
                    {"groupId": str(company_id), "name": f"Name {number}"},
                    by=number,
                )
                for number in range(8)
            ),
            *(
                office.send(
                    "Group/UpdateGroupSettings",
                    {"isGeofenceRadiusCheck": True, "geofenceRadius": 100 + number},
                    method="PUT",
                    by=number,
                )
                for number in range(8)
            ),
        )
        states = await told_anew(service, runtime, events_pb2.CompanyChanged)
        assert await newest(runtime, str(company_id)) == states[str(company_id)]


class TestAPerson:
    async def test_who_changes_their_profile_in_two_windows(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, sign_in: SignIn
    ) -> None:
        person = await sign_in(Role.MEMBER)

        async def change(body: dict[str, str]) -> None:
            answer = await client.put("/api/User/UpdateSelfProfile", json=body, headers=person)
            assert answer.status_code == 200, answer.text

        names = [change({"fullName": f"Name {number}"}) for number in range(8)]
        languages = [change({"language": ("en", "zh-CN")[number % 2]}) for number in range(8)]
        await at_once(*names, *languages)
        states = await told_anew(service, runtime, events_pb2.UserProfileChanged)
        user_id = str(user_id_of(person))
        assert await newest(runtime, user_id) == states[user_id]


def _in_order(project: identity_pb2.Project) -> identity_pb2.Project:
    """The lists of people are sets."""
    same = identity_pb2.Project()
    same.CopyFrom(project)
    for people in (same.member_user_ids, same.manager_user_ids):
        people.sort()
    return same
