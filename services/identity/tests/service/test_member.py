from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import SignIn, counted_statements
from identity.member.schemas import MemberSort
from identity.tables.user import User


async def owner_of(runtime: Runtime, name: str) -> str:
    async with runtime.database.reading() as uow:
        email = f"owner-of-{name.lower().replace(' ', '-')}@example.test"
        return str((await uow.execute(select(User.id).where(col(User.email) == email))).scalar_one())


class TestQueryMembers:
    async def test_shows_the_people_of_the_company_only(
        self, client: httpx.AsyncClient, sign_in: SignIn, make_company: Callable[..., Awaitable[UUID]]
    ) -> None:
        await make_company("Somebody Else")
        member = await sign_in(Role.MEMBER)
        answer = await client.get("/api/Member/QueryMembers", headers=member)
        assert answer.status_code == 200, answer.text
        page = answer.json()["data"]
        assert [(each["fullName"], each["role"]) for each in page["data"]] == [
            ("Olive Owner", "owner"),
            ("Person 1", "member"),
        ]
        assert page["totalCount"] == 2
        assert {each["hasSecondFactor"] for each in page["data"]} == {None}

    async def test_admins_see_who_has_a_second_factor(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        answer = await client.get("/api/Member/QueryMembers", headers=await sign_in(Role.ADMIN))
        assert {each["hasSecondFactor"] for each in answer.json()["data"]["data"]} == {False}

    @pytest.mark.parametrize("sort", list(MemberSort))
    async def test_sorts_by(self, client: httpx.AsyncClient, sign_in: SignIn, sort: MemberSort) -> None:
        headers = await sign_in(Role.MEMBER)
        await sign_in(Role.ADMIN)
        answer = await client.get("/api/Member/QueryMembers", params={"sort": sort}, headers=headers)
        people = answer.json()["data"]["data"]
        assert len(people) == 3
        key = sort.value.removeprefix("-")
        ranks = {role.value: role.rank for role in Role}
        values = {
            "name": [each["fullName"].lower() for each in people],
            "role": [ranks[each["role"]] for each in people],
            "joinedAt": [each["joinedAt"] for each in people],
            "lastActiveAt": [each["lastActiveAt"] or "" for each in people],
        }[key]
        assert values == sorted(values, reverse=sort.value.startswith("-"))

    async def test_an_unknown_sort_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.get(
            "/api/Member/QueryMembers", params={"sort": "password"}, headers=await sign_in(Role.MEMBER)
        )
        assert refused.status_code == 422

    async def test_a_percent_sign_is_searched_for_not_obeyed(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        headers = await sign_in(Role.MEMBER)
        for search, found in (("%", 0), ("OLIVE", 1), ("example.test", 2)):
            answer = await client.get("/api/Member/QueryMembers", params={"search": search}, headers=headers)
            assert answer.json()["data"]["totalCount"] == found, search

    async def test_filters_by_role_and_team(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        managers = await client.get("/api/Member/QueryMembers", params={"role": "owner"}, headers=admin)
        [owner] = managers.json()["data"]["data"]
        team = await client.post(
            "/api/Team/CreateTeam",
            json={"name": "Concrete", "leadUserIds": [owner["userId"]]},
            headers=admin,
        )
        listed = await client.get(
            "/api/Member/QueryMembers", params={"teamId": team.json()["data"]["teamId"]}, headers=admin
        )
        assert [each["userId"] for each in listed.json()["data"]["data"]] == [owner["userId"]]
        of_teams = {"teamIds": [str(uuid4()), team.json()["data"]["teamId"]]}
        of_some = await client.get("/api/Member/QueryMembers", params=of_teams, headers=admin)
        assert [each["userId"] for each in of_some.json()["data"]["data"]] == [owner["userId"]]
        of_none = {"teamIds": [str(uuid4())]}
        nobody = await client.get("/api/Member/QueryMembers", params=of_none, headers=admin)
        assert nobody.json()["data"]["data"] == []
        detail = await client.get(
            "/api/Member/GetMemberDetail", params={"userId": owner["userId"]}, headers=admin
        )
        assert [(each["name"], each["isLead"]) for each in detail.json()["data"]["teams"]] == [
            ("Concrete", True)
        ]


class TestManyMembers:
    @pytest.mark.parametrize(
        "call",
        [
            "Member/QueryMembers",
            "AdminConsole/GetMembersOverView",
            "Group/GetGroupDetail",
            "Invite/QueryInvites",
        ],
    )
    async def test_cost_no_more_statements_than_few(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, call: str
    ) -> None:
        admin = await sign_in(Role.ADMIN)

        async def statements() -> int:
            with counted_statements(runtime.database) as counted:
                assert (await client.get(f"/api/{call}", headers=admin)).status_code == 200
            return len(counted)

        async def one_more(number: int) -> None:
            await sign_in(Role.MEMBER)
            invited = await client.post(
                "/api/Invite/InviteMember", json={"email": f"p{number}@example.test"}, headers=admin
            )
            assert invited.status_code == 201, invited.text

        await one_more(0)
        await statements()  # the access check is remembered from here on
        few = await statements()
        for number in range(1, 6):
            await one_more(number)
        assert await statements() == few


class TestMemberDetail:
    async def test_a_person_of_another_company_is_not_found(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        await make_company("Somebody Else")
        refused = await client.get(
            "/api/Member/GetMemberDetail",
            params={"userId": await owner_of(runtime, "Somebody Else")},
            headers=await sign_in(Role.OWNER),
        )
        assert refused.status_code == 404


class TestOverview:
    async def test_counts_and_lists(
        self, client: httpx.AsyncClient, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await sign_in(Role.CO_OWNER)
        answer = await client.get(
            "/api/AdminConsole/GetMembersOverView", params={"GroupId": str(company_id)}, headers=admin
        )
        assert answer.status_code == 200, answer.text
        overview = answer.json()["data"]
        assert (overview["membersCount"], overview["accountOwnersCount"], overview["seatsCount"]) == (
            3,
            2,
            20,
        )
        assert len(overview["members"]["data"]) == 3
        counts = await client.get("/api/AdminConsole/GetMembersCount", headers=admin)
        assert counts.json()["data"]["adminsCount"] == 1

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.get(
            "/api/AdminConsole/GetMembersOverView", headers=await sign_in(Role.MANAGER)
        )
        assert refused.status_code == 403
