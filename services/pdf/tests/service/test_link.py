import asyncio
from datetime import timedelta
from io import BytesIO

import httpx
import pytest
from chassis.clock import now
from chassis.db.statements import select
from chassis.errors import Unavailable
from chassis.events.dead_letters import list_dead_letters
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing import as_heard, drain, published
from chassis.testing.addresses import free_address
from chassis.testing.people import Person
from contracts.pdf.v1 import events_pb2
from pdf.paper.printed import Layout, Paper
from pdf.render import keeping
from pdf.render.handlers import start_render
from pdf.render.order import RenderOrder
from pdf.tables.render import Render, RenderState
from PIL import Image
from sqlalchemy import update

from ..archive import Archive, printout
from ..viewer import Viewer


@pytest.mark.usefixtures("worker")
class TestLink:
    async def test_the_pdf_holds_every_value_and_who_did_what(self, viewer: Viewer, reader: Person) -> None:
        link = await viewer.open_until_done(reader)
        assert (link["state"], link["progress"], link["pages"]) == ("ready", 100, 1)
        assert link["fileName"] == "SSI-0042 Site Safety Inspection.pdf"
        text = await viewer.text_of(link)
        for part in ("SSI-0042", "Level 3, slab B", "Jetty 4", "slab.jpg", "Tan Bo", "Site crew", "10:30"):
            assert part in text

    async def test_a_file_that_has_no_picture_is_named_instead(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        link = await viewer.open_until_done(reader)
        assert link["state"] == "ready"
        text = await viewer.text_of(link)
        assert "plan.dwg" in text
        assert "sketch.svg" in text
        assert archive.image_calls == 1

    async def test_every_page_is_a_picture_with_its_words(
        self, viewer: Viewer, client: httpx.AsyncClient, reader: Person
    ) -> None:
        (page,) = (await viewer.open_until_done(reader))["pictures"]
        picture = await client.get(page["url"])
        assert picture.headers["content-type"] == "image/webp"
        assert Image.open(BytesIO(picture.content)).size == (page["width"], page["height"])
        assert "Level 3, slab B" in page["text"]

    async def test_chinese_words_and_values_are_readable(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        archive.printout = printout("三层楼板")
        link = await viewer.open_until_done(reader, language="zh-CN")
        text = await viewer.text_of(link)
        assert "三层楼板" in text
        assert "办理记录" in text
        assert "2026年11月21日" in text

    async def test_asked_for_many_times_at_once_it_is_made_once(
        self, viewer: Viewer, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        await asyncio.gather(*(viewer.post(reader) for _ in range(10)))
        await viewer.request(reader)
        await viewer.open_until_done(reader)
        assert archive.image_calls == 1
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1

    async def test_a_changed_submission_gets_a_new_pdf_and_the_old_file_goes(
        self,
        viewer: Viewer,
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        first = await viewer.open_until_done(reader)
        archive.revision, archive.printout = "2", printout("Level 4")
        second = await viewer.open_until_done(reader)
        assert "Level 4" in await viewer.text_of(second)
        await drain(service, runtime)
        for gone in (first["url"], first["pictures"][0]["url"]):
            assert (await client.get(gone)).status_code == 404

    async def test_a_failure_is_told_with_its_reason_and_can_be_tried_again(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        archive.images_lost = True
        link = await viewer.open_until_done(reader)
        assert link["state"] == "failed"
        assert "slab.jpg" in link["message"]
        assert link["url"] is None
        archive.images_lost = False
        assert (await viewer.request(reader))["state"] == "queued"
        assert (await viewer.open_until_done(reader))["state"] == "ready"

    async def test_a_reason_is_told_in_the_language_of_the_paper(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        archive.images_lost = True
        link = await viewer.open_until_done(reader, language="zh-CN")
        assert link["message"] == "图片“slab.jpg”已丢失，请重新拍摄。"

    async def test_of_a_surprise_nobody_is_told_more_than_to_try_again(
        self, viewer: Viewer, archive: Archive, reader: Person
    ) -> None:
        archive.is_garbled = True
        link = await viewer.open_until_done(reader)
        assert link["message"] == "The PDF could not be made. Try again."


@pytest.mark.usefixtures("worker")
class TestADiscardedFile:
    async def test_stays_while_it_is_the_paper_of_a_submission(
        self,
        viewer: Viewer,
        client: httpx.AsyncClient,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        link = await viewer.open_until_done(reader)
        async with runtime.database.unit_of_work() as uow:
            render = (await uow.execute(select(Render))).scalar_one()
            for key in (*keeping.files_of(render.file_key, len(render.pictures)), "renders/x/y/z.pdf"):
                uow.outbox.add(events_pb2.FileDiscarded(key=key))
        await drain(service, runtime)
        for url in (link["url"], link["pictures"][0]["url"]):
            assert (await client.get(url)).status_code == 200
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_of_a_revision_that_came_back_is_the_earlier_one_alone(
        self,
        viewer: Viewer,
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        """No key comes back, though what is printed does: none is pointed at again once no row does."""
        first = await viewer.open_until_done(reader)
        before, archive.revision = archive.revision, "2"
        await viewer.open_until_done(reader)
        archive.revision = before
        again = await viewer.open_until_done(reader)
        assert path_of(again["url"]) != path_of(first["url"])
        await drain(service, runtime)
        for url, status in ((first["url"], 404), (again["url"], 200), (again["pictures"][0]["url"], 200)):
            assert (await client.get(url)).status_code == status


def path_of(url: str) -> str:
    return url.partition("?")[0]


@pytest.mark.usefixtures("worker")
class TestAWorkerThatDied:
    async def test_after_the_last_step_is_followed_by_one_that_tells_nothing_twice(
        self, viewer: Viewer, reader: Person, runtime: Runtime
    ) -> None:
        await viewer.open_until_done(reader)
        order = await order_of_the_render(runtime)
        await keeping.begin(runtime.database, order, Layout(b"", 0, "again", "again.pdf", {}))
        file_key = keeping.new_file_key(order)
        await keeping.begin_storing(runtime.database, file_key, 0)
        await keeping.finish(runtime.database, order, file_key, Paper(b"%PDF", 1), [])
        await keeping.give_up(runtime.database, order, "too late")
        assert (await viewer.open(reader))["fileName"] == "SSI-0042 Site Safety Inspection.pdf"
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1
        assert await published(runtime, events_pb2.SubmissionRenderFailed) == []

    async def test_and_was_forgotten_is_followed_by_one_when_somebody_asks(
        self, viewer: Viewer, reader: Person, runtime: Runtime
    ) -> None:
        await viewer.open_until_done(reader)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(
                update(Render).values(
                    state=RenderState.RENDERING.value, updated_at=now() - timedelta(minutes=2)
                )
            )
        assert (await viewer.open_until_done(reader))["state"] == "ready"


async def order_of_the_render(runtime: Runtime) -> RenderOrder:
    async with runtime.database.reading() as uow:
        render = (await uow.execute(select(Render))).scalar_one()
    return RenderOrder(
        company_id=str(render.company_id),
        submission_id=str(render.submission_id),
        revision=render.revision,
        language=render.language,
        user_id=str(new_id()),
        session_id=str(new_id()),
    )


async def test_looking_for_a_paper_sets_nothing_going(
    viewer: Viewer, reader: Person, runtime: Runtime
) -> None:
    for _ in range(2):
        assert (await viewer.look(reader))["state"] == "missing"
    assert await published(runtime, events_pb2.SubmissionRenderRequested) == []
    async with runtime.database.reading() as uow:
        assert (await uow.execute(select(Render))).all() == []


async def test_what_is_requested_twice_is_set_going_once(
    viewer: Viewer, reader: Person, runtime: Runtime
) -> None:
    for _ in range(2):
        assert (await viewer.request(reader))["state"] == "queued"
    (requested,) = await published(runtime, events_pb2.SubmissionRenderRequested)
    assert (requested.user_id, requested.is_again) == (str(reader.user_id), False)


class TestWithoutTemporal:
    @pytest.fixture
    def settings(self, settings: ServiceSettings) -> ServiceSettings:
        return settings.model_copy(update={"temporal_address": free_address()})

    async def test_a_request_is_kept_until_it_is_back(
        self, viewer: Viewer, reader: Person, runtime: Runtime
    ) -> None:
        assert (await viewer.post(reader))["state"] == "queued"
        (requested,) = await published(runtime, events_pb2.SubmissionRenderRequested)
        with pytest.raises(Unavailable):
            async with runtime.database.unit_of_work() as uow:
                await start_render(uow, requested, as_heard(requested), runtime)


async def test_who_may_not_read_the_submission_learns_nothing(
    client: httpx.AsyncClient, archive: Archive, reader: Person
) -> None:
    archive.hidden_from.add(str(reader.user_id))
    answer = await client.get(
        "/api/SubmissionPdf/Link",
        params={"SubmissionId": archive.submission_id},
        headers=reader.headers,
    )
    assert answer.status_code == 404


async def test_with_forms_away_the_caller_is_told_to_try_again(
    client: httpx.AsyncClient, reader: Person
) -> None:
    answer = await client.get(
        "/api/SubmissionPdf/Link",
        params={"SubmissionId": "0197a000-0000-7000-8000-000000000000"},
        headers=reader.headers,
    )
    assert answer.status_code == 503
    assert answer.json()["data"]["retryable"] is True
