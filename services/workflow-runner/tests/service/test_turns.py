"""No company's mails or presses hold up another's: told by order, not by the clock."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from uuid import uuid4

import pytest
from chassis.runtime import Runtime
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.mail import Inbox
from runner_support.forms import FormsModel
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import Crowd, until
from runner_support.mails import MailGateModel
from runner_support.runs import Caller
from temporalio.client import WorkflowExecutionStatus
from temporalio.service import RPCError

GREEDY, OTHER = str(uuid4()), str(uuid4())
_PLACES = 20
# Those that were on their way when the one came, and as many as it takes turns with.
_A_TURN = 8

pytestmark = pytest.mark.usefixtures("worker")


@pytest.fixture(autouse=True)
async def nothing_left(
    worker: None, runtime: Runtime, mail_gate: MailGateModel, forms_model: FormsModel
) -> AsyncGenerator[None]:
    """What a test has queued is not the next one's to do."""
    del worker
    yield
    mail_gate.may_answer.set()
    forms_model.may_record.set()
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    async for each in client.list_workflows("ExecutionStatus = 'Running'"):
        with suppress(RPCError):  # it has ended meanwhile
            await client.get_workflow_handle(each.id).terminate()


async def test_a_press_is_written_down_while_hundreds_of_mails_wait(
    runner: Caller, mail_gate: MailGateModel, inbox: Inbox
) -> None:
    mail_gate.may_answer.clear()
    crowds = [Crowd(runner, GREEDY, mails=100) for _ in range(3)]
    for crowd in crowds:
        await runner.press(crowd.id, crowd.step, crowd.submit)
    await until(lambda: GREEDY in mail_gate.asked_for)
    single = Crowd(runner, OTHER, mails=0)
    assert (await runner.press(single.id, single.step, single.submit)).is_done
    await runner.has_ended(single.id)
    assert inbox.mails == []
    for crowd in crowds:
        assert (await (await runner.run_of(crowd.id)).describe()).status is WorkflowExecutionStatus.RUNNING


async def test_a_run_sends_a_few_mails_at_a_time_and_all_in_the_end(
    runner: Caller, mail_gate: MailGateModel, inbox: Inbox
) -> None:
    mail_gate.may_answer.clear()
    crowd = Crowd(runner, GREEDY, mails=11)
    await runner.press(crowd.id, crowd.step, crowd.submit)
    await until(lambda: len(mail_gate.asked_for) >= 4)
    run = await runner.run_of(crowd.id)
    assert len((await run.describe()).raw_description.pending_activities) == 4
    mail_gate.may_answer.set()
    await runner.has_ended(crowd.id)
    assert sorted(str(mail["Subject"]).rpartition(" ")[2] for mail in inbox.mails) == sorted(
        str(number) for number in range(11)
    )
    history = await run.fetch_history()
    await replay(history)
    record_when_asked("few-mails-at-once", history)


async def test_a_single_mail_does_not_wait_for_all_of_another_companys(
    runner: Caller, mail_gate: MailGateModel
) -> None:
    mail_gate.may_answer.clear()
    for _ in range(16):
        crowd = Crowd(runner, GREEDY, mails=6)
        await runner.press(crowd.id, crowd.step, crowd.submit)
    await until(lambda: len(mail_gate.asked_for) >= _PLACES)
    single = Crowd(runner, OTHER, mails=1)
    await runner.press(single.id, single.step, single.submit)
    waiting_since = len(mail_gate.asked_for)
    mail_gate.may_answer.set()
    await until(lambda: OTHER in mail_gate.asked_for)
    assert _let_go_first(mail_gate.asked_for, waiting_since) <= _A_TURN


async def test_a_single_press_does_not_wait_for_all_of_another_companys(
    runner: Caller, forms_model: FormsModel
) -> None:
    forms_model.may_record.clear()
    crowds = [Crowd(runner, GREEDY, mails=0) for _ in range(3 * _PLACES)]
    pressing = [asyncio.create_task(runner.press(each.id, each.step, each.submit)) for each in crowds]
    await until(lambda: forms_model.recordings >= _PLACES)
    single = Crowd(runner, OTHER, mails=0)
    pressing.append(asyncio.create_task(runner.press(single.id, single.step, single.submit)))
    await _is_queued(runner, single)
    waiting_since = forms_model.recordings
    forms_model.may_record.set()
    await until(lambda: OTHER in forms_model.asked_to_record_for)
    await asyncio.gather(*pressing, return_exceptions=True)
    assert _let_go_first(forms_model.asked_to_record_for, waiting_since) <= _A_TURN


def _let_go_first(companies: Sequence[str], waiting_since: int) -> int:
    return max(0, companies.index(OTHER) - waiting_since)


async def _is_queued(runner: Caller, crowd: Crowd) -> None:
    run = await runner.run_of(crowd.id)
    async with asyncio.timeout(20):
        while True:
            with suppress(RPCError):  # it has not begun yet
                pending = (await run.describe()).raw_description.pending_activities
                if any(each.activity_type.name == "record_transition" for each in pending):
                    return
            await asyncio.sleep(0.02)
