"""A note comes when what it is about is committed: who asks again finds it, in the service's own rows and in
read models."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.live import Audience, LiveNote
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay
from chassis.service import ServiceDefinition
from chassis.testing.live import Ear, Hub, hub_of
from chassis.testing.people import Memberships, Person
from sample import notes
from sample import seen as sample_seen

from services._chassis.tests.notes_and_seen import COMPANY, add, delete_company, seen

SEEN, CHANGED = {"sample.notes"}, {"sample.changed"}


@pytest.fixture
async def hub(runtime: Runtime) -> AsyncGenerator[Hub]:
    async with hub_of(runtime) as hub:
        yield hub


@pytest.fixture
async def reader(hub: Hub, memberships: Memberships) -> Ear:
    return await hub.ear(Person(memberships, Role.MEMBER, company_id=COMPANY))


@pytest.fixture
async def admin(hub: Hub, memberships: Memberships) -> Ear:
    return await hub.ear(Person(memberships, Role.ADMIN, company_id=COMPANY))


async def published(service: ServiceDefinition, runtime: Runtime) -> None:
    await runtime.bus.ensure_stream(service.context)
    await make_relay(service, runtime).publish_pending()


async def taken(service: ServiceDefinition, runtime: Runtime) -> None:
    for consumer in make_consumers(service, runtime):
        await consumer.work_pending()


class TestOfAnEvent:
    async def test_is_heard_by_whom_it_concerns(self, runtime: Runtime, reader: Ear, admin: Ear) -> None:
        await add(runtime, "new")
        assert (await admin.topics(), await reader.topics()) == (CHANGED, set())

    async def test_that_was_undone_nobody_hears(self, runtime: Runtime, admin: Ear) -> None:
        with suppress(LookupError):
            async with runtime.database.unit_of_work() as uow:
                notes.add_note(uow, COMPANY, "new")
                raise LookupError
        assert await admin.topics() == set()

    async def test_that_it_can_not_be_made_of_is_no_failure(
        self, service: ServiceDefinition, runtime: Runtime, admin: Ear
    ) -> None:
        def fails(_: object) -> LiveNote:
            raise ValueError

        (note_on,) = service.live_notes
        async with replace(service, live_notes=[replace(note_on, note=fails)]).open(
            runtime.settings
        ) as other:
            await add(other, "new")
        assert await admin.topics() == set()


async def test_without_an_event_a_unit_of_work_tells_it(runtime: Runtime, reader: Ear) -> None:
    async with runtime.database.unit_of_work() as uow:
        uow.tell(LiveNote(COMPANY, "weather", Audience.everybody()))
        uow.tell(LiveNote(uuid4(), "elsewhere", Audience.everybody()))
    assert await reader.topics() == {"sample.weather"}


class TestOfAReadModel:
    async def test_is_told_when_it_is_there(
        self, service: ServiceDefinition, runtime: Runtime, reader: Ear
    ) -> None:
        await add(runtime, "new")
        await published(service, runtime)
        assert await reader.topics() == set(), "the event is out, and in no read model yet"
        await taken(service, runtime)
        assert await reader.topics() == SEEN
        assert {*(await seen(runtime)).values()} == {"new"}

    async def test_is_told_too_where_an_event_is_taken_by_itself(
        self, service: ServiceDefinition, runtime: Runtime, reader: Ear
    ) -> None:
        failed: list[bool] = []

        async def keep(uow: Any, told: Sequence[Any]) -> None:
            if not failed:
                failed.append(True)
                raise ValueError("the batch is refused")
            await sample_seen.keep(uow, told)

        (notes_seen,) = service.projections
        moody = replace(service, projections=[replace(notes_seen, keep=keep)])
        await add(runtime, "new")
        await add(runtime, "beside it")
        await published(moody, runtime)
        await taken(moody, runtime)
        assert await reader.topics() == SEEN

    async def test_is_not_told_of_a_company_that_is_gone(
        self, service: ServiceDefinition, runtime: Runtime, reader: Ear
    ) -> None:
        await delete_company(runtime, COMPANY)
        await published(service, runtime)
        await taken(service, runtime)
        await add(runtime, "late")
        await published(service, runtime)
        await taken(service, runtime)
        assert await reader.topics() == set()
