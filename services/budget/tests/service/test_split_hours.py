"""Hours of one week that were put on several codes cost each of them its part."""

from uuid import UUID

import pytest
from budget.ledger.verification import differences
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, code_seen, data
from services.budget.tests.service.test_hours import MON, TUE, entries, name_codes, spent, weeks
from services.budget.tests.service.worked import APPROVED, OPENED_AGAIN, Week, rate, tell


@pytest.fixture
def week(crew: Crew, boss: Desk, foreman: Desk) -> Week:
    return Week(crew.jetty, foreman.who.user_id, boss.who.user_id)


@pytest.fixture
async def steel(crew: Crew, boss: Desk) -> str:
    code: str = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
    return code


class TestASplitDay:
    async def test_costs_each_code_its_part_and_the_rest_of_the_project_s(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, steel: str, week: Week
    ) -> None:
        await rate(head, "20")
        await rate(head, "24", from_on=TUE)
        await name_codes(boss, crew.jetty, code)
        told = week.changed(APPROVED, {MON: 8, TUE: 8}, codes={MON: {steel: 5}, TUE: {steel: 8}})
        await tell(runtime, told, told)
        assert await spent(boss, steel) == "292.00"  # five hours of 20, eight of 24
        assert await spent(boss, code) == "60.00"
        assert await differences(runtime.database) == []

    async def test_put_on_another_code_later_moves_by_explicit_entries(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, steel: str, week: Week
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        await tell(runtime, week.changed(OPENED_AGAIN, {MON: 8}))
        await tell(runtime, week.changed(APPROVED, {MON: 8}, codes={MON: {steel: 3}}))
        assert (await spent(boss, code), await spent(boss, steel)) == ("100.00", "60.00")
        told = [(each["why"], each["amount"]) for each in await entries(head, code)]
        assert told == [
            ("hoursRecorded", "100.00"),
            ("hoursReversed", "-160.00"),
            ("hoursRecorded", "160.00"),
        ]
        assert await differences(runtime.database) == []

    async def test_stays_where_it_is_when_the_project_names_another_code(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        steel: str,
        week: Week,
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(APPROVED, {MON: 8}, codes={MON: {code: 8}}))
        await name_codes(boss, crew.jetty, steel, revision=1)
        await drain(service, runtime)
        assert (await spent(boss, code), await spent(boss, steel)) == ("160.00", "0.00")

    async def test_needs_no_code_of_the_project(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, steel: str, week: Week
    ) -> None:
        await rate(head, "20")
        await tell(runtime, week.changed(APPROVED, {MON: 8}, codes={MON: {steel: 6}}))
        assert await spent(boss, steel) == "120.00"
        (waiting,) = await weeks(boss, crew.jetty, onlyWaiting=True)
        assert waiting["secondsWithoutCode"] == 2 * 3600


class TestACodeOfItsOwn:
    async def test_that_is_archived_is_waited_for(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        steel: str,
        week: Week,
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(steel))))
        await tell(runtime, week.changed(APPROVED, {MON: 8}, codes={MON: {steel: 3}}))
        (waiting,) = await weeks(boss, crew.jetty, onlyWaiting=True)
        assert waiting["secondsWithoutCode"] == 3 * 3600
        data(await boss.send("PUT", "UnarchivedBudgetCode", {"budgetCodeId": steel}))
        await drain(service, runtime)
        assert (await spent(boss, steel), await weeks(boss, crew.jetty, onlyWaiting=True)) == ("60.00", [])

    async def test_that_is_gone_or_of_another_project_leaves_its_hours_to_the_project_s(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        elsewhere = await _code_of(head, crew.tower)
        parts = {str(new_id()): 3.0, elsewhere: 2.0}
        await tell(runtime, week.changed(APPROVED, {MON: 8}, codes={MON: parts}))
        assert (await spent(boss, code), await spent(head, elsewhere)) == ("160.00", "0.00")
        assert await differences(runtime.database) == []


async def _code_of(desk: Desk, project_id: UUID) -> str:
    code: str = (await desk.make_code(project_id))["budgetCodeId"]
    return code
