import httpx
import pytest
from chassis.db.statements import col, select
from chassis.errors import NotFound
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
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
