import asyncio
from collections import Counter
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.clock import now
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.serve import make_consumers
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from contracts.forms.v1 import events_pb2, forms_pb2
from google.protobuf.message import Message
from runner_support.forms import COMPANY
from runner_support.graphs import Drawing
from runner_support.runs import Caller
from temporalio.client import WorkflowExecutionStatus
from temporalio.service import RPCError, RPCStatusCode
from workflow_runner.run.handlers import needs_run_again
from workflow_runner.run.service import SPREAD, Runs
from workflow_runner.run.workflows import attributes


async def _tell_of(submission_id: str, service: ServiceDefinition, runtime: Runtime, **told: Any) -> None:
    draft = events_pb2.Submission(submission_id=submission_id, state=forms_pb2.SUBMISSION_STATE_DRAFT)
    created = events_pb2.SubmissionCreated(submission=draft, **told)
    await _tell("forms.submission.created.v1", created, service, runtime)


async def _tell_of_the_end(submission_id: str, service: ServiceDefinition, runtime: Runtime) -> None:
    await _tell(
        "forms.submission.discarded.v1",
        events_pb2.SubmissionDiscarded(submission=events_pb2.Submission(submission_id=submission_id)),
        service,
        runtime,
    )


async def _tell_of_the_deletion(submission_id: str, service: ServiceDefinition, runtime: Runtime) -> None:
    about = events_pb2.Submission(submission_id=submission_id)
    deleted = events_pb2.SubmissionDeleted(submission=about)
    await _tell("forms.submission.deleted.v1", deleted, service, runtime)


async def _tell_that_it_is_back(
    submission_id: str,
    service: ServiceDefinition,
    runtime: Runtime,
    state: forms_pb2.SubmissionState = forms_pb2.SUBMISSION_STATE_DRAFT,
    **told: Any,
) -> None:
    about = events_pb2.Submission(submission_id=submission_id, state=state)
    restored = events_pb2.SubmissionRestored(submission=about, **told)
    await _tell("forms.submission.restored.v1", restored, service, runtime)


async def _tell(subject: str, event: Message, service: ServiceDefinition, runtime: Runtime) -> None:
    """The event as forms publishes it, and the runner taking it."""
    for stream in ("forms", "identity"):  # theirs are the events that it hears
        await runtime.bus.ensure_stream(stream)
    await runtime.bus.jetstream.publish(
        runtime.bus.subject(subject),
        event.SerializeToString(),
        headers={EVENT_ID_HEADER: str(uuid4()), STREAM_HEADER: runtime.bus.stream("forms")},
    )
    for consumer in make_consumers(service, runtime):
        await consumer.work_pending()


@dataclass(frozen=True)
class Draft:
    id: str
    step: str
    button: str


@pytest.fixture
def draft(runner: Caller) -> Draft:
    drawing = Drawing()
    step = drawing.step("Submission", dueInHours=2)
    button = drawing.button(step)
    assert drawing.connect(button, drawing.add("close"))
    return Draft(runner.forms.create(drawing.workflow(), step), step, button)


@pytest.mark.usefixtures("worker")
class TestADraft:
    async def test_without_a_due_time_has_no_run_until_its_first_press(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep())
        with pytest.raises(NotFound):
            await runner.progress(draft.id)
        assert not await _is_known(runner, draft.id)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)

    async def test_with_a_due_time_begins_when_its_first_reminder_is_due(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await _tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
        run = await runner.run_of(draft.id)
        # The timer of Temporal is all there is: no worker has heard of it.
        assert len((await run.fetch_history()).events) == 1
        begins_at = (await run.describe()).execution_time
        assert begins_at is not None
        assert due_at - timedelta(seconds=1) < begins_at < due_at + SPREAD + timedelta(minutes=1)
        with pytest.raises(NotFound):
            await runner.progress(draft.id)

        await runner.let_pass(draft.id, timedelta(hours=2, minutes=1) + SPREAD)
        async with asyncio.timeout(20):
            while not inbox.subjects_to("submitter@example.test"):
                await asyncio.sleep(0.05)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)

    async def test_is_reminded_of_apart_from_others_that_are_due_at_its_moment(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller
    ) -> None:
        """In one burst their first tasks would be ahead of everybody's presses."""
        due_at = now() + timedelta(hours=2)
        ids = [str(UUID(int=number)) for number in range(30)]
        for each in ids:
            await runtime.of(Runs).start(each, COMPANY, begins_at=due_at)
        late = [await _begins(runner, each) - due_at for each in ids]
        assert timedelta(seconds=-1) < min(late)
        assert max(late) < SPREAD + timedelta(minutes=1)
        a_minute = Counter(int(each / timedelta(minutes=1)) for each in late)
        assert len(a_minute) >= 5
        assert max(a_minute.values()) < len(ids) / 2

    async def test_that_waits_for_its_due_time_moves_at_the_first_press(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await _tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)

    async def test_starts_one_run_however_often_it_is_told(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        """Here by a release that did not tell whether the first step has a due time."""
        for _ in range(2):
            await _tell_of(draft.id, service, runtime)
        run = await runner.run_of(draft.id)
        first_run_id = (await run.describe()).run_id
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)
        # Told once more after the end.
        await runtime.of(Runs).start(draft.id, COMPANY)
        described = await run.describe()
        assert described.status is WorkflowExecutionStatus.COMPLETED
        assert described.run_id == first_run_id


async def _begins(runner: Caller, submission_id: str) -> datetime:
    begins_at = (await (await runner.run_of(submission_id)).describe()).execution_time
    assert begins_at is not None
    return begins_at


@pytest.mark.usefixtures("worker")
class TestADiscardedDraft:
    async def test_takes_its_waiting_timer_with_it(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await _tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
        await _tell_of_the_end(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED

    async def test_ends_the_run_that_reminds_of_it(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await _tell_of_the_end(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED

    async def test_without_a_run_ends_nothing(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of_the_end(draft.id, service, runtime)
        assert not await _is_known(runner, draft.id)

    async def test_that_is_told_of_too_late_ends_its_run_quietly(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        """The consumers of both events know nothing of each other."""
        del runner.forms.kept[draft.id]
        await _tell_of(draft.id, service, runtime)
        await runner.has_ended(draft.id)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.COMPLETED


@pytest.mark.usefixtures("worker")
class TestADeletedSubmission:
    async def test_reminds_of_nothing_until_it_is_restored(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        await _tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        kept = runner.forms.kept.pop(draft.id)
        await _tell_of_the_deletion(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED
        assert inbox.subjects_to("submitter@example.test") == []

        runner.forms.kept[draft.id] = kept
        due_at = now() + timedelta(hours=2)
        await _tell_that_it_is_back(draft.id, service, runtime, due_at=due_at)
        assert due_at - timedelta(seconds=1) < await _begins(runner, draft.id)
        await runner.let_pass(draft.id, timedelta(hours=2, minutes=1) + SPREAD)
        async with asyncio.timeout(20):
            while not inbox.subjects_to("submitter@example.test"):
                await asyncio.sleep(0.05)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_that_was_restored_before_it_was_told_goes_on(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await _tell_that_it_is_back(draft.id, service, runtime, due_at=now())
        await _tell_of_the_deletion(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.RUNNING

    async def test_goes_on_at_the_first_press_also_before_anybody_was_told(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of(draft.id, service, runtime)
        kept = runner.forms.kept.pop(draft.id)
        await _tell_of_the_deletion(draft.id, service, runtime)
        runner.forms.kept[draft.id] = kept
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)
        await _tell_that_it_is_back(draft.id, service, runtime, forms_pb2.SUBMISSION_STATE_DONE)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.COMPLETED

    async def test_that_is_done_has_no_run_again(self) -> None:
        for state, needs_one in (
            (forms_pb2.SUBMISSION_STATE_ONGOING, True),
            (forms_pb2.SUBMISSION_STATE_DONE, False),
            (forms_pb2.SUBMISSION_STATE_DRAFT, False),
        ):
            event = events_pb2.SubmissionRestored(submission=events_pb2.Submission(state=state))
            assert needs_run_again(event) is needs_one

    async def test_is_not_there_for_the_press_that_it_meets(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await _tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        kept = runner.forms.kept.pop(draft.id)
        with pytest.raises(NotFound, match="does not exist"):
            await runner.press(draft.id, draft.step, draft.button)
        runner.forms.kept[draft.id] = kept
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_whose_run_found_nothing_goes_on_with_the_first_press_after(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        """A draft without a run, pressed and deleted at the same moment: the press began one."""
        kept = runner.forms.kept.pop(draft.id)
        with pytest.raises(NotFound, match="does not exist"):
            await runner.press(draft.id, draft.step, draft.button)
        await runner.has_ended(draft.id)
        await _tell_of_the_deletion(draft.id, service, runtime)
        runner.forms.kept[draft.id] = kept
        await _tell_that_it_is_back(draft.id, service, runtime)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_whose_run_found_nothing_is_reminded_of_again(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        kept = runner.forms.kept.pop(draft.id)
        await _tell_of(draft.id, service, runtime)
        await runner.has_ended(draft.id)
        runner.forms.kept[draft.id] = kept
        for _ in range(2):
            await _tell_that_it_is_back(draft.id, service, runtime, due_at=now() + timedelta(hours=2))
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.RUNNING

    async def test_and_restored_over_and_over_is_reminded_of_once_a_day(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        runner.forms.kept[draft.id].moved_at -= timedelta(hours=3)
        await _tell_of(draft.id, service, runtime)
        async with asyncio.timeout(20):
            while not inbox.subjects_to("submitter@example.test"):
                await asyncio.sleep(0.05)
        for _ in range(3):
            kept = runner.forms.kept.pop(draft.id)
            await _tell_of_the_deletion(draft.id, service, runtime)
            runner.forms.kept[draft.id] = kept
            await _tell_that_it_is_back(draft.id, service, runtime, due_at=now())
            async with asyncio.timeout(20):
                while (await runner.progress(draft.id)).reminders_sent == 0:
                    await asyncio.sleep(0.05)
        assert len(inbox.subjects_to("submitter@example.test")) == 1


async def _is_known(runner: Caller, submission_id: str) -> bool:
    try:
        await (await runner.run_of(submission_id)).describe()
    except RPCError as error:
        if error.status is not RPCStatusCode.NOT_FOUND:
            raise
        return False
    return True


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
