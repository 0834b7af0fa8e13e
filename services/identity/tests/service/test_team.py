import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, counted_statements, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.audit.actions import AuditAction
from identity.company.limits import Limits
from identity.tables.audit import AuditRecord


class TestCreateTeam:
    async def test_an_admin_makes_a_team_that_members_see(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        created = await client.post("/api/Team/CreateTeam", json={"name": "Concrete"}, headers=admin)
        assert created.status_code == 201, created.text
        assert created.json()["data"]["name"] == "Concrete"

        listed = await client.get("/api/Team/QueryTeams", headers=await sign_in(Role.MEMBER))
        assert [team["name"] for team in listed.json()["data"]["data"]] == ["Concrete"]
        assert [event.team.name for event in await published(runtime, events_pb2.TeamChanged)] == ["Concrete"]

    async def test_a_name_is_taken_whatever_its_case(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await client.post("/api/Team/CreateTeam", json={"name": "Concrete"}, headers=admin)
        again = await client.post("/api/Team/CreateTeam", json={"name": "CONCRETE"}, headers=admin)
        assert again.status_code == 409
        assert again.json()["data"]["fields"][0]["field"] == "name"

    async def test_no_more_than_a_company_may_have(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        runtime.provide(Limits(teams=2, projects=2))
        admin = await sign_in(Role.ADMIN)
        await create(client, admin, "Concrete")
        made = await create(client, admin, "Steel")
        roof = {"name": "Roof"}
        refused = await client.post("/api/Team/CreateTeam", json=roof, headers=admin)
        assert refused.status_code == 409
        assert "2 teams" in refused.json()["message"]
        elsewhere = await sign_in(Role.ADMIN, company_id=await make_company("Harbour"))
        await create(client, elsewhere, "Roof")
        body = {"teamId": made["teamId"]}
        await client.request("DELETE", "/api/Team/DeleteTeam", json=body, headers=admin)
        await create(client, admin, "Roof")

    async def test_a_name_is_what_its_readers_see(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)

        async def create(name: str) -> httpx.Response:
            return await client.post("/api/Team/CreateTeam", json={"name": name}, headers=admin)

        for name in ("\u200b", "Con\u202ecrete", "\u2066Concrete\u2069"):
            refused = await create(name)
            assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "name")
        assert (await create("Con\u200bcrete\ufeff")).json()["data"]["name"] == "Concrete"
        assert (await create("Concrete")).status_code == 409  # not a second one that looks the same

    async def test_a_member_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.post(
            "/api/Team/CreateTeam", json={"name": "Concrete"}, headers=await sign_in(Role.MEMBER)
        )
        assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)

    async def test_a_stranger_can_not_be_added(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.post(
            "/api/Team/CreateTeam",
            json={"name": "Concrete", "memberUserIds": [str(uuid4())]},
            headers=await sign_in(Role.ADMIN),
        )
        assert refused.status_code == 422

    async def test_the_same_key_makes_one_team(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        headers = {**await sign_in(Role.ADMIN), "Idempotency-Key": "one-click"}
        answers = [
            await client.post("/api/Team/CreateTeam", json={"name": "Concrete"}, headers=headers)
            for _ in range(3)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 201]
        assert len({answer.json()["data"]["teamId"] for answer in answers}) == 1


class TestWhoMayTouchATeam:
    async def test_to_a_stranger_of_another_company_it_does_not_exist(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, make_company: Any
    ) -> None:
        team = await create(client, await sign_in(Role.ADMIN), "Concrete")
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Harbour Civil"))
        for method, call, body in calls_on(team["teamId"], str(user_id_of(stranger))):
            refused = await client.request(method, f"/api/Team/{call}", headers=stranger, **body)
            assert (refused.status_code, refused.json()["errorCode"]) == (404, 4), call
            assert "Concrete" not in refused.text
        assert await names(client, stranger) == []
        assert len(await published(runtime, events_pb2.TeamChanged)) == 1

    @pytest.mark.parametrize("role", [Role.MEMBER, Role.MANAGER])
    async def test_below_admin_it_is_only_read(
        self, client: httpx.AsyncClient, sign_in: SignIn, role: Role
    ) -> None:
        team = await create(client, await sign_in(Role.ADMIN), "Concrete")
        lesser = await sign_in(role)
        for method, call, body in calls_on(team["teamId"], str(user_id_of(lesser))):
            answer = await client.request(method, f"/api/Team/{call}", headers=lesser, **body)
            assert answer.status_code == (200 if call == "GetTeamDetail" else 403), call

    async def test_without_a_sign_in_nothing_is_told(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        team = await create(client, await sign_in(Role.ADMIN), "Concrete")
        for method, call, body in calls_on(team["teamId"], str(uuid4())):
            assert (await client.request(method, f"/api/Team/{call}", **body)).status_code == 401, call


class TestUpdateTeam:
    async def test_changes_what_is_sent_and_keeps_the_rest(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        team = await create(client, admin, "Concrete")
        body = {"teamId": team["teamId"], "name": "Concrete and formwork"}
        renamed = await client.put("/api/Team/UpdateTeam", json=body, headers=admin)
        assert renamed.status_code == 200, renamed.text
        body = {"teamId": team["teamId"], "description": "Pours, props, curing"}
        described = await client.put("/api/Team/UpdateTeam", json=body, headers=admin)
        assert described.json()["data"]["name"] == "Concrete and formwork"
        assert described.json()["data"]["description"] == "Pours, props, curing"
        assert described.json()["data"]["updatedAt"] > team["updatedAt"]
        assert await audited(runtime, AuditAction.TEAM_CHANGED) == [
            {"name": ["Concrete", "Concrete and formwork"]},
            {"description": ["", "Pours, props, curing"]},
        ]

    async def test_another_teams_name_is_refused_its_own_in_capitals_is_not(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        team = await create(client, admin, "Concrete")
        await create(client, admin, "Safety")
        body = {"teamId": team["teamId"], "name": "SAFETY"}
        refused = await client.put("/api/Team/UpdateTeam", json=body, headers=admin)
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (409, "name")
        body = {"teamId": team["teamId"], "name": "CONCRETE"}
        assert (await client.put("/api/Team/UpdateTeam", json=body, headers=admin)).status_code == 200

    async def test_two_who_want_one_name_at_once_get_it_once(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        teams = [await create(client, admin, f"Team {number}") for number in range(6)]
        answers = await asyncio.gather(
            *(
                client.put(
                    "/api/Team/UpdateTeam",
                    json={"teamId": team["teamId"], "name": "Concrete"},
                    headers=admin,
                )
                for team in teams
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]


class TestDeleteTeam:
    async def test_is_gone_and_its_members_access_is_looked_up_anew(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin, worker = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        team = await create(client, admin, "Concrete", memberUserIds=[str(user_id_of(worker))])
        body = {"teamId": team["teamId"]}
        deleted = await client.request("DELETE", "/api/Team/DeleteTeam", json=body, headers=admin)
        assert deleted.status_code == 200, deleted.text
        assert await names(client, admin) == []
        assert [event.team_id for event in await published(runtime, events_pb2.TeamDeleted)] == [
            team["teamId"]
        ]
        told = [event.user_id for event in await published(runtime, events_pb2.AccessChanged)]
        assert told == [str(user_id_of(worker))] * 2
        again = await client.request("DELETE", "/api/Team/DeleteTeam", json=body, headers=admin)
        assert again.status_code == 404
        assert (await create(client, admin, "Concrete"))["members"] == []


class TestQueryTeams:
    async def test_searches_by_letters_not_by_patterns_and_pages(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        for name in ("Safety", "concrete", "M&E", "100% QA", "Survey_1", "混凝土"):
            await create(client, admin, name)
        assert await names(client, admin, search="CON") == ["concrete"]
        assert await names(client, admin, search="%") == ["100% QA"]
        assert await names(client, admin, search="_") == ["Survey_1"]
        assert await names(client, admin, search="凝") == ["混凝土"]
        assert await names(client, admin, search="' or 1=1 --") == []
        everything = await names(client, admin)
        pages = [await names(client, admin, pageNumber=page, pageCount=2) for page in (1, 2, 3, 4)]
        assert [name for page in pages for name in page] == everything
        assert everything[:4] == ["100% QA", "concrete", "M&E", "Safety"]
        beyond = await client.get("/api/Team/QueryTeams", params={"pageNumber": 9}, headers=admin)
        assert (beyond.json()["data"]["totalCount"], beyond.json()["data"]["data"]) == (6, [])

    @pytest.mark.parametrize("query", [{"pageCount": 101}, {"pageNumber": 0}, {"search": "x" * 201}])
    async def test_refuses_what_would_be_too_much(
        self, client: httpx.AsyncClient, sign_in: SignIn, query: dict[str, Any]
    ) -> None:
        refused = await client.get("/api/Team/QueryTeams", params=query, headers=await sign_in(Role.MEMBER))
        assert refused.status_code == 422

    async def test_costs_the_same_for_one_and_for_many(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        people = [str(user_id_of(await sign_in(Role.MEMBER))) for _ in range(4)]
        await create(client, admin, "Team 0", leadUserIds=people[:2], memberUserIds=people)
        with counted_statements(runtime.database) as for_one:
            await names(client, admin)
        for number in range(1, 12):
            await create(client, admin, f"Team {number}", leadUserIds=people[:2], memberUserIds=people)
        with counted_statements(runtime.database) as for_many:
            assert len(await names(client, admin)) == 12
        assert len(for_many) == len(for_one) <= 3


async def create(
    client: httpx.AsyncClient, headers: dict[str, str], name: str, **more: Any
) -> dict[str, Any]:
    made = await client.post("/api/Team/CreateTeam", json={"name": name, **more}, headers=headers)
    assert made.status_code == 201, made.text
    return made.json()["data"]


async def names(client: httpx.AsyncClient, headers: dict[str, str], **query: Any) -> list[str]:
    listed = await client.get("/api/Team/QueryTeams", params=query, headers=headers)
    assert listed.status_code == 200, listed.text
    return [team["name"] for team in listed.json()["data"]["data"]]


async def audited(runtime: Runtime, action: AuditAction) -> list[dict[str, Any]]:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(AuditRecord.changes)
            .where(col(AuditRecord.action) == action.value)
            .order_by(col(AuditRecord.id))
        )
        return list(found.scalars())


def calls_on(team_id: str, user_id: str) -> list[tuple[str, str, dict[str, Any]]]:
    person = {"teamId": team_id, "userId": user_id}
    return [
        ("GET", "GetTeamDetail", {"params": {"teamId": team_id}}),
        ("PUT", "UpdateTeam", {"json": {"teamId": team_id, "name": "Taken over"}}),
        ("POST", "AddTeamMembers", {"json": {"teamId": team_id, "userIds": [user_id]}}),
        ("POST", "SetTeamLead", {"json": {**person, "isLead": True}}),
        ("POST", "RemoveTeamMember", {"json": person}),
        ("DELETE", "DeleteTeam", {"json": {"teamId": team_id}}),
    ]
