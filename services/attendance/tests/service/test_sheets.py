import csv
import io
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from chassis.wall_clock import DaysText, day_at, zone_of
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import IN, OUT, data, fence, noon, punch

OPEN, SIGNED, LOCKED, OPENED_AGAIN = 0, 1, 2, 3
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
TODAY = noon(0)
MONDAY = TODAY - (TODAY.weekday() + 7) * DAY
"""At noon, of the last week that is over."""
WEEK = MONDAY.date().isoformat()


def day(noon_of_it: datetime, hours: int = 8) -> tuple[tuple[int, datetime], ...]:
    return (IN, noon_of_it - 4 * HOUR), (OUT, noon_of_it + (hours - 4) * HOUR)


async def own_sheets(who: Asker) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = data(await who.call("POST", "Clock/QuerySelfPeriodSheets", {}))["data"]
    return found


async def sheets(who: Asker, **wanted: Any) -> list[dict[str, Any]]:
    body = {"day": WEEK, **wanted}
    found: list[dict[str, Any]] = data(await who.call("POST", "TimeSheet/QueryPeriodSheets", body))["data"]
    return found


_SEEN = ("projectId", "firstDate", "workedSeconds", "creditedSeconds")


async def signing(who: Asker, sheet: dict[str, Any], **other: Any) -> httpx.Response:
    return await who.call("POST", "Clock/SignPeriodSheet", {name: sheet[name] for name in _SEEN} | other)


async def approve(who: Asker, *seen: dict[str, Any]) -> dict[str, Any]:
    body = [{name: each[name] for name in _SEEN} | {"userId": each["ownerUserId"]} for each in seen]
    answer: dict[str, Any] = data(await who.call("POST", "TimeSheet/ApprovePeriodSheets", {"sheets": body}))
    return answer


async def opening(who: Asker, sheet: dict[str, Any], reason: str) -> httpx.Response:
    body = {"userId": sheet["ownerUserId"], "projectId": sheet["projectId"], "firstDate": sheet["firstDate"]}
    return await who.call("POST", "TimeSheet/OpenPeriodSheet", body | {"reason": reason})


async def exported(who: Asker, **more: str) -> bytes:
    last = (MONDAY + 6 * DAY).date().isoformat()
    answer = await who.get("TimeSheet/ExportHours", **({"firstDate": WEEK, "lastDate": last} | more))
    assert answer.is_success, answer.text
    return answer.content


def rows(file: bytes) -> list[dict[str, str]]:
    return [*csv.DictReader(io.StringIO(file.decode("utf-8-sig")))]


@pytest.fixture
async def worked(crew: Crew, worker: Asker) -> dict[str, Any]:
    """Two days of last week."""
    await worker.work(crew.jetty, *day(MONDAY), *day(MONDAY + DAY, 7))
    (sheet,) = await own_sheets(worker)
    return sheet


class TestTheList:
    async def test_is_by_name_a_page_after_another_and_has_one_person_s_alone(
        self, client: httpx.AsyncClient, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        names = ("Zoe Lim", "adam Wee", "Ben Toh")
        others = [Asker(client, crew.person(each, Role.MEMBER, projects=(crew.jetty,))) for each in names]
        for who in (worker, *others):
            await who.work(crew.jetty, *day(MONDAY))
        pages = [await sheets(desk, pageCount=2, pageNumber=each) for each in (1, 2)]
        assert [[each["owner"]["fullName"] for each in page] for page in pages] == [
            ["adam Wee", "Ben Toh"],
            ["Tan Bo", "Zoe Lim"],
        ]
        alone = {"ownerUserId": str(others[0].who.user_id), "projectId": str(crew.jetty)}
        (found,) = await sheets(desk, pageCount=1, **alone)
        assert found["owner"]["fullName"] == "Zoe Lim"

    async def test_counts_the_days_to_look_at_as_the_timesheets_do(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        fence(crew)
        far = {"latitude": 1.5, "longitude": 103.9, "accuracyMeters": 8}
        begun, ended = now() - timedelta(minutes=10), now() - timedelta(minutes=2)
        await worker.send(
            punch(crew.jetty, IN, begun, position=far), punch(crew.jetty, OUT, ended, position=far)
        )
        today = day_at(begun, zone_of("Asia/Singapore")).isoformat()
        (sheet,) = await sheets(desk, day=today)
        (summary,) = await desk.summary(startDate=today, endDate=today)
        assert (sheet["daysWithIssues"], summary["daysWithIssues"]) == (1, 1)


class TestAWeek:
    async def test_is_signed_approved_and_locked(
        self, runtime: Runtime, worked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        assert (worked["status"], worked["workedSeconds"], worked["maySign"]) == (OPEN, 15 * 3600, True)
        assert (await signing(worker, worked)).is_success
        (seen,) = await sheets(desk)
        assert (seen["status"], seen["owner"]["fullName"], seen["mayApprove"]) == (SIGNED, "Tan Bo", True)
        assert (await approve(desk, seen)) == {"approved": 1, "notApproved": []}
        (mine,) = await own_sheets(worker)
        assert (mine["status"], mine["approvedBy"]["fullName"], mine["maySign"]) == (
            LOCKED,
            "Maya Ong",
            False,
        )
        again = await approve(desk, seen)
        assert (again["approved"], "already" in again["notApproved"][0]["reason"]) == (0, True)
        told = await published(runtime, events_pb2.PeriodSheetChanged)
        assert [(each.status, each.worked_seconds) for each in told] == [(SIGNED, 54000), (LOCKED, 54000)]
        (first, second), by = told[1].days, [each.changed_by for each in told]
        assert (first.date, first.worked_seconds, second.worked_seconds) == (WEEK, 8 * 3600, 7 * 3600)
        assert by == [worked["ownerUserId"], mine["approvedBy"]["userId"]]
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["attendance_sheet.signed", "attendance_sheet.approved"]

    async def test_is_signed_and_approved_as_it_was_seen(
        self, crew: Crew, worked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        assert (await signing(worker, worked, workedSeconds=1)).status_code == 409
        await signing(worker, worked)
        (seen,) = await sheets(desk)
        await worker.work(crew.jetty, *day(MONDAY + 2 * DAY))
        answer = await approve(desk, seen)
        assert (answer["approved"], "have changed" in answer["notApproved"][0]["reason"]) == (0, True)
        (seen,) = await sheets(desk)
        change = {"secondsThen": 0, "secondsNow": 8 * 3600}
        assert seen["changes"] == [{"date": (MONDAY + 2 * DAY).date().isoformat(), **change}]
        assert (await approve(desk, seen))["approved"] == 1

    async def test_with_hours_that_nobody_knows_waits(
        self, crew: Crew, worked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, (IN, MONDAY + 3 * DAY), *day(MONDAY + 4 * DAY))
        (mine,) = await own_sheets(worker)
        thursday = (MONDAY + 3 * DAY).date()
        assert [each["date"] for each in mine["unknownDays"]] == [thursday.isoformat()], "before it is signed"
        message = (await signing(worker, mine)).json()["message"]
        assert message.startswith(f"Nobody knows the hours of {DaysText.of(thursday)}:")
        answer = await approve(desk, *await sheets(desk))
        assert (answer["approved"], "Nobody knows" in answer["notApproved"][0]["reason"]) == (0, True)

    async def test_that_is_not_over_waits(self, crew: Crew, worker: Asker) -> None:
        await worker.work(crew.jetty, (IN, TODAY - 30 * HOUR), (OUT, TODAY - 29 * HOUR))
        found = await own_sheets(worker)
        unfinished = [each for each in found if not each["isOver"]]
        for each in unfinished:
            assert (await signing(worker, each)).status_code == 409

    async def test_is_nobody_s_own_to_approve_and_no_stranger_s(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        worked: dict[str, Any],
        worker: Asker,
        desk: Asker,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        await desk.work(crew.jetty, *day(MONDAY))
        (own,) = [each for each in await sheets(desk) if each["ownerUserId"] == str(desk.who.user_id)]
        assert own["mayApprove"] is False
        assert "Nobody approves" in (await approve(desk, own))["notApproved"][0]["reason"]
        for who in (neighbour, stranger):
            elsewhere = Asker(client, who)
            assert await sheets(elsewhere) == []
            assert (await approve(elsewhere, worked))["approved"] == 0
            assert (await opening(elsewhere, worked, "Mine")).status_code == 404
            assert len(rows(await exported(elsewhere))) == 1
        refused = await worker.call("POST", "TimeSheet/ApprovePeriodSheets", {"sheets": []})
        assert refused.status_code == 403


class TestALockedWeek:
    @pytest.fixture
    async def locked(self, worked: dict[str, Any], desk: Asker) -> dict[str, Any]:
        await approve(desk, worked)
        return worked

    async def test_takes_no_corrections_requests_or_leave(
        self, crew: Crew, locked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        record = (await desk.of(worker.who.user_id))[-1]
        body = {"attendanceRecordId": record["attendanceRecordId"], "revision": record["revision"]}
        refused = await desk.call("DELETE", "TimeSheet/DeleteAttendanceRecord", body | {"reason": "No"})
        assert (refused.status_code, "locked" in refused.json()["message"]) == (409, True)
        work = {"startsAt": (MONDAY - 4 * HOUR).isoformat(), "endsAt": MONDAY.isoformat()}
        assert (await worker.asking(crew.jetty, date=WEEK, intervals=[work])).status_code == 409
        leave = {"projectId": str(crew.jetty), "recordType": 3, "firstDate": WEEK, "lastDate": WEEK}
        assert (await worker.call("POST", "Clock/CreateLeaveRequest", leave)).status_code == 409

    async def test_lets_no_request_through_that_waited(
        self, crew: Crew, worked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        work = {"startsAt": (MONDAY - 4 * HOUR).isoformat(), "endsAt": MONDAY.isoformat()}
        asked = data(await worker.asking(crew.jetty, date=WEEK, intervals=[work]))
        await approve(desk, worked)
        answer = data(await desk.replying(asked, status=APPROVED))
        assert "locked" in answer["notReplied"][0]["reason"]

    async def test_says_what_came_in_late_and_pays_what_was_approved(
        self, crew: Crew, locked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        before = await exported(desk)
        await worker.work(crew.jetty, *day(MONDAY + 5 * DAY, 3))
        assert await exported(desk) == before, "what is approved gives the same file again"
        (seen,) = await sheets(desk)
        assert [each["secondsNow"] - each["secondsThen"] for each in seen["changes"]] == [3 * 3600]

    async def test_is_opened_again_with_a_reason_alone(
        self, runtime: Runtime, locked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        assert (await opening(desk, locked, " ")).status_code == 422
        assert (await opening(worker, locked, "Please")).status_code == 403
        assert (await opening(desk, locked, "He was at the supplier")).is_success
        assert (await opening(desk, locked, "Twice")).status_code == 404
        (mine,) = await own_sheets(worker)
        assert (mine["status"], mine["reason"], mine["maySign"]) == (
            OPENED_AGAIN,
            "He was at the supplier",
            True,
        )
        record = (await desk.of(worker.who.user_id))[-1]
        body = {"attendanceRecordId": record["attendanceRecordId"], "revision": record["revision"]}
        gone = await desk.call("DELETE", "TimeSheet/DeleteAttendanceRecord", body | {"reason": "No"})
        assert gone.is_success
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts[1:] == ["attendance_sheet.opened", "attendance_record.deleted"]

    async def test_is_opened_again_by_others_than_whose_it_is(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, desk: Asker
    ) -> None:
        await desk.work(crew.jetty, *day(MONDAY))
        (own,) = [each for each in await sheets(desk) if each["ownerUserId"] == str(desk.who.user_id)]
        assert (await approve(Asker(client, admin), own))["approved"] == 1
        assert (await opening(desk, own, "Forgot the evening")).status_code == 409
        assert (await opening(Asker(client, admin), own, "Forgot the evening")).is_success


class TestTheFile:
    async def test_adds_up_as_whoever_checks_it_does(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        for at in range(3):
            noon_of_it = MONDAY + at * DAY
            await worker.work(crew.jetty, (IN, noon_of_it), (OUT, noon_of_it + timedelta(minutes=10)))
        *days, person, total = [each["worked hours"] for each in rows(await exported(desk))]
        assert (days, person, total) == (["0.17"] * 3, "0.51", "0.51")

    async def test_has_a_line_a_day_and_what_it_comes_to(
        self, worked: dict[str, Any], worker: Asker, desk: Asker
    ) -> None:
        file = await exported(desk)
        first, second, person, total = rows(file)
        assert (first["person"], first["date"], first["worked hours"]) == ("Tan Bo", WEEK, "8.00")
        assert (second["worked seconds"], second["approved"]) == ("25200", "no")
        assert {each["worked seconds"] for each in (person, total)} == {"54000"}
        assert await exported(desk) == file
        assert (await worker.get("TimeSheet/ExportHours", firstDate=WEEK, lastDate=WEEK)).status_code == 403

    async def test_is_run_by_no_spreadsheet(
        self, crew: Crew, worked: dict[str, Any], member: Person, desk: Asker
    ) -> None:
        crew.book.users[str(member.user_id)].full_name = "=cmd|' /C calc'!A0"
        assert rows(await exported(desk))[0]["person"].startswith("'=cmd")

    @pytest.mark.parametrize("last", ["2020-01-01", "2099-01-01", "nonsense"])
    async def test_of_days_that_are_none_is_refused(self, crew: Crew, desk: Asker, last: str) -> None:
        answer = await desk.get("TimeSheet/ExportHours", firstDate=WEEK, lastDate=last)
        assert answer.status_code == 422
