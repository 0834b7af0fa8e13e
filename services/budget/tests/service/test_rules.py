"""What a company decides for all of its budgets: currency, who may ask for more, how long a request waits."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from budget.expiry.service import expire_requests
from budget.ledger.verification import differences
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.budget.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.chains import Approvers, chain_of_two
from services.budget.tests.service.desk import Body, Desk, data, refused, seen

NEVER = {"updatedBy": None, "updatedAt": None}
FIRST = {"currency": "SGD", "overruns": "anybody", "answerDays": None, "revision": 0}


async def ruled(head: Desk, **fields: Any) -> Body:
    return data(await head.send("PUT", "SetBudgetRules", FIRST | fields))


async def waiting_since(runtime: Runtime, request: Body, ago: timedelta) -> None:
    """It was sent, and whoever answers was asked, so much earlier."""
    for moved in (
        "update budget_request set submitted_at = submitted_at - cast(:ago as interval) where id = :id",
        "update approval_turn set asked_at = asked_at - cast(:ago as interval) where request_id = :id",
    ):
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text(moved), {"ago": ago, "id": request["budgetRequestId"]})


class TestRules:
    async def test_are_everybody_s_to_read_and_an_admin_s_to_set(
        self, foreman: Desk, boss: Desk, head: Desk, runtime: Runtime
    ) -> None:
        assert data(await foreman.get("GetBudgetRules")) == FIRST | {"mayEdit": False} | NEVER
        for who in (foreman, boss):
            assert (await who.send("PUT", "SetBudgetRules", FIRST)).status_code == 403
        saved = await ruled(head, currency="eur", overruns="managers", answerDays=14)
        assert saved.pop("updatedBy")["userId"] == str(head.who.user_id)
        assert saved.pop("updatedAt") is not None
        assert saved == {
            "currency": "EUR",
            "overruns": "managers",
            "answerDays": 14,
            "revision": 1,
            "mayEdit": True,
        }
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [(each.field, each.before, each.after) for each in act.changes] == [
            ("currency", "SGD", "EUR"),
            ("overruns", "anybody", "managers"),
            ("answerDays", "", "14"),
        ]

    async def test_are_not_overwritten_by_who_has_not_seen_them(self, head: Desk) -> None:
        await ruled(head, answerDays=14)
        assert (await head.send("PUT", "SetBudgetRules", FIRST)).status_code == 409
        # The same again is no save.
        assert (await ruled(head, answerDays=14, revision=1))["revision"] == 1
        for days in (0, 366, 400):
            wrong = await head.send("PUT", "SetBudgetRules", FIRST | {"answerDays": days, "revision": 1})
            assert refused(wrong) == (422, "answerDays")


class TestTheCurrency:
    async def test_is_that_of_budgets_that_are_begun_and_of_no_other(
        self, head: Desk, crew: Crew, code: str
    ) -> None:
        await ruled(head, currency="EUR")
        assert data(await head.get("GetOverview", projectId=crew.tower))["currency"] == "EUR"
        assert (await head.make_code(crew.tower))["currency"] == "EUR"
        assert (await head.code(code))["currency"] == "SGD"
        for call, rate in (
            ("CreateBudgetRate", {"staff": "own", "hourly": "20"}),
            ("CreateBudgetEquipmentRate", {"unit": "day", "amount": "20"}),
        ):
            made = data(await head.send("POST", call, rate | {"fromOn": "2026-11-01"}))
            assert made["currency"] == "EUR"

    async def test_is_another_one_in_a_project_that_says_so(self, head: Desk, crew: Crew) -> None:
        await ruled(head, currency="EUR")
        data(await head.choosing_currency(crew.jetty, "JPY"))
        assert (await head.make_code(crew.jetty, amount="100"))["currency"] == "JPY"


class TestMoreThanIsLeft:
    @pytest.mark.parametrize(
        ("overruns", "allowed"),
        [
            ("anybody", {"member", "manager", "admin"}),
            ("managers", {"manager", "admin"}),
            ("admins", {"admin"}),
            ("nobody", set[str]()),
        ],
    )
    async def test_is_asked_for_by_whom_the_company_lets_and_told_while_it_is_typed(
        self, foreman: Desk, boss: Desk, head: Desk, crew: Crew, code: str, overruns: str, allowed: set[str]
    ) -> None:
        await ruled(head, overruns=overruns)
        lines = [{"budgetCodeId": code, "amount": "101"}]
        for name, who in (("member", foreman), ("manager", boss), ("admin", head)):
            preview = {"projectId": str(crew.jetty), "lines": lines}
            told = data(await who.send("POST", "PreviewBudgetRequest", preview))
            assert (told["mayOverrun"], told["overruns"]) == (name in allowed, overruns)
            reason = {"overrunReason": "The slab moved"}
            # Kept as a draft it takes nothing.
            draft = await who.ask(crew.jetty, (code, "101"), submit=False, **reason)
            sent = await who.send("PUT", "UpdateBudgetRequest", seen(draft) | {"submit": True})
            if name in allowed:
                waiting = data(sent)
                assert waiting["isOverBudget"]
                data(await who.send("POST", "WithdrawBudgetRequest", seen(waiting)))
            else:
                assert refused(sent) == (403, "lines.0.amount")
                who_may = {
                    "managers": "by the project's managers",
                    "admins": "by the company's admins",
                    "nobody": "nobody may",
                }
                assert who_may[overruns] in sent.json()["message"]
        assert (await head.balances(code))[1] == "0.00"


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


class TestWhatNobodyAnswers:
    async def test_is_free_again_after_as_many_days_as_the_company_waits(
        self, foreman: Desk, boss: Desk, head: Desk, crew: Crew, code: str, runtime: Runtime
    ) -> None:
        old = await foreman.ask(crew.jetty, (code, "40"))
        young = await foreman.ask(crew.jetty, (code, "30"))
        await waiting_since(runtime, old, timedelta(days=14, minutes=1))
        await waiting_since(runtime, young, timedelta(days=13))
        assert old["expiresAt"] is None
        await expire_requests(runtime)
        assert (await boss.balances(code))[1] == "70.00"

        await ruled(head, answerDays=14)
        assert (await foreman.request(young["budgetRequestId"]))["expiresAt"] is not None
        await expire_requests(runtime)
        await expire_requests(runtime)
        shown = await foreman.request(old["budgetRequestId"])
        assert (shown["status"], shown["mayAnswer"], shown["mayEdit"]) == ("expired", False, False)
        assert [each["isCurrent"] for each in shown["turns"]] == [False]
        assert await boss.balances(code) == ("100.00", "30.00", "0.00", "70.00")
        assert await differences(runtime.database) == []
        assert (await boss.answering(old, "approved")).status_code == 409
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts].count("budget_request.expired") == 1
        # Who asked begins anew from a copy.
        copy = data(await foreman.send("POST", "DuplicateBudgetRequest", seen(shown)))
        assert (copy["status"], copy["total"]) == ("draft", "40.00")

    async def test_takes_nothing_from_a_code_that_a_transfer_would_have_given_to(
        self, foreman: Desk, boss: Desk, head: Desk, crew: Crew, code: str, runtime: Runtime
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
        lines = [
            {"budgetCodeId": code, "amount": "25"},
            {"budgetCodeId": other, "amount": "25", "receives": True},
        ]
        transfer = await foreman.ask(crew.jetty, kind="transfer", lines=lines)
        await waiting_since(runtime, transfer, timedelta(days=8))
        await ruled(head, answerDays=7)
        await expire_requests(runtime)
        assert [await boss.balances(each) for each in (code, other)] == [
            ("100.00", "0.00", "0.00", "100.00")
        ] * 2
        assert await differences(runtime.database) == []

    async def test_of_a_chain_waits_as_long_for_each_of_them(
        self, foreman: Desk, head: Desk, crew: Crew, approvers: Approvers, code: str, runtime: Runtime
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        await ruled(head, answerDays=14)
        await waiting_since(runtime, request, timedelta(days=13))
        data(await approvers.ana.answering(request, "approved"))
        await waiting_since(runtime, request, timedelta(days=2))
        await expire_requests(runtime)
        shown = await foreman.request(request["budgetRequestId"])
        assert shown["status"] == "submitted", "Raj was asked two days ago"
        await waiting_since(runtime, request, timedelta(days=13))
        await expire_requests(runtime)
        assert (await foreman.request(request["budgetRequestId"]))["status"] == "expired"
        assert await differences(runtime.database) == []

    async def test_waits_in_an_archived_project_where_nobody_can_answer(
        self, foreman: Desk, head: Desk, crew: Crew, code: str, runtime: Runtime
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        await ruled(head, answerDays=14)
        await waiting_since(runtime, request, timedelta(days=15))
        crew.book.projects[str(crew.jetty)].is_archived = True
        await expire_requests(runtime)
        assert (await foreman.request(request["budgetRequestId"]))["status"] == "submitted"
        crew.book.projects[str(crew.jetty)].is_archived = False
        await expire_requests(runtime)
        assert (await foreman.request(request["budgetRequestId"]))["status"] == "expired"

    async def test_of_another_company_waits_as_long_as_that_one_says(
        self, foreman: Desk, head: Desk, crew: Crew, code: str, runtime: Runtime
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "40"))
        await waiting_since(runtime, request, timedelta(days=30))
        moved = text("update budget_rules set company_id = gen_random_uuid()")
        await ruled(head, answerDays=7)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(moved)
        await expire_requests(runtime)
        assert (await foreman.request(request["budgetRequestId"]))["status"] == "submitted"
