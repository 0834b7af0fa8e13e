"""Files that no value speaks of any more, or never did."""

from uuid import UUID

import pytest
from chassis.db.statements import col, locked, select
from chassis.errors import NotFound
from chassis.events.dead_letters import list_dead_letters
from chassis.files.sweeping import KEEP_WITHOUT_ROW
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import housekeep
from chassis.testing.files import make_stored_files_older
from contracts.forms.v1 import events_pb2
from forms.file.service import FILES
from forms.file.unused import KEEP_UNUSED, delete_unused
from forms.tables.file import SubmissionFile
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue
from sqlalchemy import delete, update

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.pictures import heard, picture, saved_photo
from services.forms.tests.service.site import Site


class TestGone:
    async def test_with_the_value_that_spoke_of_it(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        await heard(service, runtime)
        assert (await hand.detail(submission_id))["photos"] == []
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404

    async def test_never_once_it_was_submitted(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        await flow.leave()
        assert (await hand.submitting(submission_id)).status_code == 503
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        await heard(service, runtime)
        assert (await site.client.get(photo["url"])).status_code == 200


class TestADiscardedFile:
    """Nobody's word deletes what a row still points at: whoever said it, and whatever went wrong before."""

    async def test_stays_where_it_was_submitted(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        await said_to_be_discarded(runtime, UUID(photo["fileId"]))
        data(await hand.submitting(submission_id))
        await heard(service, runtime)
        for url in (photo["url"], photo["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 200

    async def test_of_an_id_that_was_used_again_is_the_earlier_one_alone(
        self, site: Site, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        """No key comes back: each upload has its own. So none is pointed at again once no row does."""
        hand = site.hand()
        submission_id = await hand.start()
        first = await saved_photo(hand, submission_id)
        data(await hand.saving(submission_id, {site.photos["id"]: None}))
        again = data(await hand.upload(submission_id, "roof.jpg", picture(64, 48), first["fileId"]), 201)
        await heard(service, runtime)
        assert (await site.client.get(first["url"])).status_code == 404
        for url in (again["url"], again["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 200

    @pytest.mark.parametrize("key", ["../secrets.json", "submissions/nobody/a.jpg", "elsewhere.jpg", ""])
    async def test_that_is_none_of_ours_stays_and_holds_up_nothing(
        self, runtime: Runtime, service: ServiceDefinition, key: str
    ) -> None:
        await runtime.storage.put("elsewhere.jpg", b"of another part")
        async with runtime.database.unit_of_work() as uow:
            uow.outbox.add(events_pb2.FileDiscarded(keys=[key]))
        await heard(service, runtime)
        assert await runtime.storage.read("elsewhere.jpg") == b"of another part"
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []


async def said_to_be_discarded(runtime: Runtime, file_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        file = (
            await uow.execute(select(SubmissionFile).where(col(SubmissionFile.id) == file_id))
        ).scalar_one()
        keys = [key for key in (file.key, file.thumbnail_key, file.print_key) if key]
        uow.outbox.add(events_pb2.FileDiscarded(keys=keys))


class TestNeverUsed:
    async def test_goes_after_a_week(self, site: Site, runtime: Runtime, service: ServiceDefinition) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        unused = data(await hand.upload(submission_id, "roof.jpg", picture(8, 8)), 201)
        used = await saved_photo(hand, submission_id)
        await cleared_up(service, runtime)
        assert len((await hand.detail(submission_id))["photos"]) == 2
        await a_week_passes(runtime)
        for _ in range(2):
            await cleared_up(service, runtime)
            assert [each["fileId"] for each in (await hand.detail(submission_id))["photos"]] == [
                used["fileId"]
            ]
        for url in (unused["url"], unused["thumbnailUrl"]):
            assert (await site.client.get(url)).status_code == 404
        assert (await site.client.get(used["url"])).status_code == 200

    async def test_is_not_what_somebody_submitted_with(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = await saved_photo(hand, submission_id)
        data(await hand.submitting(submission_id))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(delete(SubmissionValue))
        await a_week_passes(runtime)
        await cleared_up(service, runtime)
        assert (await site.client.get(photo["url"])).status_code == 200

    async def test_waits_while_somebody_saves(self, site: Site, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        photo = data(await hand.upload(submission_id, "roof.jpg", picture(8, 8)), 201)
        await a_week_passes(runtime)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(locked(select(Submission)))
            await delete_unused(runtime.database)
        assert (await site.client.get(photo["url"])).status_code == 200


class TestWithoutARow:
    async def test_goes_after_a_day_and_nothing_else(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand = site.hand()
        submitted, open_one = await hand.start(), await hand.start()
        photos = [await saved_photo(hand, submitted), await saved_photo(hand, open_one)]
        photos.append(data(await hand.upload(open_one, "unused.jpg", picture(8, 8)), 201))
        data(await hand.submitting(submitted))
        nobodys = FILES.new_key(UUID(open_one), ending="jpg")
        await runtime.storage.put(nobodys, b"whose process died")
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        await service.clear_up(runtime)
        await heard(service, runtime)
        with pytest.raises(NotFound):
            await runtime.storage.read(nobodys)
        for url in (photo[name] for photo in photos for name in ("url", "thumbnailUrl")):
            assert (await site.client.get(url)).status_code == 200
        async with runtime.database.reading() as uow:
            for key in (await uow.execute(select(SubmissionFile.print_key))).scalars():
                assert await runtime.storage.read(key or "")


async def a_week_passes(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(
            update(SubmissionFile).values(created_at=col(SubmissionFile.created_at) - KEEP_UNUSED)
        )


async def cleared_up(service: ServiceDefinition, runtime: Runtime) -> None:
    await housekeep(service, runtime)
    await heard(service, runtime)
