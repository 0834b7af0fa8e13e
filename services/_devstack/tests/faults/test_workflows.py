"""Submissions on their way while the workflow's parts die, and many who decide at once (faults 4, 7, 11)."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from itertools import cycle
from uuid import uuid4

import asyncpg
import httpx
import pytest
from contracts.forms.v1 import events_pb2
from devstack.testing import Stack
from forms_support.approval import TO_A_REFUSAL, TO_THE_END, Approval
from temporalio.client import Client, WorkflowExecutionStatus
from temporalio.service import RPCError

from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.ledger import WRITERS, sign_in
from services._devstack.tests.faults.test_killed_parts import repeated

_PATIENCE = 90.0
_DECIDERS = 50


@dataclass
class Office:
    """Somebody who files requests and decides on them over HTTP, and never gives up."""

    stack: Stack
    approval: Approval
    http: httpx.AsyncClient
    finished: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """By submission: what was pressed."""
    failures: Counter[str] = field(default_factory=Counter[str])

    async def file(self, submission_id: str | None = None) -> str:
        submission_id = submission_id or str(uuid4())
        body = self.approval.submission("A crane on Friday", submission_id)
        answer = await self.insist("/api/Submission/CreateSubmission", body)
        assert answer["submissionId"] == submission_id
        return submission_id

    async def press(self, submission_id: str, button: str) -> None:
        await self.insist("/api/Submission/SubmitStep", self.approval.press(submission_id, button))

    async def insist(self, path: str, body: dict[str, object]) -> dict[str, str]:
        """The same request under the same key, until it is answered."""
        headers = {"Idempotency-Key": uuid4().hex}
        async with asyncio.timeout(_PATIENCE):
            while True:
                try:
                    answer = await self.http.post(path, json=body, headers=headers)
                except httpx.TransportError as error:
                    self.failures[type(error).__name__] += 1
                else:
                    if answer.is_success:
                        return answer.json()["data"]
                    assert answer.status_code >= 500, f"a repeated press was refused: {answer.text}"
                    assert answer.json()["data"]["retryable"], answer.text
                    self.failures[str(answer.status_code)] += 1
                await asyncio.sleep(0.1)

    async def work_until(self, stopping: asyncio.Event) -> None:
        for way in cycle((TO_THE_END, TO_A_REFUSAL)):
            if stopping.is_set():
                return
            submission_id = await self.file()
            for button in way:
                await self.press(submission_id, button)
            self.finished[submission_id] = way

    async def decisions(self, submission_ids: list[str]) -> dict[str, list[tuple[int, str]]]:
        """What forms wrote down, by submission, in order."""
        connection = await asyncpg.connect(self.stack.database_url("forms"))
        try:
            rows = await connection.fetch(
                "select submission_id, number, action_name from step_record"
                " where submission_id = any($1::uuid[]) order by number",
                submission_ids,
            )
            written: dict[str, list[tuple[int, str]]] = {each: [] for each in submission_ids}
            for submission_id, number, action in rows:
                written[str(submission_id)].append((number, action))
            return written
        finally:
            await connection.close()


@pytest.fixture
async def office(stack: Stack) -> AsyncGenerator[Office]:
    for context in ("identity", "forms", "workflow-runner"):
        await _answers(stack.url(context))  # another test may just have killed it
    headers = await sign_in(stack)
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=20) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers, timeout=20) as identity,
    ):
        yield Office(stack, await Approval.publish(forms, identity), forms)


@pytest.mark.parametrize("part", ["temporal", "workflow-runner"])
@repeated(1, 5)
async def test_every_workflow_ends_as_drawn_and_each_decision_counts_once(
    stack: Stack, office: Office, part: str, times: int
) -> None:
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
    temporal = await Client.connect(stack.url("temporal"))
    for submission_id in office.finished:
        await _ended(temporal, submission_id)


async def test_of_fifty_who_decide_at_once_one_is_accepted_and_the_others_are_told(office: Office) -> None:
    submission_id = await office.file()
    await office.press(submission_id, "Submit")
    body = office.approval.press(submission_id, "Approve")

    async def decide() -> httpx.Response:
        headers = {"Idempotency-Key": uuid4().hex}
        return await office.http.post("/api/Submission/SubmitStep", json=body, headers=headers, timeout=60)

    answers = await asyncio.gather(*(decide() for _ in range(_DECIDERS)))
    assert Counter(answer.status_code for answer in answers) == {200: 1, 409: _DECIDERS - 1}
    refused = [answer.json()["message"] for answer in answers if answer.status_code == 409]
    assert {"already" in message for message in refused} == {True}, refused
    written = await office.decisions([submission_id])
    assert written[submission_id] == [(1, "Submit"), (2, "Approve")]


async def test_a_submission_made_offline_and_sent_twenty_times_is_one(office: Office) -> None:
    gate = asyncio.Semaphore(8)
    submission_id = str(uuid4())

    async def send() -> str:
        # Each under a key of its own: only the id tells that it is the same.
        async with gate:
            return await office.file(submission_id)

    assert set(await asyncio.gather(*(send() for _ in range(20)))) == {submission_id}
    events = await read_events(office.stack, events_pb2.SubmissionCreated, 1, {submission_id})
    assert len(events) == 1
    assert not office.failures


async def _answers(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client, asyncio.timeout(_PATIENCE):
        while True:
            try:
                if (await client.get("/healthz/ready")).is_success:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


async def _ended(temporal: Client, submission_id: str) -> None:
    """A run that was finished hears of it a moment after its last press was answered."""
    handle = temporal.get_workflow_handle(f"submission/{submission_id}")
    async with asyncio.timeout(_PATIENCE):
        while True:
            try:
                if (await handle.describe()).status is WorkflowExecutionStatus.COMPLETED:
                    return
            except RPCError:
                pass
            await asyncio.sleep(0.2)
