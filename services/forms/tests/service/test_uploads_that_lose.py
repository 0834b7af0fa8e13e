"""An upload that something else was faster than leaves nothing in the store."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import UUID, uuid4

import httpx
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import StorageSettings
from forms.tables.submission import Submission, SubmissionState
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.pictures import heard, picture
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_archived_project import REFUSED, Archive

_WITH_RENDITIONS = 3


async def test_one_id_at_once_is_one_file(site: Site, runtime: Runtime, service: ServiceDefinition) -> None:
    hand, file_id = site.hand(), str(uuid4())
    submission_id = await hand.start()
    async with held(runtime, submission_id):
        sent = [
            asyncio.create_task(hand.upload(submission_id, "roof.jpg", picture(8, 8), file_id))
            for _ in range(3)
        ]
        await until_stored(runtime, submission_id, 3 * _WITH_RENDITIONS)
    seen = [data(answer, 201) for answer in await asyncio.gather(*sent)]
    assert {each["fileId"] for each in seen} == {file_id}
    await heard(service, runtime)
    assert len(stored_of(runtime, submission_id)) == _WITH_RENDITIONS
    for answer in seen:
        assert (await site.client.get(answer["url"])).status_code == 200


async def test_one_id_at_once_for_two_forms_is_a_file_of_one(site: Site, runtime: Runtime) -> None:
    hand, file_id = site.hand(), str(uuid4())
    both = [await hand.start(), await hand.start()]
    async with held(runtime, *both):
        sent = [asyncio.create_task(hand.upload(each, "roof.jpg", picture(8, 8), file_id)) for each in both]
        for each in both:
            await until_stored(runtime, each, _WITH_RENDITIONS)
    answers = await asyncio.gather(*sent)
    assert sorted(each.status_code for each in answers) == [201, 409]
    for submission_id, answer in zip(both, answers, strict=True):
        kept = _WITH_RENDITIONS if answer.status_code == 201 else 0
        assert len(stored_of(runtime, submission_id)) == kept


async def test_nothing_enters_what_was_submitted_meanwhile(site: Site, runtime: Runtime) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    async with held(runtime, submission_id) as uow:
        upload = await waiting_upload(runtime, hand, submission_id)
        await uow.execute(
            update(Submission)
            .where(col(Submission.id) == UUID(submission_id))
            .values(state=SubmissionState.DONE, current_step_id=None)
        )
    assert (await upload).status_code == 409
    assert stored_of(runtime, submission_id) == []
    assert (await hand.detail(submission_id))["photos"] == []


async def test_nothing_enters_a_project_that_was_archived_meanwhile(
    site: Site, crew: Crew, runtime: Runtime
) -> None:
    hand, archive = site.hand(), Archive(crew, runtime)
    submission_id = await hand.start()
    async with held(runtime, submission_id):
        upload = await waiting_upload(runtime, hand, submission_id)
        await archive.take_in()
    assert refusal(await upload) == REFUSED
    assert stored_of(runtime, submission_id) == []


@asynccontextmanager
async def held(runtime: Runtime, *submission_ids: str) -> AsyncGenerator[UnitOfWork]:
    """As by who presses a button."""
    async with runtime.database.unit_of_work() as uow:
        ids = [UUID(each) for each in submission_ids]
        await uow.execute(locked(select(Submission.id).where(col(Submission.id).in_(ids))))
        yield uow


async def waiting_upload(runtime: Runtime, hand: Hand, submission_id: str) -> "asyncio.Task[httpx.Response]":
    upload = asyncio.create_task(hand.upload(submission_id, "roof.jpg", picture(8, 8)))
    await until_stored(runtime, submission_id, _WITH_RENDITIONS)
    return upload


async def until_stored(runtime: Runtime, submission_id: str, count: int) -> None:
    async with asyncio.timeout(60):
        while len(stored_of(runtime, submission_id)) < count:
            await asyncio.sleep(0.02)


def stored_of(runtime: Runtime, submission_id: str) -> list[Path]:
    url = runtime.settings_as(StorageSettings).storage_url
    folder = Path(url.removeprefix("file://")) / "submissions" / submission_id
    return [*folder.iterdir()] if folder.is_dir() else []
