import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
import jwt
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import SignIn, published
from chassis.testing.events import told_anew
from contracts.identity.v1 import events_pb2
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.user import User
from identity.user.passwords import Passwords

PASSWORD = "a long enough password"


class TestGroupDetail:
    async def test_a_member_sees_the_company_and_its_people(
        self, client: httpx.AsyncClient, sign_in: SignIn, company_id: UUID
    ) -> None:
        answer = await client.get("/api/Group/GetGroupDetail", headers=await sign_in(Role.MEMBER))
        assert answer.status_code == 200, answer.text
        detail = answer.json()["data"]
        assert detail["groupId"] == str(company_id)
        assert [person["fullName"] for person in detail["users"]] == ["Olive Owner", "Person 1"]
        assert (detail["seatsCount"], detail["usingSeatsCount"], detail["planType"]) == (20, 2, None)

    async def test_what_is_paid_is_told_to_those_who_pay(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            company = await uow.get(Company, company_id)
            assert company is not None
            company.subscription = {"planType": 2, "nextPaymentAmount": 25900, "customerId": "cus_1"}

        async def seen_by(role: Role) -> tuple[int, int | None, str | None]:
            answer = await client.get("/api/Group/GetGroupDetail", headers=await sign_in(role))
            detail = answer.json()["data"]
            return detail["planType"], detail["nextPaymentAmount"], detail["customerId"]

        assert await seen_by(Role.ADMIN) == (2, None, None)
        assert await seen_by(Role.CO_OWNER) == (2, 25900, "cus_1")

    async def test_another_company_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.get(
            "/api/Group/GetGroupDetail",
            params={"groupId": str(uuid4())},
            headers=await sign_in(Role.OWNER),
        )
        assert refused.status_code == 403


class TestMyGroups:
    async def test_lists_only_the_callers_companies(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        await make_company("Somebody Else")
        admin = await sign_in(Role.ADMIN)
        mine = (await client.get("/api/Group/GetMyGroups", headers=admin)).json()["data"]
        assert [(group["name"], group["role"], group["membersCount"]) for group in mine] == [
            ("Northbank Builders", "admin", 2)
        ]
        console = (await client.get("/api/AdminConsole/GetCompanies", headers=admin)).json()["data"]
        assert [(group["name"], group["seatsCount"]) for group in console] == [("Northbank Builders", 20)]


class TestSettings:
    async def test_an_admin_sets_the_fence(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        answer = await client.put(
            "/api/Group/UpdateGroupSettings",
            json={"isGeofenceRadiusCheck": True, "geofenceRadius": 150},
            headers=await sign_in(Role.ADMIN),
        )
        assert answer.status_code == 200, answer.text
        assert answer.json()["data"]["geofenceRadius"] == 150
        [event] = await published(runtime, events_pb2.CompanyChanged)
        assert (event.is_geofence_radius_check, event.geofence_radius_meters) == (True, 150)

    async def test_a_negative_radius_is_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.put(
            "/api/Group/UpdateGroupSettings",
            json={"isGeofenceRadiusCheck": True, "geofenceRadius": -1},
            headers=await sign_in(Role.ADMIN),
        )
        assert refused.status_code == 422

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.put(
            "/api/Group/UpdateGroupSettings",
            json={"isGeofenceRadiusCheck": True, "geofenceRadius": 1},
            headers=await sign_in(Role.MANAGER),
        )
        assert refused.status_code == 403


class TestRename:
    async def test_an_admin_renames_the_company(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        body = {"groupId": str(company_id), "name": "Southbank"}
        answer = await client.post(
            "/api/AdminConsole/RenameAccountName", json=body, headers=await sign_in(Role.ADMIN)
        )
        assert answer.json()["data"]["name"] == "Southbank"
        assert [event.name for event in await published(runtime, events_pb2.CompanyChanged)] == ["Southbank"]

    async def test_not_another_company(
        self,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        other = await make_company("Somebody Else")
        refused = await client.post(
            "/api/AdminConsole/RenameAccountName",
            json={"groupId": str(other), "name": "Taken over"},
            headers=await sign_in(Role.OWNER),
        )
        assert refused.status_code == 403


class TestCreateGroup:
    async def test_the_caller_owns_it_and_works_in_it(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        member = await sign_in(Role.MEMBER)
        answer = await client.post("/api/Group/CreateGroup", json={"name": "Mine"}, headers=member)
        assert answer.status_code == 201, answer.text
        made = answer.json()["data"]["groupId"]
        # The new access cookie works in the new company, as its owner.
        detail = await client.get("/api/Group/GetGroupDetail")
        assert detail.json()["data"]["groupId"] == made
        mine = (await client.get("/api/Group/GetMyGroups")).json()["data"]
        assert [(group["name"], group["role"], group["isDefault"]) for group in mine] == [
            ("Mine", "owner", True),
            ("Northbank Builders", "member", False),
        ]
        assert [event.company_id for event in await published(runtime, events_pb2.CompanyCreated)] == [made]

    async def test_fifty_clicks_make_one(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        member = await sign_in(Role.MEMBER)
        answers = await asyncio.gather(
            *(client.post("/api/Group/CreateGroup", json={"name": "Mine"}, headers=member) for _ in range(50))
        )
        assert sorted(answer.status_code for answer in answers) == [201, *[409] * 49]
        assert len(await published(runtime, events_pb2.CompanyCreated)) == 1


class TestDeleteGroup:
    async def test_nobody_works_in_it_any_more(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
    ) -> None:
        owner = await with_password(runtime, await sign_in(Role.OWNER))
        member = await sign_in(Role.MEMBER)
        assert (await client.get("/api/Group/GetGroupDetail", headers=member)).status_code == 200
        await client.post("/api/Team/CreateTeam", json={"name": "Concrete"}, headers=owner)
        project = {"name": "Jetty", "timeZone": "Asia/Singapore"}
        await client.post("/api/Project/CreateProject", json=project, headers=owner)
        states = (events_pb2.TeamChanged, events_pb2.ProjectChanged)
        assert [len(await told_anew(service, runtime, kind)) for kind in states] == [1, 1]

        async def delete(
            name: str, headers: dict[str, str], password: str | None = PASSWORD, of: UUID = company_id
        ) -> int:
            body = {"groupId": str(of), "confirmName": name, "password": password}
            answer = await client.request("DELETE", "/api/Group/DeleteGroup", json=body, headers=headers)
            return answer.status_code

        assert await delete("Northbank Builders", await sign_in(Role.CO_OWNER)) == 403
        assert await delete("northbank", owner) == 409
        assert await delete("Northbank Builders", owner, of=uuid4()) in (403, 404)
        # Who holds an open tab does not hold the company.
        for wrong in (None, "not the password"):
            assert await delete("Northbank Builders", owner, wrong) == 422
        assert await delete("Northbank Builders", owner) == 200
        for headers in (owner, member):
            assert (await client.get("/api/Group/GetGroupDetail", headers=headers)).status_code == 403
            assert (await client.get("/api/Group/GetMyGroups", headers=headers)).json()["data"] == []
        assert len(await published(runtime, events_pb2.CompanyDeleted)) == 1
        assert [len(await told_anew(service, runtime, kind)) for kind in states] == [0, 0]


class TestTransferOwnership:
    async def test_one_owner_before_and_one_after(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        owner = await with_password(runtime, await sign_in(Role.OWNER))
        others = [await sign_in(Role.ADMIN) for _ in range(8)]
        answers = await asyncio.gather(
            *(
                client.post(
                    "/api/Group/TransferOwnership",
                    json={"userId": user_id_of(other), "password": PASSWORD},
                    headers=owner,
                )
                for other in others
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, *[403] * 7]
        async with runtime.database.reading() as uow:
            owners = (
                await uow.execute(select(Member.user_id).where(col(Member.role) == Role.OWNER.value))
            ).scalars()
            [winner] = [str(each) for each in owners]
            old = await uow.execute(select(Member.role).where(col(Member.user_id) == UUID(user_id_of(owner))))
            assert old.scalar_one() == Role.CO_OWNER.value
        assert winner in {user_id_of(other) for other in others}

    async def test_a_wrong_password_moves_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        owner = await with_password(runtime, await sign_in(Role.OWNER))
        refused = await client.post(
            "/api/Group/TransferOwnership",
            json={"userId": user_id_of(await sign_in(Role.ADMIN)), "password": "guessed it"},
            headers=owner,
        )
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "password"

    async def test_a_co_owner_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        co_owner = await sign_in(Role.CO_OWNER)
        refused = await client.post(
            "/api/Group/TransferOwnership",
            json={"userId": user_id_of(co_owner), "password": PASSWORD},
            headers=co_owner,
        )
        assert refused.status_code == 403


async def with_password(runtime: Runtime, headers: dict[str, str]) -> dict[str, str]:
    async with runtime.database.unit_of_work() as uow:
        user = await uow.get(User, UUID(user_id_of(headers)))
        assert user is not None
        user.password_hash = await runtime.of(Passwords).hash(PASSWORD)
    return headers


def user_id_of(headers: dict[str, str]) -> str:
    token = headers["Authorization"].removeprefix("Bearer ")
    return str(jwt.decode(token, options={"verify_signature": False})["sub"])
