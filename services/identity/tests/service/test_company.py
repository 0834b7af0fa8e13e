from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from contracts.identity.v1 import events_pb2
from identity.company.models import Company


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
            company = await uow.session.get(Company, company_id)
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
