"""A read model equals its owner, however the events arrive; and again after it was lost."""

import asyncio
import random
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.events import batches, republish
from chassis.events import consumer as consumer_module
from chassis.events.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.events.context import headers_of
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.events.republish import republish as tell_anew
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.plugin import wipe
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from nats.aio.msg import Msg
from nats.js.errors import NotFoundError
from sample import notes
from sample.events import NoteChanged
from sample.notes import notes_after
from sample.seen import notes_seen
from sample.tables import Note, NoteSeen
from sqlalchemy import delete, select, text

KIND = NoteChanged.DESCRIPTOR.full_name
COMPANY = uuid4()
_UNPUBLISHED = text("select * from outbox_event where published_at is null order by revision")
_MARKED = text("update outbox_event set published_at = now()")


async def owned(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.id: row.text for row in await uow.execute(select(Note.id, Note.text))}


async def seen(runtime: Runtime) -> dict[UUID, str]:
    async with runtime.database.reading() as uow:
        return {row.note_id: row.text for row in await uow.execute(select(NoteSeen.note_id, NoteSeen.text))}


async def lose_read_model(runtime: Runtime) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(delete(NoteSeen))


async def add(runtime: Runtime, words: str) -> UUID:
    async with runtime.database.unit_of_work() as uow:
        return notes.add_note(uow, COMPANY, words).id


async def append(runtime: Runtime, note_id: UUID, words: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.append(uow, note_id, words)


async def remove(runtime: Runtime, note_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        await notes.delete_note(uow, note_id)


@dataclass(frozen=True)
class Delivery:
    """How the network behaves: everything arrives in the end, in what order and how often it likes."""

    order: random.Random
    doubled: float
    lost: float
    """Worked off, and the answer does not arrive: it comes again."""


# From a seed: what the servers do first is not hypothesis's to draw.
DELIVERIES = st.builds(
    Delivery, st.integers(0, 10**9).map(random.Random), st.floats(0, 0.5), st.floats(0, 0.5)
)
ACTS = st.lists(
    st.tuples(st.sampled_from(["add", "append", "append", "append", "remove"]), st.integers(0, 4)),
    min_size=1,
    max_size=20,
)


async def in_a_thread(run: Any) -> None:
    """Hypothesis calls what it tests, and what we test must run in this loop."""
    loop = asyncio.get_running_loop()

    def wait_for(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, loop).result()

    await asyncio.to_thread(run, wait_for)


@pytest.fixture
def only_notes(service: ServiceDefinition) -> ServiceDefinition:
    return replace(service, subscriptions=[])


class TestWhateverTheNetworkDoes:
    async def test_it_equals_the_owner(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(batches, "BATCH", 7)

        def run(wait_for: Any) -> None:
            # Not shrunk: each try is a second of two servers.
            @settings(
                max_examples=15,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=[HealthCheck.too_slow],
            )
            @given(acts=ACTS, delivery=DELIVERIES)
            def example(acts: list[tuple[str, int]], delivery: Delivery) -> None:
                wait_for(self._example(only_notes, runtime, acts, delivery))

            example()

        await in_a_thread(run)

    async def _example(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        acts: list[tuple[str, int]],
        delivery: Delivery,
    ) -> None:
        await wipe(runtime.settings.database_url)
        ids: list[UUID] = []
        for number, (act, which) in enumerate(acts):
            if act == "add" or not ids:
                ids.append(await add(runtime, f"{number};"))
            elif act == "append":
                await append(runtime, ids[which % len(ids)], f"{number};")
            else:
                await remove(runtime, ids[which % len(ids)])
        last = await self._publish(service, runtime, delivery)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Msg, "ack", _losing(delivery))
            async with working(service, runtime):
                await all_worked_off(service, runtime, last)
        assert await seen(runtime) == await owned(runtime)

    async def _publish(
        self, service: ServiceDefinition, runtime: Runtime, delivery: Delivery
    ) -> dict[str, int]:
        """The place of the last one under each subject."""
        await runtime.bus.ensure_stream(service.context)
        async with runtime.database.unit_of_work() as uow:
            rows = list(await uow.execute(_UNPUBLISHED))
            await uow.execute(_MARKED)
        rows += [row for row in rows if delivery.order.random() < delivery.doubled]
        delivery.order.shuffle(rows)
        last: dict[str, int] = {}
        for row in rows:
            headers = headers_of(row) | {
                # Not the row's id: NATS would know the double, for as long as it remembers.
                EVENT_ID_HEADER: str(uuid4()),
                STREAM_HEADER: runtime.bus.stream(service.context),
            }
            published = await runtime.bus.jetstream.publish(
                runtime.bus.subject(row.subject), bytes(row.payload), headers=headers
            )
            last[row.subject] = published.seq
        return last


def _losing(delivery: Delivery) -> Any:
    ack = Msg.ack

    async def ack_or_lose(message: Msg) -> None:
        if message.metadata.num_delivered < 3 and delivery.order.random() < delivery.lost:
            await message.nak()
        else:
            await ack(message)

    return ack_or_lose


async def all_worked_off(
    service: ServiceDefinition, runtime: Runtime, last: dict[str, int] | None = None
) -> None:
    """Up to the last of each subject; that it is there NATS tells its consumers a moment later."""
    stream, expected = runtime.bus.stream(service.context), last or {}
    async with asyncio.timeout(60):
        for feed in service.all_subscriptions:
            while True:
                try:
                    info = await runtime.bus.jetstream.consumer_info(stream, feed.durable)
                except NotFoundError:  # not made yet
                    continue
                assert info.delivered is not None
                is_there = info.delivered.stream_seq >= expected.get(feed.subject, 0)
                if is_there and not info.num_ack_pending and not info.num_pending:
                    break
                await asyncio.sleep(0.02)


class TestARepublishing:
    async def test_brings_it_back_while_everybody_goes_on_writing(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(republish, "PAGE", 10)
        ids = [await add(runtime, f"{number};") for number in range(200)]
        await drain(only_notes, runtime)
        stopping = asyncio.Event()
        async with working(only_notes, runtime):
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


class TestAnEventThatCannotBeTaken:
    async def test_holds_up_no_other_of_its_batch_and_can_be_replayed(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 1)
        keep = notes_seen.keep

        async def keep_all_but_bad(uow: Any, told: Any) -> None:
            if any(each.event.text == "bad" for each in told):
                raise ValueError("a bug")
            await keep(uow, told)

        broken = replace(only_notes, projections=[replace(notes_seen, keep=keep_all_but_bad)])
        bad = await add(runtime, "bad")
        good = [await add(runtime, str(number)) for number in range(10)]
        await drain(broken, runtime)
        assert set(await seen(runtime)) == set(good)
        async with runtime.database.reading() as uow:
            [letter] = await list_dead_letters(uow)
        assert letter.error == "ValueError: a bug"
        await replay_dead_letter(runtime, only_notes.all_subscriptions, letter.id)
        assert (await seen(runtime))[bad] == "bad"


@asynccontextmanager
async def working(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    """Relay and consumers as in production."""
    await runtime.bus.ensure_stream(service.context)
    workers = [make_relay(service, runtime), *make_consumers(service, runtime)]
    running = [asyncio.create_task(worker.run()) for worker in workers]
    try:
        yield
    finally:
        for worker in workers:
            worker.stop()
        for task in running:
            task.cancel()
        for ended in await asyncio.gather(*running, return_exceptions=True):
            assert ended is None or isinstance(ended, asyncio.CancelledError), ended
