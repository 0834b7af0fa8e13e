"""Which day it is for a machine is said by the clock of its home: here, Greenwich has another date."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any

import httpx
import pytest
from attendance.tables.equipment import Equipment
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, housekeep
from chassis.testing.people import COMPANY, Person
from identity_client.testing.crew import Crew

from services.attendance.tests.machines import Yard

SetTime = Callable[[str], None]
"""By Greenwich's clock."""
Ending = Callable[[str], dict[str, Any]]
"""What a machine says that ends on a day."""
ENDING: dict[str, Ending] = {
    "certificates": lambda day: {"certificates": [{"name": "Rope test", "expiresOn": day}]},
    "returns": lambda day: {"returnDue": day, "isRented": True, "supplier": "Hire Ltd"},
}


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def yard(client: httpx.AsyncClient, manager: Person) -> Yard:
    return Yard(client, manager)


@pytest.fixture(params=[*ENDING])
def ending(request: pytest.FixtureRequest) -> Ending:
    return ENDING[request.param]


@pytest.fixture
def it_is(monkeypatch: pytest.MonkeyPatch) -> SetTime:
    def set_time(written: str) -> None:
        moment = datetime.fromisoformat(written).replace(tzinfo=UTC)
        monkeypatch.setattr("attendance.record.today.now", lambda: moment)

    return set_time


async def _an_hour(service: ServiceDefinition, runtime: Runtime) -> None:
    await housekeep(service, runtime)


async def _said_on(runtime: Runtime) -> date | None:
    async with runtime.database.reading() as uow:
        columns = (Equipment.next_warning_on, Equipment.next_return_warning_on)
        (row,) = await uow.rows(select(*columns))
    return row.next_warning_on or row.next_return_warning_on


class TestWhatIsToBeSaidToday:
    async def test_is_told_apart_on_the_projects_clock(
        self, runtime: Runtime, crew: Crew, yard: Yard, it_is: SetTime, ending: Ending
    ) -> None:
        it_is("2026-11-30T17:00")
        made = await yard.create(crew.jetty, **ending("2027-06-30"))
        assert (await yard.updating(made, **ending("2026-12-07"))).is_success
        assert await _said_on(runtime) == date(2026, 12, 1)

    async def test_is_told_apart_on_the_companys_clock_where_the_project_has_none(
        self, runtime: Runtime, crew: Crew, yard: Yard, it_is: SetTime, ending: Ending
    ) -> None:
        crew.book.projects[str(crew.jetty)].time_zone = ""
        crew.book.add_company(COMPANY, "Marina Works")
        crew.book.companies[str(COMPANY)].time_zone = "Asia/Singapore"
        it_is("2026-11-30T17:00")
        await yard.create(crew.jetty, **ending("2026-12-07"))
        assert await _said_on(runtime) == date(2026, 12, 1)

    async def test_is_so_of_a_table_too(
        self, runtime: Runtime, crew: Crew, yard: Yard, it_is: SetTime
    ) -> None:
        it_is("2026-11-30T17:00")
        table = "name,certificate,expiresOn\nCrane,Rope test,2026-12-07\n"
        await yard.importing("ImportEquipmentCsv", crew.jetty, table)
        assert await _said_on(runtime) == date(2026, 12, 1)


class TestAMail:
    async def test_goes_once_the_day_has_begun_at_the_project(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        yard: Yard,
        it_is: SetTime,
        ending: Ending,
    ) -> None:
        it_is("2026-12-01T04:00")
        await yard.create(crew.jetty, **ending("2027-02-28"))
        said_on = await _said_on(runtime)
        assert said_on is not None
        eve = date.fromordinal(said_on.toordinal() - 1)
        it_is(f"{eve}T15:59")
        await _an_hour(service, runtime)
        assert inbox.mails == []
        it_is(f"{eve}T16:01")
        await _an_hour(service, runtime)
        assert len(inbox.mails) == 1

    async def test_waits_where_the_day_begins_later(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        yard: Yard,
        it_is: SetTime,
        ending: Ending,
    ) -> None:
        crew.book.projects[str(crew.jetty)].time_zone = "America/New_York"
        it_is("2026-12-01T12:00")
        await yard.create(crew.jetty, **ending("2027-02-28"))
        said_on = await _said_on(runtime)
        it_is(f"{said_on}T04:59")
        await _an_hour(service, runtime)
        assert (inbox.mails, await _said_on(runtime)) == ([], said_on)
        it_is(f"{said_on}T05:01")
        await _an_hour(service, runtime)
        assert len(inbox.mails) == 1
