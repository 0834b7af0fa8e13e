"""Submissions on their way while parts of the workflow die or are away (faults 1, 2, 3, 4, 7)."""

import asyncio
from collections import Counter
from uuid import uuid4

import httpx
import pytest
from contracts.forms.v1 import events_pb2
from devstack.testing import Stack
from temporalio.client import WorkflowExecutionStatus

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.ledger import WRITERS
from services._devstack.tests.faults.office import PATIENCE, TOLD, MailedApproval, Office, open_office
from services._devstack.tests.faults.settled import all_events_took_effect


async def _work_while_it_dies(stack: Stack, office: Office, part: str, times: int) -> None:
    """The ledger of workflows: what was pressed is written down once, told once, and every run has ended."""
    restarts, stopping = stack.restarts(part), asyncio.Event()
    writers = [asyncio.create_task(office.work_until(stopping)) for _ in range(WRITERS)]
    await asyncio.sleep(1)
    for _ in range(times):
        stack.kill9(part)
        await asyncio.sleep(1)
        await asyncio.to_thread(stack.wait_ready, part)
        await asyncio.sleep(1)
    stopping.set()
    await asyncio.gather(*writers)

    assert stack.restarts(part) >= restarts + times, "nothing died: the test proved nothing"
    expected = {each: list(enumerate(way, start=1)) for each, way in office.finished.items()}
    assert await office.decisions(list(expected)) == expected
    decided = {(each, number) for each, way in expected.items() for number, _ in way}
    events = await read_events(stack, events_pb2.StepSubmitted, len(decided), set(expected))
    told = Counter((event.submission.submission_id, event.number) for event in events)
    assert told == Counter(decided)
    for submission_id in office.finished:
        await office.run_is(submission_id, WorkflowExecutionStatus.COMPLETED)
    if times > 1:  # what a killed consumer had in hand comes to another after 30 seconds
        await all_events_took_effect(stack)


@pytest.mark.parametrize("part", ["temporal", "workflow-runner"])
@repeated(1, 5)
async def test_every_workflow_ends_as_drawn_and_each_decision_counts_once(
    stack: Stack, office: Office, part: str, times: int
) -> None:
    await _work_while_it_dies(stack, office, part, times)


@pytest.mark.parametrize("part", ["forms", "identity", "postgres", "nats"])
@repeated(0, 10)
async def test_and_whatever_else_dies(stack: Stack, office: Office, part: str, times: int) -> None:
    await _work_while_it_dies(stack, office, part, times)


@repeated(500, 2_000)
async def test_a_burst_of_drafts_holds_up_no_press(stack: Stack, office: Office, times: int) -> None:
    """Drafts are rows until somebody presses; runs of theirs would be ahead of all presses."""
    stopping, at_once = asyncio.Event(), asyncio.Semaphore(16)

    async def draft() -> str:
        async with at_once:
            return await office.file()

    presser = asyncio.create_task(office.work_until(stopping))
    drafts = await asyncio.gather(*(draft() for _ in range(times)))
    await all_events_took_effect(stack)
    stopping.set()
    await presser

    assert not office.failures, "a press was told to come again"
    assert office.finished
    runs = await asyncio.gather(*(office.has_a_run(each) for each in drafts[:: times // 50]))
    assert not any(runs)


@repeated(0, 1)
async def test_without_temporal_a_press_is_refused_for_now_and_the_same_press_counts_once_later(
    stack: Stack, office: Office, times: int
) -> None:
    submission_id, waiting = await office.file(), str(uuid4())
    await office.press(submission_id, "Submit")
    key, body = uuid4().hex, office.approval.press(submission_id, "Approve")
    stack.halt("temporal")
    try:
        for _ in range(times):
            answer = await office.http.post(
                "/api/Submission/SubmitStep", json=body, headers={"Idempotency-Key": key}
            )
            assert (answer.status_code, answer.json()["data"]["retryable"]) == (503, True), answer.text
        # Begun without Temporal: what waits for it is started when it is back.
        await office.file(waiting)
        assert await office.decisions([submission_id]) == {submission_id: [(1, "Submit")]}
    finally:
        await asyncio.to_thread(stack.start, "temporal")
    await office.press(submission_id, "Approve", key)
    await office.press(submission_id, "Approve", key)
    assert (await office.decisions([submission_id]))[submission_id] == [(1, "Submit"), (2, "Approve")]
    await office.run_is(waiting, WorkflowExecutionStatus.RUNNING)
    await all_events_took_effect(stack)


@repeated(0, 1)
async def test_a_worker_that_dies_between_decision_and_mail_mails_everybody_once(
    stack: Stack, times: int
) -> None:
    async with open_office(stack, MailedApproval) as office:
        submission_id = await office.file()
        await office.press(submission_id, "Submit")
        stack.halt("mail")
        try:
            await office.press(submission_id, "Approve")
            for _ in range(times):
                stack.kill9("workflow-runner")
                await asyncio.sleep(0.5)
                await asyncio.to_thread(stack.wait_ready, "workflow-runner")
        finally:
            await asyncio.to_thread(stack.start, "mail")
        # What the dead one was sending another takes over after 45 seconds.
        async with asyncio.timeout(PATIENCE):
            while [await office.mails_to(each, submission_id) for each in TOLD] != [1, 1]:
                await asyncio.sleep(0.2)
        await office.press(submission_id, "Accept")
        await office.run_is(submission_id, WorkflowExecutionStatus.COMPLETED)
        assert [await office.mails_to(each, submission_id) for each in TOLD] == [1, 1]


async def test_a_press_whose_caller_left_counts_once_when_it_comes_again(office: Office) -> None:
    """The phone that lost its network has sent the press, but never saw an answer."""
    filed = [await office.file() for _ in range(8)]
    keys = {submission_id: uuid4().hex for submission_id in filed}

    async def leave(submission_id: str) -> None:
        body = office.approval.press(submission_id, "Submit")
        headers = {"Idempotency-Key": keys[submission_id]}
        try:
            await office.http.post("/api/Submission/SubmitStep", json=body, headers=headers, timeout=0.05)
        except httpx.TimeoutException:
            office.failures["left"] += 1

    await asyncio.gather(*(leave(each) for each in filed))
    assert office.failures["left"], "everybody was answered at once: the test proved nothing"
    await asyncio.gather(*(office.press(each, "Submit", keys[each]) for each in filed))
    assert await office.decisions(filed) == {each: [(1, "Submit")] for each in filed}


async def test_the_key_of_a_press_is_good_for_that_press_only(office: Office) -> None:
    submission_id, key = await office.file(), uuid4().hex
    await office.press(submission_id, "Submit", key)
    another = office.approval.press(submission_id, "Approve")
    changed = {**office.approval.press(submission_id, "Submit"), "values": {office.approval.field_id: "Two"}}
    for body in (another, changed):
        answer = await office.http.post(
            "/api/Submission/SubmitStep", json=body, headers={"Idempotency-Key": key}
        )
        assert 400 <= answer.status_code < 500, answer.text
    assert (await office.decisions([submission_id]))[submission_id] == [(1, "Submit")]
    detail = await office.http.get(
        "/api/Submission/GetSubmissionDetail", params={"submissionId": submission_id}
    )
    assert detail.is_success, detail.text
    assert "Two" not in detail.text
