"""Mails before certificates end, over a real mail server."""

from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from attendance.tables.equipment import Equipment
from attendance.tables.held_notice import HeldNotice
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, housekeep
from chassis.testing.people import Person
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.machines import Yard, today

MAYA = "maya.ong@example.test"


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def yard(client: httpx.AsyncClient, manager: Person) -> Yard:
    return Yard(client, manager)


def in_days(days: int) -> date:
    return today() + timedelta(days=days)


def rope_test(days: int) -> dict[str, Any]:
    return {"name": "Rope test", "expiresOn": in_days(days).isoformat()}


async def an_hour(service: ServiceDefinition, runtime: Runtime) -> None:
    await housekeep(service, runtime)


async def _warned_on(runtime: Runtime) -> date | None:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(Equipment.next_warning_on))).scalar_one()


async def _became_due(runtime: Runtime) -> None:
    """As if it had been written down long before."""
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Equipment).values(next_warning_on=today()))


class TestACertificateThatEnds:
    async def test_is_told_to_the_managers_of_its_home_once(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
    ) -> None:
        machine = await yard.create(crew.jetty, certificates=[rope_test(30)])
        await an_hour(service, runtime)
        assert inbox.mails == []
        await _became_due(runtime)
        for _ in range(2):
            await an_hour(service, runtime)
        (mail,) = inbox.mails
        assert mail["To"] == MAYA
        assert "Excavator 12" in mail["Subject"]
        for shown in (inbox.text(), inbox.html()):
            assert "Rope test" in shown
            assert f"/attendance/equipment?equipment={machine['equipmentId']}" in shown
        assert await _warned_on(runtime) == in_days(23)

    async def test_is_no_news_once_it_is_renewed(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
    ) -> None:
        machine = await yard.create(crew.jetty, certificates=[rope_test(7)])
        await _became_due(runtime)
        assert (await yard.updating(machine, certificates=[rope_test(400)])).is_success
        await an_hour(service, runtime)
        assert (inbox.mails, await _warned_on(runtime)) == ([], in_days(370))

    async def test_is_told_also_where_the_machine_was_saved_meanwhile(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
    ) -> None:
        machine = await yard.create(crew.jetty, certificates=[rope_test(20)])
        await _became_due(runtime)
        assert (await yard.updating(machine, certificates=[rope_test(20)], contact="Lim")).is_success
        await an_hour(service, runtime)
        assert len(inbox.mails) == 1

    async def test_waits_for_a_manager_where_there_is_none(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
    ) -> None:
        crew.book.projects[str(crew.jetty)].ClearField("manager_user_ids")
        await yard.create(crew.jetty, certificates=[rope_test(3)])
        for _ in range(2):
            await an_hour(service, runtime)
        assert (inbox.mails, await _warned_on(runtime)) == ([], in_days(0))

    async def test_of_what_is_retired_is_none(
        self, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, yard: Yard
    ) -> None:
        machine = await yard.create(crew.jetty, certificates=[rope_test(7)])
        assert (await yard.updating(machine, condition=5)).is_success
        await _became_due(runtime)
        await an_hour(service, runtime)
        assert (inbox.mails, await _warned_on(runtime)) == ([], None)

    async def test_over_the_budget_waits_and_goes_when_it_may(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        book: AddressBook,
        crew: Crew,
        yard: Yard,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
        await yard.create(crew.jetty, certificates=[rope_test(7)])
        await _became_due(runtime)
        book.is_over_budget = True
        await an_hour(service, runtime)
        async with runtime.database.reading() as uow:
            assert len((await uow.execute(select(HeldNotice.id))).all()) == 1
        book.is_over_budget = False
        for _ in range(2):
            await an_hour(service, runtime)
        assert [mail["To"] for mail in inbox.mails] == [MAYA]
