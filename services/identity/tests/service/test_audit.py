import csv
import io
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import SignIn, user_id_of
from chassis.testing.events import as_heard
from contracts.audit.v1.audit_pb2 import Act, Change
from contracts.forms.v1.events_pb2 import ActRecorded
from identity.main import definition as identity
from identity.tables.audit import AuditRecord


async def make_records(runtime: Runtime, company_id: UUID, number: int, **values: Any) -> None:
    async with runtime.database.unit_of_work() as uow:
        for each in range(number):
            given: dict[str, Any] = {
                "company_id": company_id,
                "actor_user_id": None,
                "action": "member.removed",
                "subject_type": "member",
                "subject_id": UUID(int=each),
                "subject_name": f"Person {each:04}",
                "changes": {},
                "ip": "203.0.113.7",
                "user_agent": "tests",
            }
            uow.add(AuditRecord(**{**given, **values}))


async def query(
    client: httpx.AsyncClient, headers: dict[str, str], **params: object
) -> list[dict[str, object]]:
    answer = await client.get(
        "/api/AdminConsole/QueryAuditRecords",
        params={key: str(value) for key, value in params.items()},
        headers=headers,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["data"]


async def export(client: httpx.AsyncClient, headers: dict[str, str], **params: str) -> list[list[str]]:
    answer = await client.get("/api/AdminConsole/ExportAuditRecords", params=params, headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(answer.content.decode("utf-8-sig"), newline="")))


class TestQuery:
    async def test_shows_who_changed_what_from_where(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        admin, member = await sign_in(Role.ADMIN), await sign_in(Role.MEMBER)
        await client.post(
            "/api/AdminConsole/ModifyMemberRole",
            json={"userId": str(user_id_of(member)), "role": "manager"},
            headers={**admin, "X-Forwarded-For": "198.51.100.4", "User-Agent": "phone"},
        )
        [record] = await query(client, admin)
        actor = record.pop("actor")
        assert isinstance(actor, dict)
        assert actor["userId"] == str(user_id_of(admin))
        assert {key: record[key] for key in ("action", "subjectName", "changes", "ip", "userAgent")} == {
            "action": "member.role_changed",
            "subjectName": "Person 2",
            "changes": {"role": ["member", "manager"]},
            "ip": "198.51.100.4",
            "userAgent": "phone",
        }

    async def test_filters(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await make_records(runtime, company_id, 1, action="team.created", subject_type="team")
        await make_records(runtime, company_id, 2, actor_user_id=user_id_of(admin))

        async def found(**params: object) -> int:
            return len(await query(client, admin, **params))

        assert await found() == 3
        assert await found(action="team.created") == 1
        assert await found(subjectType="member") == 2
        assert await found(actorUserId=user_id_of(admin)) == 2
        assert await found(search="person 0001") == 1
        assert await found(search="admin-1@example.test") == 2
        assert await found(search="%") == 0
        soon, before = now() + timedelta(minutes=5), now() - timedelta(minutes=5)
        assert await found(**{"from": before.isoformat(), "to": soon.isoformat()}) == 3
        assert await found(**{"from": soon.isoformat()}) == 0
        assert await found(to=before.isoformat()) == 0

    @pytest.mark.parametrize(
        "params",
        [
            {"from": "0001-01-01T00:00:00+14:00"},
            {"to": "9999-12-31T23:59:59-14:00"},
            {"from": "yesterday"},
            {"from": "2026-01-01T00:00:00"},
            {"action": "member exploded"},
            {"subjectType": "'; --"},
        ],
    )
    async def test_nonsense_is_refused(
        self, client: httpx.AsyncClient, sign_in: SignIn, params: dict[str, str]
    ) -> None:
        refused = await client.get(
            "/api/AdminConsole/QueryAuditRecords", params=params, headers=await sign_in(Role.ADMIN)
        )
        assert refused.status_code == 422

    async def test_another_company_sees_nothing(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        await make_records(runtime, company_id, 3)
        stranger = await sign_in(Role.OWNER, company_id=await make_company("Somebody Else"))
        assert await query(client, stranger) == []
        assert len(await export(client, stranger)) == 1

    async def test_names_whom_the_changes_tell_by_ids_and_nobody_of_another_company(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        company_id: UUID,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        member = str(user_id_of(await sign_in(Role.MEMBER)))
        there = await sign_in(Role.MEMBER, company_id=await make_company("Harbour Civil"))
        stranger = str(user_id_of(there))
        created = {"name": "Rigging", "memberUserIds": [member]}
        made = await client.post("/api/Team/CreateTeam", json=created, headers=admin)
        team = str(made.json()["data"]["teamId"])
        members = [member, stranger, str(new_id())]
        changes = {"members": [None, members], "team": [team, "none"], "size": [1, 2]}
        await make_records(runtime, company_id, 1, changes=changes)
        newest, of_team = await query(client, admin)
        assert newest["names"] == {member: "Person 2", team: "Rigging"}
        assert of_team["names"] == {member: "Person 2"}

    @pytest.mark.parametrize("call", ["QueryAuditRecords", "GetAuditActions", "ExportAuditRecords"])
    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn, call: str) -> None:
        refused = await client.get(f"/api/AdminConsole/{call}", headers=await sign_in(Role.MANAGER))
        assert refused.status_code == 403


class TestExport:
    async def test_holds_every_record_once_however_many_batches(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        await make_records(runtime, company_id, 1201)
        rows = await export(client, await sign_in(Role.ADMIN))
        assert rows[0][:4] == ["at", "actor", "actorEmail", "action"]
        assert [row[5] for row in rows[1:]] == [f"Person {each:04}" for each in reversed(range(1201))]

    async def test_no_cell_is_a_formula(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        await make_records(
            runtime,
            company_id,
            1,
            subject_name='=HYPERLINK("http://evil.test")',
            user_agent="@SUM(1)",
            changes={"name": ["=1", "李明"]},
        )
        [_, row] = await export(client, await sign_in(Role.ADMIN))
        assert not [cell for cell in row if cell.startswith(("=", "+", "-", "@"))]
        assert row[5].startswith("'=HYPERLINK")
        assert "李明" in row[7]

    async def test_takes_the_same_filter(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        await make_records(runtime, company_id, 2)
        await make_records(runtime, company_id, 1, action="team.created", subject_type="team")
        rows = await export(client, await sign_in(Role.ADMIN), action="team.created")
        assert [row[3] for row in rows[1:]] == ["team.created"]


class TestActsOfOtherServices:
    async def test_are_kept_as_they_were_told(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        an_hour_ago = now() - timedelta(hours=1)
        await hear_of_act(runtime, company_id, actor=user_id_of(admin), occurred_at=an_hour_ago)
        [record] = await query(client, admin, action="form.published", subjectType="form")
        actor = record["actor"]
        assert isinstance(actor, dict)
        assert actor["userId"] == str(user_id_of(admin))
        assert (record["subjectName"], record["changes"]) == ("Permit to Work", {"version": [None, "1"]})
        assert (record["ip"], record["userAgent"]) == ("198.51.100.4", "phone")
        assert record["service"] == "forms"
        assert datetime.fromisoformat(str(record["at"])) == an_hour_ago

    async def test_by_somebody_of_another_company_name_nobody(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
        company_id: UUID,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        stranger = user_id_of(await sign_in(Role.MEMBER, company_id=await make_company("Harbour Civil")))
        await hear_of_act(runtime, company_id, actor=stranger, occurred_at=now())
        [record] = await query(client, admin, action="form.published")
        assert (record["subjectName"], record["actor"]) == ("Permit to Work", None)
        [_, row] = await export(client, admin, action="form.published")
        assert row[1:3] == ["", ""]
        assert await query(client, admin, search="Person 2") == []


async def hear_of_act(
    runtime: Runtime,
    company_id: UUID,
    *,
    actor: UUID,
    occurred_at: datetime,
    event_id: UUID | None = None,
    **told: Any,
) -> None:
    act: dict[str, Any] = {
        "company_id": str(company_id),
        "action": "form.published",
        "subject_type": "form",
        "subject_id": str(UUID(int=7)),
        "subject_name": "Permit to Work",
        "changes": [Change(field="version", after="1")],
        "ip": "198.51.100.4",
        "user_agent": "phone",
    }
    event = ActRecorded(act=Act(**{**act, **told}))
    heard = as_heard(event)._replace(actor=actor, occurred_at=occurred_at)
    if event_id is not None:
        heard = heard._replace(event_id=event_id)
    (kept,) = [each for each in identity.subscriptions if each.event is ActRecorded]
    async with runtime.database.unit_of_work() as uow:
        await kept.handle(uow, event, heard, runtime)
