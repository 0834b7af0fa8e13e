import asyncio
from typing import Any

import httpx
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.audit.actions import AuditAction
from identity.tables.audit import AuditRecord


class TestTeamMembers:
    async def test_come_and_go(self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        one, two = [str(user_id_of(await sign_in(Role.MEMBER))) for _ in range(2)]
        team = await create(client, admin, "Concrete", leadUserIds=[one])
        body = {"teamId": team["teamId"]}
        for _ in range(2):  # a doubled call changes nothing more
            added = await client.post(
                "/api/Team/AddTeamMembers", json={**body, "userIds": [two, two, one]}, headers=admin
            )
            members = {person["userId"]: person["isLead"] for person in added.json()["data"]["members"]}
            assert members == {one: True, two: False}
        for _ in range(2):
            removed = await client.post(
                "/api/Team/RemoveTeamMember", json={**body, "userId": one}, headers=admin
            )
            assert [person["userId"] for person in removed.json()["data"]["members"]] == [two]
        assert len(await audited(runtime, AuditAction.TEAM_MEMBERS_ADDED)) == 1
        assert await audited(runtime, AuditAction.TEAM_MEMBER_REMOVED) == [{"members": [[one], []]}]

    async def test_of_another_company_are_refused(
        self, client: httpx.AsyncClient, sign_in: SignIn, make_company: Any
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        team = await create(client, admin, "Concrete")
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Harbour Civil"))
        refused = await client.post(
            "/api/Team/AddTeamMembers",
            json={"teamId": team["teamId"], "userIds": [str(user_id_of(stranger))]},
            headers=admin,
        )
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "userIds")

    async def test_added_by_many_at_once_are_in_it_once(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        people = [str(user_id_of(await sign_in(Role.MEMBER))) for _ in range(4)]
        team = await create(client, admin, "Concrete")
        body = {"teamId": team["teamId"], "userIds": people}
        answers = await asyncio.gather(
            *(client.post("/api/Team/AddTeamMembers", json=body, headers=admin) for _ in range(10))
        )
        assert {answer.status_code for answer in answers} == {200}
        assert {len(answer.json()["data"]["members"]) for answer in answers} == {4}


class TestLeads:
    async def test_are_named_and_withdrawn(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, worker = await sign_in(Role.ADMIN), str(user_id_of(await sign_in(Role.MEMBER)))
        team = await create(client, admin, "Concrete", memberUserIds=[worker])
        body = {"teamId": team["teamId"], "userId": worker}
        for is_lead in (True, True, False):
            answer = await client.post(
                "/api/Team/SetTeamLead", json={**body, "isLead": is_lead}, headers=admin
            )
            assert answer.json()["data"]["members"][0]["isLead"] is is_lead
            listed = (await client.get("/api/Team/QueryTeams", headers=admin)).json()["data"]["data"]
            assert [person["userId"] for person in listed[0]["leads"]] == ([worker] if is_lead else [])
        assert await audited(runtime, AuditAction.TEAM_LEAD_CHANGED) == [
            {"leads": [[], [worker]]},
            {"leads": [[worker], []]},
        ]

    async def test_must_be_in_the_team(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin, worker = await sign_in(Role.ADMIN), str(user_id_of(await sign_in(Role.MEMBER)))
        team = await create(client, admin, "Concrete")
        body = {"teamId": team["teamId"], "userId": worker, "isLead": True}
        refused = await client.post("/api/Team/SetTeamLead", json=body, headers=admin)
        assert refused.status_code == 422
        assert "Add them" in refused.json()["message"]


async def create(
    client: httpx.AsyncClient, headers: dict[str, str], name: str, **more: Any
) -> dict[str, Any]:
    made = await client.post("/api/Team/CreateTeam", json={"name": name, **more}, headers=headers)
    assert made.status_code == 201, made.text
    return made.json()["data"]


async def audited(runtime: Runtime, action: AuditAction) -> list[dict[str, Any]]:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(AuditRecord.changes)
            .where(col(AuditRecord.action) == action.value)
            .order_by(col(AuditRecord.id))
        )
        return list(found.scalars())
