"""What was spent: recorded once, taken from what was committed, corrected by a reversal."""

import asyncio
import csv
import io
from typing import Any

import httpx
import pytest
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import delete_company, told_anew
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused


async def _costs(desk: Desk, crew: Crew, **wanted: Any) -> list[Body]:
    body = {"projectId": str(crew.jetty)} | wanted
    costs: list[Body] = data(await desk.send("POST", "QueryBudgetActualByFilter", body))["data"]
    return costs


async def _all(desk: Desk, code: str) -> tuple[str, ...]:
    shown = await desk.code(code)
    return tuple(shown[each] for each in ("held", "committed", "actual", "left"))


class TestACost:
    async def test_is_spent_of_its_code_and_seen_by_whoever_sees_the_project(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        cost = await boss.spend(crew.jetty, code, "40", spentOn="2026-05-04", note="Level 3")
        assert (cost["amount"], cost["by"]["fullName"], cost["mayReverse"]) == ("40.00", "Maya Ong", True)
        assert await _all(boss, code) == ("0.00", "0.00", "40.00", "60.00")
        (shown,) = await _costs(foreman, crew)
        assert (shown["supplier"], shown["number"], shown["codeNumber"]) == ("Woh Hup", "INV-1", "03-100")
        assert shown["mayReverse"] is False
        overview = data(await foreman.get("GetOverview", projectId=crew.jetty))
        assert overview["total"]["actual"] == "40.00"
        (entry, _) = data(await foreman.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code))["data"]
        assert (entry["kind"], entry["why"], entry["amount"]) == ("actual", "actualRecorded", "40.00")
        assert (entry["supplier"], entry["invoiceNumber"], entry["effectiveOn"]) == (
            "Woh Hup",
            "INV-1",
            "2026-05-04",
        )
        report = data(await foreman.get("GetBudgetCodeReport", budgetCodeId=code))
        first = report["months"][0]
        assert (first["month"], first["actual"]) == ("2026-05", "40.00")
        assert await differences(runtime.database) == []

    async def test_takes_what_was_committed_first(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "50"))
        data(await boss.answering(request, "approved"))
        first = await boss.spend(crew.jetty, code, "30")
        assert first["fromCommitted"] == "30.00"
        assert await _all(boss, code) == ("0.00", "20.00", "30.00", "50.00")
        extra = await boss.spend(crew.jetty, code, "5", number="2", takesCommitted=False)
        assert extra["fromCommitted"] == "0.00"
        rest = await boss.spend(crew.jetty, code, "25", number="3")
        assert rest["fromCommitted"] == "20.00"
        assert await _all(boss, code) == ("0.00", "0.00", "60.00", "40.00")
        assert await differences(runtime.database) == []

    async def test_is_recorded_even_where_nothing_is_left(self, crew: Crew, boss: Desk, code: str) -> None:
        await boss.spend(crew.jetty, code, "140")
        assert await _all(boss, code) == ("0.00", "0.00", "140.00", "-40.00")

    async def test_counts_once_however_often_it_is_sent(
        self, crew: Crew, runtime: Runtime, boss: Desk, code: str
    ) -> None:
        answers = await asyncio.gather(*(boss.spending(crew.jetty, code, "40") for _ in range(5)))
        assert sorted(each.status_code for each in answers) == [201] + [409] * 4
        assert refused(await boss.spending(crew.jetty, code, "1", number="inv-1")) == (409, "number")
        # The same invoice may have lines of other codes.
        other = (await boss.make_code(crew.jetty, number="x"))["budgetCodeId"]
        await boss.spend(crew.jetty, other, "1")
        assert (await _all(boss, code))[2] == "40.00"
        assert await differences(runtime.database) == []

    async def test_says_what_of_it_can_t_be_taken(
        self, client: httpx.AsyncClient, crew: Crew, boss: Desk, neighbour: Person, code: str
    ) -> None:
        elsewhere = (await Desk(client, neighbour).make_code(crew.tower))["budgetCodeId"]
        division = (await boss.make_code(crew.jetty, number="d", isDivision=True))["budgetCodeId"]
        for sent, field in (
            ({"budgetCodeId": elsewhere}, "budgetCodeId"),
            ({"budgetCodeId": division}, "budgetCodeId"),
            ({"amount": "0"}, "amount"),
            ({"amount": "1.005"}, "amount"),
            ({"spentOn": "2999-01-01"}, "spentOn"),
            ({"spentOn": "0026-01-01"}, "spentOn"),
            ({"supplier": " "}, "supplier"),
            ({"number": ""}, "number"),
        ):
            assert refused(await boss.spending(crew.jetty, code, "1", **sent)) == (422, field)
        assert await _costs(boss, crew) == []

    async def test_is_entered_by_managers_of_the_project(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        neighbour: Person,
        code: str,
    ) -> None:
        cost = await boss.spend(crew.jetty, code, "1")
        reversal = {"budgetActualId": cost["budgetActualId"], "reason": "Twice"}
        elsewhere = Desk(client, neighbour)
        assert (await foreman.spending(crew.jetty, code, "1")).status_code == 403
        assert (await foreman.send("POST", "ReverseBudgetActual", reversal)).status_code == 403
        assert refused(await elsewhere.spending(crew.jetty, code, "1")) == (422, "projectId")
        assert (await elsewhere.send("POST", "ReverseBudgetActual", reversal)).status_code == 404


class TestAReversal:
    async def test_gives_the_money_back_where_it_came_from(
        self, runtime: Runtime, service: ServiceDefinition, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "50"))
        data(await boss.answering(request, "approved"))
        cost = await boss.spend(crew.jetty, code, "60", spentOn="2026-05-04")
        reversal = {"budgetActualId": cost["budgetActualId"], "reason": "Wrong code"}
        empty = await boss.send("POST", "ReverseBudgetActual", reversal | {"reason": " "})
        assert refused(empty) == (422, "reason")
        answers = await asyncio.gather(
            *(boss.send("POST", "ReverseBudgetActual", reversal) for _ in range(4))
        )
        assert sorted(each.status_code for each in answers) == [200, 409, 409, 409]
        assert await _all(boss, code) == ("0.00", "50.00", "0.00", "50.00")
        (shown,) = await _costs(foreman, crew)
        assert (shown["reversalReason"], shown["reversedBy"]["fullName"]) == ("Wrong code", "Maya Ong")
        report = data(await boss.get("GetBudgetCodeReport", budgetCodeId=code))
        assert report["months"][0]["actual"] == "0.00"
        await boss.spend(crew.jetty, code, "6")
        assert await differences(runtime.database) == []
        events = await published(runtime, events_pb2.BudgetActualChanged)
        assert [(each.amount_minor, each.is_reversed) for each in events] == [
            (6000, False),
            (6000, True),
            (600, False),
        ]
        told = await told_anew(service, runtime, events_pb2.BudgetActualChanged)
        assert told == {each.budget_actual_id: each for each in events[1:]}
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts[-3:] == ["budget_actual.recorded", "budget_actual.reversed", "budget_actual.recorded"]


class TestACsv:
    FILE = (
        b"date,code,amount,supplier,number,note\n"
        b"2026-05-04,03-100,40,Woh Hup,A1,Level 3\n"
        b"2026/06/04,03-100,10.50,Woh Hup,A2,\n"
        b"2026-06-04,03-100,1,woh hup,a2,\n"
        b"04/06/2026,03-100,1,Woh Hup,A3,\n"
        b"2026-06-04,99,1,Woh Hup,A4,\n"
        b"2026-06-04,03-100,0,Woh Hup,A5,\n"
    )
    VERDICTS = ("create", "create", "duplicate", "invalid", "invalid", "invalid")

    async def test_is_tried_first_and_may_come_twice(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        tried = data(await boss.upload("CheckBudgetActualsCsv", crew.jetty, self.FILE))
        assert tuple(each["verdict"] for each in tried["rows"]) == self.VERDICTS
        assert (tried["createCount"], tried["dryRun"], await _costs(boss, crew)) == (2, True, [])
        done = await asyncio.gather(
            *(boss.upload("ImportBudgetActualsCsv", crew.jetty, self.FILE) for _ in range(3))
        )
        assert sorted(data(each)["createCount"] for each in done) == [0, 0, 2]
        assert await _all(boss, code) == ("0.00", "0.00", "50.50", "49.50")
        assert [each["number"] for each in await _costs(boss, crew, search="A2")] == ["A2"]
        exported = await foreman.get("ExportBudgetActuals", projectId=crew.jetty)
        rows = [*csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))]
        assert [(row["date"], row["amount"]) for row in rows] == [
            ("2026-06-04", "10.50"),
            ("2026-05-04", "40.00"),
        ]
        for table in ("csv", "xlsx"):
            exported = await foreman.get("ExportBudgetActuals", projectId=crew.jetty, format=table)
            again = data(await boss.upload("CheckBudgetActualsCsv", crew.jetty, exported.content))
            assert [each["verdict"] for each in again["rows"]] == ["exists", "exists"]
        assert await differences(runtime.database) == []

    async def test_is_the_same_whatever_its_portions(
        self, crew: Crew, boss: Desk, code: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Costs of one day, too, are there once and in their order."""
        for at in range(5):
            await boss.spend(crew.jetty, code, "1", spentOn=f"2026-05-{4 + at // 3:02}", number=f"INV-{at}")
        for number in ("03-200", "03-300"):
            await boss.make_code(crew.jetty, number=number)
        calls = ("ExportBudgetActuals", "ExportBudgetCodes")
        whole = [(await boss.get(each, projectId=crew.jetty)).text for each in calls]
        for at_once in (1, 2, 3):
            monkeypatch.setattr("chassis.batches.AT_ONCE", at_once)
            assert [(await boss.get(each, projectId=crew.jetty)).text for each in calls] == whole
        assert [len(each.splitlines()) for each in whole] == [6, 4]

    async def test_says_which_lines_exceed_what_is_left_and_takes_them(
        self, crew: Crew, boss: Desk, code: str
    ) -> None:
        file = (
            b"date,code,amount,supplier,number\n"
            b"2026-05-04,03-100,60,Woh Hup,A1\n"
            b'2026-05-04,03-100,"1,000.00",Woh Hup,A2\n'
            b"2026-05-04,03-100,-5,Woh Hup,A3\n"
        )
        tried = data(await boss.upload("CheckBudgetActualsCsv", crew.jetty, file))
        assert [each["message"] for each in tried["rows"]] == [
            "Can be recorded.",
            "Can be recorded, but is SGD 960.00 more than is left of 03-100.",
            "amount must not be below zero.",
        ]
        done = data(await boss.upload("ImportBudgetActualsCsv", crew.jetty, file))
        assert [each["message"] for each in done["rows"][:2]] == [
            "Recorded.",
            "Recorded. It is SGD 960.00 more than was left of 03-100.",
        ]
        assert await _all(boss, code) == ("0.00", "0.00", "1060.00", "-960.00")

    async def test_is_for_managers_of_the_project(
        self, client: httpx.AsyncClient, crew: Crew, foreman: Desk, neighbour: Person
    ) -> None:
        for desk, status in ((foreman, 403), (Desk(client, neighbour), 422)):
            for call in ("CheckBudgetActualsCsv", "ImportBudgetActualsCsv"):
                assert (await desk.upload(call, crew.jetty, self.FILE)).status_code == status


class TestADeletedCompany:
    async def test_takes_its_costs_along(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, boss: Desk, code: str
    ) -> None:
        await boss.spend(crew.jetty, code, "1")
        await delete_company(service, runtime, COMPANY)
        assert await _costs(boss, crew) == []
