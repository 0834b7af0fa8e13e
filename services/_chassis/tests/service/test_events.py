import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.clock import now
from chassis.db.statements import select
from chassis.db.tables import InboxClaim, OutboxEvent
from chassis.event_contract import subject_of
from chassis.events import consumer as consumer_module
from chassis.events import relay as relay_module
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing import drain, published
from chassis.testing.people import Person
from nats.js.api import RePublish
from sample.events import NoteAdded
from sample.main import Mood
from sqlalchemy import func, update

from services._chassis.tests.notes_told import add_note, consuming, dead_letters, echoes


@pytest.fixture(params=[False, True], ids=["each by itself", "together"])
def service(service: ServiceDefinition, request: pytest.FixtureRequest) -> ServiceDefinition:
    """What is promised of events holds for both ways of taking them."""
    echoing = [replace(each, together=request.param) for each in service.subscriptions]
    return replace(service, subscriptions=echoing)


class TestOutbox:
    async def test_an_event_is_committed_with_its_state_or_not_at_all(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        await client.post(
            "/api/Note/CreateNote", json={"text": "undone", "failAfter": True}, headers=member.headers
        )
        assert await published(runtime, NoteAdded) == []
        await add_note(client, member)
        assert [event.text for event in await published(runtime, NoteAdded)] == ["hello"]  # pyright: ignore


class TestDelivery:
    async def test_each_event_has_its_effect_once(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        for number in range(20):
            await add_note(client, member, f"note {number:02}")
        await drain(service, runtime)
        assert await echoes(runtime) == [f"note {number:02}" for number in range(20)]

    async def test_an_event_published_twice_still_has_it_once(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        await add_note(client, member)
        await drain(service, runtime)
        # As after a crash between publishing and marking, beyond the time in which NATS itself would notice.
        await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(OutboxEvent).values(published_at=None))
        await runtime.bus.jetstream.delete_stream(runtime.bus.stream("sample"))
        await drain(service, runtime)
        assert await echoes(runtime) == ["hello"]

    async def test_what_a_subscription_has_nothing_to_do_with_leaves_nothing_behind(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        for text in ("hum", "hello", "hiss"):
            await add_note(client, member, text)

        def is_said(event: Any) -> bool:
            return event.text == "hello"

        [echoing] = service.subscriptions
        choosy = replace(service, subscriptions=[replace(echoing, only_if=is_said)])
        await drain(choosy, runtime)
        assert await echoes(runtime) == ["hello"]
        async with runtime.database.reading() as uow:
            assert await uow.count(select(func.count()).select_from(InboxClaim)) == 1
        # It is over with them: whoever asks now is given none of them again.
        await drain(service, runtime)
        assert await echoes(runtime) == ["hello"]

    async def test_the_relay_wakes_for_a_commit_without_polling(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(relay_module, "POLL_SECONDS", 3600.0)
        async with relaying(service, runtime):
            await asyncio.sleep(0.5)  # it has looked once and now only listens
            await add_note(client, member)
            await until_published(runtime)

    async def test_events_leave_though_clearing_up_fails(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        async def fail(_: Runtime) -> None:
            raise ValueError("a bug")

        async with relaying(replace(service, housekeeping={"failing": fail}), runtime):
            await add_note(client, member)
            await until_published(runtime)

    async def test_a_chore_that_fails_keeps_no_other_from_its_hour(
        self, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        is_done = asyncio.Event()

        async def fail(_: Runtime) -> None:
            raise ValueError("a bug")

        async def tidy(_: Runtime) -> None:
            is_done.set()

        chores = replace(service, housekeeping={"failing": fail, "tidying": tidy})
        async with relaying(chores, runtime), asyncio.timeout(10):
            await is_done.wait()

    async def test_two_relays_share_the_work(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        for number in range(30):
            await add_note(client, member, f"note {number}")
        await runtime.bus.ensure_stream("sample")
        relays = [make_relay(service, runtime) for _ in range(2)]
        carried = await asyncio.gather(*(relay.publish_pending() for relay in relays))
        assert sum(carried) == 30
        await drain(service, runtime)
        assert len(await echoes(runtime)) == 30


class TestABadEvent:
    async def test_is_kept_as_a_dead_letter_and_can_be_replayed(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        mood: type[Mood],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 1)
        mood.failing = True
        await add_note(client, member)
        await drain(service, runtime)
        async with runtime.database.reading() as uow:
            [letter] = await list_dead_letters(uow)
        assert letter.error == "ValueError: not in the mood"
        assert await echoes(runtime) == []

        with pytest.raises(ValueError, match="mood"):
            await replay_dead_letter(runtime, service.subscriptions, letter.id)
        mood.failing = False
        await replay_dead_letter(runtime, service.subscriptions, letter.id)
        await replay_dead_letter(runtime, service.subscriptions, letter.id)
        assert await echoes(runtime) == ["hello"]
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_is_tried_again_before_it_is_given_up(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        mood: type[Mood],
    ) -> None:
        mood.failing = True
        await add_note(client, member)
        await drain(service, runtime)
        mood.failing = False
        async with consuming(service, runtime), asyncio.timeout(15):
            while await echoes(runtime) != ["hello"]:
                await asyncio.sleep(0.05)

    async def test_is_given_up_after_as_many_tries_as_are_promised(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        mood: type[Mood],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(consumer_module, "MAX_ATTEMPTS", 3)
        mood.failing = True
        await add_note(client, member)
        async with consuming(service, runtime), asyncio.timeout(20):
            while not (letters := await dead_letters(runtime)):
                await asyncio.sleep(0.05)
        assert (mood.tried, [letter.attempts for letter in letters]) == (3, [3])

    async def test_that_is_no_message_at_all_does_not_stop_the_others(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            uow.add(OutboxEvent(subject="sample.note.added.v1", payload=b"\xff\xff", created_at=now()))
        await add_note(client, member)
        await drain(service, runtime)
        assert await echoes(runtime) == ["hello"]
        async with runtime.database.reading() as uow:
            assert len(await list_dead_letters(uow)) == 1

    async def test_that_somebody_put_in_without_an_id_does_not_either(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        await runtime.bus.ensure_stream(service.context)
        headers = {STREAM_HEADER: runtime.bus.stream(service.context)}
        await runtime.bus.jetstream.publish(runtime.bus.subject("sample.note.added.v1"), b"", headers=headers)
        await add_note(client, member)
        await drain(service, runtime)
        assert await echoes(runtime) == ["hello"]
        assert [letter.error for letter in await dead_letters(runtime)] == [
            "DecodeError: an event without an id"
        ]


class TestAMessageThatWasNotPublishedToItsStream:
    @pytest.mark.parametrize("stream", [None, "another"])
    async def test_has_no_effect_now_or_by_a_replay(
        self, service: ServiceDefinition, runtime: Runtime, stream: str | None
    ) -> None:
        bus = runtime.bus
        await bus.ensure_stream(service.context)
        # As a stream of another service's would copy it: that is no publishing, so nothing is compared.
        source = bus.subject("another.note.v1")
        copying = RePublish(src=source, dest=bus.subject(subject_of(NoteAdded)))
        await bus.jetstream.add_stream(
            name=bus.stream("another"), subjects=[bus.subject("another.>")], republish=copying
        )
        headers = {EVENT_ID_HEADER: str(uuid4())} | ({STREAM_HEADER: bus.stream(stream)} if stream else {})
        await bus.jetstream.publish(source, NoteAdded(text="forged").SerializeToString(), headers=headers)
        await asyncio.sleep(0.2)
        await drain(service, runtime)
        assert await echoes(runtime) == []
        assert await dead_letters(runtime) == []
        assert (await bus.jetstream.stream_info(bus.stream(service.context))).state.messages == (not stream)


@asynccontextmanager
async def relaying(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[None]:
    relay = make_relay(service, runtime)
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(relay.run())
        yield
        relay.stop()


async def until_published(runtime: Runtime) -> None:
    async with asyncio.timeout(10):
        while await unpublished(runtime):
            await asyncio.sleep(0.02)


async def unpublished(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        rows = await uow.execute(select(OutboxEvent.id).where(OutboxEvent.published_at.is_(None)))
        return len(rows.all())
