import httpx
import pytest
from chassis.db.statements import col, select
from chassis.errors import NotFound
from chassis.files.sweeping import KEEP_WITHOUT_ROW
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.files import make_stored_files_older
from chassis.testing.people import Person
from pdf.paper.printed import Paper
from pdf.render import keeping
from pdf.render.abandoned import KEEP_ABANDONED, delete_abandoned
from pdf.tables.render import UnfinishedPaper
from sqlalchemy import update

from ..viewer import Viewer
from .test_link import order_of_the_render


@pytest.mark.usefixtures("worker")
class TestFilesOfAPaperThatWasNeverFinished:
    async def test_go_after_a_day(
        self,
        viewer: Viewer,
        reader: Person,
        runtime: Runtime,
        service: ServiceDefinition,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(keeping, "finish", fail)
            assert (await viewer.open_until_done(reader))["state"] == "failed"
        left = await files_left(runtime)
        assert left
        await cleaned_up(service, runtime)
        for key in left:
            assert await runtime.storage.read(key)
        await a_day_passes(runtime)
        await cleaned_up(service, runtime)
        for key in left:
            with pytest.raises(NotFound):
                await runtime.storage.read(key)
        assert await files_left(runtime) == []

    async def test_are_none_of_a_paper_that_was(
        self,
        viewer: Viewer,
        client: httpx.AsyncClient,
        reader: Person,
        runtime: Runtime,
        service: ServiceDefinition,
    ) -> None:
        link = await viewer.open_until_done(reader)
        await a_day_passes(runtime)
        await cleaned_up(service, runtime)
        for url in (link["url"], link["pictures"][0]["url"]):
            assert (await client.get(url)).status_code == 200

    async def test_are_not_pointed_at_by_a_worker_that_comes_too_late(
        self, viewer: Viewer, reader: Person, runtime: Runtime
    ) -> None:
        await viewer.open_until_done(reader)
        order = await order_of_the_render(runtime)
        file_key = keeping.new_file_key(order)
        await keeping.begin_storing(runtime.database, file_key, 0)
        await a_day_passes(runtime)
        await delete_abandoned(runtime)
        with pytest.raises(keeping.FilesDeleted):
            await keeping.finish(runtime.database, order, file_key, Paper(b"%PDF", 1), [])


@pytest.mark.usefixtures("worker")
class TestFilesThatNoRowSpeaksOf:
    async def test_go_after_a_day_as_those_of_older_releases(
        self,
        viewer: Viewer,
        client: httpx.AsyncClient,
        reader: Person,
        runtime: Runtime,
        service: ServiceDefinition,
    ) -> None:
        link = await viewer.open_until_done(reader)
        order = await order_of_the_render(runtime)
        folder = f"renders/{order.company_id}/{order.submission_id}"
        nobodys = [*keeping.files_of(keeping.new_file_key(order), 2), f"{folder}/{order.revision}.en.pdf"]
        await swept_a_day_after(runtime, service, nobodys)
        for key in nobodys:
            with pytest.raises(NotFound):
                await runtime.storage.read(key)
        for url in (link["url"], *(each["url"] for each in link["pictures"])):
            assert (await client.get(url)).status_code == 200

    async def test_are_not_those_that_a_worker_is_still_storing(
        self, viewer: Viewer, reader: Person, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await viewer.open_until_done(reader)
        file_key = keeping.new_file_key(await order_of_the_render(runtime))
        await keeping.begin_storing(runtime.database, file_key, 2)
        keys = keeping.files_of(file_key, 2)
        await swept_a_day_after(runtime, service, keys)
        for key in keys:
            assert await runtime.storage.read(key)


async def swept_a_day_after(runtime: Runtime, service: ServiceDefinition, stored: list[str]) -> None:
    for key in stored:
        await runtime.storage.put(key, b"%PDF")
    make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
    await service.clear_up(runtime)
    await drain(service, runtime)


async def fail(*_: object) -> None:
    raise RuntimeError("brought down")


async def files_left(runtime: Runtime) -> list[str]:
    async with runtime.database.reading() as uow:
        rows = (await uow.execute(select(UnfinishedPaper))).scalars()
        return [key for each in rows for key in keeping.files_of(each.file_key, each.pictures)]


async def a_day_passes(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(UnfinishedPaper).values(created_at=col(UnfinishedPaper.created_at) - KEEP_ABANDONED)
        )


async def cleaned_up(service: ServiceDefinition, runtime: Runtime) -> None:
    await delete_abandoned(runtime)
    await drain(service, runtime)
