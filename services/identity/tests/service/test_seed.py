from typing import Any

import httpx
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, counted_statements, drain
from identity_demo import seed
from identity_demo.people import PASSWORD
from sqlalchemy import func, select, table, text


async def row_counts(runtime: Runtime) -> dict[str, int]:
    async with runtime.database.reading() as uow:
        tables = await uow.execute(text("select tablename from pg_tables where schemaname = 'public'"))
        return {
            name: (await uow.execute(select(func.count()).select_from(table(name)))).scalar_one()
            for name in tables.scalars()
        }


async def sign_in(client: httpx.AsyncClient, email: str) -> dict[str, Any]:
    client.cookies.clear()
    answer = await client.post("/api/Auth/Login", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["profile"]


async def page(client: httpx.AsyncClient, call: str, **query: Any) -> list[dict[str, Any]]:
    answer = await client.get(f"/api/{call}", params={"pageCount": 100, **query})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["data"]


class TestTheDemo:
    async def test_is_there_and_a_second_time_changes_nothing(self, runtime: Runtime) -> None:
        with counted_statements(runtime.database) as statements:
            await seed(runtime)
        assert len(statements) < 3_000
        first = await row_counts(runtime)
        with counted_statements(runtime.database) as statements:
            await seed(runtime)
        assert len(statements) == 2
        assert await row_counts(runtime) == first
        assert (first["company"], first["campaign"], first["client_error_record"]) == (2, 2, 3)

    async def test_shows_a_company_at_work(
        self, client: httpx.AsyncClient, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await seed(runtime)
        for login in ("admin", "manager", "member"):
            profile = await sign_in(client, f"{login}@northbank.demo")
            assert [group["role"] for group in profile["groups"]] == [login]
        profile = await sign_in(client, "owner@northbank.demo")
        opened = next(each for each in profile["groups"] if each["groupId"] == profile["currentGroupId"])
        assert opened["name"] == "Northbank Builders"
        assert {group["name"]: group["role"] for group in profile["groups"]} == {
            "Northbank Builders": "owner",
            "Harbour Civil": "member",
        }
        assert len(await page(client, "Member/QueryMembers")) == 30
        teams = await page(client, "Team/QueryTeams")
        assert len(teams) == 7
        assert all(team["leads"] and team["membersCount"] > 2 for team in teams)
        running = await page(client, "Project/QueryProjects")
        archived = await page(client, "Project/QueryProjects", isArchived=True)
        assert (len(running), len(archived)) == (5, 1)
        assert all(project["managers"] for project in [*running, *archived])
        assert {project["timeZone"] for project in running} == {"Asia/Singapore", "Asia/Kuala_Lumpur"}
        invites = await page(client, "Invite/QueryInvites")
        statuses = [invite["status"] for invite in invites]
        assert [statuses.count(each) for each in ("pending", "expired", "revoked")] == [3, 2, 1]
        assert len(await page(client, "DevOps/QueryRecords")) == 3
        assert len(await page(client, "AdminConsole/QueryAuditRecords")) == 100

    async def test_mails_only_whom_an_invite_still_waits_for(
        self, client: httpx.AsyncClient, inbox: Inbox, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await seed(runtime)
        await drain(service, runtime)
        await sign_in(client, "admin@northbank.demo")
        pending = await page(client, "Invite/QueryInvites", status="pending")
        assert len(pending) == 3
        assert all(invite["sentAt"] for invite in pending)
        assert all(inbox.subjects_to(invite["email"]) for invite in pending)
        members = await page(client, "Invite/QueryInvites", status="accepted")
        assert all(invite["sentAt"] is None for invite in members)

    async def test_a_member_sees_only_their_sites(self, client: httpx.AsyncClient, runtime: Runtime) -> None:
        await seed(runtime)
        await sign_in(client, "member@northbank.demo")
        assert [project["name"] for project in await page(client, "Project/QueryProjects")] == [
            "Punggol Waterway Residences"
        ]
