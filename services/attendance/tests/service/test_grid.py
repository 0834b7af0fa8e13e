from datetime import date, timedelta
from typing import Any
from uuid import UUID

import httpx
from chassis.access import Role
from chassis.clock import now
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import IN, OUT, Phone, a_day, data, noon
from services.attendance.tests.service.test_rules_of_people import team, tell

HOUR = timedelta(hours=1)


async def grid(client: httpx.AsyncClient, who: Person, **wanted: Any) -> dict[str, Any]:
    return data(await Phone(client, who).call("POST", "TimeSheet/QueryTimeSheetGrid", wanted))


class TestPeopleAndDays:
    async def test_has_a_cell_a_day_whatever_the_number_of_projects(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, manager: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        phone = Phone(client, both)
        await phone.work(crew.jetty, (IN, noon() - 4 * HOUR), (OUT, noon()))
        await phone.work(crew.tower, (IN, noon()), (OUT, noon() + 2 * HOUR))
        (row,) = (await grid(client, admin))["data"]
        (cell,) = row["cells"]
        assert (cell["date"], cell["workedSeconds"], cell["isWork"]) == (str(noon().date()), 6 * 3600, True)
        first, second = [await _project(client, both, each) for each in cell["attendanceRecordIds"]]
        assert (first, second) == (str(crew.jetty), str(crew.tower))
        (seen,) = (await grid(client, manager))["data"]
        assert [each["workedSeconds"] for each in seen["cells"]] == [4 * 3600]

    async def test_are_by_name_on_any_page_whatever_is_to_be_looked_at(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        people = [
            crew.person(name, Role.MEMBER, projects=(crew.jetty,)) for name in ("Cai Wu", "ana Cruz", "Bo Li")
        ]
        for each in people:
            await Phone(client, each).work(crew.jetty, *a_day())
        first = await grid(client, manager, pageCount=1)
        # Between two pages somebody is to be looked at, who would be first in the list then.
        await Phone(client, people[0]).work(crew.jetty, (IN, noon(4)))
        others = [await grid(client, manager, pageCount=1, pageNumber=page) for page in (2, 3, 4)]
        names = [[row["person"]["fullName"] for row in page["data"]] for page in (first, *others)]
        assert names == [["ana Cruz"], ["Bo Li"], ["Cai Wu"], []]
        assert {page["totalCount"] for page in (first, *others)} == {3}
        (cai,) = others[1]["data"]
        sums = cai["days"], cai["daysWithIssues"], cai["workedSeconds"], cai["breakSeconds"]
        assert (sums, cai["leaveDays"], cai["isAtWork"]) == ((2, 1, 8 * 3600, 0), 0, False)

    async def test_says_what_a_day_is_besides_hours(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, (IN, noon(3)))
        await phone.work(crew.jetty, (IN, now() - HOUR))
        forgotten, going = (await grid(client, manager))["data"][0]["cells"]
        looks = [(each["isAtWork"], each["isEndUnknown"], each["hasIssues"]) for each in (forgotten, going)]
        assert looks == [(False, True, True), (True, True, False)]
        assert [each["isLeftOpen"] for each in (forgotten, going)] == [True, False]

    async def test_are_narrowed_to_days_that_nobody_checked_out_of(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        other = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        await Phone(client, member).work(crew.jetty, (IN, noon(3)), *a_day())
        # To look at as well, and checked out of.
        await Phone(client, other).work(crew.jetty, (OUT, noon(3)), *a_day())
        desk = Phone(client, manager)
        for wanted, name in ((True, "Tan Bo"), (False, "Ana Cruz")):
            (row,) = (await grid(client, manager, hasOpenDays=wanted))["data"]
            (listed,) = await desk.summary(hasOpenDays=wanted)
            assert (row["person"]["fullName"], listed["person"]["fullName"]) == (name, name)
            assert listed["openDays"] == int(wanted)
        (only,) = await desk.of(member.user_id, hasOpenDays=True)
        assert only["date"] == str(noon(3).date())
        assert [each["date"] for each in await Phone(client, member).own(hasOpenDays=True)] == [only["date"]]
        assert await Phone(client, other).own(hasOpenDays=True) == []

    async def test_are_listed_by_what_is_to_be_looked_at_and_then_by_name(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person
    ) -> None:
        for name in ("Zoe Lim", "adam Wee", "Ben Toh"):
            who = Phone(client, crew.person(name, Role.MEMBER, projects=(crew.jetty,)))
            await who.work(crew.jetty, *([(OUT, noon(3))] if name == "Zoe Lim" else []), *a_day())
        desk = Phone(client, manager)
        pages = [await desk.summary(pageCount=2, pageNumber=each) for each in (1, 2)]
        assert [[each["person"]["fullName"] for each in page] for page in pages] == [
            ["Zoe Lim", "adam Wee"],
            ["Ben Toh"],
        ]

    async def test_are_narrowed_to_one_person_and_to_who_is_at_work_as_the_list_is(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, member: Person, manager: Person
    ) -> None:
        mate = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        away = crew.person("Li Wei", Role.MEMBER, projects=(crew.tower,))
        await Phone(client, member).work(crew.jetty, *a_day())
        await Phone(client, mate).work(crew.jetty, *a_day(), (IN, now() - HOUR))
        await Phone(client, away).work(crew.tower, *a_day())
        concrete = new_id()
        await tell(runtime, team(concrete, member.user_id), 1)
        desk = Phone(client, manager)

        async def names(**wanted: Any) -> list[str]:
            page = await grid(client, manager, **wanted)
            found = [each["person"]["fullName"] for each in page["data"]]
            assert found == [each["person"]["fullName"] for each in await desk.summary(**wanted)]
            # Totals of days are of whom the filter has.
            hours = sum(each["workedSeconds"] for each in page["totals"])
            assert hours == sum(each["workedSeconds"] for each in page["data"])
            return found

        assert await names(isAtWork=True) == ["Ana Cruz"]
        assert await names(isAtWork=False) == ["Tan Bo"]
        assert await names(userId=str(mate.user_id)) == ["Ana Cruz"]
        assert await names(userId=str(mate.user_id), isAtWork=False) == []
        assert await names(userId=str(member.user_id), teamId=str(concrete)) == ["Tan Bo"]
        assert await names(userId=str(mate.user_id), teamId=str(concrete)) == []
        # Of a project that is not the asker's.
        assert await names(userId=str(away.user_id)) == []
        (day,) = await desk.of(mate.user_id, isAtWork=True)
        assert day["state"] == "in"

    async def test_has_holidays_of_the_company_and_of_the_region_of_a_project_that_one_manages(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, manager: Person, neighbour: Person
    ) -> None:
        day = noon().date()
        desk = Phone(client, admin)
        holiday = {"date": str(day), "name": "Founders' day", "isHalf": True}
        data(await desk.call("POST", "GroupSetting/CreateHoliday", holiday))
        region = {"name": "Bavaria", "projectIds": [str(crew.jetty)]}
        kept = data(await desk.call("PUT", "GroupSetting/SetHolidayCalendar", region))
        there = {"holidayCalendarId": kept["holidayCalendarId"], "date": str(day - timedelta(days=1))}
        of_region = there | {"name": "Epiphany", "isHalf": False}
        answer = await desk.call("PUT", "GroupSetting/SetHolidayCalendarDay", of_region)
        assert answer.is_success, answer.text
        assert [each["name"] for each in (await grid(client, manager))["holidays"]] == ["Founders' day"]
        jetty = {"projectId": str(crew.jetty)}
        names = [each["name"] for each in (await grid(client, manager, **jetty))["holidays"]]
        assert names == ["Epiphany", "Founders' day"]
        assert len((await grid(client, neighbour, **jetty))["holidays"]) == 1

    async def test_says_on_which_days_a_company_a_project_and_a_person_rest(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, admin: Person, manager: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        unsaid = await grid(client, manager)
        assert (unsaid["restDays"], unsaid["data"][0]["restDays"]) == ([6, 7], [6, 7])
        whose: list[tuple[dict[str, str], list[int]]] = [
            ({}, [5]),
            ({"projectId": str(crew.jetty)}, [7]),
            ({"ownerUserId": str(member.user_id)}, [1, 2]),
        ]
        jetty = {"projectId": str(crew.jetty)}
        seen: list[Any] = []
        for each, days in whose:
            rules = {"fromDate": "2020-01-01", "rules": {"restDays": days}, "revision": 0}
            data(await Phone(client, admin).call("POST", "GroupSetting/SetPayRules", each | rules))
            for wanted in ({}, jetty):
                page = await grid(client, manager, **wanted)
                seen.append((page["restDays"], page["data"][0]["restDays"]))
        assert seen == [
            *(([5], [5]), ([5], [5])),
            *(([5], [5]), ([7], [7])),
            *(([5], [1, 2]), ([7], [1, 2])),
        ]

    async def test_totals_are_of_everybody_and_not_of_the_page(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        fine = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        await Phone(client, fine).work(crew.jetty, *a_day())
        await Phone(client, member).work(crew.jetty, *a_day(), (IN, noon(4)))
        page = await grid(client, manager, pageCount=1)
        assert (page["totalCount"], len(page["data"])) == (2, 1)
        assert [each["workedSeconds"] for each in page["totals"]] == [0, 16 * 3600]
        of_some = await grid(client, manager, hasIssues=True)
        assert [each["workedSeconds"] for each in of_some["totals"]] == [0, 8 * 3600]
        second = await grid(client, manager, pageCount=1, pageNumber=2)
        assert (len(second["data"]), second["totals"]) == (1, [])

    async def test_is_of_92_days_at_most_and_says_so(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        cut = await grid(client, manager, startDate="2001-01-01", endDate=str(noon().date()))
        assert date.fromisoformat(cut["startDate"]) == noon().date() - timedelta(days=91)
        assert cut["replacedDates"] == ["startDate"]
        assert len(cut["data"]) == 1
        usual = await grid(client, manager)
        assert usual["replacedDates"] == []

    async def test_of_another_s_project_and_company_nothing(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, neighbour: Person, stranger: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        for who in (neighbour, stranger):
            told = await grid(client, who, projectId=str(crew.jetty))
            assert (told["data"], told["totals"]) == ([], [])
        answer = await Phone(client, member).call("POST", "TimeSheet/QueryTimeSheetGrid", {})
        assert answer.status_code == 403


async def _project(client: httpx.AsyncClient, who: Person, record_id: str) -> str:
    shown = data(await Phone(client, who).detail({"attendanceRecordId": str(UUID(record_id))}))
    project: str = shown["projectId"]
    return project
