import httpx
import pytest
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.events import delete_company
from chassis.testing.people import COMPANY, Person
from pdf.tables.render import Render

from ..viewer import Viewer


@pytest.mark.usefixtures("worker")
async def test_a_deleted_company_takes_its_papers_along(
    viewer: Viewer, client: httpx.AsyncClient, reader: Person, runtime: Runtime, service: ServiceDefinition
) -> None:
    link = await viewer.open_until_done(reader)
    await delete_company(service, runtime, COMPANY)
    await drain(service, runtime)
    async with runtime.database.reading() as uow:
        assert (await uow.execute(select(Render.id))).all() == []
    for url in (link["url"], link["pictures"][0]["url"]):
        assert (await client.get(url)).status_code == 404
