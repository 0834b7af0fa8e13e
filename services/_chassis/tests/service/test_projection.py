"""A read model equals its owner, whatever the network does, whoever dies, and after it was lost."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.bus.client import BusClient
from chassis.events import batches
from chassis.events import consumer as consumer_module
from chassis.events.consumer import Consumer
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.events.projection import EventWithContext
from chassis.events.republish import republish as tell_anew
from chassis.runtime import Runtime
from chassis.serve import make_consumers
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.connections import KeptConnections
from chassis.testing.delivering import all_worked_off
from chassis.testing.plugin import wipe
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis import strategies as st
from nats.aio.msg import Msg
from sample.events import NoteChanged
from sample.seen import notes_seen

from services._chassis.tests.notes_and_seen import (
    add,
    append,
    delete_company,
    lose_read_model,
    owned,
    remove,
    revisions_of,
    seen,
)
from services._chassis.tests.shaken import NETWORKS, Network, in_a_thread, last_of_each, one_by_one

KIND = NoteChanged.DESCRIPTOR.full_name
BAD = "bad"
# An event whose process died three times is taken for what killed it.
MOST_RESTARTS = 2

_OWNERS = ["add", "add", "append", "append", "append", "remove", "delete company"]
_MACHINES = ["poison", "restart", "lose and tell anew"]
ACTS = st.lists(
    st.tuples(st.sampled_from([*_OWNERS, *_MACHINES]), st.integers(0, 4)), min_size=1, max_size=20
)


@pytest.fixture
def only_notes(service: ServiceDefinition) -> ServiceDefinition:
    return replace(service, subscriptions=[])


async def keep_all_but_bad(uow: Any, told: Sequence[EventWithContext]) -> None:
    if any(BAD in each.event.text for each in told):
        raise ValueError("a bug")
    await notes_seen.keep(uow, told)


def with_a_bug(service: ServiceDefinition) -> ServiceDefinition:
    return replace(service, projections=[replace(notes_seen, keep=keep_all_but_bad)])


class Processes:
    """What keeps the read model, until it is stopped in the middle of whatever it does."""

    def __init__(self, consumers: Sequence[Consumer]) -> None:
        self._consumers = consumers
        self._running = [asyncio.create_task(each.run()) for each in consumers]

    async def end(self) -> None:
        for each in self._consumers:
            each.stop()
        await asyncio.gather(*self._running)


@dataclass
class Story:
    """What the owner does, and what becomes of the processes that keep the read model."""

    service: ServiceDefinition
    runtime: Runtime
    network: Network
    ids: list[UUID] = field(default_factory=list[UUID])
    companies: list[UUID] = field(default_factory=lambda: [uuid4(), uuid4(), uuid4()])
    deleted: list[UUID] = field(default_factory=list[UUID])
    restarts: int = 0

    async def tell(self, acts: Sequence[tuple[str, int]]) -> None:
        processes = await self._begin()
        for number, (act, which) in enumerate(acts):
            if act == "restart" and self.restarts < MOST_RESTARTS:
                self.restarts += 1
                await self.network.deliver(self.service, self.runtime, all_of_it=False)
                await processes.end()
                processes = await self._begin()
            elif act == "lose and tell anew":
                await self.network.deliver(self.service, self.runtime, all_of_it=False)
                await lose_read_model(self.runtime)
                await tell_anew(self.runtime, self.service.snapshots, KIND, notes_seen.name)
            else:
                await self._do(act, which, f"{number};")
        await self.network.deliver(self.service, self.runtime, all_of_it=True)
        await all_worked_off(self.service, self.runtime, await last_of_each(self.service, self.runtime))
        await processes.end()

    async def _begin(self) -> "Processes":
        await self.runtime.bus.ensure_stream(self.service.context)
        return Processes(make_consumers(self.service, self.runtime))

    async def _do(self, act: str, which: int, words: str) -> None:
        runtime, company = self.runtime, self.companies[which % 3]
        if act == "poison":
            self.ids.append(await add(runtime, BAD, company))
        elif act == "add" or not self.ids:
            self.ids.append(await add(runtime, words, company))
        elif act == "delete company":
            # Its notes go a while after, so that others still change them and tell of it.
            self.deleted.append(company)
            self.companies[which % 3] = uuid4()
            await delete_company(runtime, company)
        elif act == "remove":
            await remove(runtime, self.ids[which % len(self.ids)])
        else:
            await append(runtime, self.ids[which % len(self.ids)], words)


class TestWhateverHappens:
    async def test_it_equals_the_owner(
        self,
        only_notes: ServiceDefinition,
        runtime: Runtime,
        connections: KeptConnections,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(batches, "BATCH", 7)
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 1)
        # Who stops ends what was fetched, and a fetch that waits for nothing.
        monkeypatch.setattr(consumer_module, "FETCH_SECONDS", 0.2)

        def run(wait_for: Any) -> None:
            # Not shrunk: each try is a second of two servers.
            @settings(
                max_examples=15,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=[HealthCheck.too_slow],
            )
            @given(acts=ACTS, network=NETWORKS)
            def example(acts: list[tuple[str, int]], network: Network) -> None:
                for machine in {act for act, _ in acts} & {*_MACHINES}:
                    event(machine)
                wait_for(self._example(connections, only_notes, runtime, acts, network))

            example()

        await in_a_thread(run)

    async def _example(
        self,
        connections: KeptConnections,
        service: ServiceDefinition,
        runtime: Runtime,
        acts: list[tuple[str, int]],
        network: Network,
    ) -> None:
        await wipe(connections, runtime.settings.database_url)
        story = Story(with_a_bug(service), runtime, network)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Msg, "ack", network.losing())
            patch.setattr(BusClient, "acknowledge_all", one_by_one)
            await story.tell(acts)
        there = await owned(runtime)
        assert _but_bad(await seen(runtime)) == _but_bad(there)
        assert [await revisions_of(runtime, each) for each in story.deleted] == [0] * len(story.deleted)
        await _replay_what_was_given_up(service, runtime)
        assert await seen(runtime) == there


def _but_bad(notes: dict[UUID, str]) -> dict[UUID, str]:
    return {note_id: words for note_id, words in notes.items() if BAD not in words}


async def _replay_what_was_given_up(service: ServiceDefinition, runtime: Runtime) -> None:
    """The bug is mended."""
    async with runtime.database.reading() as uow:
        letters = await list_dead_letters(uow)
    assert {each.error for each in letters} <= {"ValueError: a bug"}
    for letter in letters:
        await replay_dead_letter(runtime, service.all_subscriptions, letter.id)


class TestAnEventThatCannotBeTaken:
    async def test_holds_up_no_other_of_its_batch_and_can_be_replayed(
        self, only_notes: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 1)
        bad = await add(runtime, BAD)
        good = [await add(runtime, str(number)) for number in range(10)]
        await drain(with_a_bug(only_notes), runtime)
        assert set(await seen(runtime)) == set(good)
        async with runtime.database.reading() as uow:
            [letter] = await list_dead_letters(uow)
        assert letter.error == "ValueError: a bug"
        await replay_dead_letter(runtime, only_notes.all_subscriptions, letter.id)
        assert (await seen(runtime))[bad] == BAD
