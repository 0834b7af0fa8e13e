"""A stream that has no room loses nothing: what it has stays, what it refuses waits, and goes on later."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from uuid import uuid4

import pytest
from chassis.db.tables import OutboxEvent
from chassis.events import relay as relay_module
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from nats.js.api import DiscardPolicy, StreamState
from prometheus_client import REGISTRY
from sample.events import NoteAdded
from sqlalchemy import func, select

from services._chassis.tests.notes_told import echoes

NOTES = 300
BYTES = 40_000
"""Of the stream: less than half of the notes have room."""


@pytest.fixture
def settings(settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch) -> ServiceSettings:
    monkeypatch.setattr(relay_module, "FULL_SECONDS", 0.05)
    return settings.model_copy(update={"stream_bytes": BYTES})


class TestAFullStream:
    async def test_loses_nothing_and_goes_on_when_there_is_room(
        self, service: ServiceDefinition, runtime: Runtime, caplog: pytest.LogCaptureFixture
    ) -> None:
        said = await tell(runtime)
        with caplog.at_level(logging.WARNING, logger=relay_module.__name__):
            # As deployed, two at once: what one tries to carry, the other doesn't see.
            async with relaying(service, runtime), relaying(service, runtime):
                await until(lambda: refused(runtime))
                before = await state_of(runtime)
                await asyncio.sleep(0.5)  # it tries again meanwhile
                # Nothing went to make room for what came later, and nothing came twice.
                assert await state_of(runtime) == before
                assert before.first_seq == 1
                assert before.bytes <= BYTES
                assert await waiting(runtime) > 0
                assert not any("takes events again" in each.message for each in caplog.records)

                while await waiting(runtime):
                    there = (await state_of(runtime)).last_seq
                    await work_off(service, runtime)
                    # As their age does it: what every consumer has had goes.
                    await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"), seq=there + 1)
                    await asyncio.sleep(0.1)
                await work_off(service, runtime)
                await until(lambda: has_room(runtime))
        assert sorted(await echoes(runtime)) == said
        told = [record.message for record in caplog.records if "stream" in record.message]
        # By each of them once at a time, however often it was tried.
        assert "is full" in told[0]
        assert "takes events again" in told[-1]
        assert len(told) < NOTES / 10

    async def test_is_bounded_from_its_beginning_and_refuses_instead_of_forgetting(
        self, runtime: Runtime
    ) -> None:
        await runtime.bus.ensure_stream("sample")
        config = (await runtime.bus.jetstream.stream_info(runtime.bus.stream("sample"))).config
        assert config.max_bytes == BYTES
        assert config.discard == DiscardPolicy.NEW


async def test_a_stream_that_was_bounded_by_hand_stays_so(runtime: Runtime) -> None:
    await runtime.bus.ensure_stream("sample")
    jetstream, name = runtime.bus.jetstream, runtime.bus.stream("sample")
    by_hand = (await jetstream.stream_info(name)).config.evolve(max_bytes=BYTES * 10)
    await jetstream.update_stream(by_hand)
    await runtime.bus.ensure_stream("sample")
    assert (await jetstream.stream_info(name)).config.max_bytes == BYTES * 10


async def tell(runtime: Runtime) -> list[str]:
    words = [f"note {number:03} {'x' * 100}" for number in range(NOTES)]
    async with runtime.database.unit_of_work() as uow:
        for each in words:
            uow.outbox.add(NoteAdded(note_id=str(uuid4()), company_id=str(uuid4()), text=each))
    return words


@asynccontextmanager
async def relaying(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    relay = make_relay(service, runtime)
    running = asyncio.create_task(relay.run())
    yield
    relay.stop()
    await running


async def work_off(service: ServiceDefinition, runtime: Runtime) -> None:
    for consumer in make_consumers(service, runtime):
        await consumer.work_pending()


async def state_of(runtime: Runtime) -> StreamState:
    return (await runtime.bus.jetstream.stream_info(runtime.bus.stream("sample"))).state


async def waiting(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return await uow.count(select(func.count()).where(OutboxEvent.published_at.is_(None)))


async def refused(_: Runtime) -> bool:
    return REGISTRY.get_sample_value("groundwork_stream_full") == 1


async def has_room(runtime: Runtime) -> bool:
    return not await refused(runtime)


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(20):
        while not await is_so():
            await asyncio.sleep(0.02)
