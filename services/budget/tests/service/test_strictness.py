"""What contradicts itself, or was never seen, is refused and changes nothing."""

from datetime import date, timedelta
from typing import Any

import pytest
from chassis.clock import now
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, data, refused, seen


class TestAnAnswer:
    @pytest.mark.parametrize(
        ("answer", "amounts", "field"),
        [
            ("partlyApproved", ["5", "7"], "lines.1.budgetRequestLineId"),
            ("approved", ["40", "40"], "lines.1.budgetRequestLineId"),
            ("approved", ["5"], "lines.0.amount"),
            ("approved", ["0"], "lines.0.amount"),
            ("rejected", ["5"], "lines.0.amount"),
        ],
    )
    async def test_that_contradicts_its_lines_is_refused(
        self,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        code: str,
        answer: str,
        amounts: list[str],
        field: str,
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        line = request["lines"][0]["budgetRequestLineId"]
        lines = [{"budgetRequestLineId": line, "amount": amount} for amount in amounts]
        assert refused(await boss.answering(request, answer, lines=lines)) == (422, field)
        assert await boss.balances(code) == ("100.00", "40.00", "0.00", "60.00")

    async def test_that_says_the_same_in_its_lines_is_taken(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        for answer, amount in (("approved", "40"), ("rejected", "0")):
            request = await foreman.ask(crew.jetty, (code, "40"))
            line = request["lines"][0]["budgetRequestLineId"]
            lines = [{"budgetRequestLineId": line, "amount": amount}]
            assert data(await boss.answering(request, answer, lines=lines))["status"] == answer


class TestABudget:
    async def test_that_was_set_is_not_set_again_by_who_does_not_say_what_they_saw(
        self, crew: Crew, boss: Desk
    ) -> None:
        names = ("manpowerInternal", "manpowerExternal", "equipmentOwned", "equipmentRental")
        body: Body = {"projectId": str(crew.jetty)} | {f"{name}Budget": "10" for name in names}
        data(await boss.send("PUT", "UpdateProjectBudget", body))
        again = body | {"manpowerInternalBudget": "0"}
        assert refused(await boss.send("PUT", "UpdateProjectBudget", again)) == (422, "revision")
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert (overview["revision"], overview["manpowerInternalBudget"]) == (1, "10.00")
        assert (await boss.send("PUT", "UpdateProjectBudget", again | {"revision": 0})).status_code == 409
        data(await boss.send("PUT", "UpdateProjectBudget", again | {"revision": 1}))


class TestByWhen:
    @pytest.mark.parametrize("days", [-2, 366 * 10 + 1])
    async def test_is_a_day_that_can_be_meant_in_a_new_request_a_draft_and_one_that_is_sent(
        self, crew: Crew, foreman: Desk, code: str, days: int
    ) -> None:
        wrong: dict[str, Any] = {"neededBy": str(_today() + timedelta(days=days))}
        for submit in (False, True):
            answer = await foreman.asking(crew.jetty, (code, "1"), submit=submit, **wrong)
            assert refused(answer) == (422, "neededBy")
        draft = await foreman.ask(crew.jetty, (code, "1"), submit=False)
        assert refused(await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | wrong)) == (
            422,
            "neededBy",
        )
        near = {"neededBy": str(_today() - timedelta(days=1)), "submit": True}
        data(await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | near))


def _today() -> date:
    return now().date()
