"""Where the company lets nobody (or admins alone) have more than is left, neither a transfer nor a category
that is lowered and raised again makes more of what a project has; and what a transfer takes along is told."""

from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.chains import Approvers, chain_of_two
from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused
from services.budget.tests.service.test_changes import budget_set, changing, line
from services.budget.tests.service.test_rules import ruled

Setting = Callable[..., Awaitable[Any]]


def between(giver: str, taker: str, amount: str = "30") -> list[Body]:
    return [
        {"budgetCodeId": giver, "amount": amount},
        {"budgetCodeId": taker, "amount": amount, "receives": True},
    ]


async def moving(desk: Desk, crew: Crew, lines: list[Body], **fields: Any) -> Any:
    return await desk.asking(crew.jetty, kind="transfer", title="Lift", lines=lines, **fields)


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


@pytest.fixture
async def lift(crew: Crew, boss: Desk, code: str) -> str:
    """Both categories are all in codes."""
    await budget_set(boss, crew, manpowerExternal="100", equipmentOwned="50")
    own = {"number": "05-1", "name": "Lift", "category": "equipmentOwned", "amount": "50"}
    made: str = (await boss.make_code(crew.jetty, **own))["budgetCodeId"]
    return made


class TestATransferOutOfACategoryThatWasLowered:
    async def test_can_t_be_sent_where_nobody_could_approve_it(
        self, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str, lift: str
    ) -> None:
        await ruled(head, overruns="nobody")
        await budget_set(boss, crew, revision=1, manpowerExternal="20", equipmentOwned="50")
        assert refused(await moving(foreman, crew, between(code, lift))) == (403, "lines")
        # As much as the category has comes along.
        request = data(await moving(foreman, crew, between(code, lift, "20")))
        assert data(await boss.answering(request, "approved"))["status"] == "approved"

    async def test_is_approved_by_whom_the_rule_lets_and_moves_nothing_before(
        self, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str, lift: str
    ) -> None:
        request = data(await moving(foreman, crew, between(code, lift)))
        await ruled(head, overruns="admins")
        await budget_set(boss, crew, revision=1, equipmentOwned="50")
        assert refused(await boss.answering(request, "approved")) == (403, "lines")
        assert await boss.balances(code) == ("100.00", "30.00", "0.00", "70.00")
        assert data(await head.answering(request, "approved"))["status"] == "approved"
        assert await differences(runtime.database) == []

    async def test_goes_once_the_category_has_it_again(
        self, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str, lift: str
    ) -> None:
        request = data(await moving(foreman, crew, between(code, lift)))
        await ruled(head, overruns="nobody")
        await budget_set(boss, crew, revision=1, equipmentOwned="50")
        for who in (boss, head):
            assert refused(await who.answering(request, "approved")) == (403, "lines")
        await budget_set(boss, crew, revision=2, manpowerExternal="100", equipmentOwned="50")
        data(await boss.answering(request, "approved"))
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert (overview["total"]["budget"], overview["total"]["inCodes"]) == ("150.00", "150.00")


class TestTheLastOfAChain:
    async def test_who_is_no_manager_lets_nothing_exceed_where_managers_may(
        self, crew: Crew, approvers: Approvers, foreman: Desk, boss: Desk, head: Desk, code: str, lift: str
    ) -> None:
        await ruled(head, overruns="managers")
        request = data(await moving(foreman, crew, between(code, lift, "60")))
        await budget_set(boss, crew, revision=1, equipmentOwned="50")
        data(await approvers.ana.answering(request, "approved"))
        answer = await approvers.raj.answering(request, "approved")
        assert refused(answer) == (403, "lines")
        assert "only the project's managers may let them" in answer.text
        data(await approvers.raj.answering(request, "rejected", note="No budget"))


class TestCodesOfACategoryThatGotWhatAnotherLost:
    async def test_do_not_grow_beyond_what_all_have_together(
        self, crew: Crew, boss: Desk, head: Desk, lift: str
    ) -> None:
        await ruled(head, overruns="nobody")
        await budget_set(boss, crew, revision=1, manpowerExternal="60", equipmentOwned="90")
        more = code_seen(await boss.code(lift)) | {"amount": "50.01"}
        answer = await boss.send("PUT", "UpdateBudgetCode", more)
        assert refused(answer) == (403, "amount")
        assert "All codes together would exceed the project's budget by SGD 0.01" in answer.text
        for call in ("CheckBudgetCodesCsv", "ImportBudgetCodesCsv"):
            content = b"number,name,category,amount\n7-1,Big,equipmentOwned,1\n"
            (row,) = data(await boss.upload(call, crew.jetty, content))["rows"]
            assert row["verdict"] == "invalid"
            assert "All codes together" in row["message"]
        await ruled(head, overruns="managers", revision=1)
        data(await boss.send("PUT", "UpdateBudgetCode", more))


class TestACodeThatMovesToAnotherCategory:
    @pytest.mark.parametrize(("amount", "status"), [("20", 200), ("19", 200), ("20.01", 403)])
    async def test_gives_back_what_it_has_of_the_one_that_it_leaves(
        self, crew: Crew, boss: Desk, head: Desk, code: str, lift: str, amount: str, status: int
    ) -> None:
        """All that the project has is in codes, and the category that it leaves has less than its codes."""
        leaving = (await boss.make_code(crew.jetty, number="03-2", amount="20"))["budgetCodeId"]
        await budget_set(boss, crew, revision=1, manpowerExternal="70", equipmentOwned="100")
        await ruled(head, overruns="nobody")
        moved = code_seen(await boss.code(leaving)) | {"category": "equipmentOwned", "amount": amount}
        answer = await boss.send("PUT", "UpdateBudgetCode", moved)
        assert answer.status_code == status
        if status == 403:
            assert "All codes together would exceed the project's budget by SGD 0.01" in answer.text


async def setting(who: Desk, crew: Crew, revision: int, amount: str, **others: str) -> Any:
    sent = {"manpowerExternalBudget": amount, "equipmentOwnedBudget": "50"} | others
    nothing = {"manpowerInternalBudget": "0", "equipmentRentalBudget": "0"}
    body = {"projectId": str(crew.jetty), "revision": revision, "reason": "Client", **nothing, **sent}
    return await who.send("PUT", "UpdateProjectBudget", body)


@pytest.mark.usefixtures("lift")
class TestAProjectWithABaseline:
    @pytest.fixture(autouse=True)
    async def locked(self, crew: Crew, boss: Desk, lift: str) -> None:
        lock = {"projectId": str(crew.jetty), "revision": 1}
        assert data(await boss.send("POST", "LockBudgetBaseline", lock))["mostTotal"] is None

    @pytest.mark.parametrize(
        ("overruns", "statuses"),
        [("nobody", (403, 403)), ("admins", (403, 200)), ("managers", (200, 200)), ("anybody", (200, 200))],
    )
    async def test_is_raised_by_whom_the_rule_lets(
        self, crew: Crew, boss: Desk, head: Desk, overruns: str, statuses: tuple[int, int]
    ) -> None:
        await ruled(head, overruns=overruns)
        answers: list[int] = []
        for who, amount in ((boss, "100.01"), (head, "100.02")):
            revision = data(await who.get("GetOverview", projectId=crew.jetty))["revision"]
            answers.append((await setting(who, crew, revision, amount)).status_code)
        assert tuple(answers) == statuses

    async def test_is_lowered_and_raised_again_up_to_what_it_had_and_no_further(
        self, crew: Crew, boss: Desk, head: Desk
    ) -> None:
        await ruled(head, overruns="nobody")
        assert data(await boss.get("GetOverview", projectId=crew.jetty))["mostTotal"] == "150.00"
        data(await setting(boss, crew, 1, "40"))
        assert refused(await setting(boss, crew, 2, "100.01")) == (403, "manpowerExternalBudget")
        # From one category to another it may be put by hand.
        data(await setting(boss, crew, 2, "90", equipmentOwnedBudget="60"))
        data(await setting(boss, crew, 3, "100"))

    async def test_grows_by_a_change_that_is_approved_and_shrinks_by_one(
        self, crew: Crew, foreman: Desk, boss: Desk, head: Desk, code: str
    ) -> None:
        await ruled(head, overruns="nobody")
        more = await changing(foreman, crew, line(code, "40"))
        data(await boss.answering(more, "approved"))
        assert data(await boss.get("GetOverview", projectId=crew.jetty))["mostTotal"] == "190.00"
        less = await changing(foreman, crew, line(code, "10", less=True))
        data(await boss.answering(less, "approved"))
        assert refused(await setting(boss, crew, 3, "140")) == (403, "manpowerExternalBudget")
        data(await setting(boss, crew, 3, "20"))
        data(await setting(boss, crew, 4, "130"))

    async def test_keeps_what_who_may_has_given_it(self, crew: Crew, boss: Desk, head: Desk) -> None:
        await ruled(head, overruns="admins")
        data(await setting(head, crew, 1, "200"))
        overview = data(await boss.get("GetOverview", projectId=crew.jetty))
        assert (overview["mostTotal"], overview["total"]["budget"]) == ("250.00", "250.00")
        assert data(await head.get("GetOverview", projectId=crew.jetty))["mostTotal"] is None

    async def test_keeps_the_currency_that_it_was_locked_in(
        self, crew: Crew, boss: Desk, head: Desk, code: str, lift: str
    ) -> None:
        """Else what was locked would be read in another one, and a thousand become ten thousand."""
        await ruled(head, overruns="nobody")
        for each in (code, lift):
            data(await boss.send("DELETE", "DeleteBudgetCode", code_seen(await boss.code(each))))
        data(await setting(boss, crew, 1, "0", equipmentOwnedBudget="0"))
        for who in (boss, head):
            answer = await setting(who, crew, 2, "0", equipmentOwnedBudget="0", currency="VND")
            assert refused(answer) == (409, "currency")
        data(await setting(boss, crew, 2, "150", equipmentOwnedBudget="0", currency="SGD"))


class TestWhatComesAlong:
    async def test_is_told_while_it_is_typed_to_who_answers_and_once_it_is_done(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str, lift: str
    ) -> None:
        await budget_set(boss, crew, revision=1, manpowerExternal="20", equipmentOwned="50")
        lines = between(code, lift)
        typed = {"projectId": str(crew.jetty), "kind": "transfer", "lines": lines}
        told = data(await foreman.send("POST", "PreviewBudgetRequest", typed))["categoryMoves"]
        gives, gets = {"name": "External people"}, {"name": "Own equipment"}
        assert told == [
            gives | {"category": "manpowerExternal", "amount": "-20.00", "inCodes": "-30.00", "excess": None},
            gets | {"category": "equipmentOwned", "amount": "20.00", "inCodes": "30.00", "excess": "10.00"},
        ]
        draft = data(await moving(foreman, crew, lines, submit=False))
        assert draft["categoryMoves"] == told
        request = data(await moving(foreman, crew, lines))
        assert (await boss.request(request["budgetRequestId"]))["categoryMoves"] == told
        answered = data(await boss.answering(request, "approved"))
        done = [(each["name"], each["amount"], each["inCodes"]) for each in answered["categoryMoves"]]
        assert done == [("External people", "-20.00", None), ("Own equipment", "20.00", None)]
        assert (await foreman.request(request["budgetRequestId"]))["categoryMoves"] == answered[
            "categoryMoves"
        ]

    async def test_is_nothing_within_one_category_of_what_was_rejected_and_of_money(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str, lift: str
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-2", amount="0"))["budgetCodeId"]
        within = data(await moving(foreman, crew, between(code, other)))
        assert within["categoryMoves"] == []
        assert data(await boss.answering(within, "approved"))["categoryMoves"] == []
        across = data(await moving(foreman, crew, between(code, lift)))
        assert data(await boss.answering(across, "rejected", note="No"))["categoryMoves"] == []
        assert (await foreman.ask(crew.jetty, (code, "10")))["categoryMoves"] == []

    async def test_of_a_change_is_what_the_codes_get(
        self, crew: Crew, foreman: Desk, boss: Desk, code: str, lift: str
    ) -> None:
        request = await changing(foreman, crew, line(code, "40"), line(lift, "5", less=True))
        told = [(each["amount"], each["inCodes"]) for each in request["categoryMoves"]]
        assert told == [("40.00", "40.00"), ("-5.00", "-5.00")]
        answered = data(await boss.answering(request, "approved"))
        assert [each["amount"] for each in answered["categoryMoves"]] == ["40.00", "-5.00"]
