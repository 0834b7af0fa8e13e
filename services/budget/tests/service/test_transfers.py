"""Budget that moves from codes to others: held from submitting on, answered, and nothing made or lost."""

import asyncio
from typing import Any

import pytest
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import told_anew
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused, seen


@pytest.fixture
async def other(crew: Crew, boss: Desk) -> str:
    other: str = (await boss.make_code(crew.jetty, number="x", amount="10"))["budgetCodeId"]
    return other


def _lines(*lines: tuple[str, str, bool]) -> list[Body]:
    return [
        {"budgetCodeId": code, "amount": amount, "receives": receives} for code, amount, receives in lines
    ]


async def _moving(desk: Desk, crew: Crew, source: str, target: str, amount: str, **fields: Any) -> Body:
    lines = _lines((source, amount, False), (target, amount, True))
    return await desk.ask(crew.jetty, kind="transfer", **({"lines": lines} | fields))


class TestATransfer:
    async def test_is_held_where_it_comes_from_and_moves_once_it_is_approved(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        request = await _moving(foreman, crew, code, other, "40")
        assert (request["kind"], request["total"]) == ("transfer", "40.00")
        assert await boss.balances(code) == ("100.00", "40.00", "0.00", "60.00")
        assert await boss.balances(other) == ("10.00", "0.00", "0.00", "10.00")
        shown = await boss.request(request["budgetRequestId"])
        assert [(each["receives"], each["impact"]["leftAfter"]) for each in shown["lines"]] == [
            (False, "60.00"),
            (True, "50.00"),
        ]
        assert data(await boss.answering(request, "approved"))["status"] == "approved"
        assert await boss.balances(code) == ("60.00", "0.00", "0.00", "60.00")
        assert await boss.balances(other) == ("50.00", "0.00", "0.00", "50.00")
        moved = await boss.code(other)
        assert (moved["amount"], moved["transferred"], moved["mayDelete"]) == ("10.00", "40.00", False)
        assert await differences(runtime.database) == []

    async def test_that_is_refused_or_withdrawn_leaves_all_as_it_was(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        data(await boss.answering(await _moving(foreman, crew, code, other, "40"), "rejected"))
        request = await _moving(foreman, crew, code, other, "40")
        data(await foreman.send("POST", "WithdrawBudgetRequest", seen(request)))
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")
        assert await boss.balances(other) == ("10.00", "0.00", "0.00", "10.00")
        assert await differences(runtime.database) == []

    async def test_comes_to_nothing_and_takes_no_more_than_is_left(
        self, crew: Crew, foreman: Desk, code: str, other: str
    ) -> None:
        for lines, expected in (
            (((code, "40", False), (other, "39", True)), (422, "lines")),
            (((code, "40", False),), (422, "lines")),
            (((code, "40", True),), (422, "lines")),
            (((code, "101", False), (other, "101", True)), (409, "lines.0.amount")),
        ):
            sent = await foreman.asking(
                crew.jetty, kind="transfer", lines=_lines(*lines), overrunReason="The slab moved"
            )
            assert refused(sent) == expected
        money = await foreman.asking(crew.jetty, lines=_lines((code, "1", True)))
        assert refused(money) == (422, "lines.0.receives")

    async def test_is_kept_as_a_draft_however_it_is(
        self, crew: Crew, foreman: Desk, code: str, other: str
    ) -> None:
        draft = await _moving(
            foreman, crew, code, other, "40", submit=False, lines=_lines((code, "5", False))
        )
        change = seen(draft) | {"lines": _lines((other, "3", False), (code, "3", True)), "submit": True}
        sent = data(await foreman.send("PUT", "UpdateBudgetRequest", change))
        assert (sent["status"], sent["kind"]) == ("submitted", "transfer")
        copied = data(await foreman.send("POST", "DuplicateBudgetRequest", seen(sent)))
        assert (copied["kind"], [each["receives"] for each in copied["lines"]]) == ("transfer", [False, True])

    async def test_is_answered_as_a_whole_by_somebody_else(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        request = await _moving(foreman, crew, code, other, "40")
        line = {"budgetRequestLineId": request["lines"][0]["budgetRequestLineId"], "amount": "1"}
        assert refused(await boss.answering(request, "partlyApproved", lines=[line])) == (422, "answer")
        assert (
            await boss.answering(await _moving(boss, crew, code, other, "1"), "approved")
        ).status_code == 403

    async def test_keeps_its_codes_open_while_it_waits(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        request = await _moving(foreman, crew, code, other, "40")
        archiving = code_seen(await boss.code(other))
        assert (await boss.send("PUT", "ArchivedBudgetCode", archiving)).status_code == 409
        data(await boss.answering(request, "rejected"))
        data(await boss.send("PUT", "ArchivedBudgetCode", archiving))

    async def test_stays_beside_the_amount_that_is_set(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        data(await boss.answering(await _moving(foreman, crew, code, other, "40"), "approved"))
        rate = {"budgetCodeId": other, "quantity": "3", "rate": "10"}
        changed = data(await boss.send("PUT", "UpdateBudgetCode", rate))
        assert (changed["amount"], changed["budget"]) == ("30.00", "70.00")
        less = {"budgetCodeId": code, "amount": "39.99"}
        # What was given away can't be taken back by setting less.
        assert (await boss.send("PUT", "UpdateBudgetCode", less)).status_code == 409
        # The limit that is named is that of what is typed: it is taken.
        await foreman.ask(crew.jetty, (other, "65"))
        less = {"budgetCodeId": other, "quantity": None, "rate": None, "amount": "24.99"}
        refusal = await boss.send("PUT", "UpdateBudgetCode", less)
        assert refusal.json()["message"] == (
            "The amount can't be lower than SGD 25.00: SGD 65.00 of this code is held, committed or spent, "
            "and its transfers and budget changes come to SGD 40.00."
        )
        data(await boss.send("PUT", "UpdateBudgetCode", less | {"amount": "25"}))
        assert await differences(runtime.database) == []

    async def test_is_told_as_what_it_is(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        code: str,
        other: str,
    ) -> None:
        request = await _moving(foreman, crew, code, other, "40")
        data(await boss.answering(request, "approved"))
        *_, event = await published(runtime, events_pb2.BudgetRequestChanged)
        assert (event.kind, [line.receives for line in event.lines]) == ("transfer", [False, True])
        codes = await told_anew(service, runtime, events_pb2.BudgetCodeChanged)
        assert (codes[other].transferred_minor, codes[other].budget_minor) == (4000, 5000)

    async def test_that_would_make_money_is_found(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        request = await _moving(foreman, crew, code, other, "40")
        data(await boss.answering(request, "approved"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("delete from ledger_entry where why = 'transferred' and amount_minor < 0"))
        found = "\n".join(await differences(runtime.database))
        assert f"transfer {request['budgetRequestId']}: it does not come to nothing" in found


class TestManyAtOnce:
    async def test_move_no_more_than_there_is_in_either_direction(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str, other: str
    ) -> None:
        """Of 100.00 and 10.00: transfers both ways, asked and approved beside requests and costs."""
        there = [await _moving(foreman, crew, code, other, "7") for _ in range(10)]
        back = [await _moving(foreman, crew, other, code, "1") for _ in range(10)]
        answers = await asyncio.gather(
            *(boss.answering(each, "approved") for each in [*there, *back]),
            *(foreman.asking(crew.jetty, (code, "5")) for _ in range(10)),
            *(boss.spending(crew.jetty, other, "1", number=f"i{number}") for number in range(5)),
        )
        assert [each.status_code for each in answers[:20]] == [200] * 20
        assert await differences(runtime.database) == []
        one, two = await boss.code(code), await boss.code(other)
        assert (one["budget"], two["budget"], two["actual"]) == ("40.00", "70.00", "5.00")
        assert not one["left"].startswith("-")
