import pytest
from chassis.runtime import Runtime
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.people import Person

from ..archive import Archive, long_printout
from ..histories import record_when_asked, replay
from ..viewer import Viewer


@pytest.mark.usefixtures("worker")
class TestHistories:
    """Each is replayed, and with RECORD_HISTORIES_AS kept for the releases to come."""

    async def test_of_a_pdf_that_was_made(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        assert (await viewer.open_until_done(reader))["state"] == "ready"
        await check("made", archive, runtime)

    async def test_of_a_pdf_that_was_given_up(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        archive.images_lost = True
        assert (await viewer.open_until_done(reader))["state"] == "failed"
        await check("given-up", archive, runtime)

    async def test_of_a_large_pdf(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        archive.printout = long_printout(fields=300, text="Scaffold ties checked at every second lift. " * 9)
        link = await viewer.open_until_done(reader)
        assert (link["state"], link["isLarge"]) == ("ready", True)
        await check("large", archive, runtime)

    async def test_of_one_that_was_requested_again(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        archive.images_lost = True
        assert (await viewer.open_until_done(reader))["state"] == "failed"
        archive.images_lost = False
        await viewer.request(reader)
        assert (await viewer.open_until_done(reader))["state"] == "ready"
        await check("requested-again", archive, runtime)


async def check(name: str, archive: Archive, runtime: Runtime) -> None:
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    workflow_id = f"pdf/{archive.submission_id}/{archive.revision}/en"
    handle = client.get_workflow_handle(workflow_id)
    await handle.result()
    history = await handle.fetch_history()
    record_when_asked(name, history)
    await replay(history)
