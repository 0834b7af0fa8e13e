import asyncio
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.company import service as companies

from services.identity.tests.service.invite.steps import (
    EMAIL,
    expire_invites,
    invite,
    seats_in_use,
    set_seats,
)


class TestAcceptInvite:
    async def test_brings_the_person_in_and_switches_to_the_company(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        seen = (await client.post("/api/Invite/GetInvite", json={"token": mailed})).json()["data"]
        assert (seen["email"], seen["role"], seen["hasAccount"]) == (EMAIL, "manager", True)
        accepted = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert accepted.status_code == 200, accepted.text
        assert accepted.json()["data"]["currentGroupId"] == str(company_id)
        detail = await client.get("/api/Group/GetGroupDetail")  # by the new cookie
        assert detail.json()["data"]["groupId"] == str(company_id)
        [event] = await published(runtime, events_pb2.MemberJoined)
        assert event.user_id == str(user_id_of(mei))

    async def test_a_new_person_registers_and_comes_in_with_one_mail(
        self, client: httpx.AsyncClient, mailed: str, inbox: Inbox, company_id: UUID
    ) -> None:
        seen = await client.post("/api/Invite/GetInvite", json={"token": mailed})
        assert seen.json()["data"]["hasAccount"] is False
        person = {"email": EMAIL, "fullName": "Mei Lin", "password": "concrete before noon"}
        registered = await client.post("/api/Auth/Register", json={**person, "inviteToken": mailed})
        assert registered.status_code == 202, registered.text
        signed_in = await client.post(
            "/api/Auth/Login", json={"email": EMAIL, "password": person["password"]}
        )
        assert signed_in.status_code == 200, signed_in.text
        accepted = await client.post(
            "/api/Invite/AcceptInvite",
            json={"token": mailed},
            headers={"X-CSRF-Token": client.cookies["gw_csrf"]},
        )
        assert accepted.json()["data"]["currentGroupId"] == str(company_id)
        assert [group["role"] for group in accepted.json()["data"]["groups"]] == ["manager"]
        assert len(inbox.subjects_to(EMAIL)) == 1

    @pytest.mark.parametrize(("role", "is_manager"), [("member", False), ("manager", True)])
    async def test_into_the_teams_and_projects_that_are_still_there_which_a_manager_manages(
        self,
        role: str,
        is_manager: bool,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        inbox: Inbox,
        mei: dict[str, str],
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        stays, goes = [
            (await client.post("/api/Team/CreateTeam", json={"name": name}, headers=admin)).json()["data"]
            for name in ("Concrete", "Steel")
        ]
        project = await client.post(
            "/api/Project/CreateProject",
            json={"name": "Pier 7", "timeZone": "Asia/Singapore"},
            headers=admin,
        )
        answer = await invite(
            client,
            admin,
            role=role,
            teamIds=[stays["teamId"], goes["teamId"]],
            projectIds=[project.json()["data"]["projectId"]],
        )
        assert answer.status_code == 201, answer.text
        gone = await client.request(
            "DELETE", "/api/Team/DeleteTeam", json={"teamId": goes["teamId"]}, headers=admin
        )
        assert gone.status_code == 200, gone.text
        await drain(service, runtime)
        await client.post("/api/Invite/AcceptInvite", json={"token": inbox.token()}, headers=mei)
        client.cookies.clear()
        detail = await client.get(
            "/api/Member/GetMemberDetail", params={"userId": str(user_id_of(mei))}, headers=admin
        )
        person = detail.json()["data"]
        assert [team["name"] for team in person["teams"]] == ["Concrete"]
        assert [(each["name"], each["isManager"]) for each in person["projects"]] == [("Pier 7", is_manager)]

    async def test_fifty_clicks_make_one_member(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        before = await seats_in_use(runtime, company_id)
        answers = await asyncio.gather(
            *(client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei) for _ in range(50))
        )
        assert {answer.status_code for answer in answers} == {200}
        assert len(await published(runtime, events_pb2.MemberJoined)) == 1
        assert await seats_in_use(runtime, company_id) == before

    async def test_a_second_click_waits_for_nobody_else_in_the_company(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        async with runtime.database.unit_of_work() as busy, asyncio.timeout(4):
            await companies.get(busy, company_id, lock=True)
            again = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert again.status_code == 200, again.text

    async def test_another_address_is_told_whose_it_is(
        self, client: httpx.AsyncClient, sign_in: SignIn, mailed: str
    ) -> None:
        refused = await client.post(
            "/api/Invite/AcceptInvite", json={"token": mailed}, headers=await sign_in(Role.MEMBER)
        )
        assert refused.status_code == 409
        assert EMAIL in refused.json()["message"]

    async def test_an_expired_one_is_refused(
        self, client: httpx.AsyncClient, runtime: Runtime, mailed: str, mei: dict[str, str]
    ) -> None:
        await expire_invites(runtime)
        refused = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert refused.status_code == 404

    async def test_the_removed_do_not_come_back_by_an_old_link(
        self, client: httpx.AsyncClient, sign_in: SignIn, mailed: str, mei: dict[str, str]
    ) -> None:
        await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        client.cookies.clear()
        removed = await client.post(
            "/api/AdminConsole/RemoveMember",
            json={"userId": str(user_id_of(mei))},
            headers=await sign_in(Role.ADMIN),
        )
        assert removed.status_code == 200, removed.text
        refused = await client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
        assert refused.status_code == 409

    @pytest.mark.parametrize("token", ["", "x", "x" * 500, "\x00", "'; drop table invite; --"])
    async def test_nonsense_is_refused(self, client: httpx.AsyncClient, token: str) -> None:
        refused = await client.post("/api/Invite/GetInvite", json={"token": token})
        assert refused.status_code in {404, 422}

    async def test_accepting_and_inviting_at_once_never_pass_the_seats(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        mailed: str,
        mei: dict[str, str],
        company_id: UUID,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_seats(runtime, company_id, 6)  # owner, two admins, Mei's invite; two are free
        answers = await asyncio.gather(
            *(
                client.post("/api/Invite/AcceptInvite", json={"token": mailed}, headers=mei)
                if number % 5 == 0
                else invite(client, admin, email=f"p{number}@example.test")
                for number in range(50)
            )
        )
        assert {answer.status_code for answer in answers} == {200, 201, 409}
        assert await seats_in_use(runtime, company_id) == 6
