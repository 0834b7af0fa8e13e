"""What a draft keeps when its codes change beside it."""

from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, code_seen, data, refused, seen


class TestACodeThatWasArchivedMeanwhile:
    async def test_stays_in_the_draft_until_it_is_sent(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="x"))["budgetCodeId"]
        draft = await foreman.ask(crew.jetty, (other, "5"), (code, "40"), submit=False)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(code))))
        shown = await foreman.request(draft["budgetRequestId"])
        assert [each["isArchived"] for each in shown["lines"]] == [False, True]
        lines = [{"budgetCodeId": other, "amount": "6"}, {"budgetCodeId": code, "amount": "41"}]
        change = {"title": "Three", "lines": lines}
        saved = data(await foreman.send("PUT", "UpdateBudgetRequest", seen(draft) | change))
        assert (saved["title"], [each["amount"] for each in saved["lines"]]) == ("Three", ["6.00", "41.00"])
        sent = await foreman.send("PUT", "UpdateBudgetRequest", seen(saved) | {"submit": True})
        assert refused(sent) == (422, "lines.1.budgetCodeId")
        without = seen(saved) | {"lines": lines[:1], "submit": True}
        assert data(await foreman.send("PUT", "UpdateBudgetRequest", without))["status"] == "submitted"

    async def test_does_not_come_into_one(self, crew: Crew, foreman: Desk, boss: Desk, code: str) -> None:
        draft = await foreman.ask(crew.jetty, submit=False)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(code))))
        late = seen(draft) | {"lines": [{"budgetCodeId": code, "amount": "1"}]}
        assert refused(await foreman.send("PUT", "UpdateBudgetRequest", late)) == (
            422,
            "lines.0.budgetCodeId",
        )
