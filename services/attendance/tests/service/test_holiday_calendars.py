"""Holidays of regions: whose to set, from a table, and in which projects they count for leave and pay."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.holiday.calendar_repo import CalendarRepo
from attendance.tables.holiday_calendar import ProjectCalendar
from chassis.clock import now
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_pay_rules import minutes, paid, setting
from services.attendance.tests.service.test_sheets import MONDAY, day, sheets

AREA = "GroupSetting"
PREMIUM = {"holidayName": "H100"}
TODAY = MONDAY.date().isoformat()


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def saving(who: Asker, name: str, *projects: Any, **more: Any) -> httpx.Response:
    body = {"name": name, "projectIds": [*map(str, projects)], **more}
    return await who.call("PUT", f"{AREA}/SetHolidayCalendar", body)


async def a_day(who: Asker, calendar: dict[str, Any], date: str, name: str, **more: Any) -> httpx.Response:
    body = {"holidayCalendarId": calendar["holidayCalendarId"], "date": date, "name": name, **more}
    return await who.call("PUT", f"{AREA}/SetHolidayCalendarDay", body)


async def days(who: Asker, calendar: dict[str, Any]) -> list[tuple[str, str, bool]]:
    asked = {"holidayCalendarId": calendar["holidayCalendarId"], "year": str(MONDAY.year)}
    found = data(await who.get(f"{AREA}/GetHolidayCalendarDays", **asked))
    return [(each["date"], each["name"], each["isHalf"]) for each in found]


async def uploading(
    client: httpx.AsyncClient, who: Asker, call: str, calendar: dict[str, Any], table: str
) -> dict[str, Any]:
    answer = await client.post(
        f"/api/{AREA}/{call}",
        data={"holidayCalendarId": calendar["holidayCalendarId"]},
        files={"file": ("days.csv", table.encode(), "text/csv")},
        headers=who.who.headers,
    )
    found: dict[str, Any] = data(answer)
    return found


@pytest.fixture
async def johor(office: Asker, crew: Crew) -> dict[str, Any]:
    calendar: dict[str, Any] = data(await saving(office, "Johor", crew.jetty))
    return calendar


class TestACalendar:
    async def test_is_the_admins_and_of_their_company(
        self,
        runtime: Runtime,
        crew: Crew,
        office: Asker,
        desk: Asker,
        worker: Asker,
        johor: dict[str, Any],
    ) -> None:
        assert (await saving(desk, "Kedah")).status_code == 403
        assert (await saving(office, "johor")).status_code == 409
        assert (await saving(office, "Kedah", new_id())).status_code in (404, 422)
        assert (await a_day(desk, johor, TODAY, "Founding day")).status_code == 403
        data(await a_day(office, johor, TODAY, "Founding day", isHalf=True))
        data(await a_day(office, johor, TODAY, "Founding day", isHalf=True))
        assert await days(office, johor) == [(TODAY, "Founding day", True)]
        seen = {"holidayCalendarId": johor["holidayCalendarId"], "revision": 1}
        data(await saving(office, "Johor Bahru", crew.jetty, **seen))
        assert (await saving(office, "Lost", crew.jetty, **seen)).status_code == 409
        (listed,) = data(await office.get(f"{AREA}/QueryHolidayCalendars"))
        for who in (worker, desk):
            assert (await who.get(f"{AREA}/QueryHolidayCalendars")).status_code == 403
        assert (listed["name"], [each["name"] for each in listed["projects"]]) == ("Johor Bahru", ["Jetty 4"])
        gone = johor | {"holidayCalendarId": str(new_id())}
        assert (await a_day(office, gone, TODAY, "Nowhere")).status_code == 404
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["holiday_calendar.changed"] * 3

    async def test_is_deleted_and_leaves_its_projects_to_the_company(
        self, runtime: Runtime, crew: Crew, office: Asker, desk: Asker, johor: dict[str, Any]
    ) -> None:
        data(await a_day(office, johor, TODAY, "Founding day"))
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "revision": 1}
        assert (await desk.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone)).status_code == 403
        stale = gone | {"revision": 0}
        assert (await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", stale)).status_code == 409
        data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone))
        assert (await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone)).status_code == 404
        assert data(await office.get(f"{AREA}/QueryHolidayCalendars")) == []
        assert (await a_day(office, johor, TODAY, "Nowhere")).status_code == 404
        (again,) = [data(await saving(office, "johor", crew.jetty))]
        assert await days(office, again) == []
        (*_, deleted, _) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (deleted.action, deleted.subject_name) == ("holiday_calendar.deleted", "Johor")

    async def test_is_deleted_by_nobody_of_another_company(
        self, client: httpx.AsyncClient, office: Asker, stranger: Person, johor: dict[str, Any]
    ) -> None:
        data(await a_day(office, johor, TODAY, "Founding day"))
        theirs = Asker(client, stranger)
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "revision": 1}
        assert (await theirs.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone)).status_code == 404
        in_theirs = gone | {"groupId": str(stranger.company_id)}
        assert (await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", in_theirs)).status_code == 403
        day_of = {"holidayCalendarId": johor["holidayCalendarId"], "date": TODAY}
        assert (await theirs.call("DELETE", f"{AREA}/DeleteHolidayCalendarDay", day_of)).status_code == 404
        assert await days(office, johor) == [(TODAY, "Founding day", False)]

    async def test_that_is_deleted_is_nobodys_though_the_release_before_still_gives_it(
        self, runtime: Runtime, crew: Crew, office: Asker, johor: dict[str, Any]
    ) -> None:
        calendar_id = UUID(johor["holidayCalendarId"])
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "revision": 1}
        data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone))
        async with runtime.database.unit_of_work() as uow:
            uow.insert(
                ProjectCalendar(
                    company_id=COMPANY,
                    project_id=crew.jetty,
                    calendar_id=calendar_id,
                    created_by=office.who.user_id,
                )
            )
        async with runtime.database.reading() as uow:
            assert await CalendarRepo(uow).calendars_of(COMPANY, None) == {}

    async def test_is_taken_from_a_table_once(
        self, client: httpx.AsyncClient, office: Asker, johor: dict[str, Any]
    ) -> None:
        year = MONDAY.year
        table = (
            f"date,name,half\n{year}-01-29,New Year,\n{year}-01-30,New Year,yes\n"
            f"{year}-01-29,Again,\n{year}-13-01,Never,\n{year}-02-01,Hari Thaipusam,perhaps\n"
        )
        tried = await uploading(client, office, "CheckHolidayCalendarCsv", johor, table)
        verdicts = ["create", "create", "duplicate", "invalid", "invalid"]
        assert ([each["verdict"] for each in tried["rows"]], tried["createCount"]) == (verdicts, 2)
        assert await days(office, johor) == []
        assert (await uploading(client, office, "ImportHolidayCalendarCsv", johor, table))["createCount"] == 2
        assert (await uploading(client, office, "ImportHolidayCalendarCsv", johor, table))["createCount"] == 0
        assert await days(office, johor) == [
            (f"{year}-01-29", "New Year", False),
            (f"{year}-01-30", "New Year", True),
        ]
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "date": f"{year}-01-29"}
        for _ in range(2):
            data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendarDay", gone))
        assert [each[0] for each in await days(office, johor)] == [f"{year}-01-30"]

    async def test_table_of_many_years_is_compared_at_once(
        self, runtime: Runtime, client: httpx.AsyncClient, office: Asker, johor: dict[str, Any]
    ) -> None:
        data(await a_day(office, johor, "2060-01-01", "New Year"))

        async def statements_for(years: range) -> int:
            table = "date,name\n" + "".join(f"{year}-01-01,New Year\n" for year in years)
            with counted_statements(runtime.database) as statements:
                tried = await uploading(client, office, "CheckHolidayCalendarCsv", johor, table)
            assert tried["createCount"] == len(years) - (2060 in years)
            return len(statements)

        assert await statements_for(range(2000, 2100)) == await statements_for(range(2030, 2031))


class TestInItsProjects:
    async def test_work_is_paid_as_on_holidays_and_as_known_then(
        self, crew: Crew, office: Asker, desk: Asker, worker: Asker, johor: dict[str, Any]
    ) -> None:
        await worker.work(crew.jetty, *day(MONDAY))
        (sheet,) = await sheets(desk)
        data(await setting(office, PREMIUM))
        before = now()
        data(await a_day(office, johor, TODAY, "Founding day"))
        key = f"{TODAY} holiday"
        assert minutes(await paid(desk, sheet))[key] == 480
        assert key not in minutes(await paid(desk, sheet, knownAt=before.isoformat()))
        kedah = data(await saving(office, "Kedah", crew.jetty))
        assert key not in minutes(await paid(desk, sheet)), "the project is of another region"
        data(await a_day(office, kedah, TODAY, "Sultan's birthday", isHalf=True))
        assert minutes(await paid(desk, sheet))[key] == 240
        before = now()
        gone = {"holidayCalendarId": kedah["holidayCalendarId"], "revision": 1}
        data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone))
        assert key not in minutes(await paid(desk, sheet)), "there is no such region any more"
        assert minutes(await paid(desk, sheet, knownAt=before.isoformat()))[key] == 240

    async def test_leave_takes_no_day_for_them(
        self, crew: Crew, office: Asker, worker: Asker, johor: dict[str, Any]
    ) -> None:
        data(await a_day(office, johor, TODAY, "Founding day"))
        wanted: dict[str, Any] = {"recordType": 3, "firstDate": TODAY, "lastDate": TODAY, "daysOff": []}

        async def takes(**more: Any) -> float:
            checked = data(await worker.call("POST", "Clock/CheckLeaveRequest", wanted | more))
            found: float = checked["days"]
            return found

        assert (await takes(), await takes(projectId=str(crew.jetty))) == (1, 0)
        elsewhere = wanted | {"projectId": str(new_id())}
        assert (await worker.call("POST", "Clock/CheckLeaveRequest", elsewhere)).status_code in (404, 422)
        asked = wanted | {"projectId": str(crew.jetty), "reason": "Trip"}
        assert (await worker.call("POST", "Clock/CreateLeaveRequest", asked)).status_code == 422
