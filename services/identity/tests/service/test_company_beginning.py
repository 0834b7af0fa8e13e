"""What a new company begins with, where its founder's browser says where it is."""

from typing import Any
from uuid import UUID

import httpx
from chassis.access import Origin, Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.directory import service as directory
from identity.invite.acceptance import accept
from identity.invite.sending import VALID_FOR
from identity.tables.user import TokenPurpose, User
from identity.user.one_time_tokens import issue_token

_ORIGIN = Origin(ip="203.0.113.9", user_agent="test")


async def found(client: httpx.AsyncClient, headers: dict[str, str], **body: Any) -> UUID:
    """The client works in the new company from now on, by its cookies."""
    made = await client.post("/api/Group/CreateGroup", json={"name": "Seletar", **body}, headers=headers)
    assert made.status_code == 201, made.text
    return UUID(made.json()["data"]["groupId"])


async def rows(client: httpx.AsyncClient, call: str) -> list[dict[str, Any]]:
    answer = await client.get(f"/api/{call}")
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["data"]


async def everyone_of(runtime: Runtime, company_id: UUID) -> str:
    async with runtime.database.reading() as uow:
        found = await directory.get_company(uow, runtime.storage, company_id, with_logo=False)
    return found.everyone_team_id


class TestANewCompany:
    async def test_has_a_first_site_and_a_team_of_everyone(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        company_id = await found(client, await sign_in(Role.MEMBER), timeZone="Asia/Singapore")
        [project] = await rows(client, "Project/QueryProjects")
        assert (project["name"], project["timeZone"]) == ("First site", "Asia/Singapore")
        company = (await client.get("/api/Group/GetGroupDetail")).json()["data"]
        assert company["timeZone"] == "Asia/Singapore"
        [team] = await rows(client, "Team/QueryTeams")
        assert (team["name"], team["membersCount"], team["isEveryone"]) == ("Everyone", 1, True)
        assert await everyone_of(runtime, company_id) == team["teamId"]

    async def test_names_them_in_the_founders_language(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        headers = await sign_in(Role.MEMBER)
        async with runtime.database.unit_of_work() as uow:
            user = await uow.get(User, user_id_of(headers))
            assert user is not None
            user.language = "zh-CN"
        await found(client, headers, timeZone="Asia/Shanghai")
        assert [each["name"] for each in await rows(client, "Project/QueryProjects")] == ["第一个工地"]
        assert [each["name"] for each in await rows(client, "Team/QueryTeams")] == ["全体成员"]

    async def test_is_made_whatever_the_browser_calls_its_zone(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        await found(client, await sign_in(Role.MEMBER), timeZone="Mars/Olympus_Mons")
        assert [each["timeZone"] for each in await rows(client, "Project/QueryProjects")] == ["UTC"]
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert [each["timeZone"] for each in profile["groups"] if each["isDefault"]] == ["UTC"]

    async def test_is_empty_where_nobody_says_so(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        await found(client, await sign_in(Role.MEMBER))
        assert await rows(client, "Project/QueryProjects") == await rows(client, "Team/QueryTeams") == []


class TestFirstSteps:
    async def test_are_hidden_for_whoever_hides_them_there(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        await found(client, await sign_in(Role.MEMBER), timeZone="Asia/Singapore")
        csrf = {"X-CSRF-Token": client.cookies["gw_csrf"]}
        assert (await client.put("/api/User/HideFirstSteps", headers=csrf)).status_code == 200
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert {group["name"]: group["hidesFirstSteps"] for group in profile["groups"]} == {
            "Northbank Builders": False,
            "Seletar": True,
        }


class TestWhoeverJoins:
    async def test_is_in_the_team_of_everyone_for_as_long_as_it_is_there(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        founder, first, second = [await sign_in(Role.MEMBER) for _ in range(3)]
        company_id = await found(client, founder, timeZone="Asia/Singapore")
        csrf = {"X-CSRF-Token": client.cookies["gw_csrf"]}
        await self._join(client, runtime, csrf, first)
        [team] = await rows(client, "Team/QueryTeams")
        assert team["membersCount"] == 2

        gone = await client.request(
            "DELETE", "/api/Team/DeleteTeam", json={"teamId": team["teamId"]}, headers=csrf
        )
        assert gone.status_code == 200, gone.text
        await self._join(client, runtime, csrf, second)
        assert await rows(client, "Team/QueryTeams") == []
        assert await everyone_of(runtime, company_id) == ""

    async def _join(
        self, client: httpx.AsyncClient, runtime: Runtime, csrf: dict[str, str], person: dict[str, str]
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            user = await uow.get(User, user_id_of(person))
            assert user is not None
            email = user.email
        made = await client.post("/api/Invite/InviteMember", json={"email": email}, headers=csrf)
        assert made.status_code == 201, made.text
        async with runtime.database.unit_of_work() as uow:
            invite_id = UUID(made.json()["data"]["inviteId"])
            token = await issue_token(uow, TokenPurpose.ACCEPT_INVITE, invite_id, valid_for=VALID_FOR)
            await uow.flush()
            await accept(uow, runtime, user_id_of(person), _ORIGIN, token)
