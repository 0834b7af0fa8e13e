"""Replays of what can be done a second time: work page by page, and the parts of a republishing."""

from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from chassis.db.statements import locked, select
from chassis.db.tables import DeadLetter
from chassis.events import consumer as consumer_module
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.events.projection import Projection
from chassis.events.republish import republish
from chassis.events.subscription import PagedSubscription
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing import drain
from sample.events import NoteAdded, NoteChanged
from sample.seen import notes_seen

from services._chassis.tests.notes_and_seen import add, remove, seen


async def test_a_letter_is_not_held_while_its_event_is_worked_off_in_other_units(runtime: Runtime) -> None:
    """For minutes perhaps, and PostgreSQL ends what idles for half of one."""
    tried = list[bool]()

    async def work(*_: object) -> None:
        tried.append(True)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(locked(select(DeadLetter), nowait=True))
        if len(tried) == 1:
            raise ValueError("not yet")

    paged = PagedSubscription("sample.paged", NoteAdded, work, start="new")
    async with runtime.database.unit_of_work() as uow:
        letter = uow.add(
            DeadLetter(
                consumer=paged.name,
                event_id=new_id(),
                subject=paged.subject,
                payload=NoteAdded(note_id=str(uuid4())).SerializeToString(),  # pyright: ignore
                attempts=8,
                error="",
            )
        )
    with pytest.raises(ValueError, match="not yet"):
        await replay_dead_letter(runtime, [paged], letter.id)
    for _ in range(2):
        await replay_dead_letter(runtime, [paged], letter.id)
    assert len(tried) == 2
    async with runtime.database.reading() as uow:
        assert await list_dead_letters(uow) == []


@pytest.mark.parametrize("part", ["begin_anew", "end_anew"])
async def test_the_beginning_and_the_end_of_a_republishing_can_be_replayed(
    service: ServiceDefinition, runtime: Runtime, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    only_notes = replace(service, subscriptions=[])
    gone, there = await add(runtime, "gone"), await add(runtime, "there")
    await drain(only_notes, runtime)
    await remove(runtime, gone)
    await make_relay(only_notes, runtime).publish_pending()
    await runtime.bus.jetstream.purge_stream(runtime.bus.stream("sample"))

    async def fail(*_: Any) -> None:
        raise ValueError("a bug")

    with monkeypatch.context() as broken:
        broken.setattr(consumer_module, "MAX_ATTEMPTS", 1)
        broken.setattr(Projection, part, fail)
        kind = NoteChanged.DESCRIPTOR.full_name
        await republish(runtime, only_notes.snapshots, kind, notes_seen.name)
        await drain(only_notes, runtime)
    async with runtime.database.reading() as uow:
        [letter] = await list_dead_letters(uow)
    await replay_dead_letter(runtime, only_notes.all_subscriptions, letter.id)
    assert await seen(runtime) == {there: "there"}
    async with runtime.database.reading() as uow:
        assert await list_dead_letters(uow) == []
