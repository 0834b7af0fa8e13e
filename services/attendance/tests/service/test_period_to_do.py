"""Which period managers find when they open the page, and what they read of it before they approve."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import BREAK, IN, OUT, data
from services.attendance.tests.service.test_absences import setting
from services.attendance.tests.service.test_sheets import (
    DAY,
    HOUR,
    MONDAY,
    TODAY,
    WEEK,
    approve,
    day,
    opening,
    own_sheets,
    sheets,
    signing,
)

LONG_AGO = MONDAY - 21 * DAY
THIS_WEEK = (MONDAY + 7 * DAY).date().isoformat()


async def opened(who: Asker, **wanted: Any) -> str:
    """The first day of that which the page shows by itself."""
    answer: dict[str, Any] = data(await who.call("POST", "TimeSheet/QueryPeriodSheets", wanted))
    return str(answer["firstDate"])


async def sheet_of(who: Asker, first: str) -> dict[str, Any]:
    return next(each for each in await own_sheets(who) if each["firstDate"] == first)


class TestThePeriodThatIsOpened:
    async def test_is_the_oldest_that_was_signed_until_it_is_approved(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, *day(LONG_AGO), *day(MONDAY - 7 * DAY), *day(MONDAY))
        assert await opened(desk) == WEEK, "the last one that is over, as it is not approved"
        long_ago = LONG_AGO.date().isoformat()
        assert (await signing(worker, await sheet_of(worker, long_ago))).is_success
        assert await opened(desk) == long_ago
        assert await opened(desk, projectId=str(crew.jetty)) == long_ago
        (seen,) = await sheets(desk, day=long_ago)
        assert (await approve(desk, seen))["approved"] == 1
        assert await opened(desk) == WEEK
        assert (await opening(desk, seen, "The supplier was forgotten")).is_success
        assert await opened(desk) == long_ago, "it is to be approved anew"

    async def test_is_that_of_today_where_nothing_waits(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        assert await opened(desk) == THIS_WEEK
        await worker.work(crew.jetty, *day(MONDAY))
        (seen,) = await sheets(desk)
        await approve(desk, seen)
        assert await opened(desk) == THIS_WEEK

    async def test_waits_for_nobody_by_their_own_hours_or_those_of_others_projects(
        self, client: httpx.AsyncClient, crew: Crew, desk: Asker
    ) -> None:
        await desk.work(crew.jetty, *day(MONDAY))
        assert (await signing(desk, await sheet_of(desk, WEEK))).is_success
        away = Asker(client, crew.person("Li Wei", Role.MEMBER, projects=(crew.tower,)))
        await away.work(crew.tower, *day(MONDAY))
        assert (await signing(away, await sheet_of(away, WEEK))).is_success
        assert await opened(desk) == THIS_WEEK

    async def test_waits_for_who_stands_in_by_no_hours_of_who_is_away(
        self, client: httpx.AsyncClient, crew: Crew, desk: Asker, neighbour: Person
    ) -> None:
        crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(desk.who.user_id))
        await desk.work(crew.jetty, *day(LONG_AGO))
        assert (await signing(desk, await sheet_of(desk, LONG_AGO.date().isoformat()))).is_success
        deputy = Asker(client, neighbour)
        assert (await setting(desk, deputy)).is_success
        assert await opened(deputy) == THIS_WEEK


class TestABreakThatNobodyEnded:
    @pytest.mark.parametrize("checks_out", [True, False])
    async def test_is_told_before_its_period_is_signed_or_approved(
        self, crew: Crew, worker: Asker, desk: Asker, checks_out: bool
    ) -> None:
        begun = (IN, MONDAY - 4 * HOUR), (BREAK, MONDAY)
        await worker.work(crew.jetty, *begun, *([(OUT, MONDAY + 4 * HOUR)] if checks_out else []))
        # Whoever checks in again is on no break any more.
        await worker.work(crew.jetty, *day(MONDAY + DAY))
        (mine,), (theirs,) = await own_sheets(worker), await sheets(desk)
        (record,) = [each for each in await worker.own() if each["date"] == WEEK]
        told = [{"date": WEEK, "attendanceRecordId": record["attendanceRecordId"]}]
        assert (mine["openBreaks"], theirs["openBreaks"], mine["unknownDays"]) == (told, told, [])
        assert mine["workedSeconds"] == 12 * 3600, "nothing after it counts"
        assert (await signing(worker, mine)).is_success, "it is no hour that nobody knows"

    async def test_is_told_no_more_once_somebody_said_how_the_day_was(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, (IN, MONDAY - 4 * HOUR), (BREAK, MONDAY), (OUT, MONDAY + 4 * HOUR))
        (record,) = await desk.of(worker.who.user_id)
        stated = {"startsAt": (MONDAY - 4 * HOUR).isoformat(), "endsAt": (MONDAY + 4 * HOUR).isoformat()}
        seen = {name: record[name] for name in ("attendanceRecordId", "revision")}
        body = {**seen, "intervals": [stated], "reason": "He was back at one"}
        assert (await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", body)).is_success
        (theirs,) = await sheets(desk)
        assert (theirs["openBreaks"], theirs["workedSeconds"]) == ([], 8 * 3600)

    async def test_is_of_no_hindrance_while_somebody_is_on_it(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, (IN, TODAY - 30 * HOUR), (BREAK, TODAY - 29 * HOUR))
        for each in await sheets(desk, day=(TODAY - 30 * HOUR).date().isoformat()):
            assert each["openBreaks"] == []
