from uuid import uuid4

import pytest
from chassis.errors import Unavailable
from chassis.events.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.runtime import Runtime
from chassis.serve import make_consumers
from chassis.service import ServiceDefinition
from contracts.forms.v1 import events_pb2, forms_pb2
from runner_support.graphs import Drawing
from runner_support.peers import free_port
from runner_support.runs import Caller
from temporalio.client import WorkflowExecutionStatus
from workflow_runner.run.service import Runs
from workflow_runner.run.workflows import attributes
from workflow_runner.run.workflows.state import Press


def _created(submission_id: str) -> bytes:
    return events_pb2.SubmissionCreated(
        submission=events_pb2.Submission(submission_id=submission_id, state=forms_pb2.SUBMISSION_STATE_DRAFT)
    ).SerializeToString()


@pytest.mark.usefixtures("worker")
async def test_a_created_submission_starts_one_run_however_often_it_is_told(
    service: ServiceDefinition, runtime: Runtime, runner: Caller
) -> None:
    drawing = Drawing()
    step = drawing.step("Submission")
    button = drawing.button(step)
    drawing.connect(button, drawing.add("close"))
    submission_id = runner.forms.create(drawing.workflow(), step)
    for stream in ("forms", "identity"):  # theirs are the events that it hears
        await runtime.bus.ensure_stream(stream)
    for _ in range(2):
        await runtime.bus.jetstream.publish(
            runtime.bus.subject("forms.submission.created.v1"),
            _created(submission_id),
            headers={EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: runtime.bus.stream("forms")},
        )
    for consumer in make_consumers(service, runtime):
        await consumer.work_pending()

    run = await runner.run_of(submission_id)
    first_run_id = (await run.describe()).run_id
    assert (await runner.press(submission_id, step, button)).is_done
    await runner.has_ended(submission_id)
    # Told once more after the end.
    await runtime.of(Runs).start(submission_id)
    described = await run.describe()
    assert described.status is WorkflowExecutionStatus.COMPLETED
    assert described.run_id == first_run_id


@pytest.mark.usefixtures("worker")
async def test_an_operator_finds_a_run_by_its_company_template_and_step(runner: Caller) -> None:
    drawing = Drawing()
    step = drawing.step("Submission")
    button = drawing.button(step)
    second = drawing.step("Checker")
    drawing.connect(button, second)
    drawing.connect(drawing.button(second), drawing.add("close"))
    submission_id = runner.forms.create(drawing.workflow(), step)
    await runner.press(submission_id, step, button)
    found = (await (await runner.run_of(submission_id)).describe()).typed_search_attributes
    assert found[attributes.TEMPLATE_ID] == runner.forms.kept[submission_id].template_id
    assert found[attributes.SUBMISSION_STATE] == "ongoing"
    assert found[attributes.CURRENT_STEP_ID] == second


async def test_without_temporal_the_service_answers_that_it_can_be_tried_again(runtime: Runtime) -> None:
    away = Runs(runtime.settings.model_copy(update={"temporal_address": f"127.0.0.1:{free_port()}"}))
    press = Press(step_id="a", action_id="b", attempt_id="c")
    for call in (away.start(str(uuid4())), away.submit_step(str(uuid4()), press), away.progress("x")):
        with pytest.raises(Unavailable) as refused:
            await call
        assert refused.value.is_retryable


async def test_without_a_worker_the_service_answers_that_it_can_be_tried_again(runner: Caller) -> None:
    drawing = Drawing()
    submission_id = runner.forms.create(drawing.workflow(), drawing.step("Submission"))
    await runner.runtime.of(Runs).start(submission_id)
    with pytest.raises(Unavailable):
        await runner.progress(submission_id)
