"""A company that is deleted takes its forms, submissions and files along."""

from uuid import uuid4

from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import delete_company
from chassis.testing.people import COMPANY
from contracts.forms.v1 import events_pb2
from forms.tables.file import SubmissionFile
from forms.tables.submission import Submission
from forms.tables.submission_participant import SubmissionParticipant
from forms.tables.submission_value import SubmissionValue
from forms.tables.template import FormTemplate, FormVersion
from sqlalchemy import func, update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.pictures import heard, saved_photo
from services.forms.tests.service.site import Site

_TABLES = (Submission, SubmissionValue, SubmissionFile, SubmissionParticipant, FormTemplate, FormVersion)


async def rows(runtime: Runtime) -> list[int]:
    async with runtime.database.reading() as uow:
        return [await uow.count(select(func.count()).select_from(each)) for each in _TABLES]


class TestADeletedCompany:
    async def test_leaves_no_row_and_no_file(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        draft, ongoing = await hand.start(), await hand.start()
        photo = await saved_photo(hand, draft)
        data(await hand.submitting(ongoing))
        await delete_company(service, runtime, COMPANY)
        assert await rows(runtime) == [0] * len(_TABLES)
        told = await published(runtime, events_pb2.SubmissionDiscarded)
        assert {each.submission.submission_id for each in told} == {draft, ongoing}
        assert {each.discarded_by for each in told} == {""}
        await heard(service, runtime)
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404

    async def test_tells_of_none_that_is_done(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await site.hand().start()
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Submission).values({col(Submission.state): "done"}))
        await delete_company(service, runtime, COMPANY)
        assert await published(runtime, events_pb2.SubmissionDiscarded) == []

    async def test_tells_of_what_is_done_and_has_a_valid_time(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        """Its run waits for the end."""
        submission_id = await site.hand().start()
        done = {col(Submission.state): "done", col(Submission.valid_time_end): now()}
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Submission).values(done))
        await delete_company(service, runtime, COMPANY)
        (told,) = await published(runtime, events_pb2.SubmissionDiscarded)
        assert told.submission.submission_id == submission_id

    async def test_leaves_another_as_it_is(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await site.hand().start()
        before = await rows(runtime)
        await delete_company(service, runtime, uuid4())
        assert await rows(runtime) == before
