from uuid import UUID

import httpx
import pytest
from chassis.db.statements import col, select
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard, drain
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from pdf.render.handlers import delete_papers
from pdf.tables.render import Render

from ..viewer import Viewer


async def _hear_that_it_is_gone(submission_id: str, runtime: Runtime, service: ServiceDefinition) -> None:
    about = events_pb2.Submission(submission_id=submission_id, company_id=str(COMPANY))
    event = events_pb2.SubmissionDiscarded(submission=about)
    async with runtime.database.unit_of_work() as uow:
        await delete_papers(uow, event, as_heard(event), runtime)
    await drain(service, runtime)


@pytest.mark.usefixtures("worker")
async def test_what_is_gone_for_good_takes_its_papers_along(
    viewer: Viewer, client: httpx.AsyncClient, reader: Person, runtime: Runtime, service: ServiceDefinition
) -> None:
    papers = [await viewer.open_until_done(reader, language=each) for each in ("en", "zh-CN")]
    await _hear_that_it_is_gone(str(new_id()), runtime, service)
    assert (await client.get(papers[0]["url"])).status_code == 200
    for _ in range(2):
        await _hear_that_it_is_gone(viewer.archive.submission_id, runtime, service)
    of_it = select(Render.id).where(col(Render.submission_id) == UUID(viewer.archive.submission_id))
    async with runtime.database.reading() as uow:
        assert (await uow.execute(of_it)).all() == []
    for link in papers:
        for url in (link["url"], link["pictures"][0]["url"]):
            assert (await client.get(url)).status_code == 404
