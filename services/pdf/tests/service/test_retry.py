"""Trying again after a failure makes a paper, however soon it comes."""

import asyncio

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
from temporalio.client import WorkflowExecutionStatus

from ..archive import Archive
from ..histories import replay
from ..viewer import Viewer


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
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime, ending: Ending
    ) -> None:
        archive.images_lost = True
        await viewer.open(reader)
        await ending.has_failed()
        archive.images_lost = False
        assert (await viewer.request(reader))["state"] == "queued"
        ending.let_go()
        await ended(runtime, archive)
        assert (await viewer.open(reader))["state"] == "ready"
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1

    async def test_it_is_made_with_the_eyes_of_whoever_tries_again(
        self,
        viewer: Viewer,
        archive: Archive,
        reader: Person,
        colleague: Person,
        runtime: Runtime,
        ending: Ending,
    ) -> None:
        archive.images_lost = True
        await viewer.open(reader)
        await ending.has_failed()
        archive.images_lost = False
        archive.hidden_from.add(str(reader.user_id))
        await viewer.request(colleague)
        ending.let_go()
        await ended(runtime, archive)
        assert (await viewer.open(colleague))["state"] == "ready"


@pytest.mark.usefixtures("worker")
async def test_a_run_that_is_begun_by_trying_again_tries_once(
    viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
) -> None:
    archive.images_lost = True
    await viewer.open(reader)
    await ended(runtime, archive)
    await viewer.request(reader)
    await ended(runtime, archive)
    assert archive.image_calls == 2
    assert (await viewer.open(reader))["state"] == "failed"


@pytest.mark.usefixtures("worker")
async def test_a_paper_that_waited_for_forms_is_tried_again_when_it_fails(
    viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
) -> None:
    archive.is_away = True
    await viewer.open(reader)
    await until_tried(runtime, archive, times=2)
    archive.is_away, archive.is_garbled = False, True
    await until_tried(runtime, archive, times=3)
    archive.is_garbled = False
    assert (await viewer.open_until_done(reader))["state"] == "ready"


async def until_tried(runtime: Runtime, archive: Archive, *, times: int) -> None:
    """And the next try is to come."""
    temporal = await connect_temporal(runtime.settings_as(TemporalSettings))
    handle = temporal.get_workflow_handle(f"pdf/{archive.submission_id}/{archive.revision}/en")
    async with asyncio.timeout(60):
        while True:
            described = await handle.describe()
            assert described.status is WorkflowExecutionStatus.RUNNING, "it was given up"
            if any(each.attempt > times for each in described.raw_description.pending_activities):
                return
            await asyncio.sleep(0.1)


async def ended(runtime: Runtime, archive: Archive) -> None:
    """And a worker that takes over in the middle would do the same."""
    temporal = await connect_temporal(runtime.settings_as(TemporalSettings))
    handle = temporal.get_workflow_handle(f"pdf/{archive.submission_id}/{archive.revision}/en")
    async with asyncio.timeout(60):
        await handle.result()
    await replay(await handle.fetch_history())
