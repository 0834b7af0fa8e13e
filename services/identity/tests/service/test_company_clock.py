"""On whose clock everything is read that belongs to no project."""

import csv
import io
import re
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.migrate import migrate
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.directory import service as directory
from identity.tables.user import User
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

_BEFORE = "3f5a90c1d7e1"


async def set_zone(client: httpx.AsyncClient, headers: dict[str, str], zone: str) -> httpx.Response:
    return await client.put("/api/Group/UpdateGroupSettings", json={"timeZone": zone}, headers=headers)


async def audit_rows(client: httpx.AsyncClient, headers: dict[str, str]) -> list[dict[str, str]]:
    answer = await client.get("/api/AdminConsole/ExportAuditRecords", headers=headers)
    return list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))


class TestTheCompanysClock:
    async def test_is_set_by_its_admins_and_told_to_everybody(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin, member = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        answer = await set_zone(client, admin, "Europe/London")
        assert answer.status_code == 200, answer.text
        assert answer.json()["data"]["timeZone"] == "Europe/London"
        [group] = (await client.get("/api/User/GetSelfProfile", headers=member)).json()["data"]["groups"]
        assert group["timeZone"] == "Europe/London"
        async with runtime.database.reading() as uow:
            found = await directory.get_company(uow, runtime.storage, company_id, with_logo=False)
        assert found.time_zone == "Europe/London"
        [told] = await published(runtime, events_pb2.CompanyChanged)
        assert told.time_zone == "Europe/London"

    async def test_is_all_that_such_a_change_touches(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        fence: dict[str, Any] = {"isGeofenceRadiusCheck": True, "geofenceRadius": 300}
        await client.put("/api/Group/UpdateGroupSettings", json=fence, headers=admin)
        company = (await set_zone(client, admin, "Asia/Singapore")).json()["data"]
        assert {key: company[key] for key in fence} == fence
        records = (await client.get("/api/AdminConsole/QueryAuditRecords", headers=admin)).json()["data"]
        assert records["data"][0]["changes"] == {"timeZone": ["UTC", "Asia/Singapore"]}

    @pytest.mark.parametrize("zone", ["Asia/Atlantis", "EST", "../UTC"])
    async def test_is_of_a_place_that_there_is(
        self, client: httpx.AsyncClient, sign_in: SignIn, zone: str
    ) -> None:
        refused = await set_zone(client, await sign_in(Role.ADMIN), zone)
        assert refused.status_code == 422, refused.text
        assert "timeZone" in refused.text

    async def test_is_not_a_members_to_set(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await set_zone(client, await sign_in(Role.MEMBER), "Asia/Singapore")
        assert refused.status_code == 403

    async def test_dates_the_exported_audit_log(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_zone(client, admin, "Asia/Kathmandu")
        [row] = await audit_rows(client, admin)
        assert row["at"].endswith("+05:45")
        shown = (await client.get("/api/AdminConsole/QueryAuditRecords", headers=admin)).json()["data"]
        listed_at = datetime.fromisoformat(shown["data"][0]["at"])
        assert abs(datetime.fromisoformat(row["at"]) - listed_at) < timedelta(milliseconds=1)

    async def test_dates_the_mails_about_an_account(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        sign_in: SignIn,
        company_id: UUID,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_zone(client, admin, "Asia/Kathmandu")
        user_id = user_id_of(admin)
        async with runtime.database.unit_of_work() as uow:
            user = await uow.get(User, user_id)
            assert user is not None
            user.last_company_id = company_id
            uow.outbox.add(events_pb2.SecurityNoticeRaised(user_id=str(user_id), notice="password_changed"))
        await drain(service, runtime)
        assert re.search(r"Time: \d+ \w+ \d{4}, \d\d:\d\d GMT\+5:45\s", inbox.text(0))


async def test_a_company_of_before_has_the_clock_of_its_first_project(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    built, empty, founder = uuid4(), uuid4(), uuid4()
    async with engine.begin() as connection:
        for company_id in (built, empty):
            await connection.execute(
                text(
                    "INSERT INTO company (id, name, created_by, created_at, updated_at)"
                    " VALUES (:id, :name, :founder, now(), now())"
                ),
                {"id": company_id, "name": str(company_id), "founder": founder},
            )
        for zone, age in (("Europe/London", 1), ("Asia/Singapore", 2)):
            await connection.execute(
                text(
                    "INSERT INTO project"
                    " (id, company_id, name, time_zone, created_by, created_at, updated_at)"
                    " VALUES (:id, :company, :zone, :zone, :founder, :at, :at)"
                ),
                {
                    "id": uuid4(),
                    "company": built,
                    "zone": zone,
                    "founder": founder,
                    "at": now() - timedelta(days=age),
                },
            )
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("SELECT id, time_zone FROM company"))
        found = {row.id: row.time_zone for row in rows}
    await engine.dispose()
    assert found == {built: "Asia/Singapore", empty: "UTC"}
