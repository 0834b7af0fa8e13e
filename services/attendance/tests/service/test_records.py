from datetime import timedelta

import httpx
from attendance.record.counting import count_what_waits
from attendance.record.handlers import RECORDS
from chassis.access import Role
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.events import delete_company, told_anew
from chassis.testing.live import hub_of
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.phone import BREAK, IN, OUT, Phone, a_day, data, fence, noon, punch

HOUR = timedelta(hours=1)


class TestTheBrief:
    async def test_says_where_somebody_is_with_their_day(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone, begun = Phone(client, member), now() - 3 * HOUR
        first = await phone.brief()
        assert (first["state"], first["projectId"], first["since"]) == ("out", None, None)
        await phone.work(crew.jetty, (IN, begun))
        assert (await phone.brief())["state"] == "in"
        await phone.work(crew.jetty, (BREAK, begun + HOUR))
        assert (await phone.brief())["state"] == "break"
        await phone.work(crew.jetty, (OUT, begun + 2 * HOUR))
        last = await phone.brief()
        assert (last["state"], last["projectId"], last["since"]) == ("out", str(crew.jetty), None)

    async def test_of_who_forgot_to_check_out_is_out_and_the_day_waits_for_a_look(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, (IN, noon(2)))
        assert (await phone.brief())["state"] == "out"
        (record,) = await phone.own(hasIssues=True)
        assert (record["issues"], record["workedSeconds"]) == (["missingCheckOut"], 0)

    async def test_of_who_never_came_back_from_a_break_says_the_same_before_and_after_the_next_press(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, (IN, noon(2)), (BREAK, noon(2) + 3 * HOUR))
        (before,) = await phone.own()
        assert (before["issues"], before["workedSeconds"]) == (["breakNotEnded"], 3 * 3600)
        await phone.work(crew.jetty, (IN, now() - HOUR))
        *_, after = await phone.own()
        assert (after["issues"], after["intervals"]) == (before["issues"], before["intervals"])


class TestOwnRecords:
    async def test_are_of_the_last_sixty_days_newest_first(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        for ago in (58, 3, 2):
            await phone.work(crew.jetty, *a_day(ago))
        dates = [each["date"] for each in await phone.own()]
        assert dates == sorted(dates, reverse=True)
        assert len(dates) == 3
        assert len(await phone.own(pageCount=2)) == 2

    async def test_fall_back_where_a_date_is_none_and_say_so(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, *a_day())
        path = "Clock/QuerySelfAttendanceRecordsByFilterReturnViewModel"
        told = data(await phone.call("POST", path, {"startDate": "soon"}))
        assert (told["data"], told["replacedDates"]) == ([], ["startDate"])
        assert told["startDate"] == told["endDate"]

    async def test_are_none_at_the_ends_of_the_calendar(
        self, client: httpx.AsyncClient, crew: Crew, member: Person
    ) -> None:
        phone = Phone(client, member)
        assert await phone.own(startDate="0001-01-01", endDate="0001-01-02") == []
        assert await phone.own(startDate="9999-12-30", endDate="9999-12-31") == []


class TestWhoSeesARecord:
    async def test_is_whose_it_is_and_the_project_s_managers(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
        manager: Person,
        admin: Person,
        neighbour: Person,
        stranger: Person,
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, *a_day())
        (record,) = await phone.own()
        colleague = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        sees = crew.person("Wu Fan", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        for who in (member, manager, admin):
            assert (await Phone(client, who).detail(record)).status_code == 200
        for who in (colleague, sees, neighbour, stranger):
            assert (await Phone(client, who).detail(record)).status_code == 404
            assert await Phone(client, who).own() == []
        for who in (manager, admin):
            assert await Phone(client, who).of(member.user_id) == [record | {"mayCorrect": True}]
            assert [each["ownerUserId"] for each in await Phone(client, who).summary()] == [
                str(member.user_id)
            ]
        for who in (sees, neighbour, stranger):
            assert await Phone(client, who).of(member.user_id) == []
            assert await Phone(client, who).summary() == []

    async def test_of_two_projects_each_manager_sees_their_own(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, neighbour: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        phone, middle = Phone(client, both), noon()
        await phone.work(crew.jetty, (IN, middle - 4 * HOUR), (OUT, middle))
        await phone.work(crew.tower, (IN, middle), (OUT, middle + 2 * HOUR))
        assert len(await phone.own()) == 2
        for who, project, worked in ((manager, crew.jetty, 4), (neighbour, crew.tower, 2)):
            (seen,) = await Phone(client, who).of(both.user_id)
            assert (seen["projectId"], seen["workedSeconds"]) == (str(project), worked * 3600)
            shown = data(await Phone(client, who).detail(seen))
            assert {each["projectId"] for each in shown["punches"]} == {str(project)}
            (here,) = await Phone(client, who).of(both.user_id, projectId=str(project))
            assert here["attendanceRecordId"] == seen["attendanceRecordId"]
            (summed,) = await Phone(client, who).summary()
            assert (summed["workedSeconds"], summed["days"]) == (worked * 3600, 1)


class TestTheSummary:
    async def test_has_who_needs_a_look_first(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        fine = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        await Phone(client, fine).work(crew.jetty, (IN, now() - 3 * HOUR), (OUT, now() - HOUR))
        await Phone(client, member).work(crew.jetty, (OUT, now() - HOUR))
        desk = Phone(client, manager)
        told = [
            (each["person"]["fullName"], each["days"], each["daysWithIssues"])
            for each in await desk.summary()
        ]
        assert told == [("Tan Bo", 1, 1), ("Ana Cruz", 1, 0)]
        assert [each["person"]["fullName"] for each in await desk.summary(hasIssues=False)] == ["Ana Cruz"]
        assert await desk.summary(projectId=str(crew.tower)) == []

    async def test_filters_people_and_sums_all_of_their_days(
        self, client: httpx.AsyncClient, crew: Crew
    ) -> None:
        who = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        await Phone(client, who).work(crew.jetty, (IN, now() - 3 * HOUR), (OUT, now() - 2 * HOUR))
        await Phone(client, who).work(crew.tower, (OUT, now() - HOUR))
        desk = Phone(client, crew.person("Ravi Shah", Role.ADMIN))
        assert await desk.summary(hasIssues=False) == []
        (only,) = await desk.summary(hasIssues=True)
        assert (only["days"], only["daysWithIssues"]) == (2, 1)
        (tower,) = await desk.of(who.user_id, projectId=str(crew.tower))
        assert tower["projectId"] == str(crew.tower)

    async def test_has_nothing_to_look_at_where_punches_were_only_late(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        (summed,) = await Phone(client, manager).summary()
        assert summed["daysWithIssues"] == 0
        (record,) = await Phone(client, manager).of(member.user_id, hasIssues=False)
        assert record["marks"] == ["sentLate"]

    async def test_says_who_is_at_work_now(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, (IN, now() - HOUR))
        (summed,) = await Phone(client, manager).summary()
        assert summed["isAtWork"] is True


class TestADetail:
    async def test_has_the_punches_with_both_times(
        self, client: httpx.AsyncClient, crew: Crew, member: Person, manager: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.send(punch(crew.jetty, IN, noon(), note="Gate 2"), punch(crew.jetty, OUT, noon() + HOUR))
        (record,) = await phone.own()
        shown = data(await Phone(client, manager).detail(record))
        assert shown["owner"]["fullName"] == "Tan Bo"
        assert [(each["checkType"], each["note"]) for each in shown["punches"]] == [(IN, "Gate 2"), (OUT, "")]
        assert {each["deviceId"] for each in shown["punches"]} == {phone.device_id}

    async def test_says_where_and_what_of_another_project_only_to_its_managers(
        self, client: httpx.AsyncClient, crew: Crew, manager: Person, admin: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        there = {"latitude": 1.4067, "longitude": 103.9022, "accuracyMeters": 8}
        fence(crew)
        phone = Phone(client, both)
        await phone.send(
            punch(crew.jetty, IN, noon(), note="Gate 2", position=there),
            punch(crew.tower, OUT, noon() + HOUR, note="Tower gate", position=there),
        )
        (record,) = await phone.own()
        assert record["issues"] == ["otherSite"]
        for who, note, latitude in (
            (manager, "", None),
            (admin, "Tower gate", 1.4067),
            (both, "Tower gate", 1.4067),
        ):
            first, last = data(await Phone(client, who).detail(record))["punches"]
            assert (first["note"], first["latitude"]) == ("Gate 2", 1.4067)
            assert (last["note"], last["latitude"], last["longitude"] is None) == (
                note,
                latitude,
                latitude is None,
            )


class TestTheWordsOfTheSpec:
    async def test_are_numbered_as_it_numbers_them(self, client: httpx.AsyncClient, member: Person) -> None:
        phone = Phone(client, member)
        told = {
            call: {each["name"]: each["value"] for each in data(await phone.get(f"Clock/{call}"))}
            for call in (
                "GetAttendanceRecordTypes",
                "GetAttendanceRecordCheckTypes",
                "GetAttendanceRecordManagerActionTypes",
            )
        }
        assert [*told.values()] == [
            {"RECORD": 1, "UNPAIDLEAVE": 2, "PAIDLEAVE": 3},
            {"IN": 1, "OUT": 2, "BREAK_START": 3, "BREAK_END": 4},
            {"ADDED": 1, "APPROVED": 2, "MODIFIED": 3, "DELETED": 4},
        ]


class TestOthersHear:
    async def test_of_each_change_and_anew(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        await count_what_waits(runtime.database)
        *_, told = await published(runtime, events_pb2.AttendanceRecordChanged)
        anew = await told_anew(service, runtime, events_pb2.AttendanceRecordChanged)
        assert anew == {told.attendance_record_id: told}

    async def test_by_a_live_note_who_may_read_it_and_nobody_else(
        self,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
        manager: Person,
        neighbour: Person,
    ) -> None:
        colleague = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty,))
        async with hub_of(runtime) as hub:
            listening = [await hub.ear(each) for each in (member, manager)]
            deaf = [await hub.ear(each) for each in (colleague, neighbour)]
            await Phone(client, member).work(crew.jetty, *a_day())
            await count_what_waits(runtime.database)
            assert [await each.topics() for each in listening] == [{f"attendance.{RECORDS}"}] * 2
            assert [await each.topics() for each in deaf] == [set(), set()]


class TestADeletedCompany:
    async def test_takes_all_of_it_along(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        client: httpx.AsyncClient,
        crew: Crew,
        member: Person,
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, *a_day())
        await delete_company(service, runtime, COMPANY)
        assert await phone.own() == []
