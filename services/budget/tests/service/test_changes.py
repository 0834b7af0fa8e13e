"""Changes of the budget that are asked for: codes have more or less once they are approved, and so has the
project."""

import asyncio
from typing import Any

from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.testing import published
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused, seen

AMOUNTS = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")


def line(code: str, amount: str, *, less: bool = False) -> Body:
    return {"budgetCodeId": code, "amount": amount, "receives": not less}


async def changing(desk: Desk, crew: Crew, *lines: Body, **fields: Any) -> Body:
    return await desk.ask(crew.jetty, **({"kind": "change", "title": "Variation 4", "lines": lines} | fields))


async def budget_set(boss: Desk, crew: Crew, *, revision: int = 0, **amounts: str) -> None:
    sent = {f"{each}Budget": amounts.get(each, "0") for each in AMOUNTS} | {"revision": revision}
    data(await boss.send("PUT", "UpdateProjectBudget", {"projectId": str(crew.jetty), **sent}))


class TestAChange:
    async def test_gives_a_code_and_its_project_more_once_it_is_approved(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        request = await changing(foreman, crew, line(code, "40"))
        assert (request["kind"], request["total"], request["isOverBudget"]) == ("change", "40.00", False)
        assert request["lines"][0]["impact"]["leftAfter"] == "140.00"
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")

        answered = data(await boss.answering(request, "approved"))
        assert (answered["status"], answered["approvedTotal"]) == ("approved", "40.00")
        assert await boss.balances(code) == ("140.00", "0.00", "0.00", "140.00")
        shown = await boss.code(code)
        assert (shown["amount"], shown["transferred"], shown["mayDelete"]) == ("100.00", "40.00", False)
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert overview["manpowerExternalBudget"] == "540.00"
        newest = data(await boss.get("GetBudgetVersions", projectId=crew.jetty))[0]
        assert (newest["number"], newest["reason"]) == (2, f"#{request['number']}")
        assert await differences(runtime.database) == []
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        (told,) = [each for each in acts if each.action == "project_budget.changed" and each.changes][1:]
        assert ("manpowerExternal", "500.00", "540.00") in [
            (each.field, each.before, each.after) for each in told.changes
        ]

    async def test_takes_less_than_is_left_and_holds_it_until_then(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        too_much = await foreman.asking(
            crew.jetty, kind="change", lines=[line(code, "101", less=True)], overrunReason="Please"
        )
        assert refused(too_much) == (409, "lines.0.amount")
        request = await changing(foreman, crew, line(code, "30", less=True))
        assert (await boss.balances(code))[1] == "30.00"
        data(await boss.answering(request, "approved"))
        assert await boss.balances(code) == ("70.00", "0.00", "0.00", "70.00")
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert overview["manpowerExternalBudget"] == "470.00"
        assert await differences(runtime.database) == []

    async def test_takes_no_more_than_its_category_has(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="20")
        request = await changing(foreman, crew, line(code, "30", less=True))
        answer = await boss.answering(request, "approved")
        assert (answer.status_code, answer.json()["message"]) == (
            409,
            "“External people” would have less than nothing. "
            "Set the project's budget first, then approve this.",
        )
        await budget_set(boss, crew, manpowerExternal="30", revision=1)
        data(await boss.answering(request, "approved"))
        assert data(await boss.get("GetOverview", projectId=crew.jetty))["manpowerExternalBudget"] == "0.00"
        assert await differences(runtime.database) == []

    async def test_gives_no_more_than_can_be_written_down_again(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        request = await changing(foreman, crew, line(code, "9999999999999.99"))
        answer = await boss.answering(request, "approved")
        assert (answer.status_code, answer.json()["message"]) == (
            409,
            "“External people” would be too much to be written down.",
        )
        data(await boss.answering(request, "rejected"))
        assert await differences(runtime.database) == []

    async def test_is_of_the_category_that_its_approver_was_asked_for(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await changing(foreman, crew, line(code, "40"))
        moved = {"budgetCodeId": code, "category": "equipmentOwned"}
        assert refused(await boss.send("PUT", "UpdateBudgetCode", moved)) == (409, "category")
        data(await boss.answering(request, "approved"))
        data(await boss.send("PUT", "UpdateBudgetCode", moved))

    async def test_that_is_rejected_or_withdrawn_leaves_all_as_it_was(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        for less in (True, False):
            data(await boss.answering(await changing(foreman, crew, line(code, "40", less=less)), "rejected"))
            sent = await changing(foreman, crew, line(code, "40", less=less))
            data(await foreman.send("POST", "WithdrawBudgetRequest", seen(sent)))
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "100.00")
        assert len(data(await boss.get("GetBudgetVersions", projectId=crew.jetty))) == 1
        assert await differences(runtime.database) == []

    async def test_is_answered_as_a_whole_and_by_nobody_who_asked(
        self, crew: Crew, boss: Desk, head: Desk, code: str
    ) -> None:
        request = await changing(boss, crew, line(code, "40"))
        assert (await boss.answering(request, "approved")).status_code == 403
        part = [
            {"budgetRequestLineId": request["lines"][0]["budgetRequestLineId"], "amount": "10"},
        ]
        assert refused(await head.answering(request, "partlyApproved", lines=part)) == (422, "answer")
        data(await head.answering(request, "approved"))

    async def test_of_a_project_without_a_budget_changes_its_codes_alone(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        data(await boss.answering(await changing(foreman, crew, line(code, "40")), "approved"))
        assert (await boss.balances(code))[0] == "140.00"
        assert data(await boss.get("GetBudgetVersions", projectId=crew.jetty)) == []
        assert await differences(runtime.database) == []

    async def test_of_a_locked_baseline_says_why_by_itself_and_the_baseline_stays(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        lock = {"projectId": str(crew.jetty), "revision": 1}
        data(await boss.send("POST", "LockBudgetBaseline", lock))
        data(await boss.answering(await changing(foreman, crew, line(code, "40")), "approved"))
        total = data(await boss.get("GetOverview", projectId=crew.jetty))["total"]
        assert (total["baseline"], total["budget"]) == ("500.00", "540.00")

    async def test_is_told_by_its_size_to_the_chain_and_in_the_list(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
        await changing(foreman, crew, line(code, "40"), line(other, "15", less=True))
        listed = data(await boss.send("POST", "QueryBudgetRequestByFilter", {}))["data"]
        assert [each["total"] for each in listed] == ["55.00"]

    async def test_many_at_once_add_up(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        changes = [await changing(foreman, crew, line(code, "1", less=bool(each % 2))) for each in range(10)]
        money = [await foreman.ask(crew.jetty, (code, "2")) for _ in range(5)]
        answers, _ = await asyncio.gather(
            asyncio.gather(
                *(boss.answering(each, "approved") for each in (*changes, *money)),
                *(foreman.asking(crew.jetty, (code, "1")) for _ in range(5)),
            ),
            asyncio.gather(*(boss.make_code(crew.jetty, number=f"n{each}") for each in range(3))),
        )
        assert {each.status_code for each in answers} == {200, 201}
        assert await boss.balances(code) == ("100.00", "5.00", "10.00", "85.00")
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert overview["manpowerExternalBudget"] == "500.00"
        assert await differences(runtime.database) == []
