"""Handlers that may share a transaction do; what is promised of each event is in test_events."""

from dataclasses import replace

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Person
from sample.main import Mood
from sqlalchemy import text

from services._chassis.tests.notes_told import add_note, dead_letters, echoes


@pytest.fixture
def service(service: ServiceDefinition) -> ServiceDefinition:
    return replace(service, subscriptions=[replace(each, together=True) for each in service.subscriptions])


async def transactions(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return (await uow.execute(text("select count(distinct xmin::text) from echo"))).scalar_one()


async def test_what_comes_in_one_moment_is_one_transaction(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person, mood: type[Mood]
) -> None:
    for number in range(60):
        await add_note(client, member, f"note {number:02}")
    await drain(service, runtime)
    assert len(await echoes(runtime)) == 60
    assert await transactions(runtime) == 2  # of fifty at most
    assert {each.actor for each in mood.contexts} == {member.user_id}


async def test_one_that_fails_costs_the_others_nothing_but_the_moment(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person, mood: type[Mood]
) -> None:
    for number in range(9):
        await add_note(client, member, f"note {number}")
    await add_note(client, member, mood.LOATHED)
    await drain(service, runtime)
    assert len(await echoes(runtime)) == 9
    assert await transactions(runtime) == 9
    assert await dead_letters(runtime) == []  # it has tries left
