"""What a person does to their account is in the audit log of every company they work in."""

from collections.abc import Awaitable, Callable
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain
from identity.tables.audit import AuditRecord
from identity.tables.member import Member
from identity.tables.user import User
from sqlalchemy import update

from services.identity.tests.service.sign_in.steps import PASSWORD, csrf_of, login, refresh

NEW_PASSWORD = "concrete before noon"


async def actions_in(runtime: Runtime, company_id: UUID | None) -> list[str]:
    async with runtime.database.reading() as uow:
        found = await uow.execute(
            select(AuditRecord.action)
            .where(col(AuditRecord.company_id) == company_id)
            .order_by(col(AuditRecord.id))
        )
        return list(found.scalars())


async def switch(client: httpx.AsyncClient, company_id: UUID) -> None:
    body = {"groupId": str(company_id)}
    answer = await client.post("/api/Auth/SwitchAccount", json=body, headers=csrf_of(client))
    assert answer.status_code == 200, answer.text


@pytest.fixture
async def own(runtime: Runtime, ada: User, make_company: Callable[..., Awaitable[UUID]]) -> UUID:
    """Another company, which Ada works in: her sign-ins open it."""
    own = await make_company("Adas Own")
    async with runtime.database.unit_of_work() as uow:
        uow.add(Member(company_id=own, user_id=ada.id, role=Role.ADMIN.value))
        await uow.execute(update(User).where(col(User.id) == ada.id).values(last_company_id=own))
    return own


class TestEveryCompanyOfThePerson:
    async def test_sees_the_sign_in_whichever_company_it_opens(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        for company in (company_id, own):
            assert await actions_in(runtime, company) == ["user.signed_in"]

    async def test_sees_who_goes_by_another_name(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        for name in ("Eve Boss", "Eve Boss"):
            body = {"fullName": name, "firstDayOfTheWeek": 1}
            answer = await client.put("/api/User/UpdateSelfProfile", json=body, headers=csrf_of(client))
            assert answer.status_code == 200, answer.text
        for company in (company_id, own):
            assert await actions_in(runtime, company) == ["user.signed_in", "user.renamed"]

    async def test_sees_the_changed_password(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        changed = await client.post(
            "/api/Auth/ChangePassword",
            json={"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD},
            headers=csrf_of(client),
        )
        assert changed.status_code == 200, changed.text
        for company in (company_id, own):
            assert "user.password_changed" in await actions_in(runtime, company)

    async def test_sees_the_password_that_was_set_by_a_mailed_link(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        company_id: UUID,
        own: UUID,
    ) -> None:
        await client.post("/api/Auth/RequestPasswordReset", json={"email": "ada@example.test"})
        await drain(service, runtime)
        body = {"token": inbox.token(), "newPassword": NEW_PASSWORD}
        assert (await client.post("/api/Auth/ResetPassword", json=body)).status_code == 200
        for company in (company_id, own):
            assert await actions_in(runtime, company) == ["user.password_reset"]

    async def test_sees_that_sessions_were_ended(
        self,
        client: httpx.AsyncClient,
        new_browser: Callable[[], httpx.AsyncClient],
        runtime: Runtime,
        company_id: UUID,
        own: UUID,
    ) -> None:
        await login(new_browser())
        await login(client)
        await client.post("/api/Auth/RevokeOtherSessions", headers=csrf_of(client))
        for company in (company_id, own):
            assert "user.session_revoked" in await actions_in(runtime, company)

    async def test_but_not_one_that_removed_them(
        self, client: httpx.AsyncClient, runtime: Runtime, ada: User, company_id: UUID, own: UUID
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            left = update(Member).where(col(Member.user_id) == ada.id, col(Member.company_id) == company_id)
            await uow.execute(left.values(removed_at=now()))
        await login(client)
        assert await actions_in(runtime, company_id) == []

    async def test_sees_nothing_of_the_other_companies(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        async with runtime.database.reading() as uow:
            columns = (AuditRecord.subject_id, AuditRecord.subject_name, AuditRecord.changes)
            seen = await uow.execute(select(*columns).where(col(AuditRecord.company_id) == company_id))
            told = str(seen.all())
        assert "Ada Site" in told
        assert str(own) not in told
        assert "Adas Own" not in told

    async def test_of_nobody_else_is_told_anything(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        own: UUID,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        strangers = await make_company("Southbank")
        await login(client)
        assert await actions_in(runtime, strangers) == []


class TestOpeningACompany:
    async def test_is_recorded_where_it_was_opened(
        self, client: httpx.AsyncClient, runtime: Runtime, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        await switch(client, company_id)
        await switch(client, company_id)  # they work in it already
        assert await actions_in(runtime, company_id) == ["user.signed_in", "user.company_opened"]
        assert await actions_in(runtime, own) == ["user.signed_in"]

    async def test_is_recorded_when_a_removal_left_the_person_no_other(
        self, client: httpx.AsyncClient, runtime: Runtime, ada: User, company_id: UUID, own: UUID
    ) -> None:
        await login(client)
        async with runtime.database.unit_of_work() as uow:
            left = update(Member).where(col(Member.user_id) == ada.id, col(Member.company_id) == own)
            await uow.execute(left.values(removed_at=now()))
        await refresh(client)
        assert (await actions_in(runtime, company_id))[-1] == "user.company_opened"
