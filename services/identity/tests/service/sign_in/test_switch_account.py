from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col
from chassis.runtime import Runtime
from identity.tables.member import Member
from identity.tables.user import User
from sqlalchemy import update

from services.identity.tests.service.sign_in.steps import csrf_of, login, refresh

MakeCompany = Callable[..., Awaitable[UUID]]


class TestSwitchAccount:
    async def test_opens_another_company_of_the_caller_now_and_next_time(
        self, client: httpx.AsyncClient, runtime: Runtime, ada: User, make_company: MakeCompany
    ) -> None:
        other = await make_company("Southbank")
        async with runtime.database.unit_of_work() as uow:
            uow.add(Member(company_id=other, user_id=ada.id, role=Role.ADMIN.value))
        await login(client)
        switched = await client.post(
            "/api/Auth/SwitchAccount", json={"groupId": str(other)}, headers=csrf_of(client)
        )
        assert switched.json()["data"]["profile"]["currentGroupId"] == str(other)
        assert (await client.get("/api/Team/QueryTeams")).status_code == 200
        await refresh(client)
        assert (await client.get("/api/User/GetSelfProfile")).json()["data"]["currentGroupId"] == str(other)
        assert (await login(client)).json()["data"]["profile"]["currentGroupId"] == str(other)

    @pytest.mark.usefixtures("ada")
    async def test_a_strangers_company_stays_closed(
        self, client: httpx.AsyncClient, make_company: MakeCompany
    ) -> None:
        other = await make_company("Southbank")
        await login(client)
        refused = await client.post(
            "/api/Auth/SwitchAccount", json={"groupId": str(other)}, headers=csrf_of(client)
        )
        assert refused.status_code == 403

    async def test_a_removed_member_falls_out_of_the_company_at_the_next_refresh(
        self, client: httpx.AsyncClient, runtime: Runtime, ada: User
    ) -> None:
        await login(client)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Member).where(col(Member.user_id) == ada.id).values(removed_at=now()))
        await refresh(client)
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert (profile["currentGroupId"], profile["groups"]) == (None, [])
