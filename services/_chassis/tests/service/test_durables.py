"""What a subscription declares is what NATS does, also when the declaration changes."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, Literal
from uuid import uuid4

import pytest
from chassis.db import UnitOfWork
from chassis.event_contract import subject_of
from chassis.events import durable as durable_module
from chassis.events.consumer import Consumer
from chassis.events.context import EventContext
from chassis.events.room import Room
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from nats.js.api import ConsumerConfig, ConsumerInfo, DeliverPolicy
from sample.events import NoteAdded, NoteChanged


class Heard:
    """A handler that remembers what it was told, and how many were at it at once."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.texts: list[str] = []
        self.most = 0
        self._now = 0
        self._seconds = seconds

    async def __call__(self, _: UnitOfWork, event: Any, __: EventContext, ___: Runtime) -> None:
        self._now += 1
        self.most = max(self.most, self._now)
        await asyncio.sleep(self._seconds)
        self._now -= 1
        self.texts.append(event.text)


def subscription(
    heard: Heard, name: str = "sample.hear", *, start: Literal["new", "all"] = "all", seconds: float = 25.0
) -> Subscription[Any]:
    return Subscription(name, NoteAdded, heard, start=start, seconds=seconds)


async def say(service: ServiceDefinition, runtime: Runtime, *texts: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        for text in texts:
            uow.outbox.add(NoteAdded(note_id=str(uuid4()), text=text))  # pyright: ignore
    await runtime.bus.ensure_stream(service.context)
    await make_relay(service, runtime).publish_pending()


async def hear(runtime: Runtime, *subscriptions: Subscription[Any], places: int = 8) -> None:
    room = Room(places)
    await asyncio.gather(*(Consumer(each, runtime, room).work_pending() for each in subscriptions))


async def made(runtime: Runtime, name: str = "sample_hear") -> ConsumerConfig:
    return (await runtime.bus.jetstream.consumer_info(runtime.bus.stream("sample"), name)).config


async def once_all_is_acknowledged(runtime: Runtime) -> ConsumerInfo:
    """Acknowledgements are sent and not awaited: the last is on its way when its handler has ended."""
    deadline = asyncio.get_running_loop().time() + 10
    while True:
        there = await runtime.bus.jetstream.consumer_info(runtime.bus.stream("sample"), "sample_hear")
        if not there.num_ack_pending:
            return there
        assert asyncio.get_running_loop().time() < deadline, f"{there.num_ack_pending} wait for their word"
        await asyncio.sleep(0.05)


class TestWhereItBegins:
    async def test_a_new_one_that_tells_people_is_silent_about_what_was(
        self, service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(durable_module, "NEW_MEANS", timedelta(seconds=1))
        await say(service, runtime, "of last month")
        await asyncio.sleep(2.5)  # the server compares whole seconds
        heard, all_heard = Heard(), Heard()
        telling = subscription(heard, start="new")
        keeping = subscription(all_heard, name="sample.keep")
        await hear(runtime, telling, keeping)
        await say(service, runtime, "of today")
        await hear(runtime, telling, keeping)
        assert heard.texts == ["of today"]
        assert all_heard.texts == ["of last month", "of today"]

    async def test_what_was_published_while_the_release_was_rolled_out_is_new(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        await say(service, runtime, "before the first consumer was up")
        heard = Heard()
        await hear(runtime, subscription(heard, start="new"))
        assert heard.texts == ["before the first consumer was up"]


class TestAChangedDeclaration:
    async def test_reaches_the_consumer_that_is_there(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        heard = Heard()
        await say(service, runtime, "first")
        await hear(runtime, subscription(heard, seconds=10))
        assert (await made(runtime)).ack_wait == 15
        await say(service, runtime, "second")
        await hear(runtime, subscription(heard, seconds=120))
        assert (await made(runtime)).ack_wait == 125
        assert heard.texts == ["first", "second"]

    async def test_reaches_it_where_it_hears_of_something_else(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        heard = Heard()
        await say(service, runtime, "first")
        before = subscription(heard)
        await hear(runtime, before)
        await hear(runtime, replace(before, event=NoteChanged))
        assert (await made(runtime)).filter_subject == runtime.bus.subject(subject_of(NoteChanged))
        await say(service, runtime, "second")
        await hear(runtime, replace(before, event=NoteChanged))
        assert heard.texts == ["first"]

    async def test_of_where_it_begins_is_left_and_said(
        self, service: ServiceDefinition, runtime: Runtime, caplog: pytest.LogCaptureFixture
    ) -> None:
        heard = Heard()
        await say(service, runtime, "first")
        await hear(runtime, subscription(heard))
        with caplog.at_level("INFO", durable_module.__name__):
            await hear(runtime, subscription(heard, start="new", seconds=50))
        there = await made(runtime)
        assert (there.deliver_policy, there.ack_wait) == (DeliverPolicy.ALL, 55)
        assert "changes nothing any more" in caplog.text
        await hear(runtime, subscription(heard, name="sample.other", start="new"))
        with caplog.at_level("INFO", durable_module.__name__):
            await hear(runtime, replace(subscription(heard, name="sample.other", start="new"), seconds=60))
        there = await made(runtime, "sample_other")
        assert (there.deliver_policy, there.ack_wait) == (DeliverPolicy.BY_START_TIME, 65)


class TestTheRoomOfAProcess:
    async def test_is_shared_by_all_that_it_subscribes_to(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        heard = Heard(seconds=0.02)
        await say(service, runtime, *(f"note {number}" for number in range(10)))
        several: Sequence[Subscription[Any]] = [
            subscription(heard, name=f"sample.hear_{n}") for n in range(4)
        ]
        await hear(runtime, *several, places=3)
        assert (len(heard.texts), heard.most) == (40, 3)

    async def test_what_waits_for_its_turn_is_not_taken_for_lost(
        self, service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(durable_module, "_MARGIN_SECONDS", 0.1)
        heard = Heard(seconds=0.5)
        await say(service, runtime, *(f"note {number}" for number in range(6)))
        # One place for six that take half a second each: the last waits three times as long as NATS does.
        await hear(runtime, subscription(heard, seconds=0.9), places=1)
        assert sorted(heard.texts) == [f"note {number}" for number in range(6)]
        there = await once_all_is_acknowledged(runtime)
        assert there.num_redelivered == 0
