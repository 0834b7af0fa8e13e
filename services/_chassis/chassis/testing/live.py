"""What people's browsers hear of a service, over real NATS: here are the streams that the hub would hold.

async with hub_of(runtime) as hub:
    listening = await hub.ear(member)
    …
    assert await listening.topics() == {"budget.lines"}
"""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterable, AsyncIterator
from contextlib import asynccontextmanager

from chassis.access import Actor, Origin
from chassis.bus import Bus
from chassis.http.live import LiveNotes
from chassis.ids import new_id
from chassis.live import Audience, LiveNote
from chassis.live.telling import subject_of_notes
from chassis.runtime import Runtime
from chassis.testing.people import Memberships, Person

_PATIENCE = 20.0
_NOW = "now"


def tell(bus: Bus, context: str, note: LiveNote) -> None:
    """As this service's units of work do."""
    bus.tell([(subject_of_notes(context), note.packed())])


class Ear:
    """A browser that is open."""

    def __init__(self, runtime: Runtime, actor: Actor, stream: AsyncIterator[str]) -> None:
        self._runtime = runtime
        self._actor = actor
        self._stream = stream

    @classmethod
    async def open(cls, runtime: Runtime, hub: LiveNotes, actor: Actor) -> "Ear":
        stream = _texts(hub.answer(actor, time.time() + 600).body_iterator)
        await anext(stream)
        return cls(runtime, actor, stream)

    async def topics(self) -> set[str]:
        """All that it was told since it was asked last."""
        # What is told later is heard later.
        now = LiveNote(self._actor.company_id, _NOW, Audience.of(users=[self._actor.user_id]))
        tell(self._runtime.bus, self._runtime.context, now)
        heard = set[str]()
        async with asyncio.timeout(_PATIENCE):
            while (last := f"{self._runtime.context}.{_NOW}") not in heard:
                heard |= _topics_in(await anext(self._stream))
        return heard - {last}

    async def rest(self) -> set[str]:
        """All that it is told until its stream ends."""
        async with asyncio.timeout(_PATIENCE):
            return set[str]().union(*[_topics_in(said) async for said in self._stream])


class Hub:
    def __init__(self, runtime: Runtime, notes: LiveNotes) -> None:
        self._runtime = runtime
        self._notes = notes

    async def ear(self, person: Person) -> Ear:
        company_id, access = Memberships.of(self._runtime).known[person.user_id]
        actor = Actor(person.user_id, new_id(), company_id, Origin("", ""), access)
        return await Ear.open(self._runtime, self._notes, actor)


@asynccontextmanager
async def hub_of(runtime: Runtime) -> AsyncGenerator[Hub]:
    notes = LiveNotes(Memberships.of(runtime))
    await notes.listen(runtime.bus)
    yield Hub(runtime, notes)


async def _texts(stream: AsyncIterable[str | bytes | memoryview]) -> AsyncIterator[str]:
    async for each in stream:
        yield str(each)


def _topics_in(said: str) -> set[str]:
    return set(json.loads(said.removeprefix("data: "))["changed"]) if said.startswith("data: ") else set()
