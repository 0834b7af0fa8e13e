"""What is approved is what was asked for and seen, in the currency it was asked for in."""

import asyncio
from contextvars import Context
from uuid import UUID

from chassis.runtime import Runtime
from chassis.testing.waiting import until_somebody_waits
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk, code_seen, data, refused, seen


class TestACurrency:
    async def test_that_changes_after_a_draft_was_begun_is_that_of_its_codes(
        self, crew: Crew, foreman: Desk, boss: Desk
    ) -> None:
        draft = await foreman.ask(crew.jetty, submit=False)
        names = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
        yen = {"projectId": str(crew.jetty), "currency": "JPY"} | {f"{each}Budget": "0" for each in names}
        data(await boss.send("PUT", "UpdateProjectBudget", yen))
        code = (await boss.make_code(crew.jetty, amount="2000000"))["budgetCodeId"]
        lines = {"lines": [{"budgetCodeId": code, "amount": "1000000"}]}
        changed = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | lines))
        assert (changed["currency"], changed["total"]) == ("JPY", "1000000")
        waiting = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(changed) | {"submit": True}))
        shown = await boss.request(waiting["budgetRequestId"])
        assert (shown["currency"], shown["total"], shown["lines"][0]["amount"]) == (
            "JPY",
            "1000000",
            "1000000",
        )


class TestAnswers:
    async def test_are_of_what_the_approver_saw(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        withdrawn = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(request)))
        more = {"lines": [{"budgetCodeId": code, "amount": "90"}], "submit": True}
        data(await foreman.send("PUT", "UpdateBudgetRequest", seen(withdrawn) | more))
        stale = await boss.answering(request, "approved", revision=request["revision"])
        assert refused(stale) == (409, "revision")
        # Whoever does not say what they saw answers what was never anything else.
        for how in ("approved", "rejected"):
            assert refused(await boss.answering(request, how)) == (422, "revision")
        assert await boss.balances(code) == ("100.00", "90.00", "0.00", "10.00")


async def test_of_two_who_saw_the_same_code_and_save_at_once_the_second_is_told(
    runtime: Runtime, crew: Crew, boss: Desk
) -> None:
    """Both looked before one of them held it."""
    code = await boss.make_code(crew.jetty)
    saved = text("update budget_code set revision = revision + 1, name = 'B' where id = :id")
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(saved, {"id": UUID(code["budgetCodeId"])})
        change = code_seen(code) | {"name": "C"}
        second = asyncio.create_task(boss.send("PUT", "UpdateBudgetCode", change), context=Context())
        await until_somebody_waits(runtime)
    assert (await second).status_code == 409
    assert (await boss.code(code["budgetCodeId"]))["name"] == "B"
