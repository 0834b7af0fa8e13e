"""What contradicts itself, or was never seen, is refused and changes nothing."""

from datetime import date, timedelta
from typing import Any

import pytest
from chassis.clock import now
from chassis.wall_clock import DaysText
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused, seen
from services.budget.tests.service.test_changes import budget_set


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


class TestACode:
    async def test_that_somebody_changed_is_not_changed_by_who_does_not_say_what_they_saw(
        self, boss: Desk, head: Desk, code: str
    ) -> None:
        ref: Body = {"budgetCodeId": code}
        # What nobody else has changed has nothing to be seen.
        data(await head.send("PUT", "UpdateBudgetCode", ref | {"name": "Forms"}))
        for method, call, more in (
            ("PUT", "UpdateBudgetCode", {"name": "Formwork"}),
            ("PUT", "ArchivedBudgetCode", {}),
            ("PUT", "UnarchivedBudgetCode", {}),
            ("DELETE", "DeleteBudgetCode", {}),
        ):
            assert refused(await boss.send(method, call, ref | more)) == (422, "revision")
            assert (await boss.send(method, call, ref | more | {"revision": 1})).status_code == 409
        found = await boss.code(code)
        assert (found["name"], found["revision"], found["isArchived"]) == ("Forms", 2, False)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(found)))

    async def test_counts_no_truth_as_a_revision(self, boss: Desk, code: str) -> None:
        body = {"budgetCodeId": code, "revision": True, "name": "Forms"}
        assert refused(await boss.send("PUT", "UpdateBudgetCode", body)) == (422, "revision")


class TestAnInvoice:
    WIDE = ("\uff37oh Hup", "\uff29\uff2e\uff36-\uff11")
    """Woh Hup, INV-1, as a Chinese keyboard writes them."""

    async def test_counts_once_however_it_is_written(self, crew: Crew, boss: Desk, code: str) -> None:
        supplier, number = self.WIDE
        # Of the release before: full-width, and as it was typed.
        data(await boss.spending(crew.jetty, code, "1", supplier=supplier, number=number))
        for written in (("Woh Hup", "INV-1"), ("WOH  HUP ", "inv\u20111"), self.WIDE):
            again = {"supplier": written[0], "number": written[1]}
            assert refused(await boss.spending(crew.jetty, code, "1", **again)) == (409, "number")
        lines = [f"2026-06-04,03-100,1,{who},{which}" for who, which in (("woh hup", "inv-1"), self.WIDE)]
        lines += [f"2026-06-04,03-100,1,Woh Hup,{which}" for which in ("A-2", "\uff21-2")]
        file = "\n".join(["date,code,amount,supplier,number", *lines]).encode()
        for call in ("CheckBudgetActualsCsv", "ImportBudgetActualsCsv"):
            rows = data(await boss.upload(call, crew.jetty, file))["rows"]
            assert [each["verdict"] for each in rows] == ["exists", "exists", "create", "duplicate"]

    async def test_of_a_day_before_the_budget_is_told_in_a_file(
        self, crew: Crew, boss: Desk, code: str
    ) -> None:
        await budget_set(boss, crew, manpowerExternal="500")
        counts_from = data(await boss.get("GetOverview", projectId=crew.jetty))["countsFrom"]
        file = (
            "date,code,amount,supplier,number\n"
            f"2025-06-04,03-100,1,A,1\n{counts_from},03-100,1,A,2\n2025-06-04,03-100,900,A,3\n"
        )
        first = DaysText.of(date.fromisoformat(counts_from))
        for call in ("CheckBudgetActualsCsv", "ImportBudgetActualsCsv"):
            rows = data(await boss.upload(call, crew.jetty, file.encode()))["rows"]
            told = [f"before {first}, from which the budget counts" in each["message"] for each in rows]
            assert told == [True, False, True]
            assert "more than" in rows[2]["message"]
