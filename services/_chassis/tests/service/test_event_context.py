"""What travels with an event, to its handler and to whoever works it off later."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.bus import EVENT_ID_HEADER, STREAM_HEADER
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.tables import OutboxEvent
from chassis.events import consumer as consumer_module
from chassis.events.context import EventContext
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.events.subscription import Subscription
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Person
from sample.events import NoteAdded, NoteChanged
from sample.main import Mood
from sqlalchemy import select


async def add_note(client: httpx.AsyncClient, person: Person, text: str = "hello", path: str = "") -> str:
    answer = await client.post(f"/api/Note/CreateNote{path}", json={"text": text}, headers=person.headers)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]["id"]


async def outbox(runtime: Runtime, kind: str) -> Sequence[Any]:
    async with runtime.database.reading() as uow:
        rows = select(OutboxEvent).where(OutboxEvent.subject.contains(kind)).order_by(OutboxEvent.revision)
        return (await uow.execute(rows)).scalars().all()


class TestAHandler:
    async def test_is_told_which_event_it_is_by_whom_about_what_and_how_new(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        member: Person,
        mood: type[Mood],
    ) -> None:
        began = now()
        note_id = await add_note(client, member)
        await add_note(client, member, "again")
        await drain(service, runtime)
        first, second = sorted(mood.contexts, key=lambda each: each.revision)
        (row, _) = await outbox(runtime, "added")
        assert first == EventContext(
            event_id=row.id,
            occurred_at=row.created_at,
            actor=member.user_id,
            company_id=member.company_id,
            aggregate_id=note_id,
            revision=row.revision,
        )
        assert began <= first.occurred_at <= now()
        assert 0 < first.revision < second.revision

    async def test_acts_for_who_caused_the_event(
        self, client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
    ) -> None:
        async def pass_on(uow: UnitOfWork, event: Any, _: EventContext, runtime: Runtime) -> None:
            uow.outbox.add(NoteChanged(note_id=event.note_id))
            async with runtime.database.unit_of_work() as own:
                own.outbox.add(NoteChanged(note_id=event.note_id))

        passing = Subscription("sample.pass_on", NoteAdded, pass_on, start="all")
        await add_note(client, member)
        await drain(replace(service, subscriptions=[passing]), runtime)
        assert [row.actor for row in await outbox(runtime, "changed")] == [member.user_id] * 2

    async def test_learns_from_an_event_of_an_older_release_what_that_says(
        self, service: ServiceDefinition, runtime: Runtime, mood: type[Mood]
    ) -> None:
        await runtime.bus.ensure_stream(service.context)
        event_id, note_id, company_id = uuid4(), str(uuid4()), uuid4()
        headers = {EVENT_ID_HEADER: str(event_id), STREAM_HEADER: runtime.bus.stream(service.context)}
        event: Any = NoteAdded(note_id=note_id, company_id=str(company_id), text="old")
        await runtime.bus.jetstream.publish(
            runtime.bus.subject("sample.note.added.v1"), event.SerializeToString(), headers=headers
        )
        await drain(service, runtime)
        (context,) = mood.contexts
        assert (context.event_id, context.aggregate_id, context.company_id) == (event_id, note_id, company_id)
        assert (context.actor, context.revision) == (None, 0)
        assert abs((now() - context.occurred_at).total_seconds()) < 60

    async def test_is_told_the_same_by_a_replay(
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
        mood.failing = False
        await replay_dead_letter(runtime, service.subscriptions, letter.id)
        first, replayed = mood.contexts
        assert replayed == first


class TestAnAct:
    async def test_in_a_route_that_commits_by_itself_is_the_callers_too(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        await client.post("/api/Note/CreateNoteByItself", json={"text": "own"}, headers=member.headers)
        assert [row.actor for row in await outbox(runtime, "added")] == [member.user_id]

    async def test_of_nobody_known_names_nobody(self, client: httpx.AsyncClient, runtime: Runtime) -> None:
        await client.post("/api/Note/LeaveFeedback", json={"text": "anonymous"})
        assert [row.actor for row in await outbox(runtime, "added")] == [None]


class TestTheEventsOfOneUnit:
    async def test_are_counted_in_the_order_in_which_they_were_added(self, runtime: Runtime) -> None:
        note_id = str(uuid4())
        async with runtime.database.unit_of_work() as uow:
            for number in range(50):
                uow.outbox.add(NoteChanged(note_id=note_id, text=str(number)))  # pyright: ignore
        rows = await outbox(runtime, "changed")
        assert [NoteChanged.FromString(row.payload).text for row in rows] == [  # pyright: ignore
            str(number) for number in range(50)
        ]
