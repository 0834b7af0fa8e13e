"""A day's hours on several budget codes: whose, which codes, and what of it sheets, files and events say."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.code_split.handlers import codes
from chassis.access import Role
from chassis.clock import now
from chassis.events.context import context_of
from chassis.events.projection import EventWithContext
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import COMPANY
from contracts.attendance.v1 import events_pb2
from contracts.budget.v1.events_pb2 import BudgetCodeChanged, BudgetCodeDeleted
from google.protobuf.message import Message
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_corrections import hours
from services.attendance.tests.service.test_sheets import (
    DAY,
    MONDAY,
    approve,
    day,
    exported,
    opening,
    own_sheets,
    rows,
    sheets,
)

HOUR = 3600


async def tell(runtime: Runtime, event: Message, revision: int) -> None:
    context = context_of(event, new_id(), {"Groundwork-Revision": str(revision)}, now)
    async with runtime.database.unit_of_work() as uow:
        await codes.take(uow, [EventWithContext(event, context)])


async def a_code(runtime: Runtime, project_id: UUID, number: str, **more: Any) -> str:
    code_id = str(new_id())
    event = BudgetCodeChanged(
        company_id=str(COMPANY),
        budget_code_id=code_id,
        project_id=str(project_id),
        number=number,
        name=f"Works {number}",
        **more,
    )
    await tell(runtime, event, 1)
    return code_id


@pytest.fixture
async def steel(runtime: Runtime, crew: Crew) -> str:
    return await a_code(runtime, crew.jetty, "03-200")


@pytest.fixture
async def concrete(runtime: Runtime, crew: Crew) -> str:
    return await a_code(runtime, crew.jetty, "03-100")


@pytest.fixture
async def monday(crew: Crew, worker: Asker) -> dict[str, Any]:
    """Eight hours, of a week that is over."""
    await worker.work(crew.jetty, *day(MONDAY))
    (record,) = await worker.own()
    return record


async def splitting(who: Asker, record: dict[str, Any], *parts: tuple[str, int]) -> httpx.Response:
    body = {
        "attendanceRecordId": record["attendanceRecordId"],
        "revision": record["revision"],
        "parts": [{"budgetCodeId": code, "minutes": minutes} for code, minutes in parts],
    }
    return await who.call("PUT", "Clock/SplitAttendanceRecord", body)


def parts_of(shown: dict[str, Any]) -> list[tuple[str, float]]:
    return [(each["number"], each["seconds"] / HOUR) for each in shown["codes"]]


class TestASplit:
    async def test_is_its_worker_s_or_a_manager_s_and_changes_no_hour(
        self, runtime: Runtime, worker: Asker, desk: Asker, monday: dict[str, Any], steel: str, concrete: str
    ) -> None:
        data(await splitting(worker, monday, (steel, 300), (concrete, 90)))
        (own,) = await worker.own()
        assert (parts_of(own), own["workedSeconds"]) == ([("03-200", 5.0), ("03-100", 1.5)], 8 * HOUR)
        assert (await splitting(worker, monday, (steel, 60))).status_code == 409
        data(await splitting(desk, own, (concrete, 480)))
        (own,) = await worker.own()
        assert parts_of(own) == [("03-100", 8.0)]
        newest = (await published(runtime, events_pb2.AttendanceRecordChanged))[-1]
        assert [(each.budget_code_id, each.worked_seconds) for each in newest.codes] == [(concrete, 8 * HOUR)]
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        (act,) = [each for each in acts if each.action == "attendance_record.hours_split"]
        changes = {each.field: (each.before, each.after) for each in act.changes}
        assert changes["budgetCodes"] == ("03-200 5:00 · 03-100 1:30", "03-100 8:00")

    async def test_is_taken_back_by_naming_no_code(
        self, worker: Asker, monday: dict[str, Any], steel: str
    ) -> None:
        data(await splitting(worker, monday, (steel, 300)))
        (own,) = await worker.own()
        data(await splitting(worker, own))
        assert parts_of((await worker.own())[0]) == []

    async def test_is_never_more_than_the_day_has_by_now(
        self, worker: Asker, desk: Asker, monday: dict[str, Any], steel: str, concrete: str
    ) -> None:
        assert (await splitting(worker, monday, (steel, 481))).status_code == 422
        data(await splitting(worker, monday, (steel, 300), (concrete, 180)))
        (own,) = await worker.own()
        ago = (now().date() - MONDAY.date()).days
        corrected = {"intervals": hours(-4, 2, ago), "reason": "Left at two"}
        seen = {each: own[each] for each in ("attendanceRecordId", "revision")}
        data(await desk.call("PUT", "TimeSheet/UpdateAttendanceRecord", seen | corrected))
        assert parts_of((await worker.own())[0]) == [("03-200", 5.0), ("03-100", 1.0)]

    async def test_is_nobody_else_s(
        self, client: httpx.AsyncClient, crew: Crew, monday: dict[str, Any], steel: str
    ) -> None:
        colleague = crew.person("Ola Berg", Role.MEMBER, projects=(crew.jetty,))
        assert (await splitting(Asker(client, colleague), monday, (steel, 60))).status_code == 404


class TestCodes:
    async def test_are_those_of_the_project_that_are_not_archived(
        self, runtime: Runtime, crew: Crew, worker: Asker, monday: dict[str, Any], steel: str
    ) -> None:
        elsewhere = await a_code(runtime, crew.tower, "03-300")
        division = await a_code(runtime, crew.jetty, "03", is_division=True)
        archived = await a_code(runtime, crew.jetty, "03-400", is_archived=True)
        for wrong in (elsewhere, division, archived, str(new_id())):
            assert (await splitting(worker, monday, (wrong, 60))).status_code == 422
        assert (await splitting(worker, monday, (steel, 60), (steel, 60))).status_code == 422
        asked = {"projectId": str(crew.jetty)}
        found = data(await worker.call("POST", "Clock/QueryHoursCodes", asked))["data"]
        assert [each["number"] for each in found] == ["03-200"]
        none = data(await worker.call("POST", "Clock/QueryHoursCodes", asked | {"search": "100%"}))
        assert none["data"] == []
        theirs = {"projectId": str(crew.tower)}
        assert (await worker.call("POST", "Clock/QueryHoursCodes", theirs)).status_code in (404, 422)

    async def test_that_are_archived_or_deleted_since_stay_on_the_day(
        self, runtime: Runtime, crew: Crew, worker: Asker, monday: dict[str, Any], steel: str, concrete: str
    ) -> None:
        data(await splitting(worker, monday, (steel, 60)))
        renamed = BudgetCodeChanged(
            company_id=str(COMPANY),
            budget_code_id=steel,
            project_id=str(crew.jetty),
            number="03-299",
            is_archived=True,
        )
        await tell(runtime, renamed, 2)
        (own,) = await worker.own()
        data(await splitting(worker, own, (steel, 120), (concrete, 60)))
        gone = BudgetCodeDeleted(company_id=str(COMPANY), budget_code_id=concrete, project_id=str(crew.jetty))
        await tell(runtime, gone, 2)
        assert parts_of((await worker.own())[0]) == [("03-299", 2.0), ("03-100", 1.0)]


class TestAWeek:
    async def test_says_its_codes_is_locked_and_told_with_them(
        self, runtime: Runtime, crew: Crew, worker: Asker, desk: Asker, monday: dict[str, Any], steel: str
    ) -> None:
        await worker.work(crew.jetty, *day(MONDAY + DAY))
        data(await splitting(worker, monday, (steel, 300)))
        tuesday, own = await worker.own()
        data(await splitting(worker, tuesday, (steel, 60)))
        (sheet,) = await sheets(desk)
        assert parts_of(sheet) == [("03-200", 6.0)]
        await approve(desk, sheet)
        assert (await splitting(worker, own)).status_code == 409
        (told,) = await published(runtime, events_pb2.PeriodSheetChanged)
        assert [[(each.budget_code_id, each.worked_seconds) for each in one.codes] for one in told.days] == [
            [(steel, 5 * HOUR)],
            [(steel, HOUR)],
        ]
        first, second, *_ = rows(await exported(desk))
        assert (first["budget codes"], second["budget codes"]) == ("03-200 5:00", "03-200 1:00")
        data(await opening(desk, sheet, "Other code"))
        data(await splitting(worker, own))
        assert parts_of((await own_sheets(worker))[0]) == [("03-200", 1.0)]

    async def test_without_a_split_says_none(self, worker: Asker, monday: dict[str, Any]) -> None:
        (sheet,) = await own_sheets(worker)
        assert (sheet["codes"], monday["codes"]) == ([], [])
