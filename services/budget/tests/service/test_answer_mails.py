"""Who asked is written to about the answer: once, with its note, as long as they see the request."""

from datetime import timedelta

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.mail import Inbox
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Body, Desk, data

FOREMAN = "tan.bo@example.test"


@pytest.fixture(autouse=True)
def _at_work(crew: Crew, foreman: Desk) -> None:
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(foreman.who.user_id))


@pytest.fixture
async def request_of_100(crew: Crew, foreman: Desk, code: str) -> Body:
    return await foreman.ask(crew.jetty, (code, "100"))


async def _part(boss: Desk, request: Body) -> Body:
    line = {"budgetRequestLineId": request["lines"][0]["budgetRequestLineId"], "amount": "60"}
    return data(
        await boss.answering(request, "partlyApproved", lines=[line], note="The ring beam can wait.\nNow.")
    )


class TestWhoAsked:
    @pytest.mark.parametrize(("answer", "subject"), [("approved", "Approved"), ("rejected", "Rejected")])
    async def test_is_written_to_once(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        boss: Desk,
        request_of_100: Body,
        answer: str,
        subject: str,
    ) -> None:
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == []
        data(await boss.answering(request_of_100, answer))
        for _ in range(2):
            await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == [f"{subject}: Two more carpenters"]

    async def test_is_told_how_much_of_it_and_why(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        boss: Desk,
        request_of_100: Body,
    ) -> None:
        await _part(boss, request_of_100)
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == ["Approved in part: Two more carpenters"]
        said = inbox.text()
        assert "SGD 60.00 of SGD 100.00" in said
        assert "The ring beam can wait." in said
        assert f"/budget/requests?request={request_of_100['budgetRequestId']}" in said

    async def test_hears_nothing_of_a_project_they_left(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        boss: Desk,
        request_of_100: Body,
    ) -> None:
        del crew.book.projects[str(crew.jetty)].member_user_ids[:]
        data(await boss.answering(request_of_100, "approved"))
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == []

    async def test_hears_of_it_later_where_the_company_has_sent_too_many_mails(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        boss: Desk,
        request_of_100: Body,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        crew.book.is_over_budget = True
        data(await boss.answering(request_of_100, "approved"))
        await drain(service, runtime)
        await housekeep(service, runtime)
        assert inbox.mails == []
        crew.book.is_over_budget = False
        for _ in range(2):
            await housekeep(service, runtime)
        assert inbox.subjects_to(FOREMAN) == ["Approved: Two more carpenters"]

    async def test_is_told_that_nobody_answered_and_what_is_free_again(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        head: Desk,
        request_of_100: Body,
    ) -> None:
        rules = {"currency": "SGD", "overruns": "anybody", "answerDays": 7, "revision": 0}
        data(await head.send("PUT", "SetBudgetRules", rules))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update approval_turn set asked_at = asked_at - interval '8 days'"))
        await housekeep(service, runtime)
        await drain(service, runtime)
        assert inbox.subjects_to(FOREMAN) == ["Not answered in time: Two more carpenters"]
        assert "in time: SGD 100.00 is free again." in inbox.text()

    async def test_of_a_change_is_told_what_it_gives_and_what_it_takes(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        code: str,
    ) -> None:
        other = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
        lines = [
            {"budgetCodeId": code, "amount": "64", "receives": True},
            {"budgetCodeId": other, "amount": "8"},
        ]
        request = await foreman.ask(crew.jetty, kind="change", title="Variation 4", lines=lines)
        data(await boss.answering(request, "approved"))
        await drain(service, runtime)
        assert "#1 Variation 4 in “Jetty 4”: +SGD 64.00, -SGD 8.00.\r\n\r\nSee the request:" in inbox.text()
