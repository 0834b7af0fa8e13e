import asyncio
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import SignIn, published
from chassis.testing.stalls import MOST_SECONDS, watching_stalls
from contracts.identity.v1 import events_pb2

from services.identity.tests.service.invite.steps import seats_in_use, set_seats

_MOST = 1_000_000


class TestCsv:
    CSV = "email,fullName,role\nmei@example.test,Mei Lin,manager\nan@example.test,An,\nbad,,\n"

    async def run(
        self, client: httpx.AsyncClient, headers: dict[str, str], content: str, *, dry_run: bool
    ) -> httpx.Response:
        return await client.post(
            "/api/Invite/CheckMembersCsv" if dry_run else "/api/Invite/InviteMembersCsv",
            files={"file": ("people.csv", content.encode(), "text/csv")},
            data={} if dry_run else {"dryRun": "false"},
            headers=headers,
        )

    async def test_the_real_run_does_what_the_dry_run_said(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        dry = await self.run(client, admin, self.CSV, dry_run=True)
        assert dry.status_code == 200, dry.text
        assert [row["verdict"] for row in dry.json()["data"]["rows"]] == ["invite", "invite", "invalid"]
        assert await published(runtime, events_pb2.MemberInvited) == []
        real = await self.run(client, admin, self.CSV, dry_run=False)
        assert real.json()["data"] == {**dry.json()["data"], "dryRun": False}
        assert len(await published(runtime, events_pb2.MemberInvited)) == 2
        again = await self.run(client, admin, self.CSV, dry_run=False)
        assert [row["verdict"] for row in again.json()["data"]["rows"]] == [
            "alreadyInvited",
            "alreadyInvited",
            "invalid",
        ]

    async def test_pages_of_the_release_before_check_where_others_send(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn
    ) -> None:
        answer = await client.post(
            "/api/Invite/InviteMembersCsv",
            files={"file": ("people.csv", self.CSV.encode(), "text/csv")},
            data={"dryRun": "true"},
            headers=await sign_in(Role.ADMIN),
        )
        assert answer.json()["data"]["dryRun"] is True
        assert await published(runtime, events_pb2.MemberInvited) == []

    async def test_parallel_runs_never_pass_the_seats(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        await set_seats(runtime, company_id, 12)
        files = ["email\n" + "".join(f"p{n}@f{file}.test\n" for n in range(4)) for file in range(10)]
        answers = await asyncio.gather(*(self.run(client, admin, each, dry_run=False) for each in files))
        assert sum(answer.json()["data"]["inviteCount"] for answer in answers) == 10
        assert await seats_in_use(runtime, company_id) == 12

    async def test_says_what_is_wrong_with_the_file(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await self.run(client, await sign_in(Role.ADMIN), "who,where\n1,2\n", dry_run=True)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "file"

    async def test_rows_that_name_very_many_places_are_told_and_nothing_else(
        self, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        cells = [";".join(f"{row:x}{name:x}" for name in range(18_000)) for row in range(8)]
        content = "email,teams\n" + "".join(f"p{row}@b.test,{cell}\n" for row, cell in enumerate(cells))
        answer = await self.run(client, await sign_in(Role.ADMIN), content, dry_run=True)
        assert answer.status_code == 200, answer.text
        assert {row["verdict"] for row in answer.json()["data"]["rows"]} == {"invalid"}
        assert len(answer.text) < 10_000

    async def test_five_hundred_people_at_once(
        self, client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn, company_id: UUID
    ) -> None:
        await set_seats(runtime, company_id, 1000)
        content = "email\n" + "".join(f"p{number}@example.test\n" for number in range(500))
        answer = await self.run(client, await sign_in(Role.ADMIN), content, dry_run=False)
        assert answer.json()["data"]["inviteCount"] == 500
        assert len(await published(runtime, events_pb2.MemberInvited)) == 500

    @pytest.mark.parametrize(
        "content",
        ["x" * _MOST, "email" + "," * _MOST, "email\n" + "," * _MOST, "\r\n" * (_MOST // 2), '"' * _MOST],
        ids=["one cell", "columns", "cells", "lines", "quotes"],
    )
    async def test_a_hostile_file_keeps_nobody_waiting(
        self, client: httpx.AsyncClient, sign_in: SignIn, content: str
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        async with watching_stalls() as stalls:
            answer = await self.run(client, admin, content, dry_run=True)
        assert answer.status_code == 422, answer.text[:500]
        assert stalls.longest < MOST_SECONDS

    async def test_a_manager_may_not(self, client: httpx.AsyncClient, sign_in: SignIn) -> None:
        refused = await self.run(client, await sign_in(Role.MANAGER), self.CSV, dry_run=True)
        assert refused.status_code == 403
