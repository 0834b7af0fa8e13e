"""A read model equals its owner, however the events arrive; and again after it was lost."""

import asyncio
import random
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.bus.client import BusClient
from chassis.events import batches
from chassis.events import consumer as consumer_module
from chassis.events.context import headers_of
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.delivering import all_worked_off, delivering
from chassis.testing.plugin import wipe
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from nats.aio.msg import Msg
from sample.events import NoteChanged
from sample.seen import notes_seen
from sqlalchemy import text

from services._chassis.tests.notes_and_seen import (
    add,
    append,
    delete_company,
    owned,
    remove,
    revisions_of,
    seen,
)

KIND = NoteChanged.DESCRIPTOR.full_name
_UNPUBLISHED = text("select * from outbox_event where published_at is null order by revision")
_MARKED = text("update outbox_event set published_at = now()")


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
    st.tuples(
        st.sampled_from(["add", "add", "append", "append", "append", "remove", "delete company"]),
        st.integers(0, 4),
    ),
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
        companies = [uuid4(), uuid4(), uuid4()]
        deleted: list[UUID] = []
        for number, (act, which) in enumerate(acts):
            if act == "add" or not ids:
                ids.append(await add(runtime, f"{number};", companies[which % 3]))
            elif act == "delete company":
                # Its notes go a while after, so that others still change them and tell of it.
                deleted.append(companies[which % 3])
                companies[which % 3] = uuid4()
                await delete_company(runtime, deleted[-1])
            elif act == "append":
                await append(runtime, ids[which % len(ids)], f"{number};")
            else:
                await remove(runtime, ids[which % len(ids)])
        last = await self._publish(service, runtime, delivery)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Msg, "ack", _losing(delivery))
            patch.setattr(BusClient, "acknowledge_all", _one_by_one)
            async with delivering(service, runtime):
                await all_worked_off(service, runtime, last)
        assert await seen(runtime) == await owned(runtime)
        assert [await revisions_of(runtime, each) for each in deleted] == [0] * len(deleted)

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


async def _one_by_one(_: BusClient, messages: Sequence[Msg]) -> None:
    for message in messages:
        await message.ack()


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
