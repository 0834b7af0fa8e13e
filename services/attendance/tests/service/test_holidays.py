from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import data

CREATE, UPDATE = "GroupSetting/CreateHoliday", "GroupSetting/UpdateHoliday"
DELETE, LIST = "GroupSetting/DeleteHoliday", "GroupSetting/GroupHolidays"
FEAST = date(2027, 2, 9)  # a Tuesday
HOLIDAY = {"date": FEAST.isoformat(), "name": "Feast of the bridge", "isHalf": False}


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def listed(who: Asker, year: int = 2027) -> list[tuple[str, bool]]:
    found = data(await who.get(LIST, year=str(year)))
    return [(each["name"], each["isHalf"]) for each in found]


def week_around(crew: Crew) -> dict[str, Any]:
    first = FEAST - timedelta(days=1)
    return {
        "projectId": str(crew.jetty),
        "recordType": 3,
        "firstDate": first.isoformat(),
        "lastDate": (first + timedelta(days=6)).isoformat(),
        "daysOff": [6, 7],
    }


async def checking(who: Asker, body: dict[str, Any]) -> dict[str, Any]:
    sent = {name: value for name, value in body.items() if name != "projectId"}
    return dict(data(await who.call("POST", "Clock/CheckLeaveRequest", sent)))


class TestAHoliday:
    async def test_is_the_company_s_and_an_admin_sets_it(
        self,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
        stranger: Person,
    ) -> None:
        created = data(await office.call("POST", CREATE, HOLIDAY))
        assert (created["leaveThere"], created["revision"]) == (0, 1)
        assert await listed(worker) == [("Feast of the bridge", False)]
        assert (await listed(worker, 2026), await listed(Asker(client, stranger))) == ([], [])
        for who in (worker, desk):
            assert (await who.call("POST", CREATE, HOLIDAY | {"date": "2027-05-01"})).status_code == 403
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (act.action, act.subject_name) == ("holiday.created", "Feast of the bridge")

    async def test_is_one_a_day(self, crew: Crew, office: Asker) -> None:
        await office.call("POST", CREATE, HOLIDAY)
        again = await office.call("POST", CREATE, HOLIDAY | {"name": "Another"})
        assert (again.status_code, again.json()["data"]["fields"][0]["field"]) == (409, "date")

    async def test_is_changed_and_taken_out_by_who_has_seen_it(
        self, client: httpx.AsyncClient, crew: Crew, office: Asker, stranger: Person
    ) -> None:
        created = data(await office.call("POST", CREATE, HOLIDAY))
        seen = {"holidayId": created["holidayId"], "revision": 1}
        changed = HOLIDAY | seen | {"name": "Bridge day", "isHalf": True}
        assert (await Asker(client, stranger).call("PUT", UPDATE, changed)).status_code in {403, 404}
        assert data(await office.call("PUT", UPDATE, changed))["revision"] == 2
        assert (await office.call("PUT", UPDATE, changed)).status_code == 409
        assert await listed(office) == [("Bridge day", True)]
        assert (await office.call("DELETE", DELETE, seen)).status_code == 409
        assert (await office.call("DELETE", DELETE, seen | {"revision": 2})).is_success
        assert await listed(office) == []
        assert (await office.call("DELETE", DELETE, seen | {"revision": 2})).status_code == 404


class TestLeaveOverAHoliday:
    async def test_takes_no_day_for_it_and_says_which(
        self, crew: Crew, office: Asker, worker: Asker, desk: Asker
    ) -> None:
        await office.call("POST", CREATE, HOLIDAY)
        half = {"date": (FEAST + timedelta(days=1)).isoformat(), "name": "Eve", "isHalf": True}
        await office.call("POST", CREATE, half)
        checked = await checking(worker, week_around(crew))
        assert checked["days"] == 3.5
        assert [each["name"] for each in checked["holidays"]] == ["Feast of the bridge", "Eve"]
        asked = data(await worker.call("POST", "Clock/CreateLeaveRequest", week_around(crew)))
        assert (asked["leave"]["days"], len(asked["leave"]["holidays"])) == (3.5, 2)
        await desk.replying(asked, status=APPROVED)
        found = await worker.own(startDate="2027-02-01", endDate="2027-02-28")
        assert [(each["date"], each["leaves"][0]["part"]) for each in reversed(found)] == [
            ("2027-02-08", "whole"),
            ("2027-02-10", "morning"),
            ("2027-02-11", "whole"),
            ("2027-02-12", "whole"),
        ]

    async def test_that_was_asked_for_before_stays_as_it_was_and_that_is_said(
        self, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        asked = data(await worker.call("POST", "Clock/CreateLeaveRequest", week_around(crew)))
        assert data(await office.call("POST", CREATE, HOLIDAY))["leaveThere"] == 1
        (mine,) = await worker.asked()
        assert (asked["leave"]["days"], mine["leave"]["days"]) == (5.0, 5.0)

    async def test_of_nothing_but_a_holiday_is_no_leave(
        self, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await office.call("POST", CREATE, HOLIDAY)
        on_it = {"firstDate": FEAST.isoformat(), "lastDate": FEAST.isoformat()}
        refused = await worker.call("POST", "Clock/CreateLeaveRequest", week_around(crew) | on_it)
        assert refused.status_code == 422
        checked = await checking(worker, week_around(crew) | on_it)
        assert (checked["days"], checked["after"]) == (0, None)
