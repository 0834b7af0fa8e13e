"""Balances are sums of entries nobody changes, and no more is ever held and committed than is allowed."""

import asyncio

import httpx
import pytest
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from services.budget.tests.service.desk import Desk, code_seen, data, seen


class TestManyAtOnce:
    async def test_never_hold_and_commit_more_than_there_is(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        """25 that wait are approved while 25 drafts are submitted: of 100.00, each asks for 3.00."""
        boss, foreman = Desk(client, admin), Desk(client, member)
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        waiting = [await foreman.ask(crew.jetty, (code, "3.00")) for _ in range(25)]
        drafts = [await foreman.ask(crew.jetty, (code, "3.00"), submit=False) for _ in range(25)]
        approvals = [boss.answering(each, "approved") for each in waiting]
        submits = [
            foreman.send("PUT", "UpdateBudgetRequest", seen(each) | {"submit": True}) for each in drafts
        ]
        answers = await asyncio.gather(*approvals, *submits)
        assert [each.status_code for each in answers[:25]] == [200] * 25
        # What is approved leaves room for eight.
        assert sorted(each.status_code for each in answers[25:]) == [200] * 8 + [409] * 17
        told = {each.json()["message"] for each in answers if each.status_code == 409}
        assert told == {"Only SGD 1.00 is left of 03-100. Ask for less, or say why it takes more."}
        assert await boss.balances(code) == ("100.00", "24.00", "75.00", "1.00")
        assert await differences(runtime.database) == []

    async def test_costs_take_what_approvals_commit_beside_them(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person, member: Person
    ) -> None:
        boss, foreman = Desk(client, admin), Desk(client, member)
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        waiting = [await foreman.ask(crew.jetty, (code, "3.00")) for _ in range(15)]
        answers = await asyncio.gather(
            *(boss.answering(each, "approved") for each in waiting),
            *(boss.spending(crew.jetty, code, "2.00", number=f"i{number}") for number in range(15)),
        )
        assert [each.status_code for each in answers] == [200] * 15 + [201] * 15
        taken = sum(float(each.json()["data"]["fromCommitted"]) for each in answers[15:])
        shown = await boss.code(code)
        assert (shown["held"], shown["committed"], shown["actual"]) == ("0.00", f"{45 - taken:.2f}", "30.00")
        assert await differences(runtime.database) == []

    async def test_an_answer_counts_once(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        admin: Person,
        manager: Person,
        member: Person,
    ) -> None:
        boss, foreman = Desk(client, admin), Desk(client, member)
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "40.00"))
        answers = await asyncio.gather(
            *(Desk(client, who).answering(request, "approved") for who in (admin, manager) for _ in range(5)),
            *(foreman.send("POST", "WithdrawBudgetRequest", seen(request)) for _ in range(5)),
        )
        # Once it is withdrawn it is a draft again, which is nobody else's.
        codes = [each.status_code for each in answers]
        assert (codes.count(200), {*codes} <= {200, 404, 409}) == (1, True)
        assert await differences(runtime.database) == []
        assert (await boss.balances(code))[1] == "0.00"

    async def test_requests_of_two_codes_in_either_order_wait_for_each_other(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, member: Person
    ) -> None:
        boss, foreman = Desk(client, admin), Desk(client, member)
        one = (await boss.make_code(crew.jetty, number="1"))["budgetCodeId"]
        two = (await boss.make_code(crew.jetty, number="2"))["budgetCodeId"]
        orders = [((one, "1"), (two, "1")), ((two, "1"), (one, "1"))] * 10
        answers = await asyncio.gather(*(foreman.asking(crew.jetty, *lines) for lines in orders))
        assert {each.status_code for each in answers} == {201}
        assert len({each.json()["data"]["number"] for each in answers}) == 20


class TestEntries:
    async def test_are_never_changed(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person
    ) -> None:
        await Desk(client, admin).make_code(crew.jetty)
        with pytest.raises(DBAPIError, match="append-only"):
            async with runtime.database.unit_of_work() as uow:
                await uow.execute(text("update ledger_entry set amount_minor = 1"))

    async def test_of_a_code_that_is_deleted_come_to_nothing(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person
    ) -> None:
        boss = Desk(client, admin)
        code = await boss.make_code(crew.jetty)
        data(await boss.send("DELETE", "DeleteBudgetCode", code_seen(code)))
        assert await differences(runtime.database) == []
        async with runtime.database.reading() as uow:
            amounts = await uow.rows(text("select amount_minor from ledger_entry order by id"))
        assert [row.amount_minor for row in amounts] == [10000, -10000]

    async def test_that_do_not_make_a_balance_are_found(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, admin: Person
    ) -> None:
        code = await Desk(client, admin).make_code(crew.jetty)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update budget_code set held_minor = 5"))
        summed, asked = await differences(runtime.database)
        assert code["budgetCodeId"] in summed
        assert "held 5, summed 0" in summed
        assert asked == f"code {code['budgetCodeId']}: held 5, asked for by what waits 0"
