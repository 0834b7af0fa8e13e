"""Files beside rows: they go when their row goes, and when none ever came."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from uuid import UUID

import pytest
from chassis.db import UnitOfWork
from chassis.db.statements import col
from chassis.db.tables import SweptFolder
from chassis.errors import NotFound
from chassis.events.dead_letters import list_dead_letters
from chassis.files import StoredFiles, delete_if_undone, sweeping
from chassis.files.belonging import mark_key
from chassis.files.sweeping import KEEP_WITHOUT_ROW, sweep
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.storage import FileNotFound
from chassis.testing import drain, published
from chassis.testing.files import make_stored_files_older
from chassis.testing.people import with_people
from sample import main as sample
from sample.events import PhotosDiscarded
from sample.kept import PHOTOS, PLANS
from sample.tables import KeptFile
from sqlalchemy import Executable, delete, update
from sqlalchemy.exc import IntegrityError


@pytest.fixture(scope="module")
def service() -> ServiceDefinition:
    return with_people(replace(sample.definition, files=[PHOTOS, PLANS]))


each_kind = pytest.mark.parametrize("files", [PHOTOS, PLANS], ids=["many keys an event", "one key an event"])


def key_of(files: StoredFiles, note_id: UUID) -> str:
    return files.new_key(*([new_id()] if files is PLANS else []), note_id, ending="pdf")


async def stored(
    runtime: Runtime, files: StoredFiles, count: int = 1, *, note_id: UUID | None = None
) -> list[str]:
    """That no row points at."""
    keys = [key_of(files, note_id or new_id()) for _ in range(count)]
    for key in keys:
        await runtime.storage.put(key, b"%PDF")
    return keys


async def kept(runtime: Runtime, files: StoredFiles, count: int = 1) -> list[str]:
    note_id = new_id()
    keys = await stored(runtime, files, count, note_id=note_id)
    async with runtime.database.unit_of_work() as uow:
        for key in keys:
            uow.add(KeptFile(key=key, note_id=note_id))
    return keys


async def remove(uow: UnitOfWork, files: StoredFiles, keys: Sequence[str]) -> None:
    await uow.execute(delete(KeptFile).where(col(KeptFile.key).in_(keys)))
    files.discard(uow, keys)


async def removed_and_then_refused(runtime: Runtime, files: StoredFiles, keys: Sequence[str]) -> None:
    async with runtime.database.unit_of_work() as uow:
        await remove(uow, files, keys)
        raise FileNotFound


async def there(runtime: Runtime, keys: Sequence[str]) -> list[str]:
    found: list[str] = []
    for key in keys:
        try:
            await runtime.storage.read(key)
        except NotFound:
            continue
        found.append(key)
    return found


class TestADiscardedFile:
    @each_kind
    async def test_goes_after_the_commit_that_took_its_row(
        self, runtime: Runtime, service: ServiceDefinition, files: StoredFiles
    ) -> None:
        gone, other = await kept(runtime, files, 2)
        async with runtime.database.unit_of_work() as uow:
            await remove(uow, files, [gone])
            await drain(service, runtime)
            assert await there(runtime, [gone, other]) == [gone, other]
        await drain(service, runtime)
        assert await there(runtime, [gone, other]) == [other]

    @each_kind
    async def test_stays_where_that_was_undone(
        self, runtime: Runtime, service: ServiceDefinition, files: StoredFiles
    ) -> None:
        keys = await kept(runtime, files)
        with pytest.raises(NotFound):
            await removed_and_then_refused(runtime, files, keys)
        await drain(service, runtime)
        assert await there(runtime, keys) == keys

    @each_kind
    async def test_stays_while_a_row_points_at_it_whoever_says_what(
        self, runtime: Runtime, service: ServiceDefinition, files: StoredFiles
    ) -> None:
        keys = await kept(runtime, files)
        async with runtime.database.unit_of_work() as uow:
            files.discard(uow, keys)
        await drain(service, runtime)
        assert await there(runtime, keys) == keys

    @pytest.mark.parametrize(
        "key",
        [
            "../secrets.json",
            "elsewhere.pdf",
            "",
            "photos",
            "photos/",
            "photos/nobody/a.pdf",
            "photos/00000000-0000-7000-8000-000000000001/",
            "photos/{00000000-0000-7000-8000-000000000001}/a.pdf",
            "photos/00000000-0000-7000-8000-000000000001/00000000-0000-7000-8000-000000000001/a.pdf",
            "plans/00000000-0000-7000-8000-000000000001/00000000-0000-7000-8000-000000000001/a.pdf",
            "photos/00000000-0000-7000-8000-000000000001/..",
            "photos/00000000-0000-7000-8000-000000000001/Röhre.pdf",
            "photos/00000000-0000-7000-8000-000000000001/" + "a" * 500,
            "sweeps/photos",
        ],
    )
    async def test_that_is_none_of_these_stays_and_holds_up_nothing(
        self, runtime: Runtime, service: ServiceDefinition, key: str
    ) -> None:
        (own,) = await stored(runtime, PHOTOS)
        async with runtime.database.unit_of_work() as uow:
            PHOTOS.discard(uow, [key, own])
        async with runtime.database.reading() as uow:
            assert await PHOTOS.without_row(uow, [key]) == []
        await drain(service, runtime)
        assert await there(runtime, [own]) == []
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_is_told_of_with_others_but_not_with_more_than_a_handler_deletes_in_its_time(
        self, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        keys = await stored(runtime, PHOTOS, 250)
        async with runtime.database.unit_of_work() as uow:
            PHOTOS.discard(uow, keys)
        told = [getattr(event, "keys") for event in await published(runtime, PhotosDiscarded)]  # noqa: B009
        assert [len(each) for each in told] == [100, 100, 50]
        await drain(service, runtime)
        assert await there(runtime, keys) == []


class TestAFileStoredBeforeItsRow:
    async def test_goes_at_once_where_the_row_is_refused(self, runtime: Runtime) -> None:
        key = key_of(PHOTOS, new_id())
        with pytest.raises(NotFound):
            await stored_with_row(runtime, key, refused=True)
        assert await there(runtime, [key]) == []

    async def test_goes_at_once_where_the_commit_collides(self, runtime: Runtime) -> None:
        (taken,) = await kept(runtime, PHOTOS)
        key = key_of(PHOTOS, new_id())
        with pytest.raises(IntegrityError):
            await stored_with_row(runtime, key, as_key=taken)
        assert await there(runtime, [key, taken]) == [taken]

    async def test_stays_with_its_row(self, runtime: Runtime) -> None:
        key = key_of(PHOTOS, new_id())
        await stored_with_row(runtime, key)
        assert await there(runtime, [key]) == [key]


async def stored_with_row(
    runtime: Runtime, key: str, *, as_key: str | None = None, refused: bool = False
) -> None:
    async with runtime.database.unit_of_work() as uow:
        delete_if_undone(uow, runtime.storage, [key])
        await runtime.storage.put(key, b"%PDF")
        uow.insert(KeptFile(key=as_key or key, note_id=new_id()))
        if refused:
            raise FileNotFound


class TestTheSweep:
    @each_kind
    async def test_takes_what_no_row_has_pointed_at_for_a_day(
        self, runtime: Runtime, service: ServiceDefinition, files: StoredFiles
    ) -> None:
        has_row, without = await kept(runtime, files, 3), await stored(runtime, files, 2)
        elsewhere = ["elsewhere/a.pdf", f"photos/{new_id()}/Röhre.pdf"]
        for key in elsewhere:
            await runtime.storage.put(key, b"of another part")
        await swept(runtime, service)
        assert await there(runtime, [*has_row, *without]) == [*has_row, *without]
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        young = await stored(runtime, files)
        await swept(runtime, service)
        left = [*has_row, *young, *elsewhere]
        assert await there(runtime, [*left, *without]) == left

    async def test_goes_on_where_it_broke_off_and_begins_again(
        self, runtime: Runtime, service: ServiceDefinition, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sweeping, "PAGE", 4)
        monkeypatch.setattr(sweeping, "MOST_PAGES", 1)
        keys = sorted([*await kept(runtime, PHOTOS, 5), *(without := await stored(runtime, PHOTOS, 5))])
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        passed: list[list[str]] = []
        for _ in range(3):
            await swept(runtime, service)
            passed.append(await there(runtime, without))
        assert passed[0] == [each for each in without if each not in keys[:4]]
        assert passed[2] == []
        more = await stored(runtime, PHOTOS, note_id=UUID(int=0))
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        for _ in range(2):
            await swept(runtime, service)
        assert await there(runtime, more) == []

    async def test_may_be_done_by_two_at_once(self, runtime: Runtime, service: ServiceDefinition) -> None:
        has_row, without = await kept(runtime, PHOTOS, 3), await stored(runtime, PHOTOS, 3)
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        await asyncio.gather(*(sweep(runtime, PHOTOS) for _ in range(3)))
        await drain(service, runtime)
        assert await there(runtime, [*has_row, *without]) == has_row
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_takes_them_however_many_they_are(
        self, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        has_row, without = await kept(runtime, PHOTOS, 3), await stored(runtime, PHOTOS, 30)
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        await swept(runtime, service)
        assert await there(runtime, [*has_row, *without]) == has_row

    @pytest.mark.parametrize(
        "happened",
        [
            delete(SweptFolder),
            update(SweptFolder).values(database_id=new_id()),
            update(SweptFolder).values(sweeps=SweptFolder.sweeps - 1),
        ],
        ids=["empty", "another's", "set back"],
    )
    async def test_takes_nothing_where_the_database_is_another_until_somebody_says_that_it_is_not(
        self, runtime: Runtime, service: ServiceDefinition, happened: Executable
    ) -> None:
        for _ in range(2):
            await swept(runtime, service)
        keys = await stored(runtime, PHOTOS, 3)
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(happened)
        for _ in range(3):
            await swept(runtime, service)
        assert await there(runtime, keys) == keys
        await runtime.storage.delete(mark_key(PHOTOS.folder))
        await swept(runtime, service)
        assert await there(runtime, keys) == []

    async def test_is_not_what_takes_a_file_whose_row_came_meanwhile(
        self, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        note_id = new_id()
        (key,) = await stored(runtime, PHOTOS, note_id=note_id)
        make_stored_files_older(runtime, KEEP_WITHOUT_ROW)
        await sweep(runtime, PHOTOS)
        async with runtime.database.unit_of_work() as uow:
            uow.add(KeptFile(key=key, note_id=note_id))
        await drain(service, runtime)
        assert await there(runtime, [key]) == [key]


async def swept(runtime: Runtime, service: ServiceDefinition) -> None:
    """As the relay does it every hour."""
    await service.clear_up(runtime)
    await drain(service, runtime)
