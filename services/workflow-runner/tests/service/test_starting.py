import asyncio
from collections import Counter
from datetime import timedelta
from uuid import UUID

import pytest
from chassis.clock import now
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from contracts.forms.v1 import events_pb2
from runner_support.graphs import Drawing
from runner_support.kept import COMPANY
from runner_support.runs import Caller
from runner_support.telling import Draft, begins, draft_of, is_known, tell_of, tell_of_the_end
from temporalio.client import WorkflowExecutionStatus
from workflow_runner.run.service import SPREAD, Runs
from workflow_runner.run.workflows import attributes


@pytest.fixture
def draft(runner: Caller) -> Draft:
    return draft_of(runner)


@pytest.mark.usefixtures("worker")
class TestADraft:
    async def test_without_a_due_time_has_no_run_until_its_first_press(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep())
        with pytest.raises(NotFound):
            await runner.progress(draft.id)
        assert not await is_known(runner, draft.id)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)

    async def test_with_a_due_time_begins_when_its_first_reminder_is_due(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
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
        late = [await begins(runner, each) - due_at for each in ids]
        assert timedelta(seconds=-1) < min(late)
        assert max(late) < SPREAD + timedelta(minutes=1)
        a_minute = Counter(int(each / timedelta(minutes=1)) for each in late)
        assert len(a_minute) >= 5
        assert max(a_minute.values()) < len(ids) / 2

    async def test_that_waits_for_its_due_time_moves_at_the_first_press(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)

    async def test_starts_one_run_however_often_it_is_told(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        """Here by a release that did not tell whether the first step has a due time."""
        for _ in range(2):
            await tell_of(draft.id, service, runtime)
        run = await runner.run_of(draft.id)
        first_run_id = (await run.describe()).run_id
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)
        # Told once more after the end.
        await runtime.of(Runs).start(draft.id, COMPANY)
        described = await run.describe()
        assert described.status is WorkflowExecutionStatus.COMPLETED
        assert described.run_id == first_run_id


@pytest.mark.usefixtures("worker")
class TestADiscardedDraft:
    async def test_takes_its_waiting_timer_with_it(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        due_at = now() + timedelta(hours=2)
        await tell_of(draft.id, service, runtime, first_step=events_pb2.FirstStep(due_at=due_at))
        await tell_of_the_end(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED

    async def test_ends_the_run_that_reminds_of_it(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await tell_of_the_end(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED

    async def test_without_a_run_ends_nothing(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of_the_end(draft.id, service, runtime)
        assert not await is_known(runner, draft.id)

    async def test_that_is_told_of_too_late_ends_its_run_quietly(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        """The consumers of both events know nothing of each other."""
        del runner.forms.kept[draft.id]
        await tell_of(draft.id, service, runtime)
        await runner.has_ended(draft.id)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.COMPLETED


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
