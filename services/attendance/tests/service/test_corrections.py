from datetime import timedelta
from typing import Any

import httpx
import pytest
from attendance.correction import service
from attendance.record.computing import recompute_days
from attendance.tables.correction import Correction
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import IN, OUT, Phone, a_day, data, noon, punch
from services.attendance.tests.service.test_sheets import own_sheets

HOUR = timedelta(hours=1)


def hours(first: int, last: int, ago: int = 2) -> list[dict[str, Any]]:
    """Of a day, counted from noon."""
    begun, ended = noon(ago) + first * HOUR, noon(ago) + last * HOUR
    return [{"startsAt": begun.isoformat(), "endsAt": ended.isoformat()}]


class Desk(Phone):
    async def adding(self, who: Person, project: Any, **changes: Any) -> httpx.Response:
        body = {
            "userId": str(who.user_id),
            "projectId": str(project),
            "date": noon().date().isoformat(),
            "intervals": hours(-4, 4),
            "reason": "Phone was broken",
        }
        return await self.call("POST", "TimeSheet/CreateAttendanceRecord", body | changes)

    async def changing(self, record: dict[str, Any], **changes: Any) -> httpx.Response:
        body = _seen(record) | {"intervals": hours(-4, 5), "reason": "Left at five"}
        return await self.call("PUT", "TimeSheet/UpdateAttendanceRecord", body | changes)

    async def deleting(self, record: dict[str, Any]) -> httpx.Response:
        body = _seen(record) | {"reason": "Was on leave"}
        return await self.call("DELETE", "TimeSheet/DeleteAttendanceRecord", body)


def _seen(record: dict[str, Any]) -> dict[str, Any]:
    return {"attendanceRecordId": record["attendanceRecordId"], "revision": record["revision"]}


@pytest.fixture
def desk(client: httpx.AsyncClient, manager: Person) -> Desk:
    return Desk(client, manager)


@pytest.fixture
async def forgotten(client: httpx.AsyncClient, crew: Crew, member: Person) -> dict[str, Any]:
    """A day that its worker did not check out of."""
    phone = Phone(client, member)
    await phone.work(crew.jetty, (IN, noon() - 4 * HOUR))
    (record,) = await phone.own()
    return record


class TestUpdateAttendanceRecord:
    async def test_puts_right_what_was_forgotten_and_keeps_what_was_before(
        self, client: httpx.AsyncClient, desk: Desk, member: Person, forgotten: dict[str, Any]
    ) -> None:
        changed = data(await desk.changing(forgotten))
        assert (changed["workedSeconds"], changed["issues"], changed["isCorrected"]) == (9 * 3600, [], True)
        (said,) = changed["corrections"]
        assert (said["action"], said["reason"], said["by"]["fullName"]) == (3, "Left at five", "Maya Ong")
        assert [each["endsAt"] for each in said["before"]] == [None]
        assert len(changed["punches"]) == 1
        (own,) = await Phone(client, member).own()
        assert (own["workedSeconds"], own["attendanceRecordId"]) == (
            9 * 3600,
            forgotten["attendanceRecordId"],
        )

    async def test_stands_when_a_punch_comes_late_which_is_said(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, member: Person, forgotten: dict[str, Any]
    ) -> None:
        await desk.changing(forgotten)
        await Phone(client, member).send(punch(crew.jetty, OUT, noon() + 3 * HOUR))
        (seen,) = await desk.of(member.user_id)
        assert (seen["workedSeconds"], seen["issues"]) == (9 * 3600, ["punchAfterCorrection"])

    async def test_checks_nobody_out_who_is_at_work(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, member: Person
    ) -> None:
        phone = Phone(client, member)
        await phone.work(crew.jetty, (IN, now() - HOUR))
        (record,) = await phone.own()
        until_now = {"startsAt": record["intervals"][0]["startsAt"], "endsAt": now().isoformat()}
        changed = data(await desk.changing(record, intervals=[until_now]))
        assert (changed["state"], (await phone.brief())["state"]) == ("in", "in")
        assert [each["isAtWork"] for each in await desk.summary()] == [True]
        await phone.work(crew.jetty, (OUT, now()))
        (record,) = await phone.own()
        assert (record["state"], record["issues"]) == ("out", ["punchAfterCorrection"])

    async def test_of_a_day_that_nobody_checked_out_of_is_its_end_once_that_is_long_ago(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, desk: Desk, member: Person
    ) -> None:
        """It is no day that was forgotten, though it was put right on the same evening."""
        phone = Phone(client, member)
        await phone.work(crew.jetty, (IN, noon() - 4 * HOUR))
        (record,) = await phone.own()
        data(await desk.changing(record))
        said_then = update(Correction).values(created_at=noon() + 6 * HOUR)
        received_then = update(Punch).values(received_at=noon() - 4 * HOUR)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(said_then)
            await uow.execute(received_then)
            await recompute_days(uow, COMPANY, member.user_id, noon().date(), noon().date())
            (row,) = (await uow.execute(select(AttendanceRecord))).scalars()
            assert row.open_since is not None
        for asked in ({"hasIssues": True}, {"hasOpenDays": True}, {"isAtWork": True}):
            assert await desk.summary(**asked) == []
        (seen,) = await phone.own()
        assert (seen["state"], seen["issues"], seen["workedSeconds"]) == ("out", [], 9 * 3600)
        (sheet,) = await own_sheets(Asker(client, member))
        assert sheet["unknownDays"] == []

    async def test_of_two_who_correct_the_second_looks_again(
        self, client: httpx.AsyncClient, desk: Desk, admin: Person, forgotten: dict[str, Any]
    ) -> None:
        assert (await Desk(client, admin).changing(forgotten)).status_code == 200
        refused = await desk.changing(forgotten)
        assert refused.status_code == 409
        # By which a form knows that nothing of what was typed need be lost.
        assert [each["code"] for each in refused.json()["data"]["fields"]] == ["savedBySomebodyElse"]

    async def test_of_one_day_has_an_end(
        self, desk: Desk, forgotten: dict[str, Any], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Whoever reads the day reads all of them."""
        monkeypatch.setattr(service, "MOST_OF_A_DAY", 2)
        record = forgotten
        for last in (5, 6):
            record = data(await desk.changing(record, intervals=hours(-4, last)))
        refused = await desk.changing(record, intervals=hours(-4, 7))
        assert (refused.status_code, "corrected 2 times" in refused.json()["message"]) == (409, True)

    @pytest.mark.parametrize("wrong", [hours(4, -4), hours(-4, 40), hours(-20, -10), []])
    async def test_takes_no_hours_that_can_t_be(
        self, desk: Desk, forgotten: dict[str, Any], wrong: list[dict[str, Any]]
    ) -> None:
        refused = await desk.changing(forgotten, intervals=wrong)
        assert refused.status_code == 422
        assert refused.json()["data"]["fields"][0]["field"] == "intervals"

    async def test_asks_for_a_reason(self, desk: Desk, forgotten: dict[str, Any]) -> None:
        assert (await desk.changing(forgotten, reason=" ")).status_code == 422


class TestCreateAttendanceRecord:
    async def test_is_for_who_had_no_phone(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, member: Person
    ) -> None:
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
        made = data(await desk.adding(member, crew.jetty))
        assert (made["workedSeconds"], made["punches"]) == (8 * 3600, [])
        assert [each["workedSeconds"] for each in await Phone(client, member).own()] == [8 * 3600]
        assert (await desk.adding(member, crew.jetty)).status_code == 409

    async def test_is_not_for_who_is_not_in_the_project(
        self, crew: Crew, desk: Desk, neighbour: Person, stranger: Person
    ) -> None:
        for who in (neighbour, stranger):
            refused = await desk.adding(who, crew.jetty)
            assert (refused.status_code, refused.json()["data"]["fields"][0]["field"]) == (422, "userId")

    @pytest.mark.parametrize("day", ["0001-01-01", "1999-12-31", "2100-01-02", "9999-12-31"])
    async def test_is_of_a_day_that_somebody_works_on(
        self, crew: Crew, desk: Desk, member: Person, day: str
    ) -> None:
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
        ends = [{"startsAt": f"{day}T00:00:00+14:00", "endsAt": f"{day}T23:59:59-12:00"}]
        for wrong in ({"date": day}, {"intervals": ends}, {"date": day, "intervals": ends}):
            assert (await desk.adding(member, crew.jetty, **wrong)).status_code == 422


class TestDeleteAttendanceRecord:
    async def test_takes_the_day_out_and_others_hear_of_it(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, desk: Desk, member: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        (record,) = await desk.of(member.user_id)
        assert (await desk.deleting(record)).status_code == 200
        (out,) = await Phone(client, member).own()
        assert (out["workedSeconds"], out["isTakenOut"], out["intervals"]) == (0, True, [])
        *_, told = await published(runtime, events_pb2.AttendanceRecordChanged)
        assert (told.attendance_record_id, told.worked_seconds) == (record["attendanceRecordId"], 0)
        (person,) = await desk.summary()
        assert (person["days"], person["workedSeconds"]) == (0, 0)

    async def test_is_undone_by_stating_its_hours_again(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, member: Person
    ) -> None:
        await Phone(client, member).work(crew.jetty, *a_day())
        (record,) = await desk.of(member.user_id)
        await desk.deleting(record)
        (out,) = await desk.of(member.user_id)
        shown = data(await desk.detail(out))
        assert [each["action"] for each in shown["corrections"]] == [4]
        back = data(await desk.changing(out, intervals=shown["corrections"][0]["before"]))
        assert (back["workedSeconds"], back["isTakenOut"]) == (8 * 3600, False)


class TestWhoMayCorrect:
    async def test_is_a_manager_of_its_project(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        desk: Desk,
        member: Person,
        neighbour: Person,
        forgotten: dict[str, Any],
    ) -> None:
        for status, who in ((403, member), (404, neighbour)):
            assert (await Desk(client, who).changing(forgotten)).status_code == status
            assert (await Desk(client, who).deleting(forgotten)).status_code == status
        assert (await Desk(client, neighbour).adding(member, crew.jetty)).status_code == 422

    async def test_is_they_too_once_it_is_archived(
        self, runtime: Runtime, crew: Crew, desk: Desk, member: Person, forgotten: dict[str, Any]
    ) -> None:
        """The days that were there are put right; more of them are not to come."""
        await crew.archive(crew.jetty, runtime)
        assert data(await desk.changing(forgotten))["workedSeconds"] == 9 * 3600
        earlier = {"date": noon(3).date().isoformat(), "intervals": hours(-4, 4, ago=3)}
        assert data(await desk.adding(member, crew.jetty, **earlier))["workedSeconds"] == 8 * 3600

    async def test_nobody_corrects_their_own_hours(
        self, client: httpx.AsyncClient, crew: Crew, desk: Desk, manager: Person
    ) -> None:
        await desk.work(crew.jetty, *a_day())
        (own,) = await desk.own()
        assert own["mayCorrect"] is False
        assert [(await each).status_code for each in (desk.changing(own), desk.deleting(own))] == [403, 403]
        assert (await desk.adding(manager, crew.jetty)).status_code == 403

    async def test_not_who_only_works_there_though_they_manage_elsewhere(
        self, client: httpx.AsyncClient, crew: Crew, forgotten: dict[str, Any]
    ) -> None:
        sees = crew.person("Wu Fan", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        assert (await Desk(client, sees).changing(forgotten)).status_code == 404


class TestTheAuditLog:
    async def test_keeps_who_changed_whose_hours_and_why(
        self, runtime: Runtime, desk: Desk, member: Person, forgotten: dict[str, Any]
    ) -> None:
        await desk.changing(forgotten)
        (act,) = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert (act.action, act.subject_id) == ("attendance_record.changed", forgotten["attendanceRecordId"])
        told = {each.field: (each.before, each.after) for each in act.changes}
        assert told["person"] == ("", str(member.user_id))
        assert (told["hours"], told["reason"]) == (("0:00", "9:00"), ("", "Left at five"))

    async def test_keeps_whose_hours_elsewhere_a_correction_lowered(
        self, client: httpx.AsyncClient, runtime: Runtime, crew: Crew, neighbour: Person
    ) -> None:
        both = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(both.user_id))
        await Phone(client, both).work(crew.tower, *a_day())
        (tower,) = await Phone(client, neighbour).of(both.user_id)
        of_both = Desk(client, crew.person("Noor Ali", Role.MANAGER, manages=(crew.jetty, crew.tower)))
        jetty = data(await of_both.adding(both, crew.jetty, intervals=hours(-4, -1)))
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        told = {each.action: each for each in acts}
        assert sorted(told) == ["attendance_record.added", "attendance_record.lowered"]
        lowered = told["attendance_record.lowered"]
        changes = {each.field: (each.before, each.after) for each in lowered.changes}
        assert lowered.subject_id == tower["attendanceRecordId"]
        assert changes["hours"] == ("8:00", "5:00")
        assert changes["correction"] == ("", jetty["attendanceRecordId"])
        assert changes["reason"] == ("", "Phone was broken")
