"""Parts come and go; every press counts once, and every run ends as it was drawn (fault 4)."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from uuid import uuid4

import pytest
from chassis.errors import Conflict, ServiceError, Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.testing.addresses import free_port
from chassis.testing.workers import working
from runner_support.chain import Chain
from runner_support.graphs import Drawing
from runner_support.kept import COMPANY
from runner_support.peers import Peer
from runner_support.runs import Caller
from temporalio.api.enums.v1 import EventType
from workflow_runner.run.service import Runs
from workflow_runner.run.workflows.patience import CALL_ALIVE
from workflow_runner.run.workflows.state import Press
from workflow_runner.settings import WorkflowRunnerSettings


async def _press_until_answered(
    runner: Caller, submission_id: str, way: tuple[str, str], attempt: str
) -> int:
    """As forms' callers do: what is retryable is tried again with the same key."""
    async with asyncio.timeout(60):
        while True:
            try:
                return (await runner.press(submission_id, *way, attempt)).number
            except ServiceError as error:
                if not error.is_retryable:
                    raise
                await asyncio.sleep(0.2)


@pytest.mark.usefixtures("worker")
async def test_a_press_while_forms_is_away_is_written_down_once_it_is_back(
    runner: Caller, forms_peer: Peer, runtime: Runtime
) -> None:
    chain = Chain(runner.forms)
    await runner.press(chain.id, *chain.ways[0])
    await forms_peer.leave()
    attempt = str(uuid4())
    pressing = asyncio.create_task(_press_until_answered(runner, chain.id, chain.ways[1], attempt))
    await asyncio.sleep(1)
    with pytest.raises(Conflict, match="just submitting"):
        await runner.press(chain.id, *chain.ways[1])
    await forms_peer.come(runtime.settings)
    assert await pressing == 2
    assert [each.number for each in chain.kept.transitions] == [1, 2]


async def test_without_a_worker_a_press_can_be_tried_again_and_counts_once(
    service: ServiceDefinition, runtime: Runtime, runner: Caller
) -> None:
    chain = Chain(runner.forms)
    attempt = str(uuid4())
    with pytest.raises(Unavailable) as refused:
        await runner.press(chain.id, *chain.ways[0], attempt)
    assert refused.value.is_retryable
    async with working(service, runtime):
        assert await _press_until_answered(runner, chain.id, chain.ways[0], attempt) == 1
    assert len(chain.kept.transitions) == 1


async def test_a_worker_killed_in_the_middle_of_a_press_loses_and_doubles_nothing(
    runtime: Runtime, runner: Caller
) -> None:
    chain = Chain(runner.forms)
    runner.forms.may_record.clear()
    attempt = str(uuid4())
    pressing = asyncio.create_task(_press_until_answered(runner, chain.id, chain.ways[0], attempt))
    with _worker_process(runtime) as worker:
        async with asyncio.timeout(60):
            while not runner.forms.recordings:
                await asyncio.sleep(0.05)
        worker.send_signal(signal.SIGKILL)
        worker.wait()
    runner.forms.may_record.set()
    with _worker_process(runtime):
        assert await pressing == 1
        assert await _press_until_answered(runner, chain.id, chain.ways[1], str(uuid4())) == 2
    assert [each.number for each in chain.kept.transitions] == [1, 2]


@pytest.mark.usefixtures("worker")
async def test_whoever_pressed_waits_seconds_for_a_worker_that_died_and_not_ten(runner: Caller) -> None:
    chain = Chain(runner.forms)
    await runner.press(chain.id, *chain.ways[0])
    history = await (await runner.run_of(chain.id)).fetch_history()
    told = {EventType.Name(each.event_type): each for each in history.events}
    begun = told["EVENT_TYPE_WORKFLOW_EXECUTION_STARTED"].workflow_execution_started_event_attributes
    asked = told["EVENT_TYPE_ACTIVITY_TASK_SCHEDULED"].activity_task_scheduled_event_attributes
    assert begun.workflow_task_timeout.ToSeconds() < 5
    assert asked.heartbeat_timeout.ToSeconds() < 5


@pytest.mark.usefixtures("worker")
async def test_forms_may_take_longer_than_a_dead_worker_is_waited_for(runner: Caller) -> None:
    chain = Chain(runner.forms)
    runner.forms.may_record.clear()
    pressing = asyncio.create_task(runner.press(chain.id, *chain.ways[0]))
    await asyncio.sleep(CALL_ALIVE.total_seconds() + 1.5)
    runner.forms.may_record.set()
    assert (await pressing).number == 1
    assert runner.forms.recordings == 1, "it was taken for dead while it worked"


async def test_without_temporal_the_service_answers_that_it_can_be_tried_again(runtime: Runtime) -> None:
    settings = runtime.settings_as(TemporalSettings)
    away = Runs(settings.model_copy(update={"temporal_address": f"127.0.0.1:{free_port()}"}))
    press = Press(step_id="a", action_id="b", attempt_id="c")
    for call in (
        away.start(str(uuid4()), COMPANY),
        away.submit_step(str(uuid4()), COMPANY, press),
        away.progress("x"),
    ):
        with pytest.raises(Unavailable) as refused:
            await call
        assert refused.value.is_retryable


async def test_without_a_worker_the_service_answers_that_it_can_be_tried_again(runner: Caller) -> None:
    drawing = Drawing()
    submission_id = runner.forms.create(drawing.workflow(), drawing.step("Submission"))
    await runner.start(submission_id)
    with pytest.raises(Unavailable):
        await runner.runtime.of(Runs).progress(submission_id)


@contextmanager
def _worker_process(runtime: Runtime) -> Generator["subprocess.Popen[bytes]"]:
    """`work`, as production runs it apart from HTTP."""
    settings = runtime.settings_as(WorkflowRunnerSettings)
    env = os.environ | {
        "WORKFLOW_RUNNER_TEMPORAL_ADDRESS": settings.temporal_address,
        "WORKFLOW_RUNNER_TEMPORAL_NAMESPACE": settings.temporal_namespace,
        "WORKFLOW_RUNNER_IDENTITY_GRPC": settings.identity_grpc,
        "WORKFLOW_RUNNER_HTTP_PORT": "0",
    }
    process = subprocess.Popen([sys.executable, "-m", "workflow_runner", "work"], env=env)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
