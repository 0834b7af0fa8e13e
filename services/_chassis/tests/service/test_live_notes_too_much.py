"""What a service tells costs the hub little, whatever it says."""

from collections.abc import AsyncGenerator
from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.http import live
from chassis.live import Audience, LiveNote
from chassis.live.telling import subject_of_notes
from chassis.runtime import Runtime
from chassis.testing.live import Hub, hub_of, tell
from chassis.testing.people import COMPANY, Memberships, Person
from contracts.live.v1 import live_pb2


@pytest.fixture
async def hub(runtime: Runtime) -> AsyncGenerator[Hub]:
    async with hub_of(runtime) as hub:
        yield hub


async def test_a_note_to_very_many_by_name_is_not_heard(
    hub: Hub, runtime: Runtime, memberships: Memberships
) -> None:
    person = Person(memberships, Role.MEMBER)
    ear = await hub.ear(person)
    for topic, others in (("some", 500), ("many", 1_000)):
        audience = Audience.of(users=[person.user_id, *(uuid4() for _ in range(others))])
        tell(runtime.bus, runtime.context, LiveNote(COMPANY, topic, audience))
    assert await ear.topics() == {f"{runtime.context}.some"}


async def test_a_note_of_a_company_that_nobody_here_is_of_is_not_read_further(
    hub: Hub, runtime: Runtime, memberships: Memberships, caplog: pytest.LogCaptureFixture
) -> None:
    """Else what it says would be found to be no ids, and logged."""
    ear = await hub.ear(Person(memberships, Role.MEMBER))
    for company_id in (uuid4(), COMPANY):
        said = live_pb2.Note(company_id=str(company_id), topic="todos")
        said.audience.user_ids.append("nobody")
        runtime.bus.tell([(subject_of_notes(runtime.context), said.SerializeToString())])
    assert await ear.topics() == set()
    assert len([each for each in caplog.records if "in vain" in each.message]) == 1


async def test_a_stream_that_is_told_of_too_much_at_once_ends(
    hub: Hub, runtime: Runtime, memberships: Memberships
) -> None:
    person = Person(memberships, Role.MEMBER)
    ear, another = await hub.ear(person), await hub.ear(Person(memberships, Role.MEMBER))
    for number in range(live.MOST_TOPICS + 1):
        note = LiveNote(COMPANY, f"topic-{number}", Audience.of(users=[person.user_id]))
        tell(runtime.bus, runtime.context, note)
    assert await another.topics() == set()  # by now all are heard
    with pytest.raises(StopAsyncIteration):
        await ear.topics()
