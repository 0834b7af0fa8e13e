"""Trying again after a failure makes a paper, however soon it comes."""

import asyncio

import httpx
import pytest
from chassis.access import Access, Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import published
from chassis.testing.people import Memberships, Person
from contracts.pdf.v1 import events_pb2
from pdf.render import keeping

from ..archive import Archive
from ..histories import replay
from .test_link import ask


class Ending:
    """A run that has written down its failure and not ended yet, until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._has_failed, self._may_end = asyncio.Event(), asyncio.Event()
        self._give_up = keeping.give_up
        monkeypatch.setattr(keeping, "give_up", self._give_up_and_stay)

    async def has_failed(self) -> None:
        async with asyncio.timeout(60):
            await self._has_failed.wait()

    def let_go(self) -> None:
        self._may_end.set()

    async def _give_up_and_stay(self, *given: object) -> None:
        await self._give_up(*given)  # pyright: ignore[reportArgumentType]
        self._has_failed.set()
        await self._may_end.wait()


@pytest.fixture
def ending(monkeypatch: pytest.MonkeyPatch) -> Ending:
    return Ending(monkeypatch)


@pytest.fixture
def colleague(runtime: Runtime, reader: Person) -> Person:
    person = Person(Memberships.of(runtime), Role.MEMBER, company_id=reader.company_id)
    person.set(Access(session_active=True, role=Role.MEMBER, project_ids=frozenset({new_id()})))
    return person


@pytest.mark.usefixtures("worker")
class TestWhileTheRunThatFailedHasNotEnded:
    async def test_the_paper_is_made(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime, ending: Ending
    ) -> None:
        archive.images_lost = True
        await ask(client, reader, archive)
        await ending.has_failed()
        archive.images_lost = False
        assert await retry(client, reader, archive) == "queued"
        ending.let_go()
        await ended(runtime, archive)
        assert (await ask(client, reader, archive))["state"] == "ready"
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1

    async def test_it_is_made_with_the_eyes_of_whoever_tries_again(
        self,
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        colleague: Person,
        runtime: Runtime,
        ending: Ending,
    ) -> None:
        archive.images_lost = True
        await ask(client, reader, archive)
        await ending.has_failed()
        archive.images_lost = False
        archive.hidden_from.add(str(reader.user_id))
        await retry(client, colleague, archive)
        ending.let_go()
        await ended(runtime, archive)
        assert (await ask(client, colleague, archive))["state"] == "ready"


@pytest.mark.usefixtures("worker")
async def test_a_run_that_is_begun_by_trying_again_tries_once(
    client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
) -> None:
    archive.images_lost = True
    await ask(client, reader, archive)
    await ended(runtime, archive)
    await retry(client, reader, archive)
    await ended(runtime, archive)
    assert archive.image_calls == 2
    assert (await ask(client, reader, archive))["state"] == "failed"


async def retry(client: httpx.AsyncClient, reader: Person, archive: Archive) -> str:
    answer = await client.post(
        "/api/SubmissionPdf/Retry", json={"submissionId": archive.submission_id}, headers=reader.headers
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]["state"]


async def ended(runtime: Runtime, archive: Archive) -> None:
    """And a worker that takes over in the middle would do the same."""
    temporal = await connect_temporal(runtime.settings_as(TemporalSettings))
    handle = temporal.get_workflow_handle(f"pdf/{archive.submission_id}/{archive.revision}/en")
    async with asyncio.timeout(60):
        await handle.result()
    await replay(await handle.fetch_history())
