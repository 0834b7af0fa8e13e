"""What an upload reads does not grow with what is in the form already."""

from collections.abc import Mapping
from uuid import UUID, uuid4

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY
from forms.file.repo import FileRepo
from forms.file.unused import delete_unused
from forms.tables.file import SubmissionFile
from forms.tables.submission_value import SubmissionValue
from sqlalchemy import text, update

from services.forms.tests.service.pictures import saved_photo
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_files_gone import a_week_passes

_MANY = 300


async def test_neither_values_nor_used_files_are_read_for_the_room_that_is_left(
    site: Site, runtime: Runtime
) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    await has_filled_in(runtime, hand, UUID(submission_id))
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text("set local enable_seqscan = off"))
        before = await rows_read(uow)
        files = FileRepo(uow)
        by = hand.person.user_id
        assert await files.unused_bytes_of(by) == 2
        assert await files.counts_of_field(UUID(submission_id), UUID(site.photos["id"]), by) == (0, 0)
        after = await rows_read(uow)
    assert after["submission_value"] == before["submission_value"]
    assert after["submission_file"] - before["submission_file"] < 10


async def has_filled_in(runtime: Runtime, hand: Hand, submission_id: UUID) -> None:
    """Many fields with a file each, and one file that none speaks of."""
    by = hand.person.user_id
    async with runtime.database.unit_of_work() as uow:
        for number in range(_MANY + 1):
            is_used = number < _MANY
            file = SubmissionFile(
                submission_id=submission_id,
                field_id=uuid4(),
                key=f"submissions/{submission_id}/{uuid4()}.csv",
                name="a.csv",
                size=2,
                content_type="text/csv",
                is_used=is_used,
                uploaded_by=by,
            )
            uow.add(file)
            if is_used:
                value = {"files": [{"fileId": str(file.id)}], "photos": [], "description": "x" * 2000}
                uow.add(
                    SubmissionValue(
                        submission_id=submission_id,
                        company_id=COMPANY,
                        field_id=file.field_id,
                        value=value,
                        saved_by=by,
                        saved_at=now(),
                    )
                )


async def rows_read(uow: UnitOfWork) -> Mapping[str, int]:
    """By this transaction."""
    found = await uow.execute(
        text("""
            select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as visited
            from pg_stat_xact_user_tables where relname in ('submission_value', 'submission_file')
        """)
    )
    return {row.relname: row.visited for row in found}


async def test_a_file_that_is_not_marked_stays_while_its_value_speaks_of_it(
    site: Site, runtime: Runtime
) -> None:
    """As a process of the release before leaves it."""
    hand = site.hand()
    submission_id = await hand.start()
    photo = await saved_photo(hand, submission_id)
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(SubmissionFile).values(is_used=False))
    await a_week_passes(runtime)
    await delete_unused(runtime.database)
    assert [each["fileId"] for each in (await hand.detail(submission_id))["photos"]] == [photo["fileId"]]
    async with runtime.database.reading() as uow:
        assert (await uow.execute(select(SubmissionFile.is_used))).scalar_one()
