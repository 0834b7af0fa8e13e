"""Whoever counts working hours is told of holidays: whole calendars, the newest of which is as it is."""

import asyncio
from typing import Any, cast
from uuid import UUID

import httpx
import pytest
from attendance.holiday import service as holidays
from attendance.holiday.announcement import calendars_after
from chassis.runtime import Runtime
from chassis.testing.events import newest
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1.events_pb2 import HolidayCalendarChanged, HolidayCalendarDeleted
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_holiday_calendars import AREA, a_day, saving, uploading

NEW_YEAR, EVE = "2027-01-01", "2027-12-31"


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def holiday(office: Asker, date: str, **more: Any) -> dict[str, Any]:
    created: dict[str, Any] = data(
        await office.call("POST", f"{AREA}/CreateHoliday", {"date": date, "name": "Free", **more})
    )
    return created


async def told(runtime: Runtime, calendar_id: object) -> HolidayCalendarChanged:
    return cast("HolidayCalendarChanged", await newest(runtime, str(calendar_id)))


def days(told: HolidayCalendarChanged) -> dict[str, bool]:
    return {each.date: each.is_half for each in told.days}


class TestOfTheCompany:
    async def test_are_all_of_them_as_they_are_now(self, runtime: Runtime, office: Asker) -> None:
        await holiday(office, EVE, isHalf=True)
        created = await holiday(office, NEW_YEAR)
        calendar = await told(runtime, COMPANY)
        assert (days(calendar), [*calendar.project_ids]) == ({EVE: True, NEW_YEAR: False}, [])
        changed = {"holidayId": created["holidayId"], "revision": 1, "date": "2027-01-02", "name": "Late"}
        data(await office.call("PUT", f"{AREA}/UpdateHoliday", changed))
        assert days(await told(runtime, COMPANY)) == {EVE: True, "2027-01-02": False}
        gone = {"holidayId": created["holidayId"], "revision": 2}
        data(await office.call("DELETE", f"{AREA}/DeleteHoliday", gone))
        assert days(await told(runtime, COMPANY)) == {EVE: True}

    async def test_are_as_many_as_go_into_what_is_told(
        self, office: Asker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(holidays, "MOST", 1)
        await holiday(office, EVE)
        second = {"date": NEW_YEAR, "name": "Free"}
        assert (await office.call("POST", f"{AREA}/CreateHoliday", second)).status_code == 409


class TestOfARegion:
    @pytest.fixture
    async def johor(self, office: Asker, crew: Crew) -> dict[str, Any]:
        calendar: dict[str, Any] = data(await saving(office, "Johor", crew.jetty))
        return calendar

    async def test_say_in_which_projects_they_count(
        self, runtime: Runtime, office: Asker, crew: Crew, johor: dict[str, Any]
    ) -> None:
        data(await a_day(office, johor, NEW_YEAR, "New Year"))
        data(await a_day(office, johor, EVE, "Eve", isHalf=True))
        calendar = await told(runtime, johor["holidayCalendarId"])
        assert (days(calendar), calendar.company_id) == ({EVE: True, NEW_YEAR: False}, str(COMPANY))
        assert [*calendar.project_ids] == [str(crew.jetty)]
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "date": EVE}
        data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendarDay", gone))
        assert days(await told(runtime, johor["holidayCalendarId"])) == {NEW_YEAR: False}

    async def test_that_loses_a_project_to_another_is_told_too(
        self, runtime: Runtime, office: Asker, crew: Crew, johor: dict[str, Any]
    ) -> None:
        kedah = data(await saving(office, "Kedah", crew.jetty))
        assert [*(await told(runtime, johor["holidayCalendarId"])).project_ids] == []
        assert [*(await told(runtime, kedah["holidayCalendarId"])).project_ids] == [str(crew.jetty)]

    async def test_that_is_deleted_counts_nowhere(
        self, runtime: Runtime, office: Asker, johor: dict[str, Any]
    ) -> None:
        gone = {"holidayCalendarId": johor["holidayCalendarId"], "revision": 1}
        data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", gone))
        last = await newest(runtime, johor["holidayCalendarId"])
        assert last == HolidayCalendarDeleted(company_id=str(COMPANY), calendar_id=johor["holidayCalendarId"])

    async def test_from_a_table_are_told_once(
        self, runtime: Runtime, client: httpx.AsyncClient, office: Asker, johor: dict[str, Any]
    ) -> None:
        table = f"date,name,half\n{NEW_YEAR},New Year,\n{EVE},Eve,yes\n"
        await uploading(client, office, "ImportHolidayCalendarCsv", johor, table)
        assert days(await told(runtime, johor["holidayCalendarId"])) == {EVE: True, NEW_YEAR: False}

    async def test_that_several_change_at_once_is_told_whole(
        self, runtime: Runtime, office: Asker, crew: Crew, johor: dict[str, Any]
    ) -> None:
        wanted = [f"2027-03-{day:02}" for day in range(1, 7)]
        moved = saving(office, "Kedah", crew.jetty)
        for answer in await asyncio.gather(
            *(a_day(office, johor, each, "Free") for each in wanted[:3]),
            moved,
            *(a_day(office, johor, each, "Free") for each in wanted[3:]),
        ):
            data(answer)
        calendar = await told(runtime, johor["holidayCalendarId"])
        assert (days(calendar), [*calendar.project_ids]) == (dict.fromkeys(wanted, False), [])


async def test_all_calendars_are_told_anew_page_by_page(runtime: Runtime, office: Asker, crew: Crew) -> None:
    johor = data(await saving(office, "Johor", crew.jetty))
    gone = data(await saving(office, "Kedah"))
    seen = {"holidayCalendarId": gone["holidayCalendarId"], "revision": 1}
    data(await office.call("DELETE", f"{AREA}/DeleteHolidayCalendar", seen))
    await holiday(office, NEW_YEAR)
    await holiday(office, EVE)
    wanted = sorted([str(COMPANY), johor["holidayCalendarId"]])
    async with runtime.database.unit_of_work() as uow:
        page = await calendars_after(uow, UUID(int=0), 10)
        assert [each.calendar_id for each in page] == wanted
        (second,) = await calendars_after(uow, UUID(wanted[0]), 10)
        assert second == page[1]
        assert await calendars_after(uow, UUID(wanted[1]), 10) == []
