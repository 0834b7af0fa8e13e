"""PDFs that are asked for while parts die: each is made, and told of once (faults 1, 2, 3, 4, 6)."""

import asyncio
from collections import Counter
from uuid import uuid4

import asyncpg
import httpx
import psutil
import pytest
from contracts.pdf.v1 import events_pb2
from devstack.testing import Stack

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.office import Office, answers
from services._devstack.tests.faults.settled import all_events_took_effect

_PATIENCE = 180.0
_LINK = "/api/SubmissionPdf/Link"
_REQUEST = "/api/SubmissionPdf/Request"


class Reader:
    """Somebody who has asked for PDFs, and asks again until they are there."""

    def __init__(self, office: Office, submission_ids: list[str]) -> None:
        self._office = office
        self.submission_ids = submission_ids
        self.url = office.stack.url("pdf")

    async def states(self) -> dict[str, str]:
        found = await asyncio.gather(*(self.link(each) for each in self.submission_ids))
        return {each: link.get("state", "") for each, link in zip(self.submission_ids, found, strict=True)}

    async def until(self, *wanted: str) -> None:
        """Until one of them is in one of these states, asked as fast as it goes."""
        async with asyncio.timeout(_PATIENCE):
            while not set((await self.states()).values()) & set(wanted):
                await asyncio.sleep(0.02)

    async def until_all_are_ready(self) -> None:
        async with asyncio.timeout(_PATIENCE):
            while set((states := await self.states()).values()) != {"ready"}:
                assert "failed" not in states.values(), states
                await asyncio.sleep(0.3)

    async def link(self, submission_id: str) -> dict[str, str]:
        """What is missing is requested. Empty while nobody answers."""
        async with httpx.AsyncClient(base_url=self.url, headers=self._office.headers, timeout=20) as client:
            try:
                answer = await client.get(_LINK, params={"SubmissionId": submission_id})
                if answer.is_success and answer.json()["data"]["state"] == "missing":
                    answer = await client.post(_REQUEST, json={"submissionId": submission_id})
            except httpx.TransportError:
                return {}
        if answer.is_success:
            return answer.json()["data"]
        assert answer.status_code >= 500, answer.text
        assert answer.json()["data"]["retryable"], answer.text
        return {}

    async def check(self) -> None:
        """Of each one row, one event, and a file that is a PDF."""
        await self.until_all_are_ready()
        async with httpx.AsyncClient(base_url=self.url, timeout=20) as client:
            for submission_id in self.submission_ids:
                file = await client.get((await self.link(submission_id))["url"])
                assert file.content.startswith(b"%PDF"), file.text[:200]
        stack, wanted = self._office.stack, set(self.submission_ids)
        await all_events_took_effect(stack)
        rows = await _rendered(stack, self.submission_ids)
        assert rows == Counter(self.submission_ids)
        events = await read_events(stack, events_pb2.SubmissionRendered, len(wanted), wanted)
        assert Counter(each.submission_id for each in events) == Counter(self.submission_ids)


@pytest.fixture
async def reader(stack: Stack, office: Office) -> Reader:
    await answers(stack.url("pdf"))
    return Reader(office, [await office.file(str(uuid4())) for _ in range(3)])


@repeated(1, 3)
async def test_a_worker_that_dies_in_the_middle_of_a_paper_is_followed_by_another(
    stack: Stack, reader: Reader, times: int
) -> None:
    for _ in range(min(times, 2)):  # a paper is tried three times
        await reader.until("rendering")
        stack.kill9("pdf")
        await asyncio.sleep(0.5)
        await asyncio.to_thread(stack.wait_ready, "pdf")
    await reader.check()


@repeated(0, 1)
async def test_a_render_process_that_is_killed_is_followed_by_another(
    stack: Stack, reader: Reader, times: int
) -> None:
    pid = stack.pid("pdf")
    for _ in range(times):
        await reader.until("rendering")
        for child in psutil.Process(pid).children():
            child.kill()
    assert stack.pid("pdf") == pid, "the service went with it"
    await reader.check()


@pytest.mark.parametrize("part", ["postgres", "nats", "temporal", "forms"])
@repeated(0, 2)
async def test_and_when_another_part_dies_meanwhile(
    stack: Stack, reader: Reader, part: str, times: int
) -> None:
    for _ in range(times):
        await reader.until("rendering", "ready")
        stack.kill9(part)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(stack.wait_ready, part)
    await reader.check()


@repeated(0, 1)
async def test_what_is_requested_without_temporal_is_made_when_it_is_back(
    stack: Stack, office: Office, reader: Reader, times: int
) -> None:
    for _ in range(times):
        stack.halt("temporal")
        try:
            assert set((await reader.states()).values()) == {"queued"}
        finally:
            await asyncio.to_thread(stack.start, "temporal")
    assert not office.failures
    await reader.check()


async def _rendered(stack: Stack, submission_ids: list[str]) -> Counter[str]:
    connection = await asyncpg.connect(stack.database_url("pdf"))
    try:
        rows = await connection.fetch(
            "select submission_id::text from render where submission_id = any($1::uuid[])", submission_ids
        )
        return Counter(row[0] for row in rows)
    finally:
        await connection.close()
