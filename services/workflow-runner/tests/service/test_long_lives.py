"""What a run goes through in months: histories that become too long, releases that replay them."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import timedelta
from uuid import uuid4

import pytest
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.testing.mail import Inbox
from chassis.testing.workers import working
from devstack.layout import BIN
from devstack.testing.temporal import Temporal
from runner_support.chain import Chain
from runner_support.directory import Directory
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.runs import Caller, calling
from temporalio.testing import WorkflowEnvironment
from workflow_runner.run.service import Runs


@pytest.fixture
async def impatient(service: ServiceDefinition, runtime: Runtime, runner: Caller) -> AsyncGenerator[Caller]:
    """A Temporal that finds forty events a long history."""
    temporal = await WorkflowEnvironment.start_local(
        dev_server_existing_path=str(BIN / "temporal"),
        dev_server_extra_args=["--dynamic-config-value", "limit.historyCount.suggestContinueAsNew=40"],
    )
    async with temporal:
        address = temporal.client.service_client.config.target_host
        settings = runtime.settings_as(TemporalSettings).model_copy(update=Temporal(address).settings)
        runtime.settings = settings
        runtime.provide(Runs(settings))
        async with calling(service, runtime, runner.forms) as caller, working(service, runtime):
            yield caller


async def test_a_long_run_goes_on_in_a_new_one_and_remembers_its_answers(impatient: Caller) -> None:
    chain = Chain(impatient.forms, length=12)
    attempts = [str(uuid4()) for _ in chain.ways]
    for number, (way, attempt) in enumerate(zip(chain.ways, attempts, strict=True), start=1):
        # Repeated at once, and the first of all again: also where one run hands over to the next.
        answers = await asyncio.gather(*(impatient.press(chain.id, *way, attempt) for _ in range(2)))
        assert {answer.number for answer in answers} == {number}
        earlier = await impatient.press(chain.id, *chain.ways[0], attempts[0])
        assert earlier.number == 1
    await impatient.has_ended(chain.id)
    assert [each.number for each in chain.kept.transitions] == list(range(1, 13))

    described = await (await impatient.run_of(chain.id)).describe()
    assert described.history_length < 200
    assert described.raw_description.workflow_execution_info.first_run_id != described.run_id
    history = await (await impatient.run_of(chain.id)).fetch_history()
    await replay(history)
    record_when_asked("continued", history)
    # Said in a run that Temporal has closed long ago.
    assert (await impatient.press(chain.id, *chain.ways[0], attempts[0])).number == 1
    with pytest.raises(Conflict, match="is finished"):
        await impatient.press(chain.id, *chain.ways[0])


@pytest.mark.usefixtures("worker")
async def test_what_a_run_did_is_what_it_would_do_again(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    team = directory.add_team(directory.add_user("ada@example.test"))
    drawing = Drawing(seed=1)
    first = drawing.step("Submission")
    submit = drawing.button(first)
    second = drawing.step("Checker", teamIds=[team], dueInHours=2)
    approve = drawing.button(second, "Approve")
    mail = drawing.add("sendEmail", subject="Please check", content="The roof.", teamIds=[team])
    assert drawing.connect(submit, mail)
    assert drawing.connect(submit, second)
    assert drawing.connect(approve, drawing.add("close"))
    submission_id = runner.forms.create(drawing.workflow(), first)

    runner.forms.refused_attempts.add("refused")
    with pytest.raises(Conflict):
        await runner.press(submission_id, first, submit, "refused")
    await runner.press(submission_id, first, submit, str(uuid4()))
    await runner.let_pass(submission_id, timedelta(hours=3))
    async with asyncio.timeout(20):
        while len(inbox.mails) < 2:
            await asyncio.sleep(0.05)
    await runner.press(submission_id, second, approve, str(uuid4()))
    await runner.has_ended(submission_id)
    history = await (await runner.run_of(submission_id)).fetch_history()
    await replay(history)
    record_when_asked("mail-refusal-reminder", history)


@pytest.mark.usefixtures("worker")
async def test_presses_that_start_a_run_would_be_answered_the_same_again(runner: Caller) -> None:
    chain = Chain(runner.forms)
    await asyncio.gather(*(runner.press(chain.id, *chain.ways[0]) for _ in range(5)), return_exceptions=True)
    await runner.press(chain.id, *chain.ways[1])
    await runner.has_ended(chain.id)
    history = await (await runner.run_of(chain.id)).fetch_history()
    await replay(history)
    record_when_asked("five-presses-at-the-start", history)
