"""Hours of approved weeks become costs of the codes that the project names."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from budget.ledger.verification import differences
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused
from services.budget.tests.service.worked import APPROVED, OPENED_AGAIN, SIGNED, Week, rate, tell

MON, TUE, WED = "2026-08-31", "2026-09-01", "2026-09-02"


@pytest.fixture
def week(crew: Crew, boss: Desk, foreman: Desk) -> Week:
    return Week(crew.jetty, foreman.who.user_id, boss.who.user_id)


async def name_codes(desk: Desk, project_id: UUID, own: str | None, revision: int = 0, **more: Any) -> Body:
    body: Body = {"projectId": str(project_id), "revision": revision, "ownCodeId": own}
    return data(await desk.send("PUT", "SetBudgetHoursCodes", body | more))


async def entries(desk: Desk, code_id: str) -> list[Body]:
    found = data(await desk.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code_id))
    return [each for each in found["data"] if each["why"].startswith("hours")]


async def spent(desk: Desk, code_id: str) -> str:
    actual: str = (await desk.code(code_id))["actual"]
    return actual


async def weeks(desk: Desk, project_id: UUID, **wanted: Any) -> list[Body]:
    body = {"projectId": str(project_id)} | wanted
    found: list[Body] = data(await desk.send("POST", "QueryBudgetHours", body))["data"]
    return found


class TestAWeek:
    async def test_costs_its_hours_once_it_is_approved_at_the_rate_of_each_day(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "20")
        await rate(head, "24", from_on=TUE)
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(SIGNED, {MON: 8}))
        assert await spent(boss, code) == "0.00"
        await tell(runtime, week.changed(APPROVED, {MON: 8, TUE: 0.5, WED: 1}))
        assert await spent(boss, code) == "196.00"  # 8 hours of 20, one and a half of 24
        told = [(each["amount"], each["effectiveOn"]) for each in await entries(head, code)]
        assert sorted(told) == [("160.00", MON), ("36.00", WED)]
        assert await differences(runtime.database) == []

    async def test_counts_once_however_often_and_late_it_is_told(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        first = week.changed(APPROVED, {MON: 8})
        opened = week.changed(OPENED_AGAIN, {MON: 8})
        newest = week.changed(APPROVED, {MON: 6})
        await tell(runtime, newest, first, opened, newest, first)
        assert [each["amount"] for each in await entries(head, code)] == ["120.00"]

    async def test_that_is_corrected_late_is_reversed_and_recorded_anew(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        await tell(runtime, week.changed(OPENED_AGAIN, {MON: 8}))
        assert await spent(boss, code) == "0.00"
        await tell(runtime, week.changed(APPROVED, {MON: 7}))
        told = [(each["why"], each["amount"]) for each in await entries(head, code)]
        assert told == [
            ("hoursRecorded", "140.00"),
            ("hoursReversed", "-160.00"),
            ("hoursRecorded", "160.00"),
        ]
        assert await differences(runtime.database) == []

    async def test_takes_what_was_committed_first_and_gives_it_back(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, foreman: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, code)
        data(await boss.answering(await foreman.ask(crew.jetty, (code, "30")), "approved"))
        await tell(runtime, week.changed(APPROVED, {MON: 5}))
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "50.00")
        await tell(runtime, week.changed(OPENED_AGAIN, {MON: 5}))
        assert await boss.balances(code) == ("100.00", "0.00", "30.00", "70.00")


class TestWhatWaits:
    async def test_is_said_and_costed_once_a_rate_and_a_code_are_there(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        week: Week,
    ) -> None:
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        settings = data(await boss.get("GetBudgetHoursCodes", projectId=crew.jetty))
        assert (settings["secondsWithoutRate"], settings["secondsWithoutCode"]) == (8 * 3600, 0)
        await rate(head, "20")
        await drain(service, runtime)
        (waiting,) = await weeks(boss, crew.jetty, onlyWaiting=True)
        assert (waiting["secondsWithoutRate"], waiting["secondsWithoutCode"]) == (0, 8 * 3600)
        await name_codes(boss, crew.jetty, code)
        await drain(service, runtime)
        assert await weeks(boss, crew.jetty, onlyWaiting=True) == []
        assert await spent(boss, code) == "160.00"

    async def test_is_what_a_code_that_is_archived_or_gone_would_have_taken(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(code))))
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        (waiting,) = await weeks(boss, crew.jetty)
        assert waiting["secondsWithoutCode"] == 8 * 3600
        assert (await name_codes_refused(boss, crew.jetty, code)) == (422, "ownCodeId")

    async def test_is_costed_once_its_code_is_open_again(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        week: Week,
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        data(await boss.send("PUT", "ArchivedBudgetCode", {"budgetCodeId": code}))
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        data(await boss.send("PUT", "UnarchivedBudgetCode", {"budgetCodeId": code}))
        await drain(service, runtime)
        assert await spent(boss, code) == "160.00"
        assert await weeks(boss, crew.jetty, onlyWaiting=True) == []

    async def test_is_costed_by_the_rates_of_a_currency_that_is_chosen_later(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, week: Week
    ) -> None:
        await rate(head, "20", currency="EUR")
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        data(await boss.choosing_currency(crew.jetty, "EUR"))
        code = (await boss.make_code(crew.jetty))["budgetCodeId"]
        await drain(service, runtime)
        (waiting,) = await weeks(boss, crew.jetty)
        assert (waiting["secondsWithoutRate"], waiting["secondsWithoutCode"]) == (0, 8 * 3600)
        await name_codes(boss, crew.jetty, code)
        await drain(service, runtime)
        assert await spent(boss, code) == "160.00"


async def name_codes_refused(desk: Desk, project_id: UUID, own: str) -> tuple[int, str]:
    body = {"projectId": str(project_id), "revision": 1, "ownCodeId": own}
    return refused(await desk.send("PUT", "SetBudgetHoursCodes", body))


class TestARate:
    async def test_from_a_past_day_moves_what_was_costed_by_explicit_entries(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        week: Week,
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(APPROVED, {MON: 8, TUE: 8}))
        raised = await rate(head, "25", from_on=TUE)
        await drain(service, runtime)
        assert await spent(boss, code) == "360.00"
        data(await head.send("POST", "TakeBackBudgetRate", {"costRateId": raised["costRateId"]}))
        await drain(service, runtime)
        assert await spent(boss, code) == "320.00"
        again = await head.send("POST", "TakeBackBudgetRate", {"costRateId": raised["costRateId"]})
        assert again.status_code == 404
        assert await differences(runtime.database) == []

    async def test_of_a_person_comes_before_the_company_s_and_says_whose_people_they_are(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, week: Week
    ) -> None:
        agency = (await boss.make_code(crew.jetty, number="03-200"))["budgetCodeId"]
        await rate(head, "20")
        await rate(head, "30", staff="external")
        await rate(head, None, staff="external", ownerUserId=str(week.owner))
        await rate(head, "50", from_on=TUE, ownerUserId=str(week.owner))
        await name_codes(boss, crew.jetty, code, externalCodeId=agency)
        await tell(runtime, week.changed(APPROVED, {MON: 1, TUE: 1}))
        assert (await spent(boss, agency), await spent(boss, code)) == ("30.00", "50.00")

    async def test_is_one_a_day_and_of_the_company_says_how_much(self, head: Desk, foreman: Desk) -> None:
        await rate(head, "20")
        body: Body = {"staff": "own", "fromOn": "2026-01-01", "hourly": "21"}
        assert refused(await head.send("POST", "CreateBudgetRate", body)) == (409, "fromOn")
        for wrong, field in (
            ({"hourly": None}, "hourly"),
            ({"hourly": "9999999999999"}, "hourly"),
            ({"hourly": "-1"}, "hourly"),
            ({"fromOn": "1999-12-31"}, "fromOn"),
            ({"ownerUserId": str(new_id())}, "ownerUserId"),
        ):
            assert refused(await head.send("POST", "CreateBudgetRate", body | wrong)) == (422, field)
        theirs = {"ownerUserId": str(foreman.who.user_id)}
        assert (await head.send("POST", "CreateBudgetRate", body | theirs)).status_code == 201


class TestWhoSees:
    async def test_rates_are_the_admins_alone(
        self, client: httpx.AsyncClient, head: Desk, boss: Desk, foreman: Desk, neighbour: Person
    ) -> None:
        made = await rate(head, "20")
        for desk in (boss, foreman):
            assert (await desk.send("POST", "QueryBudgetRates", {})).status_code == 403
            for call in ("CreateBudgetRate", "TakeBackBudgetRate"):
                assert (await desk.send("POST", call, {"costRateId": made["costRateId"]})).status_code == 403
        (listed,) = data(await head.send("POST", "QueryBudgetRates", {}))["data"]
        assert (listed["hourly"], listed["by"]["userId"]) == ("20.00", str(head.who.user_id))
        theirs = Desk(client, neighbour)
        assert (await theirs.send("POST", "QueryBudgetRates", {})).status_code == 403

    async def test_amounts_of_hours_are_told_to_who_may_see_rates(
        self,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        foreman: Desk,
        code: str,
        week: Week,
    ) -> None:
        await rate(head, "20")
        await name_codes(boss, crew.jetty, code)
        await tell(runtime, week.changed(APPROVED, {MON: 8}))
        for desk in (boss, foreman):
            (entry,) = await entries(desk, code)
            assert (entry["amount"], entry["hours"]) == (None, None)
        (entry,) = await entries(head, code)
        assert entry["hours"]["ownerUserId"] == str(week.owner)
        assert (entry["hours"]["workedSeconds"], entry["hours"]["hourly"]) == (8 * 3600, "20.00")
        (theirs,), (ours,) = await weeks(boss, crew.jetty), await weeks(head, crew.jetty)
        assert (theirs["amount"], ours["amount"]) == (None, "160.00")
        of_all: Body = {"projectId": str(crew.jetty)}
        assert (await foreman.send("POST", "QueryBudgetHours", of_all)).status_code == 403

    async def test_codes_are_named_by_the_project_s_managers(
        self, client: httpx.AsyncClient, crew: Crew, boss: Desk, foreman: Desk, neighbour: Person, code: str
    ) -> None:
        body: Body = {"projectId": str(crew.jetty), "revision": 0, "ownCodeId": code}
        assert (await foreman.send("PUT", "SetBudgetHoursCodes", body)).status_code == 403
        elsewhere = Desk(client, neighbour)
        assert (await elsewhere.send("PUT", "SetBudgetHoursCodes", body)).status_code in (403, 422)
        await name_codes(boss, crew.jetty, code)
        late = await boss.send("PUT", "SetBudgetHoursCodes", body | {"ownCodeId": None})
        assert late.status_code == 409
        division = await boss.make_code(crew.jetty, number="9", isDivision=True)
        wrong = body | {"revision": 1, "ownCodeId": division["budgetCodeId"]}
        assert refused(await boss.send("PUT", "SetBudgetHoursCodes", wrong)) == (422, "ownCodeId")
