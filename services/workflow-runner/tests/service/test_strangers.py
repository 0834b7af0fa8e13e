"""Mails to addresses outside the company. Whether one may go out is identity's to say: docs/identity.md."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from uuid import uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.event_contract import subject_of
from chassis.mail import Mailer
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import MailSettings, TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import as_heard, drain
from chassis.testing.addresses import free_port
from chassis.testing.mail import Inbox
from contracts.identity.v1 import events_pb2
from runner_support.directory import Directory
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.mails import MailGateModel
from runner_support.peers import Peer
from runner_support.runs import Caller
from temporalio.client import WorkflowHandle
from temporalio.service import RPCError
from temporalio.testing import TimeSkipper
from workflow_runner.main import definition
from workflow_runner.run.handlers import tell_held_mails
from workflow_runner.run.workflows.held_mail import HeldMailRun

ENGINEER = "engineer@client.test"


async def _press_a_button_that_mails(runner: Caller, *emails: str, nodes: int = 1) -> str:
    drawing = Drawing()
    step = drawing.step("Submission")
    submit = drawing.button(step)
    for _ in range(nodes):
        words = {"subject": "Your bank account is locked", "content": "See https://evil.test"}
        assert drawing.connect(submit, drawing.add("sendEmail", emails=[*emails], **words))
    assert drawing.connect(submit, drawing.add("close"))
    submission_id = runner.forms.create(drawing.workflow(), step)
    await runner.press_until_answered(submission_id, step, submit)
    await runner.has_ended(submission_id)
    return submission_id


async def _held(runner: Caller) -> "list[WorkflowHandle[HeldMailRun, None]]":
    """The mails held in this Temporal and still waiting."""
    client = await connect_temporal(runner.runtime.settings_as(TemporalSettings))
    query = "WorkflowType = 'HeldMailRun' AND ExecutionStatus = 'Running'"
    return [
        client.get_workflow_handle_for(HeldMailRun.run, each.id)
        async for each in client.list_workflows(query)
    ]


async def _until_held(runner: Caller, count: int) -> "list[WorkflowHandle[HeldMailRun, None]]":
    async with asyncio.timeout(20):
        while len(held := await _held(runner)) != count:
            await asyncio.sleep(0.1)
    return held


async def _tell(runner: Caller, *handles: "WorkflowHandle[HeldMailRun, None]") -> None:
    """What identity says when the receiver has chosen."""
    mail_ids = [handle.id.removeprefix("held-mail/") for handle in handles]
    async with runner.runtime.database.unit_of_work() as uow:
        event = events_pb2.MailChoiceMade(held_mail_ids=mail_ids)
        await tell_held_mails(uow, event, as_heard(event), runner.runtime)


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
async def nothing_left_waiting(runner: Caller) -> None:
    """Held mails live for days: those of another test would be counted here."""
    for handle in await _held(runner):
        with suppress(RPCError):  # it has ended by itself since it was listed
            await handle.terminate()


@pytest.mark.usefixtures("worker")
class TestStrangers:
    async def test_two_presses_of_four_nodes_with_fifty_strangers_each_mail_none_of_them(
        self, inbox: Inbox, runner: Caller
    ) -> None:
        for _ in range(2):
            strangers = [f"stranger-{number}@elsewhere.test" for number in range(50)]
            await _press_a_button_that_mails(runner, *strangers, nodes=4)
        assert inbox.mails == []

    async def test_get_their_mail_once_they_said_yes(
        self, inbox: Inbox, runner: Caller, mail_gate: MailGateModel
    ) -> None:
        submission_id = await _press_a_button_that_mails(runner, ENGINEER)
        (held,) = await _until_held(runner, 1)
        assert inbox.mails == []
        mail_gate.wanted.add(ENGINEER)
        await asyncio.gather(*(_tell(runner, held) for _ in range(3)))
        await asyncio.wait_for(held.result(), 20)
        (mail,) = inbox.mails
        assert mail["Subject"] == "Northbank Builders: Your bank account is locked"
        assert submission_id in inbox.text()
        await _tell(runner, held)  # late: it is settled, and nobody minds
        history = await held.fetch_history()
        await replay(history)
        record_when_asked("held-mail", history)

    async def test_that_said_no_get_nothing(
        self, inbox: Inbox, runner: Caller, mail_gate: MailGateModel
    ) -> None:
        await _press_a_button_that_mails(runner, ENGINEER)
        (held,) = await _until_held(runner, 1)
        mail_gate.unwanted.add(ENGINEER)
        await _tell(runner, held)
        await asyncio.wait_for(held.result(), 20)
        assert inbox.mails == []

    async def test_get_nothing_of_what_was_deleted_meanwhile(
        self, inbox: Inbox, runner: Caller, mail_gate: MailGateModel
    ) -> None:
        submission_id = await _press_a_button_that_mails(runner, ENGINEER)
        (held,) = await _until_held(runner, 1)
        del runner.forms.kept[submission_id]
        mail_gate.wanted.add(ENGINEER)
        await _tell(runner, held)
        await asyncio.wait_for(held.result(), 20)
        assert inbox.mails == []

    async def test_hear_of_it_over_the_bus(
        self,
        inbox: Inbox,
        runner: Caller,
        mail_gate: MailGateModel,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        await _press_a_button_that_mails(runner, ENGINEER)
        (held,) = await _until_held(runner, 1)
        mail_gate.wanted.add(ENGINEER)
        for stream in ("identity", "forms"):  # theirs are the events that it hears
            await runtime.bus.ensure_stream(stream)
        mail_id, bus = held.id.removeprefix("held-mail/"), runtime.bus
        event = events_pb2.MailChoiceMade(is_wanted=True, held_mail_ids=[mail_id, mail_id])
        headers = {EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: bus.stream("identity")}
        await bus.jetstream.publish(
            bus.subject(subject_of(event)), event.SerializeToString(), headers=headers
        )
        await drain(service, runtime)
        await _until(lambda: len(inbox.mails) == 1)

    async def test_that_say_yes_before_their_mail_is_held_get_it_all_the_same(
        self, inbox: Inbox, runner: Caller, mail_gate: MailGateModel
    ) -> None:
        mail_gate.answers_at_once.add(ENGINEER)
        await _press_a_button_that_mails(runner, ENGINEER)
        await _until(lambda: len(inbox.mails) == 1)
        await _until_held(runner, 0)
        assert len(inbox.mails) == 1

    async def test_are_held_before_others_are_mailed(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        """A mail server that is away holds up nobody's yes."""
        reachable, ada = Mailer.of(runtime), "ada@example.test"
        directory.add_user(ada)
        nowhere = runtime.settings_as(MailSettings).model_copy(
            update={"smtp_url": f"smtp://127.0.0.1:{free_port()}"}
        )
        runtime.provide(Mailer(nowhere, definition.mail_templates))
        pressing = asyncio.create_task(_press_a_button_that_mails(runner, ada, ENGINEER))
        await _until_held(runner, 1)
        assert inbox.mails == []
        runtime.provide(reachable)
        await asyncio.wait_for(pressing, 60)
        assert inbox.subjects_to(ada)

    async def test_over_the_budget_get_theirs_on_the_next_day(
        self, inbox: Inbox, runner: Caller, mail_gate: MailGateModel
    ) -> None:
        mail_gate.wanted.add(ENGINEER)
        mail_gate.over_budget.add(ENGINEER)
        await _press_a_button_that_mails(runner, ENGINEER)
        (held,) = await _until_held(runner, 1)
        mail_gate.over_budget.clear()
        await asyncio.sleep(0.5)
        assert inbox.mails == []
        client = await connect_temporal(runner.runtime.settings_as(TemporalSettings))
        await TimeSkipper(client).fast_forward(held, mail_gate.retry_in + timedelta(hours=1))
        await asyncio.wait_for(held.result(), 20)
        assert len(inbox.mails) == 1

    async def test_wait_while_identity_is_away(
        self, inbox: Inbox, runner: Caller, identity_peer: Peer, mail_gate: MailGateModel
    ) -> None:
        await identity_peer.leave()
        mail_gate.wanted.add(ENGINEER)
        pressing = asyncio.create_task(_press_a_button_that_mails(runner, ENGINEER))
        await asyncio.sleep(1)
        assert inbox.mails == []
        await identity_peer.come(runner.runtime.settings)
        await asyncio.wait_for(pressing, 60)
        assert len(inbox.mails) == 1


@pytest.mark.usefixtures("worker")
class TestAMailToSomebodyOutside:
    @pytest.fixture
    async def mailed(self, inbox: Inbox, runner: Caller) -> Inbox:
        await _press_a_button_that_mails(runner, "guest@example.test")
        return inbox

    async def test_says_on_whose_behalf_it_comes(self, mailed: Inbox) -> None:
        (mail,) = mailed.mails
        assert mail["From"] == "Northbank Builders via Groundwork <no-reply@groundwork.test>"
        assert mail["Reply-To"] is None
        for part in (mailed.text(), mailed.html()):
            assert "“Northbank Builders” writes:" in part
            assert "Sent by Groundwork for “Northbank Builders”, because Submitter submitted" in part

    async def test_lets_its_reader_off(self, mailed: Inbox) -> None:
        (mail,) = mailed.mails
        link = "http://groundwork.test/api/Mail/Unsubscribe?token=choice"
        assert mail["List-Unsubscribe"] == f"<{link}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert "http://groundwork.test/mail-choice#token=choice" in mailed.text()

    async def test_frames_what_the_company_wrote(self, mailed: Inbox) -> None:
        assert "> See https://evil.test" in mailed.text()
        assert '<a href="https://evil.test' not in mailed.html()
        quoted = mailed.html().partition("<blockquote")[2].partition("</blockquote>")[0]
        assert "Your bank account is locked" in quoted
