"""Somebody who files requests and decides on them over HTTP, and never gives up."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any
from uuid import uuid4

import asyncpg
import httpx
from devstack.testing import Stack
from forms_support.approval import TO_A_REFUSAL, TO_THE_END, Approval
from temporalio.client import Client, WorkflowExecutionStatus
from temporalio.service import RPCError, RPCStatusCode

from services._devstack.tests.faults.ledger import sign_in

PATIENCE = 90.0
# Of the company: people outside it are asked first whether they want its mails.
TOLD = ("siti.nurhaliza@northbank.demo", "chen.zhiqiang@northbank.demo")


class MailedApproval(Approval):
    """Whoever approves has two people told of it."""

    def workflow(self, team_id: str) -> dict[str, Any]:
        drawn = super().workflow(team_id)
        mail = self._id("mail")
        told = {"subject": "Approved", "content": "The crane comes.", "emails": list(TOLD)}
        drawn["nodes"].append(self._node(mail, "sendEmail", **told))
        drawn["edges"].append(self._edge(self.buttons["Approve"], "button", mail, "sendEmail"))
        return drawn


@dataclass
class Office:
    stack: Stack
    approval: Approval
    http: httpx.AsyncClient
    headers: dict[str, str]
    finished: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    """By submission: what was pressed."""
    failures: Counter[str] = field(default_factory=Counter[str])

    async def file(self, submission_id: str | None = None, http: httpx.AsyncClient | None = None) -> str:
        submission_id = submission_id or str(uuid4())
        body = self.approval.submission("A crane on Friday", submission_id)
        answer = await self.insist("/api/Submission/CreateSubmission", body, http=http)
        assert answer["submissionId"] == submission_id
        return submission_id

    async def press(self, submission_id: str, button: str, key: str | None = None) -> None:
        body = self.approval.press(submission_id, button)
        await self.insist("/api/Submission/SubmitStep", body, key=key)

    async def insist(
        self,
        path: str,
        body: dict[str, object],
        *,
        key: str | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> dict[str, str]:
        """The same request under the same key, until it is answered."""
        headers = {"Idempotency-Key": key or uuid4().hex}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    answer = await (http or self.http).post(path, json=body, headers=headers)
                except httpx.TransportError as error:
                    self.failures[type(error).__name__] += 1
                else:
                    if answer.is_success:
                        return answer.json()["data"]
                    if not is_ours(answer):
                        self.failures["without envelope"] += 1
                        await asyncio.sleep(0.1)
                        continue
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

    async def run_is(self, submission_id: str, status: WorkflowExecutionStatus) -> None:
        """A run that was finished hears of it a moment after its last press was answered."""
        temporal = await Client.connect(self.stack.url("temporal"))
        handle = temporal.get_workflow_handle(f"submission/{submission_id}")
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    if (await handle.describe()).status is status:
                        return
                except RPCError:
                    pass
                await asyncio.sleep(0.2)

    async def has_a_run(self, submission_id: str) -> bool:
        temporal = await Client.connect(self.stack.url("temporal"))
        try:
            await temporal.get_workflow_handle(f"submission/{submission_id}").describe()
        except RPCError as error:
            if error.status is not RPCStatusCode.NOT_FOUND:
                raise
            return False
        return True

    async def mails_to(self, address: str, about: str) -> int:
        async with httpx.AsyncClient(base_url=self.stack.url("mail-page"), timeout=20) as page:
            mails = (await page.get("/api/email")).raise_for_status().json()
        return sum(
            about in str(mail) and address in [each["address"] for each in mail["to"]] for mail in mails
        )


def is_ours(answer: httpx.Response) -> bool:
    """What comes without the envelope, as of a gateway that has only just opened, means "not now"."""
    return answer.headers.get("content-type", "").startswith("application/json")


@asynccontextmanager
async def open_office(stack: Stack, kind: type[Approval] = Approval) -> AsyncGenerator[Office]:
    for context in ("identity", "forms", "workflow-runner"):
        await answers(stack.url(context))  # another test may just have killed it
    headers = await sign_in(stack)
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=20) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers, timeout=20) as identity,
    ):
        yield Office(stack, await kind.publish(forms, identity), forms, headers)


async def answers(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client, asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await client.get("/healthz/ready")).is_success:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
