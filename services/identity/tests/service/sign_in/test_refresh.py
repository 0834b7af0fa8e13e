import asyncio
from datetime import timedelta

import httpx
import pytest
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.identity.v1 import events_pb2
from identity.tables.audit import AuditRecord
from identity.tables.session import RefreshToken, Session
from sqlalchemy import func, update

from services.identity.tests.service.sign_in.steps import login, refresh


@pytest.mark.usefixtures("ada")
class TestRefresh:
    async def test_carries_the_sign_in_on(self, client: httpx.AsyncClient) -> None:
        await login(client)
        before = dict(client.cookies)
        answer = await refresh(client)
        assert answer.status_code == 200, answer.text
        assert client.cookies["gw_refresh"] != before["gw_refresh"]
        assert client.cookies["gw_csrf"] == before["gw_csrf"]
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200

    async def test_two_tabs_that_race_get_the_same_successor(self, client: httpx.AsyncClient) -> None:
        await login(client)
        first, second = await asyncio.gather(refresh(client), refresh(client))
        assert first.status_code == second.status_code == 200
        assert first.cookies["gw_refresh"] == second.cookies["gw_refresh"]
        assert (await refresh(client)).status_code == 200

    async def test_a_used_token_that_comes_again_ends_the_session(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await login(client)
        stolen = client.cookies["gw_refresh"]
        await refresh(client)
        owners = client.cookies["gw_refresh"]
        await use_earlier(runtime, timedelta(seconds=11))

        thief = await refresh(client, stolen)
        assert thief.status_code == 401
        assert (await refresh(client, owners)).status_code == 401
        notices = await published(runtime, events_pb2.SecurityNoticeRaised)
        assert [notice.notice for notice in notices] == ["refresh_reused"]
        async with runtime.database.reading() as uow:
            session = (await uow.execute(select(Session))).scalar_one()
            told = select(AuditRecord).where(col(AuditRecord.action) == "user.refresh_reused")
            record = (await uow.execute(told)).scalar_one()
        assert session.revoke_reason == "refresh_reused"
        # It accuses nobody: the account is its subject.
        assert (record.actor_user_id, record.subject_id) == (None, session.user_id)

    async def test_a_reused_token_is_known_even_when_its_row_is_gone(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await login(client)
        stolen = client.cookies["gw_refresh"]
        await refresh(client)
        await use_earlier(runtime, timedelta(hours=2))
        await refresh(client)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(func.count(col(RefreshToken.id))))).scalar_one() == 2
        owners = client.cookies["gw_refresh"]
        assert (await refresh(client, stolen)).status_code == 401
        assert (await refresh(client, owners)).status_code == 401

    async def test_ends_the_session_for_its_access_token_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await login(client)
        access = {"Authorization": f"Bearer {client.cookies['gw_access']}"}
        stolen = client.cookies["gw_refresh"]
        await refresh(client)
        assert (await client.get("/api/User/GetSelfProfile", headers=access)).status_code == 200
        await use_earlier(runtime, timedelta(minutes=1))
        await refresh(client, stolen)
        assert (await client.get("/api/User/GetSelfProfile", headers=access)).status_code == 401

    @pytest.mark.parametrize("token", ["", "nonsense", "A" * 86, "💥"])
    async def test_a_made_up_token_is_refused_and_harms_nobody(
        self, client: httpx.AsyncClient, token: str
    ) -> None:
        await login(client)
        access = {"Authorization": f"Bearer {client.cookies['gw_access']}"}
        cookie = f"gw_refresh={token}".encode()
        refused = await client.post(
            "/api/Auth/Refresh", headers={b"Cookie": cookie, b"X-Requested-With": b"groundwork"}
        )
        assert refused.status_code == 401
        assert "gw_refresh" not in client.cookies
        assert (await client.get("/api/User/GetSelfProfile", headers=access)).status_code == 200

    async def test_an_expired_session_is_over(self, client: httpx.AsyncClient, runtime: Runtime) -> None:
        await login(client)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Session).values(expires_at=now() - timedelta(seconds=1)))
        assert (await refresh(client)).status_code == 401

    async def test_another_sites_form_is_refused(self, client: httpx.AsyncClient) -> None:
        await login(client)
        assert (await client.post("/api/Auth/Refresh")).status_code == 403


async def use_earlier(runtime: Runtime, by: timedelta) -> None:
    """As if all tokens used so far had been used that much earlier."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(RefreshToken)
            .where(col(RefreshToken.used_at).is_not(None))
            .values(used_at=col(RefreshToken.used_at) - by)
        )
