"""Nobody owns more companies than one may, however they came by them."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from identity.company.ownership import MOST_OWNED
from identity.tables.company import Company
from identity.tables.member import Member

from services.identity.tests.service.test_company import PASSWORD, with_password


async def own(runtime: Runtime, user_id: UUID, number: int) -> None:
    async with runtime.database.unit_of_work() as uow:
        companies = [uow.add(Company(name=f"Company {each}", created_by=user_id)) for each in range(number)]
        await uow.flush()
        for company in companies:
            uow.add(Member(company_id=company.id, user_id=user_id, role=Role.OWNER.value))


@pytest.fixture
def hand_over(
    client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
) -> Callable[[UUID, UUID], Awaitable[httpx.Response]]:
    async def hand(company_id: UUID, user_id: UUID) -> httpx.Response:
        owner = await with_password(runtime, await sign_in(Role.OWNER, company_id=company_id))
        return await client.post(
            "/api/Group/TransferOwnership",
            json={"userId": str(user_id), "password": PASSWORD},
            headers=owner,
        )

    return hand


async def test_not_by_taking_one_over(
    runtime: Runtime,
    sign_in: SignIn,
    company_id: UUID,
    hand_over: Callable[[UUID, UUID], Awaitable[httpx.Response]],
) -> None:
    collector = UUID(str(user_id_of(await sign_in(Role.ADMIN))))
    await own(runtime, collector, MOST_OWNED)
    refused = await hand_over(company_id, collector)
    assert refused.status_code == 409
    assert refused.json()["data"]["fields"][0]["field"] == "userId"


async def test_not_by_taking_over_and_founding_at_once(
    client: httpx.AsyncClient,
    runtime: Runtime,
    sign_in: SignIn,
    company_id: UUID,
    make_company: Callable[..., Awaitable[UUID]],
    hand_over: Callable[[UUID, UUID], Awaitable[httpx.Response]],
) -> None:
    collectors = await sign_in(Role.ADMIN)
    collector = UUID(str(user_id_of(collectors)))
    await own(runtime, collector, MOST_OWNED - 1)
    second = await make_company("Southbank")
    async with runtime.database.unit_of_work() as uow:
        uow.add(Member(company_id=second, user_id=collector, role=Role.ADMIN.value))
    answers = await asyncio.gather(
        hand_over(company_id, collector),
        hand_over(second, collector),
        client.post("/api/Group/CreateGroup", json={"name": "One More"}, headers=collectors),
    )
    assert sorted(answer.status_code for answer in answers)[1:] == [409, 409]
