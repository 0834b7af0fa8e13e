"""What its worker signed stays beside what is approved, and an hour is approved once."""

from typing import Any

import httpx
import pytest
from attendance.tables.sheet import SheetOpening
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing import counted_statements, published
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import IN, OUT, data
from services.attendance.tests.service.test_pay_rules import minutes, paid
from services.attendance.tests.service.test_sheets import (
    DAY,
    HOUR,
    LOCKED,
    MONDAY,
    OPEN,
    OPENED_AGAIN,
    SIGNED,
    WEEK,
    approve,
    day,
    exported,
    opening,
    own_sheets,
    rows,
    sheets,
    signing,
)


def spans(*hours: tuple[int, int]) -> list[dict[str, str]]:
    """From and until, counted from Monday's noon."""
    return [
        {"startsAt": (MONDAY + first * HOUR).isoformat(), "endsAt": (MONDAY + last * HOUR).isoformat()}
        for first, last in hours
    ]


class TestASignature:
    async def test_stands_under_the_hours_that_were_signed(
        self, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, *day(MONDAY), *day(MONDAY + DAY, 7))
        (mine,) = await own_sheets(worker)
        assert (mine["signedSeconds"], mine["approvedSeconds"]) == (None, None)
        await signing(worker, mine)
        (record, _) = reversed(await desk.of(worker.who.user_id))
        body = {"attendanceRecordId": record["attendanceRecordId"], "revision": record["revision"]}
        less = body | {"intervals": spans((-4, 1)), "reason": "Left at one"}
        data(await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", less))
        assert (await approve(desk, *await sheets(desk)))["approved"] == 1
        (mine,) = await own_sheets(worker)
        assert (mine["signedSeconds"], mine["approvedSeconds"]) == (15 * 3600, 12 * 3600)
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        hours = {each.action: _told(each)["hours"][1] for each in acts if "sheet" in each.action}
        assert hours == {"attendance_sheet.signed": "15:00", "attendance_sheet.approved": "12:00"}

    async def test_goes_with_the_week_that_is_opened_again(
        self, crew: Crew, worker: Asker, desk: Asker
    ) -> None:
        await worker.work(crew.jetty, *day(MONDAY))
        assert await _statuses(desk) == [OPEN]
        await signing(worker, *await own_sheets(worker))
        assert await _statuses(desk) == [SIGNED]
        await approve(desk, *await sheets(desk))
        assert await _statuses(desk) == [LOCKED]
        assert (await opening(desk, (await sheets(desk))[0], "He was at the supplier")).is_success
        assert await _statuses(desk) == [OPENED_AGAIN]
        await approve(desk, *await sheets(desk))
        (mine,) = await own_sheets(worker)
        assert (mine["signedAt"], mine["signedSeconds"], mine["approvedSeconds"]) == (None, None, 8 * 3600)


async def _statuses(desk: Asker) -> list[int]:
    """Asked for one by one, which are there."""
    return [
        status for status in (OPEN, SIGNED, LOCKED, OPENED_AGAIN) for _ in await sheets(desk, status=status)
    ]


def _told(act: Any) -> dict[str, tuple[str, str]]:
    return {each.field: (each.before, each.after) for each in act.changes}


class TestAnHourThatIsApproved:
    @pytest.fixture
    async def both(self, client: httpx.AsyncClient, crew: Crew) -> Asker:
        """At work in the tower on Monday, from eight to four."""
        person = crew.person("Ana Cruz", Role.MEMBER, projects=(crew.jetty, crew.tower))
        crew.book.projects[str(crew.jetty)].member_user_ids.append(str(person.user_id))
        asker = Asker(client, person)
        await asker.work(crew.tower, *day(MONDAY))
        return asker

    @pytest.fixture
    async def tower(self, client: httpx.AsyncClient, crew: Crew, both: Asker) -> Asker:
        """Whose manager has approved that."""
        person = crew.person("Wu Fan", Role.MANAGER, manages=(crew.tower,))
        asker = Asker(client, person)
        assert (await approve(asker, *await sheets(asker)))["approved"] == 1
        return asker

    async def test_is_stated_nowhere_else(self, crew: Crew, both: Asker, tower: Asker, desk: Asker) -> None:
        body = {"userId": str(both.who.user_id), "projectId": str(crew.jetty), "date": WEEK, "reason": "Here"}
        path = "TimeSheet/CreateAttendanceRecord"
        refused = await desk.call("POST", path, body | {"intervals": spans((-2, 2))})
        assert (refused.status_code, "in another project" in refused.json()["message"]) == (409, True)
        refused = await both.asking(crew.jetty, date=WEEK, intervals=spans((-2, 2)))
        assert (refused.status_code, "in another project" in refused.json()["message"]) == (409, True)
        assert (await desk.call("POST", path, body | {"intervals": spans((4, 6))})).is_success

    async def test_is_not_given_to_who_asked_before(
        self, client: httpx.AsyncClient, crew: Crew, both: Asker, desk: Asker
    ) -> None:
        asked = data(await both.asking(crew.jetty, date=WEEK, intervals=spans((-2, 2))))
        tower = Asker(client, crew.person("Wu Fan", Role.MANAGER, manages=(crew.tower,)))
        assert (await approve(tower, *await sheets(tower)))["approved"] == 1
        answer = data(await desk.replying(asked, status=APPROVED))
        assert "in another project" in answer["notReplied"][0]["reason"]

    async def test_was_so_as_known_before_it_was_opened_again(
        self, crew: Crew, both: Asker, tower: Asker, desk: Asker
    ) -> None:
        await both.work(crew.jetty, (IN, MONDAY), (OUT, MONDAY + 3 * HOUR), *day(MONDAY + DAY))
        (sheet,) = await sheets(desk, projectId=str(crew.jetty))
        then = now().isoformat()
        before = await paid(desk, sheet, knownAt=then)
        assert sum(minutes(before).values()) == 8 * 60
        (locked,) = await sheets(tower)
        await opening(tower, locked, "Was at the jetty from noon on")
        assert sum(minutes(await paid(desk, sheet)).values()) == 11 * 60
        assert await paid(desk, sheet, knownAt=then) == before

    async def test_keeps_what_was_signed_and_paid_when_it_is_opened_again(
        self, runtime: Runtime, both: Asker, tower: Asker
    ) -> None:
        (sheet,) = await sheets(tower)
        await opening(tower, sheet, "Too early")
        async with runtime.database.reading() as uow:
            (kept,) = (await uow.execute(select(SheetOpening))).scalars()
        assert (kept.approved_by, kept.opened_by) == (tower.who.user_id, tower.who.user_id)
        assert kept.approved_at < kept.opened_at
        assert [each["minutes"] for each in kept.pay_lines or []] == [8 * 60]
        assert (kept.reason, [each["workedSeconds"] for each in kept.days]) == ("Too early", [8 * 3600])

    async def test_that_a_late_punch_moved_is_approved_there_once_it_is_opened_here(
        self, client: httpx.AsyncClient, crew: Crew, both: Asker, tower: Asker, desk: Asker
    ) -> None:
        await both.work(crew.jetty, (IN, MONDAY), (OUT, MONDAY + 3 * HOUR))
        (kept_out,) = await sheets(desk, projectId=str(crew.jetty))
        assert (kept_out["workedSeconds"], kept_out["daysWithIssues"]) == (0, 1)
        answer = await approve(desk, kept_out)
        assert "have moved here" in answer["notApproved"][0]["reason"]
        (locked,) = await sheets(tower)
        await opening(tower, locked, "Was at the jetty from noon on")
        (moved,) = await sheets(desk, projectId=str(crew.jetty))
        assert moved["workedSeconds"] == 3 * 3600
        (record,) = await tower.of(both.who.user_id)
        body = {"attendanceRecordId": record["attendanceRecordId"], "revision": record["revision"]}
        half = body | {"intervals": spans((-4, 0)), "reason": "Then went to the jetty"}
        data(await tower.call("PUT", "TimeSheet/UpdateAttendanceRecord", half))
        assert (await approve(tower, *await sheets(tower)))["approved"] == 1
        assert (await approve(desk, moved))["approved"] == 1
        lead = crew.person("Lim Hui", Role.MANAGER, manages=(crew.tower, crew.jetty))
        *_, total = rows(await exported(Asker(client, lead)))
        assert total["worked hours"] == "7.00"

    async def test_is_in_the_file_once_and_the_other_day_is_to_look_at(
        self, client: httpx.AsyncClient, crew: Crew, both: Asker, tower: Asker
    ) -> None:
        await both.work(crew.jetty, (IN, MONDAY - 3 * HOUR), (OUT, MONDAY + 3 * HOUR))
        office = Asker(client, crew.person("Lim Hui", Role.MANAGER, manages=(crew.tower, crew.jetty)))
        lines = rows(await exported(office))
        paid = {(each["worked hours"], each["approved"]) for each in lines if each["approved"]}
        assert (paid, lines[-1]["worked hours"]) == ({("8.00", "yes"), ("0.00", "no")}, "8.00")
        (late,) = [each for each in lines if each["approved"] == "no"]
        assert late["to look at"].split(", ") == ["Came in days later", "Overlap"]


class TestManyWeeks:
    async def test_take_no_more_statements_than_one(
        self, runtime: Runtime, crew: Crew, desk: Asker, client: httpx.AsyncClient
    ) -> None:
        async def approving(*seen: dict[str, Any]) -> int:
            with counted_statements(runtime.database) as statements:
                assert (await approve(desk, *seen))["approved"] == len(seen)
            return len(statements)

        for name in ("Tan Bo", "Goh Li", "Ng Wei", "Lee Jun", "Ong Mei"):
            person = crew.person(name, Role.MEMBER, projects=(crew.jetty,))
            await Asker(client, person).work(crew.jetty, *day(MONDAY))
        first, *others = await sheets(desk)
        assert len(others) == 4
        one = await approving(first)
        assert await approving(*others) <= one
