import asyncio
from uuid import UUID

import httpx
import pytest
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from identity.audit.actions import AuditAction
from identity.tables.audit import AuditRecord
from identity.user.passwords import STRONG, Passwords
from prometheus_client import REGISTRY
from sqlalchemy import func

from services.identity.tests.service.sign_in.steps import csrf_of, login


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

    async def test_a_flood_of_tries_leaves_the_others_their_answers(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        runtime.provide(Passwords(STRONG))
        await login(client)
        flood = [asyncio.create_task(login(client, f"{number}@example.test")) for number in range(24)]
        await asyncio.sleep(0.2)
        assert (await client.get("/api/User/GetSelfProfile")).status_code == 200
        assert sum(task.done() for task in flood) < len(flood) / 2
        answers = await asyncio.gather(*flood)
        assert {answer.status_code for answer in answers} == {401}

    async def test_a_queue_that_is_too_long_is_told_to_come_back(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        runtime.provide(Passwords(STRONG, most_waiting_each=3))
        answers = await asyncio.gather(*(login(client, f"{number}@example.test") for number in range(20)))
        refused = [answer for answer in answers if answer.status_code == 503]
        assert refused
        assert all(answer.headers["retry-after"] for answer in refused)
        assert {answer.status_code for answer in answers} == {401, 503}

    async def test_a_queue_that_one_network_fills_leaves_the_others_their_places(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        runtime.provide(Passwords(STRONG, most_waiting_each=3))
        flood = [
            login(client, f"{number}@example.test", **{"X-Forwarded-For": "198.51.100.66"})
            for number in range(20)
        ]
        *refused, own = await asyncio.gather(*flood, login(client, **{"X-Forwarded-For": "203.0.113.9"}))
        assert 503 in {answer.status_code for answer in refused}
        assert own.status_code == 200

    async def test_over_https_cookies_never_travel_in_clear(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        runtime.settings = runtime.settings.model_copy(update={"public_url": "https://groundwork.test"})
        cookies = (await login(client)).headers.get_list("set-cookie")
        assert len(cookies) == 4
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
                select(func.count()).where(col(AuditRecord.action) == AuditAction.SIGNED_IN.value)
            )
        assert found.scalar_one() == 1


def hashes_computed() -> float:
    return REGISTRY.get_sample_value("groundwork_password_hashes_total") or 0
