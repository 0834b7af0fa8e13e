import asyncio
import json
from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import SignIn, counted_statements, user_id_of
from identity.client_error.service import MOST_A_MINUTE
from identity.tables.client_error import ClientErrorRecord

REPORT: dict[str, Any] = {
    "name": "TypeError",
    "message": "Cannot read properties of undefined (reading 'teamId')",
    "stack": "TypeError: …\n    at TeamPane (team-pane.tsx:41:18)",
    "pathname": "/teams",
    "userAgent": "Mozilla/5.0 (Linux; Android 14; SM-A155F)",
}


async def report(
    client: httpx.AsyncClient, headers: dict[str, str] | None = None, **changes: Any
) -> httpx.Response:
    return await client.post("/api/DevOps/Record", json={**REPORT, **changes}, headers=headers or {})


async def listed(client: httpx.AsyncClient, headers: dict[str, str], **query: Any) -> list[dict[str, Any]]:
    answer = await client.get("/api/DevOps/QueryRecords", params=query, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["data"]


class TestRecord:
    async def test_a_members_error_reaches_their_admins(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        worker, admin = await sign_in(Role.MEMBER), await sign_in(Role.ADMIN)
        told = await report(client, worker, datetime="2026-11-21T10:00:00+08:00")
        assert told.status_code == 202, told.text
        [record] = await listed(client, admin)
        assert {**record, "datetime": None} == {**record, **REPORT, "datetime": None}
        assert record["id"] == told.json()["data"]["id"]
        assert record["user"]["userId"] == str(user_id_of(worker))
        assert record["deviceAt"] == "2026-11-21T02:00:00Z"

    async def test_without_a_sign_in_it_is_taken_and_shown_to_no_company(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Cookie": "gw_access=forged"}):
            assert (await report(client, headers)).status_code == 202
        assert await listed(client, await sign_in(Role.OWNER)) == []

    async def test_too_long_is_cut_not_refused(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        worker = await sign_in(Role.MEMBER)
        body = {
            "message": "m" * 50_000,
            "stack": "s\x00" * 50_000,
            "name": "\ud800x",  # half a character: browsers send it, databases do not take it
            "pathname": "/reset-password#token=secret",
            "somethingNew": 1,
        }
        told = await client.post(
            "/api/DevOps/Record",
            content=json.dumps(body),
            headers={**worker, "Content-Type": "application/json"},
        )
        assert told.status_code == 202, told.text
        [record] = await listed(client, await sign_in(Role.ADMIN))
        assert (len(record["message"]), len(record["stack"])) == (2_000, 16_000)
        assert record["pathname"] == "/reset-password"
        assert "\x00" not in record["stack"]

    async def test_an_address_sends_thirty_a_minute_even_all_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime
    ) -> None:
        headers = {"X-Forwarded-For": "203.0.113.9"}
        answers = await asyncio.gather(*(report(client, headers) for _ in range(MOST_A_MINUTE + 10)))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [202] * MOST_A_MINUTE + [429] * 10
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert 1 <= int(refused.headers["Retry-After"]) <= 60
        assert (await report(client, {"X-Forwarded-For": "203.0.113.10"})).status_code == 202

    async def test_what_is_older_than_90_days_goes(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        old = now() - timedelta(days=91)
        async with runtime.database.unit_of_work() as uow:
            uow.add(
                ClientErrorRecord(
                    id=UUID(int=int(old.timestamp() * 1000) << 80),
                    company_id=company_id,
                    reporter="user:x",
                    name="Old",
                    message="",
                    stack="",
                    pathname="",
                    user_agent="",
                    at=old,
                )
            )
        admin = await sign_in(Role.ADMIN)
        assert [record["name"] for record in await listed(client, admin)] == ["Old"]
        await report(client, admin)
        assert [record["name"] for record in await listed(client, admin)] == ["TypeError"]


class TestQueryRecords:
    async def test_only_the_own_companys_newest_first(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, make_company: Any
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Harbour Civil"))
        await report(client, stranger, message="theirs")
        for number in range(5):
            await report(client, admin, message=f"ours {number}")
        with counted_statements(runtime.database) as statements:
            records = await listed(client, admin, pageCount=3)
        assert [record["message"] for record in records] == ["ours 4", "ours 3", "ours 2"]
        assert len(statements) <= 2
        assert [record["message"] for record in await listed(client, admin, search="URS 1")] == ["ours 1"]

    async def test_read_on_none_comes_twice_though_new_ones_come_in(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        for number in range(5):
            await report(client, admin, message=f"ours {number}")

        async def read(**place: Any) -> Any:
            answer = await client.get(
                "/api/DevOps/ReadRecords", params={"pageCount": 2, **place}, headers=admin
            )
            return answer.json()["data"]

        first = await read()
        await report(client, admin, message="new")
        second = await read(after=first["next"])
        third = await read(after=second["next"])
        slices = [first, second, third]
        messages = [record["message"] for each in slices for record in each["data"]]
        assert messages == [f"ours {number}" for number in (4, 3, 2, 1, 0)]
        assert third["next"] is None
        assert [each["message"] for each in (await read(search="URS 1"))["data"]] == ["ours 1"]

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await client.get("/api/DevOps/QueryRecords", headers=await sign_in(Role.MANAGER))
        assert (refused.status_code, refused.json()["errorCode"]) == (403, 5)
