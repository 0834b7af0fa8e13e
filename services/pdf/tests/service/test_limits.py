"""What one paper may ask for: told before it is printed, and held to while it is."""

from dataclasses import replace

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings, TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import published
from chassis.testing.people import Person
from chassis.testing.workers import working
from contracts.pdf.v1 import events_pb2
from formwork.printout import Printout
from pdf.settings import PdfSettings

from ..archive import Archive, header_printout, long_printout, printout
from ..viewer import Viewer

FAR_TOO_LONG = long_printout(fields=999, text="a\n" * 250)
BEYOND_A_MESSAGE = long_printout(fields=999, text="x" * 5_000)


@pytest.mark.usefixtures("worker")
class TestTooLargeForOnePdf:
    @pytest.mark.parametrize("too_large", [FAR_TOO_LONG, BEYOND_A_MESSAGE], ids=["counted", "not even sent"])
    async def test_is_told_before_it_is_begun(
        self, viewer: Viewer, archive: Archive, reader: Person, too_large: Printout
    ) -> None:
        archive.printout = too_large
        link = await viewer.open_until_done(reader)
        assert link["state"] == "failed"
        assert link["message"].startswith("This submission is too large for one PDF. Split the form")
        assert link["progress"] == 0, "it was begun"

    async def test_is_told_in_the_readers_language(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        archive.printout = FAR_TOO_LONG
        link = await viewer.open_until_done(reader, language="zh-CN")
        assert link["message"] == "提交内容过多，无法放入一个 PDF。请拆分表单，或减少照片和长文本。"


@pytest.mark.usefixtures("worker")
class TestMoreThanThePoolForSmallOnesGives:
    @pytest.fixture
    def settings(self, settings: PdfSettings, monkeypatch: pytest.MonkeyPatch) -> PdfSettings:
        # Of the processor alone: what the clock ends, on a busy machine, is tried again in the same pool.
        limits = replace(settings.small_pool, seconds=0.03, patience=1_000)
        monkeypatch.setattr(PdfSettings, "small_pool", limits)
        return settings

    async def test_is_made_by_the_one_for_large_papers(self, viewer: Viewer, reader: Person) -> None:
        link = await viewer.open_until_done(reader)
        assert (link["state"], link["isLarge"]) == ("ready", True)


@pytest.mark.usefixtures("worker")
class TestMoreThanAnyPoolGives:
    @pytest.fixture
    def settings(self, settings: ServiceSettings) -> ServiceSettings:
        return settings.model_copy(update={"large_render_memory_mb": 200})

    async def test_is_told_and_the_next_is_made(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        archive.printout = large_in_memory()
        link = await viewer.open_until_done(reader)
        assert link["state"] == "failed"
        assert link["isLarge"]
        assert link["message"].startswith("The PDF needs more memory than there is.")
        archive.revision, archive.printout = "2", printout()
        assert (await viewer.open_until_done(reader))["state"] == "ready"
        assert len(await published(runtime, events_pb2.SubmissionRenderFailed)) == 1


@pytest.mark.usefixtures("worker")
class TestAskedForAgainAndAgain:
    async def test_what_is_there_is_not_made_again(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        await viewer.open_until_done(reader)
        for _ in range(5):
            assert (await viewer.request(reader))["state"] == "ready"
        assert archive.image_calls == 1


@pytest.mark.usefixtures("book")
async def test_asked_for_at_each_change_while_it_waits_it_is_not_made_for_each(
    viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime, service: ServiceDefinition
) -> None:
    revisions = [str(number) for number in range(1, 7)]
    for archive.revision in revisions:
        await viewer.open(reader)
    temporal = await connect_temporal(runtime.settings_as(TemporalSettings))
    async with working(service, runtime):
        for revision in revisions:
            await temporal.get_workflow_handle(f"pdf/{archive.submission_id}/{revision}/en").result()
    assert archive.image_calls <= 2, "as many as are printed side by side"
    assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1


def large_in_memory() -> Printout:
    """Few characters and many elements: what takes the most memory for its size."""
    return header_printout(fields=400)
