import httpx
import pytest
from chassis.runtime import Runtime
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.people import Person

from ..archive import Archive
from ..histories import record_when_asked, replay
from .test_link import ask_until_done


@pytest.mark.usefixtures("worker")
class TestHistories:
    """Each is replayed, and with RECORD_HISTORIES_AS kept for the releases to come."""

    async def test_of_a_pdf_that_was_made(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        assert (await ask_until_done(client, reader, archive))["state"] == "ready"
        await check("made", archive, runtime)

    async def test_of_a_pdf_that_was_given_up(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        archive.images_lost = True
        assert (await ask_until_done(client, reader, archive))["state"] == "failed"
        await check("given-up", archive, runtime)


async def check(name: str, archive: Archive, runtime: Runtime) -> None:
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    workflow_id = f"pdf/{archive.submission_id}/{archive.revision}/en"
    handle = client.get_workflow_handle(workflow_id)
    await handle.result()
    history = await handle.fetch_history()
    record_when_asked(name, history)
    await replay(history)
