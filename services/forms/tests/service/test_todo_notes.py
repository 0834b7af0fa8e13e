"""Whose to-dos changed hears it at once, whichever process has their browser's connection."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
from chassis.access import Actor, Origin
from chassis.http.live import LiveNotes
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.serve import make_relay
from chassis.service import ServiceDefinition
from chassis.testing.people import Memberships, Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site

CHANGED = 'data: {"changed": ["todos"]}'


class Replica:
    """Another process of forms, where people are connected; calls go to the first."""

    def __init__(self, runtime: Runtime) -> None:
        self._notes = runtime.of(LiveNotes)
        self._memberships = Memberships.of(runtime)

    @asynccontextmanager
    async def hearing(self, person: Person) -> AsyncGenerator["Ear"]:
        company_id, access = self._memberships.known[person.user_id]
        actor = Actor(person.user_id, new_id(), company_id, Origin("", ""), access)
        ear = Ear(self._notes.answer(actor, time.time() + 600).body_iterator)
        await ear.next()
        yield ear

    def stop(self) -> None:
        self._notes.end_all()


class Ear:
    def __init__(self, notes: object) -> None:
        self._notes = notes

    async def next(self) -> str:
        async with asyncio.timeout(20):
            return str(await anext(self._notes)).strip()  # pyright: ignore

    async def rest(self) -> list[str]:
        async with asyncio.timeout(20):
            return [str(each).strip() async for each in self._notes]  # pyright: ignore


async def relay(service: ServiceDefinition, runtime: Runtime) -> None:
    await runtime.bus.ensure_stream(service.context)
    await make_relay(service, runtime).publish_pending()


@pytest.fixture
async def replica(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Replica]:
    async with service.open(runtime.settings) as other:
        Memberships.of(other).known = Memberships.of(runtime).known
        yield Replica(other)


async def test_a_press_is_heard_by_who_pressed_and_whose_turn_it_is_and_was(
    site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, replica: Replica
) -> None:
    hand, checker, bystander = site.hand(), site.checker(), site.hand("Ng Li")
    submission_id = await hand.start()
    await relay(service, runtime)
    async with (
        replica.hearing(hand.person) as starting,
        replica.hearing(checker.person) as checking,
        replica.hearing(bystander.person) as standing_by,
    ):
        data(await hand.submitting(submission_id))
        await relay(service, runtime)
        assert (await starting.next(), await checking.next()) == (CHANGED, CHANGED)
        data(await site.checker("Lee An").approving(submission_id))
        await relay(service, runtime)
        assert (await starting.next(), await checking.next()) == (CHANGED, CHANGED)
        replica.stop()
        assert await standing_by.rest() == []


async def test_a_draft_that_comes_and_goes_is_heard_by_who_made_it(
    site: Site, service: ServiceDefinition, runtime: Runtime, replica: Replica
) -> None:
    hand, bystander = site.hand(), site.hand("Ng Li")
    async with replica.hearing(hand.person) as making, replica.hearing(bystander.person) as standing_by:
        submission_id = await hand.start()
        await relay(service, runtime)
        assert await making.next() == CHANGED
        data(await hand.discarding(submission_id))
        await relay(service, runtime)
        assert await making.next() == CHANGED
        replica.stop()
        assert await standing_by.rest() == []
