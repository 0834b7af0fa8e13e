from uuid import uuid4

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2


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
