import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.identity.v1 import events_pb2
from identity.audit.actions import AuditAction
from identity.audit.models import AuditRecord
from identity.member.models import Member
from identity.session.models import RefreshToken, Session
from identity.user import service as users
from identity.user.models import User
from prometheus_client import REGISTRY
from sqlalchemy import func, select, update

MakeCompany = Callable[..., Awaitable[UUID]]

PASSWORD = "a long enough secret"
ASKED_BY_PAGE = {"X-Requested-With": "groundwork"}


@pytest.fixture
async def ada(runtime: Runtime, company_id: UUID) -> User:
    async with runtime.database.unit_of_work() as uow:
        user = await users.create_verified_user(
            uow, runtime, email="Ada@Example.test", full_name="Ada Site", password=PASSWORD
        )
        uow.add(Member(company_id=company_id, user_id=user.id, role=Role.MANAGER.value))
    return user


async def login(
    client: httpx.AsyncClient, email: str = "ada@example.test", password: str = PASSWORD, **headers: str
) -> httpx.Response:
    return await client.post("/api/Auth/Login", json={"email": email, "password": password}, headers=headers)


def csrf_of(client: httpx.AsyncClient) -> dict[str, str]:
    return {"X-CSRF-Token": client.cookies["gw_csrf"]}


async def refresh(client: httpx.AsyncClient, token: str | None = None) -> httpx.Response:
    if token is not None:
        client.cookies.delete("gw_refresh")
        client.cookies.set("gw_refresh", token, domain="groundwork.test", path="/api/Auth")
    return await client.post("/api/Auth/Refresh", headers=ASKED_BY_PAGE)


@pytest.mark.usefixtures("ada")
class TestLogin:
    async def test_a_person_is_signed_in_and_sees_their_company(
        self, client: httpx.AsyncClient, company_id: UUID
    ) -> None:
        answer = await login(client, "ADA@example.test ")
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == "no-store"
        profile = answer.json()["data"]["profile"]
        assert (profile["fullName"], profile["nameAbbreviation"]) == ("Ada Site", "AS")
        assert profile["currentGroupId"] == str(company_id)
        assert profile["groups"][0]["role"] == "manager"
        assert (await client.get("/api/User/GetSelfProfile")).json()["data"] == profile

    async def test_cookies_are_out_of_reach_of_scripts_and_other_sites(
        self, client: httpx.AsyncClient
    ) -> None:
        cookies = {
            line.split("=", 1)[0]: line.lower()
            for line in (await login(client)).headers.get_list("set-cookie")
        }
        assert "httponly" in cookies["gw_access"]
        assert "samesite=lax" in cookies["gw_access"]
        assert "httponly" in cookies["gw_refresh"]
        assert "samesite=strict" in cookies["gw_refresh"]
        assert "path=/api/auth" in cookies["gw_refresh"]
        assert "httponly" not in cookies["gw_csrf"]

    async def test_a_wrong_password_and_an_unknown_address_get_one_answer(
        self, client: httpx.AsyncClient
    ) -> None:
        wrong = await login(client, password="not the password")
        unknown = await login(client, "nobody@example.test")
        assert wrong.status_code == unknown.status_code == 401
        assert wrong.json() == unknown.json()

    async def test_a_try_costs_the_same_with_and_without_an_account(self, client: httpx.AsyncClient) -> None:
        work: list[float] = []
        for email in ("ada@example.test", "nobody@example.test"):
            before = hashes_computed()
            await login(client, email, "not the password")
            work.append(hashes_computed() - before)
        assert work == [1, 1]

    async def test_a_flood_of_tries_leaves_the_others_their_answers(self, client: httpx.AsyncClient) -> None:
        await login(client)
        flood = [asyncio.create_task(login(client, f"{number}@example.test")) for number in range(40)]
        await asyncio.sleep(0.2)
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200
        assert sum(task.done() for task in flood) < len(flood) / 2
        answers = await asyncio.gather(*flood)
        assert {answer.status_code for answer in answers} == {401}

    async def test_a_queue_that_is_too_long_is_told_to_come_back(self, client: httpx.AsyncClient) -> None:
        most = 48 * max(1, (os.cpu_count() or 2) - 1)
        answers = await asyncio.gather(
            *(
                login(client, f"{number}@example.test", **{"X-Forwarded-For": f"198.51.100.{number % 200}"})
                for number in range(most + 30)
            )
        )
        refused = [answer for answer in answers if answer.status_code == 503]
        assert refused
        assert all(answer.headers["retry-after"] for answer in refused)

    async def test_over_https_cookies_never_travel_in_clear(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        runtime.settings = runtime.settings.model_copy(update={"public_url": "https://groundwork.test"})
        cookies = (await login(client)).headers.get_list("set-cookie")
        assert len(cookies) == 3
        assert all("secure" in cookie.lower() for cookie in cookies)

    async def test_a_write_without_the_csrf_value_is_refused(self, client: httpx.AsyncClient) -> None:
        await login(client)
        assert (await client.post("/api/Auth/Logout")).status_code == 403
        assert (await client.post("/api/Auth/Logout", headers={"X-CSRF-Token": "guess"})).status_code == 403
        assert (await client.post("/api/Auth/Logout", headers=csrf_of(client))).status_code == 200

    async def test_signing_out_ends_the_session_at_once(self, client: httpx.AsyncClient) -> None:
        await login(client)
        kept = client.cookies["gw_access"]
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200
        await client.post("/api/Auth/Logout", headers=csrf_of(client))
        assert "gw_access" not in client.cookies
        stolen = await client.get("/api/User/GetSelfProfile", headers={"Authorization": f"Bearer {kept}"})
        assert stolen.status_code == 401

    async def test_a_sign_in_is_audited(self, client: httpx.AsyncClient, runtime: Runtime) -> None:
        await login(client)
        async with runtime.database.reading() as uow:
            found = await uow.execute(
                select(func.count()).where(AuditRecord.action == AuditAction.SIGNED_IN.value)
            )
        assert found.scalar_one() == 1


@pytest.mark.usefixtures("ada")
class TestLockOut:
    async def test_does_not_tell_whether_an_account_exists(self, client: httpx.AsyncClient) -> None:
        answers: dict[str, list[httpx.Response]] = {}
        for email in ("ada@example.test", "nobody@example.test"):
            answers[email] = [await login(client, email, "wrong") for _ in range(6)]
        known, unknown = answers.values()
        assert [answer.status_code for answer in known] == [401] * 5 + [429]
        assert [answer.status_code for answer in unknown] == [401] * 5 + [429]
        assert known[-1].json() == unknown[-1].json()
        assert known[-1].headers["retry-after"] == unknown[-1].headers["retry-after"]

    async def test_refuses_the_right_password_too_and_tells_the_owner_once(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        for _ in range(5):
            await login(client, password="wrong")
        assert (await login(client)).status_code == 429
        notices = await published(runtime, events_pb2.SecurityNoticeRaised)
        assert [notice.notice for notice in notices] == ["locked_out"]

    async def test_leaves_the_owner_at_another_address_alone(self, client: httpx.AsyncClient) -> None:
        for _ in range(6):
            await login(client, password="wrong", **{"X-Forwarded-For": "198.51.100.66"})
        assert (await login(client, **{"X-Forwarded-For": "203.0.113.9"})).status_code == 200

    async def test_counts_tries_that_come_at_once(self, client: httpx.AsyncClient) -> None:
        answers = await asyncio.gather(*(login(client, password="wrong") for _ in range(12)))
        assert sorted(answer.status_code for answer in answers) == [401] * 5 + [429] * 7

    async def test_a_right_password_starts_the_count_again(self, client: httpx.AsyncClient) -> None:
        for _ in range(3):
            assert [(await login(client, password="wrong")).status_code for _ in range(4)] == [401] * 4
            assert (await login(client)).status_code == 200


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
        assert session.revoke_reason == "refresh_reused"

    async def test_a_reused_token_is_known_even_when_its_row_is_gone(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        await login(client)
        stolen = client.cookies["gw_refresh"]
        await refresh(client)
        await use_earlier(runtime, timedelta(hours=2))
        await refresh(client)
        async with runtime.database.reading() as uow:
            assert (await uow.execute(select(func.count(RefreshToken.id)))).scalar_one() == 2
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
            await uow.execute(update(Member).where(Member.user_id == ada.id).values(removed_at=now()))
        await refresh(client)
        profile = (await client.get("/api/User/GetSelfProfile")).json()["data"]
        assert (profile["currentGroupId"], profile["groups"]) == (None, [])


def hashes_computed() -> float:
    return REGISTRY.get_sample_value("groundwork_password_hashes_total") or 0


async def use_earlier(runtime: Runtime, by: timedelta) -> None:
    """As if all tokens used so far had been used that much earlier."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(RefreshToken)
            .where(RefreshToken.used_at.is_not(None))
            .values(used_at=RefreshToken.used_at - by)
        )
