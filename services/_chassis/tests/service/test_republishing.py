"""A read model that was lost is told anew by the owner, while everybody goes on writing."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.events import republish
from chassis.events.context import headers_of
from chassis.events.republish import republish as tell_anew
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.delivering import all_worked_off, delivering
from sample import notes
from sample.events import NoteChanged
from sample.notes import notes_after
from sample.seen import notes_seen
from sqlalchemy import text

from services._chassis.tests.notes_and_seen import (
    COMPANY,
    add,
    append,
    lose_read_model,
    owned,
    remove,
    seen,
)

KIND = NoteChanged.DESCRIPTOR.full_name
_UNPUBLISHED = text("select * from outbox_event where published_at is null order by revision")
_MARKED = text("update outbox_event set published_at = now()")


@pytest.fixture
def only_notes(service: ServiceDefinition) -> ServiceDefinition:
    return replace(service, subscriptions=[])


class TestARepublishing:
    async def test_brings_it_back_while_everybody_goes_on_writing(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(republish, "PAGE", 10)
        ids = [await add(runtime, f"{number};") for number in range(200)]
        await drain(only_notes, runtime)
        stopping = asyncio.Event()
        async with delivering(only_notes, runtime):
            writers = [
                asyncio.create_task(self._write(runtime, ids, random.Random(number), stopping))
                for number in range(4)
            ]
            await asyncio.sleep(0.3)
            await lose_read_model(runtime)
            # Nor is what was told still to be had.
            await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"))
            assert await tell_anew(runtime, only_notes.snapshots, KIND, notes_seen.name) > 100
            await asyncio.sleep(0.3)
            stopping.set()
            written = sum(await asyncio.gather(*writers))
            await make_relay(only_notes, runtime).publish_pending()
            await all_worked_off(only_notes, runtime)
        await drain(only_notes, runtime)
        assert written > 50
        assert await seen(runtime) == await owned(runtime)

    async def _write(
        self, runtime: Runtime, ids: list[UUID], chance: random.Random, stopping: asyncio.Event
    ) -> int:
        written = 0
        while not stopping.is_set():
            match chance.randrange(10):
                case 0:
                    ids.append(await add(runtime, f"{uuid4()};"))
                case 1:
                    await remove(runtime, chance.choice(ids))
                case _:
                    await append(runtime, chance.choice(ids), f"{written};")
            written += 1
            await asyncio.sleep(0.001)
        return written

    async def test_that_broke_off_goes_on_where_it_was(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(republish, "PAGE", 5)
        for number in range(20):
            await add(runtime, str(number))
        await drain(only_notes, runtime)
        await lose_read_model(runtime)
        pages: list[int] = []

        async def page(uow: Any, after: UUID, limit: int) -> Sequence[Any]:
            found = await notes_after(uow, after, limit)
            pages.append(len(found))
            if len(pages) == 3:
                raise ConnectionAbortedError("killed")
            return found

        snapshots = [replace(only_notes.snapshots[0], page=page)]
        with pytest.raises(ConnectionAbortedError):
            await tell_anew(runtime, snapshots, KIND, notes_seen.name)
        assert await tell_anew(runtime, snapshots, KIND, notes_seen.name) == 20
        assert pages == [5, 5, 5, 5, 5, 0]
        await drain(only_notes, runtime)
        assert await seen(runtime) == await owned(runtime)

    async def test_takes_away_what_is_gone_and_nobody_heard_of(
        self, only_notes: ServiceDefinition, runtime: Runtime
    ) -> None:
        gone, there = await add(runtime, "gone"), await add(runtime, "there")
        await drain(only_notes, runtime)
        await remove(runtime, gone)
        await make_relay(only_notes, runtime).publish_pending()
        await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"))
        await drain(only_notes, runtime)
        assert await seen(runtime) == {gone: "gone", there: "there"}
        await tell_anew(runtime, only_notes.snapshots, KIND, notes_seen.name)
        await drain(only_notes, runtime)
        assert await seen(runtime) == {there: "there"}

    async def test_is_not_undone_by_an_old_event_that_comes_late(
        self, only_notes: ServiceDefinition, runtime: Runtime
    ) -> None:
        gone = await add(runtime, "gone")
        async with runtime.database.unit_of_work() as uow:
            (old,) = list(await uow.execute(_UNPUBLISHED))
            await uow.execute(_MARKED)
        await remove(runtime, gone)
        await drain(only_notes, runtime)
        await tell_anew(runtime, only_notes.snapshots, KIND, notes_seen.name)
        await drain(only_notes, runtime)
        headers = headers_of(old) | {
            EVENT_ID_HEADER: str(old.id),
            STREAM_HEADER: runtime.bus.stream("sample"),
        }
        await runtime.bus.jetstream.publish(
            runtime.bus.subject(old.subject), bytes(old.payload), headers=headers
        )
        await drain(only_notes, runtime)
        assert await seen(runtime) == {}

    async def test_begins_below_what_is_still_being_written(
        self, only_notes: ServiceDefinition, runtime: Runtime
    ) -> None:
        """An event whose revision is taken and whose commit is late must be among what is told."""
        async with runtime.database.unit_of_work() as late:
            note = notes.add_note(late, COMPANY, "late")
            await late.lock("begins the transaction")
            driver = await late.driver()
            await driver.execute(
                "insert into outbox_event (id, subject, payload, created_at) values ($1, 'x', '', now())",
                uuid4(),
            )
            telling = asyncio.create_task(tell_anew(runtime, only_notes.snapshots, KIND, notes_seen.name))
            await asyncio.sleep(0.3)
            assert not telling.done()
        assert await telling == 1
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update outbox_event set published_at = now() where subject = 'x'"))
        await drain(only_notes, runtime)
        assert await seen(runtime) == {note.id: "late"}
