from datetime import timedelta

import httpx
import pytest
from attendance.correction import service
from chassis.access import Role
from chassis.http.paging import MOST_ON_A_PAGE
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, PENDING, REJECTED, Asker
from services.attendance.tests.phone import IN, data, noon

HOUR = timedelta(hours=1)


class TestAForgottenCheckOut:
    async def test_is_repaired_by_asking_and_approval(
        self, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, (IN, noon() - 4 * HOUR))
        asked = data(await worker.asking(crew.jetty))
        assert (asked["status"], asked["mayReply"], [each["endsAt"] for each in asked["now"]]) == (
            PENDING,
            False,
            [None],
        )
        (record,) = await worker.own()
        assert (record["requestStatus"], record["requestIds"]) == (
            PENDING,
            [asked["attendanceRecordRequestId"]],
        )
        (waits,) = await desk.waiting()
        assert (waits["owner"]["fullName"], waits["mayReply"]) == ("Tan Bo", True)
        answer = data(await desk.replying(waits, status=APPROVED))
        assert answer == {"repliedRequestIds": [asked["attendanceRecordRequestId"]], "notReplied": []}
        (record,) = await worker.own()
        assert (record["issues"], record["workedSeconds"], record["requestStatus"]) == (
            [],
            8 * 3600,
            APPROVED,
        )
        (said,) = data(await worker.detail(record))["corrections"]
        assert (said["action"], said["by"]["fullName"]) == (2, "Maya Ong")
        assert await desk.waiting() == []
        (mine,) = await worker.asked()
        assert (mine["status"], mine["repliedBy"]["fullName"]) == (APPROVED, "Maya Ong")
        told = await published(runtime, events_pb2.AttendanceRequestChanged)
        assert [each.status for each in told] == [PENDING, APPROVED]
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert act.action == "attendance_record.approved"

    async def test_of_a_day_without_a_press_makes_the_day(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.asking(crew.jetty)
        assert await worker.own() == []
        await desk.replying(*await desk.waiting(), status=APPROVED)
        assert [each["workedSeconds"] for each in await worker.own()] == [8 * 3600]


class TestARejection:
    async def test_says_why_and_changes_no_hours(
        self, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.asking(crew.jetty)
        waiting = await desk.waiting()
        refused = await desk.replying(*waiting, status=REJECTED)
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "reason")
        await desk.replying(*waiting, status=REJECTED, reason="You were on leave")
        (mine,) = await worker.asked()
        assert (mine["status"], mine["replyReason"]) == (REJECTED, "You were on leave")
        assert await worker.own() == []
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert act.action == "attendance_request.rejected"

    async def test_may_be_asked_again(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        await worker.asking(crew.jetty)
        await desk.replying(*await desk.waiting(), status=REJECTED, reason="No")
        assert (await worker.asking(crew.jetty)).status_code == 201
        assert [each["status"] for each in await worker.asked()] == [PENDING, REJECTED]


class TestAnswering:
    async def test_is_of_many_and_says_of_which_not(
        self, client: httpx.AsyncClient, crew: Crew, worker: Asker, desk: Asker, admin: Person
    ) -> None:
        other = Asker(client, crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,)))
        await worker.asking(crew.jetty)
        await other.asking(crew.jetty)
        first, second = await desk.waiting()
        # Asked again meanwhile, in place of what was asked before.
        changed = data(await other.asking(crew.jetty, reason="I meant another hour"))
        assert changed["attendanceRecordRequestId"] == second["attendanceRecordRequestId"]
        answer = data(await desk.replying(first, second, status=APPROVED))
        assert answer["repliedRequestIds"] == [first["attendanceRecordRequestId"]]
        (not_replied,) = answer["notReplied"]
        assert "has changed it" in not_replied["reason"]
        late = data(await Asker(client, admin).replying(first, status=REJECTED, reason="No"))
        assert (late["repliedRequestIds"], "already" in late["notReplied"][0]["reason"]) == ([], True)

    async def test_goes_on_beside_a_day_that_was_corrected_as_often_as_can_be(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        worker: Asker,
        desk: Asker,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(service, "MOST_OF_A_DAY", 1)
        await worker.asking(crew.jetty)
        await desk.replying(*await desk.waiting(), status=APPROVED)
        other = Asker(client, crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,)))
        worked = {"startsAt": noon().isoformat(), "endsAt": (noon() + HOUR).isoformat()}
        often = data(await worker.asking(crew.jetty, intervals=[worked]))
        first = data(await other.asking(crew.jetty))
        answer = data(await desk.replying(often, first, status=APPROVED))
        assert answer["repliedRequestIds"] == [first["attendanceRecordRequestId"]]
        (not_replied,) = answer["notReplied"]
        assert not_replied["attendanceRecordRequestId"] == often["attendanceRecordRequestId"]
        assert "corrected 1 times already" in not_replied["reason"]
        rejected = data(await desk.replying(often, status=REJECTED, reason="It stays as it is"))
        assert rejected["notReplied"] == []

    async def test_is_of_as_many_as_a_page_shows(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        asked = data(await worker.asking(crew.jetty))
        answer = data(await desk.replying(*(asked for _ in range(MOST_ON_A_PAGE)), status=APPROVED))
        assert (len(answer["repliedRequestIds"]), len(answer["notReplied"])) == (1, MOST_ON_A_PAGE - 1)
        too_many = (asked for _ in range(MOST_ON_A_PAGE + 1))
        assert (await desk.replying(*too_many, status=APPROVED)).status_code == 422

    async def test_is_nobody_s_own_and_no_stranger_s(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        desk: Asker,
        neighbour: Person,
        stranger: Person,
        member: Person,
    ) -> None:
        own = data(await desk.asking(crew.jetty))
        assert own["mayReply"] is False
        answer = data(await desk.replying(own, status=APPROVED))
        assert "Nobody answers their own" in answer["notReplied"][0]["reason"]
        for who in (neighbour, stranger):
            elsewhere = Asker(client, who)
            assert await elsewhere.waiting() == []
            answer = data(await elsewhere.replying(own, status=APPROVED))
            assert (answer["repliedRequestIds"], len(answer["notReplied"])) == ([], 1)
            path, wanted = "TimeSheet/GetAttendanceRecordRequestDetail", own["attendanceRecordRequestId"]
            assert (await elsewhere.get(path, attendanceRecordRequestId=wanted)).status_code == 404
        assert (await Asker(client, member).replying(own, status=APPROVED)).status_code == 403
        shown = data(
            await desk.get(
                "TimeSheet/GetAttendanceRecordRequestDetail",
                attendanceRecordRequestId=own["attendanceRecordRequestId"],
            )
        )
        assert shown["reason"] == "I forgot to check out"


class TestAsking:
    async def test_is_of_a_project_of_theirs_and_of_hours_that_can_be(
        self, crew: Crew, worker: Asker
    ) -> None:
        refused = await worker.asking(crew.tower)
        assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "projectId")
        ahead = {"startsAt": (noon() + HOUR).isoformat(), "endsAt": (noon() - HOUR).isoformat()}
        assert (await worker.asking(crew.jetty, intervals=[ahead])).status_code == 422
        assert (await worker.asking(crew.jetty, reason=" ")).status_code == 422
        assert await worker.asked() == []

    async def test_for_what_is_so_already_is_refused(self, crew: Crew, worker: Asker, desk: Asker) -> None:
        asked = data(await worker.asking(crew.jetty))
        data(await desk.replying(asked, status=APPROVED))
        again = await worker.asking(crew.jetty)
        assert (again.status_code, again.json()["data"]["fields"][0]["field"]) == (422, "intervals")
        # Times of presses have seconds, which nobody says.
        seconds = timedelta(seconds=20)
        start, end = noon() - 4 * HOUR + seconds, noon() + 4 * HOUR + seconds
        worked = {"startsAt": start.isoformat(), "endsAt": end.isoformat()}
        assert (await worker.asking(crew.jetty, intervals=[worked])).status_code == 422
        pause = {"startsAt": noon().isoformat(), "endsAt": (noon() + HOUR).isoformat()}
        data(await worker.asking(crew.jetty, intervals=[worked | {"breaks": [pause]}]))
