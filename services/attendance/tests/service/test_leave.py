from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain, published
from chassis.testing.people import Person
from chassis.wall_clock import DaysText
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, PENDING, REJECTED, Asker
from services.attendance.tests.phone import a_day, data, noon

TAKEN_BACK = 4
UNPAID, PAID = 2, 3
TODAY = noon(0).date()
ASK, TAKE_BACK = "Clock/CreateLeaveRequest", "Clock/TakeBackLeaveRequest"
DAY = timedelta(days=1)


def leave(crew: Crew, first: date, last: date | None = None, **more: Any) -> dict[str, Any]:
    return {
        "projectId": str(crew.jetty),
        "recordType": PAID,
        "firstDate": first.isoformat(),
        "lastDate": (last or first).isoformat(),
        "daysOff": [],
        "reason": "My sister marries",
        **more,
    }


async def asked(who: Asker, body: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data(await who.call("POST", ASK, body))
    return found


async def taking_back(who: Asker, request: dict[str, Any], reason: str = "") -> httpx.Response:
    names = ("attendanceRecordRequestId", "revision")
    return await who.call("POST", TAKE_BACK, {name: request[name] for name in names} | {"reason": reason})


async def days_of(who: Asker) -> list[tuple[str, str]]:
    found = await who.own(startDate="2000-01-01", endDate="2099-12-31", pageCount=100)
    return [(each["date"], leave["part"]) for each in reversed(found) for leave in each["leaves"]]


class TestAsking:
    async def test_waits_for_a_manager_and_then_stands_beside_the_work(
        self, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, *a_day(3))
        first, last = TODAY + DAY, TODAY + 3 * DAY
        request = await asked(worker, leave(crew, first, last, fromNoon=True, untilNoon=True))
        assert (request["status"], request["leave"]["days"], request["leave"]["name"]) == (
            PENDING,
            2.0,
            "Paid leave",
        )
        assert await days_of(worker) == []
        (waits,) = await desk.waiting()
        assert waits["leave"]["firstDate"] == first.isoformat()
        await desk.replying(waits, status=APPROVED)
        assert await days_of(worker) == [
            (first.isoformat(), "afternoon"),
            ((first + DAY).isoformat(), "whole"),
            (last.isoformat(), "morning"),
        ]
        (row,) = await desk.summary(endDate="2099-12-31")
        assert (row["days"], row["leaveDays"], row["workedSeconds"]) == (1, 2.0, 8 * 3600)
        assert (await worker.brief())["projectId"] == str(crew.jetty)
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert act.action == "attendance_leave.granted"
        told = await published(runtime, events_pb2.AttendanceRecordChanged)
        assert [(each.record_type, each.leave_halves) for each in told][-3:] == [
            (PAID, 1),
            (PAID, 2),
            (PAID, 1),
        ]

    async def test_leaves_days_off_out(self, crew: Crew, worker: Asker) -> None:
        monday = TODAY + timedelta(days=7 - TODAY.weekday())
        request = await asked(worker, leave(crew, monday, monday + 6 * DAY, daysOff=[6, 7]))
        assert request["leave"]["days"] == 5.0

    async def test_of_the_same_time_twice_is_refused_but_not_of_the_other_half(
        self, crew: Crew, worker: Asker
    ) -> None:
        await asked(worker, leave(crew, TODAY, untilNoon=True))
        twice = await worker.call("POST", ASK, leave(crew, TODAY - DAY, TODAY))
        assert (twice.status_code, str(DaysText.of(TODAY)) in twice.json()["message"]) == (409, True)
        assert (await worker.call("POST", ASK, leave(crew, TODAY, fromNoon=True))).status_code == 201

    @pytest.mark.parametrize(
        "wrong",
        [
            {"recordType": 1},
            {"recordType": 99},
            {"fromNoon": True, "untilNoon": True},
            {"lastDate": "2000-01-01"},
            {"lastDate": "2100-01-01"},
            {"daysOff": [1, 2, 3, 4, 5, 6, 7]},
        ],
    )
    async def test_of_no_time_or_no_type_is_refused(
        self, crew: Crew, worker: Asker, wrong: dict[str, Any]
    ) -> None:
        assert (await worker.call("POST", ASK, leave(crew, TODAY) | wrong)).status_code == 422

    async def test_is_for_this_year_and_the_two_after_it(self, crew: Crew, worker: Asker) -> None:
        latest = date(TODAY.year + 2, 12, 31)
        later = await worker.call("POST", ASK, leave(crew, latest, latest + DAY))
        assert (later.status_code, str(DaysText.of(latest)) in later.json()["message"]) == (422, True)
        check = {"recordType": PAID, "firstDate": f"{latest + DAY}", "lastDate": f"{latest + DAY}"}
        assert (await worker.call("POST", "Clock/CheckLeaveRequest", check)).status_code == 422
        assert (await worker.call("POST", ASK, leave(crew, latest))).status_code == 201

    async def test_in_a_project_of_others_is_refused(
        self, client: httpx.AsyncClient, crew: Crew, neighbour: Person
    ) -> None:
        elsewhere = Asker(client, neighbour)
        assert (await elsewhere.call("POST", ASK, leave(crew, TODAY))).status_code == 422

    async def test_for_what_needs_no_approval_is_granted_at_once(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, worker: Asker
    ) -> None:
        own = {"name": "Sick", "color": "#aa3333", "isPaid": True, "dayMinutes": 450, "needsApproval": False}
        await Asker(client, admin).call("POST", "GroupSetting/CreateGroupSettingAttendanceRecordType", own)
        request = await asked(worker, leave(crew, TODAY - DAY, recordType=4))
        assert (request["status"], request["repliedBy"], request["mayTakeBack"]) == (APPROVED, None, True)
        (record,) = await worker.own()
        assert (record["creditedSeconds"], record["workedSeconds"], record["recordType"]) == (450 * 60, 0, 4)
        assert data(await taking_back(worker, request))["status"] == TAKEN_BACK
        assert await worker.own() == []

    async def test_that_is_long_past_waits_for_a_manager_whatever_its_type(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, worker: Asker
    ) -> None:
        own = {"name": "Sick", "color": "#aa3333", "isPaid": True, "dayMinutes": 450, "needsApproval": False}
        await Asker(client, admin).call("POST", "GroupSetting/CreateGroupSettingAttendanceRecordType", own)
        long_ago = await asked(worker, leave(crew, TODAY - 16 * DAY, recordType=4))
        recent = await asked(worker, leave(crew, TODAY - 13 * DAY, recordType=4))
        assert (long_ago["status"], recent["status"]) == (PENDING, APPROVED)

    async def test_of_before_they_came_is_refused(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(worker.who.user_id))
        start = {"userId": str(worker.who.user_id), "projectId": str(crew.jetty)}
        data(
            await desk.call(
                "POST", "TimeSheet/SetLeaveStart", start | {"startsOn": TODAY.isoformat(), "seen": None}
            )
        )
        refused = await worker.call("POST", ASK, leave(crew, TODAY - DAY, TODAY))
        assert (refused.status_code, str(DaysText.of(TODAY)) in refused.json()["message"]) == (422, True)
        assert (await worker.call("POST", ASK, leave(crew, TODAY))).status_code == 201


class TestAnAnswer:
    async def test_is_nobody_s_own(self, crew: Crew, desk: Asker) -> None:
        request = await asked(desk, leave(crew, TODAY))
        answer = data(await desk.replying(request, status=APPROVED))
        assert "Nobody answers their own" in answer["notReplied"][0]["reason"]
        assert await days_of(desk) == []

    async def test_that_rejects_grants_nothing(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        request = await asked(worker, leave(crew, TODAY))
        await desk.replying(request, status=REJECTED, reason="We pour concrete")
        assert await days_of(worker) == []
        assert (await worker.call("POST", ASK, leave(crew, TODAY))).status_code == 201

    async def test_twice_grants_once(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        request = await asked(worker, leave(crew, TODAY))
        await desk.replying(request, status=APPROVED)
        answer = data(await desk.replying(request, status=APPROVED))
        assert (answer["repliedRequestIds"], len(await days_of(worker))) == ([], 1)


class TestWorkOnLeave:
    async def test_is_said_before_and_after_it_is_granted(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, *a_day(2))
        worked = noon(2).date()
        request = await asked(worker, leave(crew, worked - DAY, worked))
        assert request["leave"]["workedOn"] == [worked.isoformat()]
        await desk.replying(request, status=APPROVED)
        found = await worker.own()
        assert [(each["date"], each["issues"]) for each in found] == [
            (worked.isoformat(), ["workOnLeave"]),
            ((worked - DAY).isoformat(), []),
        ]
        assert found[0]["workedSeconds"] == 8 * 3600, "what was worked stays worked"


class TestTakingBack:
    async def test_is_a_managers_with_a_reason_once_it_was_granted(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        worker: Asker,
        desk: Asker,
    ) -> None:
        request = await asked(worker, leave(crew, TODAY, TODAY + DAY))
        await desk.replying(request, status=APPROVED)
        (mine,) = await worker.asked()
        assert (await taking_back(worker, mine)).status_code == 403
        assert (await taking_back(desk, mine)).status_code == 422
        assert (await taking_back(desk, request, "It was another week")).status_code == 409
        assert data(await taking_back(desk, mine, "It was another week"))["status"] == TAKEN_BACK
        assert await days_of(worker) == []
        await drain(service, runtime)
        subjects = inbox.subjects_to("tan.bo@example.test")
        assert [each.split(":")[0] for each in subjects] == ["Leave taken back"], "the newest is told alone"
        last = [each.act for each in await published(runtime, events_pb2.ActRecorded)][-1]
        assert last.action == "attendance_leave.taken_back"
        assert (await worker.call("POST", ASK, leave(crew, TODAY))).status_code == 201

    async def test_is_whoever_asked_as_long_as_it_waits(
        self, client: httpx.AsyncClient, crew: Crew, worker: Asker, desk: Asker, stranger: Person
    ) -> None:
        request = await asked(worker, leave(crew, TODAY))
        assert (await taking_back(Asker(client, stranger), request)).status_code == 404
        assert (await taking_back(desk, request, "No")).status_code == 403
        assert data(await taking_back(worker, request))["status"] == TAKEN_BACK
        assert await desk.waiting() == []
