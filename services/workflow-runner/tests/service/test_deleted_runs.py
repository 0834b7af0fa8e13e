"""What becomes of the run of a submission that is deleted, and comes back."""

import asyncio
from datetime import timedelta

import pytest
from chassis.clock import now
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.mail import Inbox
from contracts.forms.v1 import events_pb2, forms_pb2
from runner_support.runs import Caller
from runner_support.telling import (
    Draft,
    begins,
    draft_of,
    tell_of,
    tell_of_the_deletion,
    tell_that_it_is_back,
)
from temporalio.client import WorkflowExecutionStatus
from workflow_runner.run.handlers import needs_run_again
from workflow_runner.run.service import SPREAD, Runs, valid_time_id, workflow_id


@pytest.fixture
def draft(runner: Caller) -> Draft:
    return draft_of(runner)


@pytest.mark.usefixtures("worker")
class TestADeletedSubmission:
    async def test_reminds_of_nothing_until_it_is_restored(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        await tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        kept = runner.forms.kept.pop(draft.id)
        await tell_of_the_deletion(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.TERMINATED
        assert inbox.subjects_to("submitter@example.test") == []

        runner.forms.kept[draft.id] = kept
        due_at = now() + timedelta(hours=2)
        await tell_that_it_is_back(draft.id, service, runtime, due_at=due_at)
        assert due_at - timedelta(seconds=1) < await begins(runner, draft.id)
        await runner.let_pass(draft.id, timedelta(hours=2, minutes=1) + SPREAD)
        async with asyncio.timeout(20):
            while not inbox.subjects_to("submitter@example.test"):
                await asyncio.sleep(0.05)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_that_was_restored_before_it_was_told_goes_on(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await tell_that_it_is_back(draft.id, service, runtime, due_at=now())
        await tell_of_the_deletion(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.RUNNING

    async def test_that_is_restored_while_its_runs_are_ended_has_them_again(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        kept = runner.forms.kept[draft.id]
        kept.ends_at = now() + timedelta(days=30)
        await tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await runtime.of(Runs).follow_valid_time(draft.id, kept.company_id)
        runner.forms.back_once_missed[draft.id] = runner.forms.kept.pop(draft.id)
        await tell_of_the_deletion(draft.id, service, runtime)
        client = await connect_temporal(runtime.settings_as(TemporalSettings))
        for run_id in (workflow_id(draft.id), valid_time_id(draft.id)):
            described = await client.get_workflow_handle(run_id).describe()
            assert described.status is WorkflowExecutionStatus.RUNNING
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_that_was_restored_since_an_earlier_try_ended_its_runs_has_them_again(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of(draft.id, service, runtime)
        await runner.progress(draft.id)
        await runtime.of(Runs).end(draft.id)
        await tell_of_the_deletion(draft.id, service, runtime)
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.RUNNING

    async def test_goes_on_at_the_first_press_also_before_anybody_was_told(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        await tell_of(draft.id, service, runtime)
        kept = runner.forms.kept.pop(draft.id)
        await tell_of_the_deletion(draft.id, service, runtime)
        runner.forms.kept[draft.id] = kept
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done
        await runner.has_ended(draft.id)
        await tell_that_it_is_back(draft.id, service, runtime, forms_pb2.SUBMISSION_STATE_DONE)
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
        await tell_of(draft.id, service, runtime)
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
        await tell_of_the_deletion(draft.id, service, runtime)
        runner.forms.kept[draft.id] = kept
        await tell_that_it_is_back(draft.id, service, runtime)
        assert (await runner.press(draft.id, draft.step, draft.button)).is_done

    async def test_whose_run_found_nothing_is_reminded_of_again(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft
    ) -> None:
        kept = runner.forms.kept.pop(draft.id)
        await tell_of(draft.id, service, runtime)
        await runner.has_ended(draft.id)
        runner.forms.kept[draft.id] = kept
        for _ in range(2):
            await tell_that_it_is_back(draft.id, service, runtime, due_at=now() + timedelta(hours=2))
        described = await (await runner.run_of(draft.id)).describe()
        assert described.status is WorkflowExecutionStatus.RUNNING

    async def test_and_restored_over_and_over_is_reminded_of_once_a_day(
        self, service: ServiceDefinition, runtime: Runtime, runner: Caller, draft: Draft, inbox: Inbox
    ) -> None:
        runner.forms.kept[draft.id].moved_at -= timedelta(hours=3)
        await tell_of(draft.id, service, runtime)
        async with asyncio.timeout(20):
            while not inbox.subjects_to("submitter@example.test"):
                await asyncio.sleep(0.05)
        for _ in range(3):
            kept = runner.forms.kept.pop(draft.id)
            await tell_of_the_deletion(draft.id, service, runtime)
            runner.forms.kept[draft.id] = kept
            await tell_that_it_is_back(draft.id, service, runtime, due_at=now())
            async with asyncio.timeout(20):
                while (await runner.progress(draft.id)).reminders_sent == 0:
                    await asyncio.sleep(0.05)
        assert len(inbox.subjects_to("submitter@example.test")) == 1
