import asyncio
from datetime import timedelta
from io import BytesIO
from typing import Any

import httpx
import pytest
from chassis.clock import now
from chassis.events.dead_letters import list_dead_letters
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, published
from chassis.testing.people import Person
from contracts.pdf.v1 import events_pb2
from pdf.paper.printed import Paper
from pdf.render import keeping
from pdf.render.models import Render, RenderState
from pdf.render.order import RenderOrder
from PIL import Image
from pypdf import PdfReader
from sqlalchemy import select, update

from ..archive import Archive, printout

Link = dict[str, Any]


async def ask(client: httpx.AsyncClient, reader: Person, archive: Archive, **more: Any) -> Link:
    answer = await client.get(
        "/api/SubmissionPdf/Link",
        params={"SubmissionId": archive.submission_id, **more},
        headers=reader.headers,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def ask_until_done(client: httpx.AsyncClient, reader: Person, archive: Archive, **more: Any) -> Link:
    async with asyncio.timeout(60):
        link = await ask(client, reader, archive, **more)
        while link["state"] in ("queued", "rendering"):
            await asyncio.sleep(0.2)
            link = await ask(client, reader, archive, **more)
    return link


async def text_of(client: httpx.AsyncClient, link: Link) -> str:
    file = await client.get(link["url"])
    assert file.headers["content-type"] == "application/pdf"
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(file.content)).pages)


@pytest.mark.usefixtures("worker")
class TestLink:
    async def test_the_pdf_holds_every_value_and_who_did_what(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        link = await ask_until_done(client, reader, archive)
        assert (link["state"], link["progress"], link["pages"]) == ("ready", 100, 1)
        assert link["fileName"] == "SSI-0042 Site Safety Inspection.pdf"
        text = await text_of(client, link)
        for part in ("SSI-0042", "Level 3, slab B", "Jetty 4", "slab.jpg", "Tan Bo", "Site crew", "10:30"):
            assert part in text

    async def test_a_file_that_has_no_picture_is_named_instead(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        link = await ask_until_done(client, reader, archive)
        assert link["state"] == "ready"
        text = await text_of(client, link)
        assert "plan.dwg" in text
        assert "sketch.svg" in text
        assert archive.image_calls == 1

    async def test_every_page_is_a_picture_with_its_words(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        (page,) = (await ask_until_done(client, reader, archive))["pictures"]
        picture = await client.get(page["url"])
        assert picture.headers["content-type"] == "image/webp"
        assert Image.open(BytesIO(picture.content)).size == (page["width"], page["height"])
        assert "Level 3, slab B" in page["text"]

    async def test_chinese_words_and_values_are_readable(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        archive.printout = printout("三层楼板")
        link = await ask_until_done(client, reader, archive, language="zh-CN")
        text = await text_of(client, link)
        assert "三层楼板" in text
        assert "办理记录" in text
        assert "2026年11月21日" in text

    async def test_asked_for_many_times_at_once_it_is_made_once(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        await asyncio.gather(*(ask(client, reader, archive) for _ in range(10)))
        await ask_until_done(client, reader, archive)
        assert archive.image_calls == 1
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1

    async def test_a_changed_submission_gets_a_new_pdf_and_the_old_file_goes(
        self,
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        first = await ask_until_done(client, reader, archive)
        archive.revision, archive.printout = "2", printout("Level 4")
        second = await ask_until_done(client, reader, archive)
        assert "Level 4" in await text_of(client, second)
        await drain(service, runtime)
        for gone in (first["url"], first["pictures"][0]["url"]):
            assert (await client.get(gone)).status_code == 404

    async def test_a_failure_is_told_with_its_reason_and_can_be_tried_again(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        archive.images_lost = True
        link = await ask_until_done(client, reader, archive)
        assert link["state"] == "failed"
        assert "slab.jpg" in link["message"]
        assert link["url"] is None
        archive.images_lost = False
        again = await client.post(
            "/api/SubmissionPdf/Retry", json={"submissionId": archive.submission_id}, headers=reader.headers
        )
        assert again.json()["data"]["state"] == "queued"
        assert (await ask_until_done(client, reader, archive))["state"] == "ready"

    async def test_a_reason_is_told_in_the_language_of_the_paper(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        archive.images_lost = True
        link = await ask_until_done(client, reader, archive, language="zh-CN")
        assert link["message"] == "图片“slab.jpg”已丢失，请重新拍摄。"

    async def test_of_a_surprise_nobody_is_told_more_than_to_try_again(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person
    ) -> None:
        archive.is_garbled = True
        link = await ask_until_done(client, reader, archive)
        assert link["message"] == "The PDF could not be made. Try again."


@pytest.mark.usefixtures("worker")
class TestADiscardedFile:
    async def test_stays_while_it_is_the_paper_of_a_submission(
        self,
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        link = await ask_until_done(client, reader, archive)
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
        client: httpx.AsyncClient,
        archive: Archive,
        reader: Person,
        service: ServiceDefinition,
        runtime: Runtime,
    ) -> None:
        """No key comes back, though what is printed does: none is pointed at again once no row does."""
        first = await ask_until_done(client, reader, archive)
        before, archive.revision = archive.revision, "2"
        await ask_until_done(client, reader, archive)
        archive.revision = before
        again = await ask_until_done(client, reader, archive)
        assert path_of(again["url"]) != path_of(first["url"])
        await drain(service, runtime)
        for url, status in ((first["url"], 404), (again["url"], 200), (again["pictures"][0]["url"], 200)):
            assert (await client.get(url)).status_code == status


def path_of(url: str) -> str:
    return url.partition("?")[0]


@pytest.mark.usefixtures("worker")
class TestAWorkerThatDied:
    async def test_after_the_last_step_is_followed_by_one_that_tells_nothing_twice(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        await ask_until_done(client, reader, archive)
        order = await order_of_the_render(runtime)
        await keeping.begin(runtime.database, order, "again.pdf")
        file_key = keeping.new_file_key(order)
        await keeping.begin_storing(runtime.database, file_key, 0)
        await keeping.finish(runtime.database, order, file_key, Paper(b"%PDF", 1), [])
        await keeping.give_up(runtime.database, order, "too late")
        assert (await ask(client, reader, archive))["fileName"] == "SSI-0042 Site Safety Inspection.pdf"
        assert len(await published(runtime, events_pb2.SubmissionRendered)) == 1
        assert await published(runtime, events_pb2.SubmissionRenderFailed) == []

    async def test_and_was_forgotten_is_followed_by_one_when_somebody_asks(
        self, client: httpx.AsyncClient, archive: Archive, reader: Person, runtime: Runtime
    ) -> None:
        await ask_until_done(client, reader, archive)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(
                update(Render).values(
                    state=RenderState.RENDERING.value, updated_at=now() - timedelta(minutes=2)
                )
            )
        assert (await ask_until_done(client, reader, archive))["state"] == "ready"


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
