"""Mails before a hire ends, over a real mail server."""

from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from attendance.tables.equipment import Equipment
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, housekeep
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import Yard, today


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def yard(client: httpx.AsyncClient, manager: Person) -> Yard:
    return Yard(client, manager)


def in_days(days: int) -> str:
    return (today() + timedelta(days=days)).isoformat()


async def hired(yard: Yard, crew: Crew, days: int) -> dict[str, Any]:
    rented = {"isRented": True, "supplier": "Hire Ltd", "rentalRate": "S$ 210 / day"}
    return await yard.create(crew.jetty, returnDue=in_days(days), **rented)


async def an_hour(service: ServiceDefinition, runtime: Runtime) -> None:
    await housekeep(service, runtime)


async def _said_next(runtime: Runtime) -> date | None:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(Equipment.next_return_warning_on))).scalar_one()


async def test_is_told_to_the_managers_of_its_home_once_a_week_and_a_day_before(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
) -> None:
    machine = await hired(yard, crew, 30)
    await an_hour(service, runtime)
    assert (inbox.mails, str(await _said_next(runtime))) == ([], in_days(23))
    assert (await yard.updating(machine, returnDue=in_days(7))).is_success
    for _ in range(2):
        await an_hour(service, runtime)
    (mail,) = inbox.mails
    assert mail["To"] == "maya.ong@example.test"
    for shown in (inbox.text(), inbox.html()):
        assert "Hire Ltd" in shown
        assert f"/attendance/equipment?equipment={machine['equipmentId']}" in shown
    assert str(await _said_next(runtime)) == in_days(6)


async def test_of_what_went_back_or_is_kept_longer_is_none(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
) -> None:
    machine = await hired(yard, crew, 3)
    assert str(await _said_next(runtime)) == in_days(0)
    kept = await yard.updating(machine, returnDue=in_days(60))
    assert str(await _said_next(runtime)) == in_days(53)
    own = await yard.updating(kept.json()["data"], isRented=False)
    assert (await _said_next(runtime), own.is_success) == (None, True)
    await an_hour(service, runtime)
    assert inbox.mails == []


async def test_of_what_is_retired_is_none(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
) -> None:
    machine = await hired(yard, crew, 3)
    assert (await yard.updating(machine, condition=5)).is_success
    await an_hour(service, runtime)
    assert (inbox.mails, str(await _said_next(runtime))) == ([], in_days(2))


async def test_waits_for_a_manager_where_there_is_none(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
) -> None:
    crew.book.projects[str(crew.jetty)].ClearField("manager_user_ids")
    await hired(yard, crew, 3)
    await an_hour(service, runtime)
    assert (inbox.mails, str(await _said_next(runtime))) == ([], in_days(0))
