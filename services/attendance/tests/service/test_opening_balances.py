from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data

CHECK, IMPORT = "CheckLeaveBalancesCsv", "ImportLeaveBalancesCsv"
PAID, YEAR = 3, now().year
HEAD = "email,type,date,days,reason\n"


@pytest.fixture
async def project(
    client: httpx.AsyncClient, crew: Crew, admin: Person, member: Person, manager: Person
) -> UUID:
    """Where paid leave is counted since this year, and its people are known."""
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    body = {"recordType": PAID, "fromYear": YEAR, "yearDays": 20, "accrual": "atOnce"}
    data(await Asker(client, admin).call("POST", "GroupSetting/SetLeaveEntitlement", body))
    return crew.jetty


async def sending(
    client: httpx.AsyncClient, who: Asker, call: str, project: UUID, table: str
) -> httpx.Response:
    return await client.post(
        f"/api/TimeSheet/{call}",
        files={"file": ("balances.csv", (HEAD + table).encode())},
        data={"projectId": str(project)},
        headers=who.who.headers,
    )


def verdicts(answer: httpx.Response) -> list[str]:
    return [each["verdict"] for each in data(answer)["rows"]]


async def left(who: Asker) -> float:
    (balance,) = data(await who.get("Clock/GetSelfLeaveBalances"))["balances"]
    found: float = balance["adjustedDays"]
    return found


def line(email: str = "tan.bo@example.test", **changes: Any) -> str:
    cells = {
        "email": email,
        "type": "Paid leave",
        "date": f"{YEAR}-01-01",
        "days": "4.5",
        "reason": "",
    } | changes
    return ",".join(map(str, cells.values())) + "\n"


class TestATable:
    async def test_is_tried_first_then_taken_once(
        self, runtime: Runtime, client: httpx.AsyncClient, project: UUID, desk: Asker, worker: Asker
    ) -> None:
        tried = await sending(client, desk, CHECK, project, line())
        assert (verdicts(tried), data(tried)["dryRun"], await left(worker)) == (["create"], True, 0)
        done = await sending(client, desk, IMPORT, project, line())
        assert (data(done)["createCount"], await left(worker)) == (1, 4.5)
        again = await sending(client, desk, IMPORT, project, line(days="9"))
        assert (verdicts(again), await left(worker)) == (["exists"], 4.5)
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts][1:] == ["leave_balance.adjusted"]
        assert "Opening balance" in str(acts[1])

    async def test_says_of_each_line_what_is_wrong_and_takes_the_others(
        self, client: httpx.AsyncClient, project: UUID, desk: Asker, worker: Asker
    ) -> None:
        table = (
            line("maya.ong@example.test")
            + line("nobody@example.test")
            + line(type="Sabbatical")
            + line(days="lots")
            + line(days="1e400")
            + line(date="2001-01-01")
            + line(date=f"{YEAR}-02-30")
            + line()
            + line()
            + line(date=f"{YEAR}-03-01", days="-1", reason="Paid out")
            + line(date=f"{YEAR}-04-01", reason="=1+1")
        )
        answer = await sending(client, desk, IMPORT, project, table)
        assert verdicts(answer) == ["invalid"] * 7 + ["create", "duplicate", "create", "invalid"]
        messages = [each["message"] for each in data(answer)["rows"]]
        assert messages[0].startswith("Nobody changes their own leave.")
        assert messages[3] == "“lots” can't be taken as days."
        assert await left(worker) == 3.5

    async def test_is_of_a_project_that_one_manages(
        self,
        client: httpx.AsyncClient,
        project: UUID,
        worker: Asker,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        for who in (worker, Asker(client, neighbour), Asker(client, stranger)):
            for call in (CHECK, IMPORT):
                assert (await sending(client, who, call, project, line())).status_code in (403, 404, 422)
        assert await left(worker) == 0
