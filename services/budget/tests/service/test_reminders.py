"""Mails to whose turn it is: over real Temporal, NATS and SMTP. Only time is pushed on, of one run each."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from datetime import timedelta

import httpx
import pytest
from budget.reminding.runs import ApprovalRuns, workflow_id
from budget.reminding.workflow import ApprovalRun
from budget.tables.held_notice import HeldNotice
from chassis.access import Role
from chassis.db.statements import select
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import drain, housekeep
from chassis.testing.addresses import free_address
from chassis.testing.histories import record_when_asked, replay
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from chassis.testing.workers import working
from identity_client.testing.crew import Crew
from temporalio.client import WorkflowExecutionStatus, WorkflowHandle
from temporalio.testing import TimeSkipper

from services.budget.tests.recorded import HISTORIES
from services.budget.tests.service.chains import Approvers, chain_of_two
from services.budget.tests.service.desk import Body, Desk, data, seen

ANA, RAJ, MAYA = "ana.cruz@example.test", "raj.nair@example.test", "maya.ong@example.test"
ADA = "ada.lim@example.test"
ASKED, AGAIN = "Waiting for your answer: Two more carpenters", "Still waiting for you: Two more carpenters"


@pytest.fixture
async def approvers(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    return await chain_of_two(crew, client, admin)


@pytest.fixture
async def worker(service: ServiceDefinition, runtime: Runtime, crew: Crew) -> AsyncGenerator[None]:
    del crew  # identity answers while mails are written
    async with working(service, runtime):
        yield


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.05)


async def _held(runtime: Runtime, count: int) -> None:
    async with asyncio.timeout(30):
        while True:
            async with runtime.database.reading() as uow:
                if len((await uow.execute(select(HeldNotice.id))).all()) == count:
                    return
            await asyncio.sleep(0.05)


async def _run(runtime: Runtime, request: Body) -> "WorkflowHandle[ApprovalRun, None]":
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    return client.get_workflow_handle_for(ApprovalRun.run, workflow_id(request["budgetRequestId"]))


async def _let_pass(runtime: Runtime, request: Body, duration: timedelta) -> None:
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    await TimeSkipper(client).fast_forward(await _run(runtime, request), duration)


@pytest.mark.usefixtures("worker")
class TestMails:
    async def test_go_to_whose_turn_it_is_once_and_end_with_the_last_answer(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(ANA) == [ASKED])
        assert "Tan Bo asks for SGD 80.00 in “Jetty 4”: #1 Two more carpenters." in inbox.text()
        assert f"/budget/requests?request={request['budgetRequestId']}" in inbox.text()
        data(await approvers.ana.answering(request, "approved"))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(RAJ) == [ASKED])
        data(await approvers.raj.answering(request, "approved"))
        await drain(service, runtime)
        await asyncio.wait_for((await _run(runtime, request)).result(), 30)
        assert len(inbox.mails) == 2

    async def test_of_a_transfer_say_what_it_is_and_between_which_codes(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        del approvers
        other = (await boss.make_code(crew.jetty, number="07-200", name="Steel"))["budgetCodeId"]
        ways = ((code, False), (other, True))
        lines = [{"budgetCodeId": each, "amount": "40", "receives": receives} for each, receives in ways]
        request = await foreman.ask(crew.jetty, kind="transfer", lines=lines)
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(ANA) == [ASKED])
        said = "asks for a transfer of SGD 40.00 from 03-100 Formwork to 07-200 Steel in “Jetty 4”: #1"
        assert said in inbox.text().replace("\u2060", "")
        await (await _run(runtime, request)).terminate()

    async def test_remind_after_a_day_and_after_three_whoever_comes_later_too(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(ANA) == [ASKED])
        await _let_pass(runtime, request, timedelta(hours=25))
        await _until(lambda: inbox.subjects_to(ANA) == [ASKED, AGAIN])
        assert inbox.subjects_to(RAJ) == []
        await _let_pass(runtime, request, timedelta(days=2))
        await _until(lambda: inbox.subjects_to(RAJ) == [AGAIN])
        assert "whoever comes later may answer too" in inbox.text()
        shown = await approvers.raj.request(request["budgetRequestId"])
        assert (shown["mayAnswer"], shown["turns"][0]["isEscalated"]) == (True, True)
        data(await approvers.raj.answering(request, "rejected"))
        await drain(service, runtime)
        await asyncio.wait_for((await _run(runtime, request)).result(), 30)
        assert len(inbox.subjects_to(ANA)) == 3
        history = await (await _run(runtime, request)).fetch_history()
        await replay(history, ApprovalRun)
        record_when_asked(HISTORIES, "escalated", history)

    async def test_without_a_chain_go_to_the_project_s_managers_and_begin_anew_when_it_is_sent_again(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
    ) -> None:
        crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(boss.who.user_id))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "80"))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(MAYA) == [ASKED])
        withdrawn = data(await foreman.send("POST", "WithdrawBudgetRequest", seen(request)))
        data(await foreman.send("PUT", "UpdateBudgetRequest", seen(withdrawn) | {"submit": True}))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(MAYA) == [ASKED, ASKED])
        history = await (await _run(runtime, request)).fetch_history()
        record_when_asked(HISTORIES, "first-mail", history)
        await (await _run(runtime, request)).terminate()

    async def test_go_to_admins_where_nobody_comes_after_who_does_not_answer(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        boss: Desk,
    ) -> None:
        crew.book.add_company(COMPANY, "Northbank Builders")
        crew.person("Ada Lim", Role.ADMIN)
        crew.person("Noor Aziz", Role.MANAGER)
        crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(boss.who.user_id))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        request = await foreman.ask(crew.jetty, (code, "80"))
        await drain(service, runtime)
        await _until(lambda: inbox.subjects_to(MAYA) == [ASKED])
        await _let_pass(runtime, request, timedelta(hours=25))
        await _until(lambda: inbox.subjects_to(MAYA) == [ASKED, AGAIN])
        assert inbox.subjects_to(ADA) == []
        await _let_pass(runtime, request, timedelta(days=2))
        await _until(lambda: inbox.subjects_to(ADA) == [AGAIN])
        assert "an admin may answer in their place" in inbox.text()
        assert inbox.subjects_to("noor.aziz@example.test") == []
        await (await _run(runtime, request)).terminate()


@pytest.mark.usefixtures("worker")
class TestOverTheBudgetOfMails:
    async def test_the_first_mail_waits_and_goes_when_it_may(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        approvers: Approvers,
        code: str,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        crew.book.is_over_budget = True
        waits = await foreman.ask(crew.jetty, (code, "40"))
        answered = await foreman.ask(crew.jetty, (code, "30"), title="A crane")
        await drain(service, runtime)
        await _held(runtime, 2)
        data(await approvers.ana.answering(answered, "approved"))
        crew.book.is_over_budget = False
        await housekeep(service, runtime)
        assert inbox.subjects_to(ANA) == [ASKED]
        for each in (waits, answered):
            await (await _run(runtime, each)).terminate()


class TestAPartThatIsAway:
    async def test_loses_nothing_what_was_submitted_without_a_worker_is_mailed_by_the_next_one(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        foreman: Desk,
        approvers: Approvers,
        code: str,
    ) -> None:
        request = await foreman.ask(crew.jetty, (code, "80"))
        await drain(service, runtime)
        assert inbox.mails == []
        async with working(service, runtime):
            await _until(lambda: inbox.subjects_to(ANA) == [ASKED])
        await (await _run(runtime, request)).terminate()

    async def test_holds_no_request_up_when_it_is_temporal_and_is_told_once_it_is_back(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, foreman: Desk, boss: Desk, code: str
    ) -> None:
        there = runtime.of(ApprovalRuns)
        away = runtime.settings_as(TemporalSettings).model_copy(update={"temporal_address": free_address()})
        runtime.provide(ApprovalRuns(away))
        request = await foreman.ask(crew.jetty, (code, "80"))
        with pytest.raises(Unavailable):
            await runtime.of(ApprovalRuns).begin_or_tell(request["budgetRequestId"], str(COMPANY))
        assert await boss.balances(code) == ("100.00", "80.00", "0.00", "20.00")
        runtime.provide(there)
        await drain(service, runtime)
        run = await _run(runtime, request)
        assert (await run.describe()).status == WorkflowExecutionStatus.RUNNING
        await run.terminate()
