"""Machines cost a project's codes what their time there costs."""

from datetime import UTC, datetime
from uuid import UUID

import pytest
from budget.equipment.service import settle_unsettled, unsettle_what_is_due
from budget.ledger.verification import differences
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.people import COMPANY
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Body, Desk, code_seen, data, refused
from services.budget.tests.service.machines import (
    Machine,
    Stay,
    hear,
    name_codes,
    rate,
    spent,
    tell,
)

MON, TUE, WED = "2026-08-31", "2026-09-01", "2026-09-02"


async def entries(desk: Desk, code_id: str) -> list[Body]:
    found = data(await desk.get("GetBudgetCodeHistoryListDetail", budgetCodeId=code_id))
    return [each for each in found["data"] if each["why"].startswith("equipment")]


async def uses(desk: Desk, project_id: UUID, **wanted: object) -> list[Body]:
    found: list[Body] = data(
        await desk.send("POST", "QueryBudgetEquipment", {"projectId": str(project_id)} | wanted)
    )["data"]
    return found


class TestAStay:
    async def test_costs_each_of_its_days_at_the_rate_of_that_day(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "100")
        await rate(head, "120", from_on=TUE)
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T03:00"))
        assert await spent(boss, code) == "340.00"
        told = [(each["amount"], each["effectiveOn"]) for each in await entries(boss, code)]
        assert sorted(told) == [("100.00", MON), ("240.00", WED)]
        (newest, *_) = await entries(boss, code)
        assert newest["equipment"]["name"] == "Excavator 12"
        assert (newest["equipment"]["unit"], newest["equipment"]["quantity"]) == ("day", 2)
        (use,) = await uses(boss, crew.jetty)
        assert (use["days"], use["amount"], use["isThere"], use["firstDate"]) == (3, "340.00", False, MON)
        assert await differences(runtime.database) == []

    async def test_counts_once_however_often_and_late_it_is_told(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "36", unit="hour")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        first = stay.told(f"{MON}T01:00", None)
        newest = stay.told(f"{MON}T01:00", f"{MON}T03:30")
        machine = digger.told()
        await tell(runtime, newest, first, machine, newest, first, machine)
        assert [each["amount"] for each in await entries(boss, code)] == ["90.00"]

    async def test_that_turns_out_another_is_reversed_and_recorded_anew(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "100")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{MON}T09:00"))
        await tell(runtime, stay.told(f"{TUE}T01:00", f"{WED}T09:00"))
        assert [(each["why"], each["amount"]) for each in await entries(boss, code)] == [
            ("equipmentRecorded", "200.00"),
            ("equipmentReversed", "-100.00"),
            ("equipmentRecorded", "100.00"),
        ]
        await tell(runtime, stay.gone())
        assert await spent(boss, code) == "0.00"
        assert await differences(runtime.database) == []

    async def test_takes_what_was_committed_first_and_gives_it_back(
        self,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        foreman: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
    ) -> None:
        await rate(head, "50")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        data(await boss.answering(await foreman.ask(crew.jetty, (code, "30")), "approved"))
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{MON}T09:00"))
        assert await boss.balances(code) == ("100.00", "0.00", "0.00", "50.00")
        await tell(runtime, stay.gone())
        assert await boss.balances(code) == ("100.00", "0.00", "30.00", "70.00")

    async def test_that_goes_on_counts_week_by_week_without_anybody_s_doing(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        _today(monkeypatch, "2026-09-05T12:00")  # a Saturday
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", None))
        assert await spent(boss, code) == "0.00"
        _today(monkeypatch, "2026-09-07T12:00")
        for _ in range(2):  # by each relay
            await housekeep(service, runtime)
        await drain(service, runtime)
        assert await spent(boss, code) == "70.00"
        _today(monkeypatch, "2026-09-15T12:00")
        await unsettle_what_is_due(runtime.database)
        await drain(service, runtime)
        (use,) = await uses(boss, crew.jetty)
        assert (use["days"], use["amount"], use["isThere"]) == (14, "140.00", True)
        # A week of two months is two lines; nothing that was counted is moved by what comes after it.
        assert [each["why"] for each in await entries(boss, code)] == ["equipmentRecorded"] * 3

    async def test_in_two_projects_on_one_day_is_paid_once(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "100")
        codes: dict[UUID, str] = {}
        for project in (crew.jetty, crew.tower):
            codes[project] = (await head.make_code(project, number="crane"))["budgetCodeId"]
            await name_codes(head, project, ownEquipmentCodeId=codes[project])
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{MON}T04:00"))
        assert await spent(head, codes[crew.jetty]) == "100.00"
        await tell(runtime, Stay(digger, crew.tower).told(f"{MON}T04:30", f"{MON}T12:00"))
        assert await spent(head, codes[crew.jetty]) == "0.00"
        assert await spent(head, codes[crew.tower]) == "100.00"


class TestWhatWaits:
    async def test_is_said_and_counted_once_a_rate_and_a_code_are_there(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
    ) -> None:
        await tell(runtime, stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        (use,) = await uses(boss, crew.jetty, onlyWaiting=True)
        assert (use["name"], use["daysWithoutRate"]) == ("", 3)
        await tell(runtime, digger.told())
        await rate(head, "10")
        await drain(service, runtime)
        settings = data(await boss.get("GetBudgetHoursCodes", projectId=crew.jetty))
        assert (settings["equipmentDaysWithoutRate"], settings["equipmentDaysWithoutCode"]) == (0, 3)
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        await drain(service, runtime)
        assert await uses(boss, crew.jetty, onlyWaiting=True) == []
        assert await spent(boss, code) == "30.00"

    async def test_is_what_a_code_that_is_archived_would_have_taken(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        data(await boss.send("PUT", "ArchivedBudgetCode", code_seen(await boss.code(code))))
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{MON}T09:00"))
        (use,) = await uses(boss, crew.jetty)
        assert use["daysWithoutCode"] == 1
        again: Body = {"projectId": str(crew.jetty), "revision": 1, "rentedEquipmentCodeId": code}
        answer = await boss.send("PUT", "SetBudgetHoursCodes", again)
        assert refused(answer) == (422, "rentedEquipmentCodeId")

    async def test_is_counted_once_its_code_is_open_again(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        code: str,
        digger: Machine,
        stay: Stay,
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        data(await boss.send("PUT", "ArchivedBudgetCode", {"budgetCodeId": code}))
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        data(await boss.send("PUT", "UnarchivedBudgetCode", {"budgetCodeId": code}))
        await drain(service, runtime)
        assert await spent(boss, code) == "30.00"
        assert await uses(boss, crew.jetty, onlyWaiting=True) == []

    async def test_is_counted_by_the_rates_of_a_currency_that_is_chosen_later(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        head: Desk,
        boss: Desk,
        digger: Machine,
        stay: Stay,
    ) -> None:
        await rate(head, "10", currency="EUR")
        await tell(runtime, digger.told(), stay.told(f"{MON}T01:00", f"{WED}T09:00"))
        data(await boss.choosing_currency(crew.jetty, "EUR"))
        await drain(service, runtime)
        (use,) = await uses(boss, crew.jetty)
        assert (use["daysWithoutRate"], use["daysWithoutCode"]) == (0, 3)

    async def test_codes_of_machines_stay_where_an_older_screen_saves_those_of_people(
        self, crew: Crew, boss: Desk, code: str
    ) -> None:
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        kept = await name_codes(boss, crew.jetty, revision=1, ownCodeId=code)
        assert (kept["ownCodeId"], kept["ownEquipmentCodeId"]) == (code, code)
        gone = await name_codes(boss, crew.jetty, revision=2, ownEquipmentCodeId=None)
        assert (gone["ownCodeId"], gone["ownEquipmentCodeId"]) == (None, None)


class TestAProjectThatNobodyKnows:
    async def test_holds_up_no_other_machines(
        self, runtime: Runtime, crew: Crew, head: Desk, boss: Desk, code: str, digger: Machine, stay: Stay
    ) -> None:
        await rate(head, "10")
        await name_codes(boss, crew.jetty, ownEquipmentCodeId=code)
        lost = Stay(Machine(boss.who.user_id), new_id()).told(f"{MON}T01:00", f"{MON}T03:00")
        await hear(runtime, digger.told(), lost, stay.told(f"{MON}T01:00", f"{MON}T03:00"))
        await settle_unsettled(runtime, COMPANY)
        assert await spent(boss, code) == "10.00"


def _today(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    moment = datetime.fromisoformat(written).replace(tzinfo=UTC)
    monkeypatch.setattr("budget.equipment.service.now", lambda: moment)
