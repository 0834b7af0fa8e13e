"""Turns that nobody answered for days, and whom an answer names."""

from datetime import timedelta

import httpx
import pytest
from budget.escalation import ESCALATED_AFTER
from budget.tables.approval import ApprovalTurn
from chassis.clock import now
from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.directory import Directory
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.budget.tests.service.chains import Approvers, chain_of_two
from services.budget.tests.service.desk import Desk, data


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


async def _days_pass(runtime: Runtime) -> None:
    """And no run has told of it."""
    since = now() - ESCALATED_AFTER - timedelta(minutes=1)
    async with runtime.database.unit_of_work() as uow:
        asked = update(ApprovalTurn).where(col(ApprovalTurn.asked_at).is_not(None))
        await uow.execute(asked.values(asked_at=since))


class TestATurnThatNobodyAnswers:
    async def test_is_answered_by_whoever_comes_later_though_its_run_was_lost(
        self, runtime: Runtime, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        assert (await approvers.raj.answering(request, "approved")).status_code == 403
        await _days_pass(runtime)
        shown = await approvers.raj.request(request["budgetRequestId"])
        assert (shown["mayAnswer"], shown["turns"][0]["isEscalated"]) == (True, True)
        assert data(await approvers.raj.answering(request, "approved"))["status"] == "approved"

    async def test_is_answered_by_a_manager_where_any_of_them_comes_later(
        self, runtime: Runtime, crew: Crew, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        """Raj's own: after Ana any manager of the project."""
        request = await approvers.raj.ask(crew.jetty, (code, "60"))
        assert (await boss.answering(request, "approved")).status_code == 403
        await _days_pass(runtime)
        done = data(await boss.answering(request, "approved"))
        assert [each["answeredBy"]["fullName"] for each in done["turns"]] == ["Maya Ong"] * 2
        assert done["status"] == "approved"

    async def test_of_somebody_away_is_answered_for_them_alone_by_a_manager_who_stands_in(
        self, crew: Crew, boss: Desk, approvers: Approvers, code: str
    ) -> None:
        today = now().date()
        body = {"standInUserId": str(boss.who.user_id), "fromOn": str(today), "untilOn": str(today)}
        data(await approvers.ana.send("PUT", "SetBudgetApprovalAbsence", body))
        request = await approvers.raj.ask(crew.jetty, (code, "60"))
        assert data(await boss.answering(request, "approved"))["status"] == "submitted"


class TestAnAnswerOfAProcessThatKnowsNobody:
    async def test_names_who_is_asked_next(
        self, runtime: Runtime, crew: Crew, foreman: Desk, approvers: Approvers, code: str
    ) -> None:
        draft = await foreman.ask(crew.jetty, (code, "80"), submit=False)
        runtime.provide(Directory.of(runtime))
        sent = {"budgetRequestId": draft["budgetRequestId"], "revision": draft["revision"], "submit": True}
        request = data(await foreman.send("PUT", "UpdateBudgetRequest", sent))
        assert [each["person"]["fullName"] for each in request["turns"]] == ["Ana Cruz", "Raj Nair"]
        runtime.provide(Directory.of(runtime))
        passed_on = data(await approvers.ana.answering(request, "approved"))
        assert [each["person"]["fullName"] for each in passed_on["turns"]] == ["Ana Cruz", "Raj Nair"]
        runtime.provide(Directory.of(runtime))
        another = await foreman.ask(crew.jetty, (code, "5"))
        assert another["turns"][0]["person"]["fullName"] == "Ana Cruz"
