"""A process has few connections to the database. Whoever asks for much waits for themselves."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.line import Line
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Memberships, Person
from chassis.turns import served

from services._chassis.tests.notes_told import add_note

CROWD = 12


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """For whom a connection was asked for."""
    asked: list[str] = []
    enter = Line.enter

    async def noted(self: Line) -> None:
        asked.append(served())
        await enter(self)

    monkeypatch.setattr(Line, "enter", noted)
    return asked


async def test_one_request_of_a_company_passes_the_many_of_another(
    client: httpx.AsyncClient,
    runtime: Runtime,
    memberships: Memberships,
    member: Person,
    waiting: list[str],
) -> None:
    served_in_turn: list[str] = []

    async def write(person: Person, text: str) -> None:
        await add_note(client, person, text)
        served_in_turn.append(text)

    stranger = Person(memberships, Role.MEMBER, company_id=uuid4())
    async with AsyncExitStack() as held, asyncio.TaskGroup() as requests:
        for number in range(runtime.database.shares.transactions - 1):
            unit = await held.enter_async_context(runtime.database.unit_of_work())
            await unit.lock(f"other {number}")
        async with runtime.database.unit_of_work() as last:
            await last.lock("the last")
            for number in range(CROWD):
                requests.create_task(write(member, f"crowd {number}"))
            await _until(waiting, str(member.company_id), CROWD)
            requests.create_task(write(stranger, "one"))
            await _until(waiting, str(stranger.company_id), 1)
        # One connection is free now, and all of them want it.
        async with asyncio.timeout(30):
            while len(served_in_turn) < CROWD + 1:
                await asyncio.sleep(0.01)
    assert served_in_turn.index("one") <= 1


async def test_an_event_is_worked_on_for_its_company(
    client: httpx.AsyncClient, service: ServiceDefinition, runtime: Runtime, member: Person
) -> None:
    worked_for: list[str] = []

    async def note_for_whom(*_: Any) -> None:
        worked_for.append(served())

    (subscription,) = service.subscriptions
    await add_note(client, member)
    await drain(replace(service, subscriptions=[replace(subscription, handle=note_for_whom)]), runtime)
    assert worked_for == [str(member.company_id)]


async def _until(waiting: list[str], whom: str, count: int) -> None:
    async with asyncio.timeout(30):
        while waiting.count(whom) < count:
            await asyncio.sleep(0.01)
