import asyncio
from contextvars import Context
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.absence.schemas import AbsenceSet
from attendance.absence.service import set_absence
from attendance.tables.absence import ApproverAbsence
from chassis.access import Access, Actor, Origin, Role
from chassis.access.cache import CachedAccess
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard, published
from chassis.testing.people import COMPANY, Person
from chassis.testing.waiting import until_somebody_waits
from contracts.attendance.v1 import events_pb2
from contracts.identity.v1.events_pb2 import MemberRemoved
from identity_client.directory import Directory
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.phone import data
from services.attendance.tests.service.test_leave import ASK as ASK_LEAVE
from services.attendance.tests.service.test_leave import TODAY, leave, taking_back
from services.attendance.tests.service.test_sheets import DAY, MONDAY, approve, day, opening, sheets

DETAIL = "TimeSheet/GetAttendanceRecordRequestDetail"
GET, SET, END = (f"TimeSheet/{verb}ApproverAbsence" for verb in ("Get", "Set", "Delete"))


@pytest.fixture
def deputy(client: httpx.AsyncClient, neighbour: Person) -> Asker:
    """Manages the other project."""
    return Asker(client, neighbour)


@pytest.fixture
def jetty(crew: Crew, manager: Person) -> UUID:
    """As identity knows who manages it."""
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return crew.jetty


async def setting(who: Asker, stand_in: Asker, starts: int = 0, ends: int = 7) -> httpx.Response:
    first, last = (now().date() + timedelta(days=each) for each in (starts, ends))
    body = {"standInUserId": str(stand_in.who.user_id), "fromOn": str(first), "untilOn": str(last)}
    return await who.call("PUT", SET, body)


async def hear_of_leaving(
    service: ServiceDefinition, runtime: Runtime, leaving: Asker, when: datetime
) -> None:
    left = MemberRemoved(company_id=str(COMPANY), user_id=str(leaving.who.user_id))
    (hears,) = [each for each in service.subscriptions if each.event is MemberRemoved]
    async with runtime.database.unit_of_work() as uow:
        await hears.handle(uow, left, as_heard(left)._replace(occurred_at=when), runtime)


async def company_unknown(_: Directory, __: UUID) -> Any:
    raise Unavailable


class TestAnAbsence:
    async def test_is_said_twice_at_once(self, runtime: Runtime, desk: Asker, deputy: Asker) -> None:
        access = Access(session_active=True, role=Role.MANAGER)
        actor = Actor(desk.who.user_id, new_id(), COMPANY, Origin("", ""), access)
        today = now().date()
        days = {"fromOn": today, "untilOn": today + timedelta(days=7)}
        body = AbsenceSet.model_validate({"standInUserId": deputy.who.user_id} | days)
        async with runtime.database.unit_of_work() as uow:
            await set_absence(uow, runtime, actor, body)
            # Not of this unit of work, as a request of its own is not.
            again = asyncio.create_task(setting(desk, deputy), context=Context())
            await until_somebody_waits(runtime)
        assert (await again).status_code == 200
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["attendance_absence.set"]

    async def test_is_kept_by_the_company_s_clock_or_not_at_all(
        self, jetty: UUID, desk: Asker, deputy: Asker, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(Directory, "company", company_unknown)
        assert (await setting(desk, deputy)).status_code == 503
        assert data(await desk.get(GET)) is None

    async def test_is_one_s_own_for_some_days_until_one_is_back(
        self, runtime: Runtime, crew: Crew, desk: Asker, deputy: Asker, worker: Asker
    ) -> None:
        assert data(await desk.get(GET)) is None
        made = data(await setting(desk, deputy))
        assert (made["standInUserId"], data(await desk.get(GET))) == (str(deputy.who.user_id), made)
        assert data(await deputy.get(GET)) is None
        assert data(await setting(desk, deputy)) == made
        assert (await desk.call("DELETE", END, {})).is_success
        assert (await desk.call("DELETE", END, {})).is_success
        assert data(await desk.get(GET)) is None
        acts = [each.act.action for each in await published(runtime, events_pb2.ActRecorded)]
        assert acts == ["attendance_absence.set", "attendance_absence.ended"]
        assert (await setting(worker, deputy)).status_code == 403

    async def test_ends_with_who_leaves_also_when_they_come_back(
        self, service: ServiceDefinition, runtime: Runtime, desk: Asker, deputy: Asker
    ) -> None:
        for leaving in (desk, deputy):
            data(await setting(desk, deputy))
            await hear_of_leaving(service, runtime, leaving, now())
            assert data(await desk.get(GET)) is None

    async def test_said_after_they_came_back_stays_however_late_their_leaving_is_heard(
        self, service: ServiceDefinition, runtime: Runtime, desk: Asker, deputy: Asker
    ) -> None:
        data(await setting(desk, deputy))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(ApproverAbsence).values(created_at=now() - timedelta(days=2)))
        made = data(await setting(desk, deputy))
        for leaving in (desk, deputy):
            await hear_of_leaving(service, runtime, leaving, now() - timedelta(hours=1))
            assert data(await desk.get(GET)) == made

    async def test_names_another_manager_and_days_to_come(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        desk: Asker,
        deputy: Asker,
        worker: Asker,
        stranger: Person,
    ) -> None:
        for nobody in (desk, worker, Asker(client, stranger)):
            assert (await setting(desk, nobody)).status_code == 422
        for starts, ends in ((5, 4), (-9, -2)):
            assert (await setting(desk, deputy, starts, ends)).status_code == 422


class TestAStandIn:
    async def test_answers_requests_and_approves_periods_while_it_lasts(
        self, jetty: UUID, worker: Asker, desk: Asker, deputy: Asker
    ) -> None:
        asked = data(await worker.asking(jetty))
        await worker.work(jetty, *day(MONDAY))
        assert (await deputy.waiting(), await sheets(deputy)) == ([], [])
        await setting(desk, deputy)
        (seen,) = await deputy.waiting()
        assert (seen["attendanceRecordRequestId"], seen["mayReply"]) == (
            asked["attendanceRecordRequestId"],
            True,
        )
        assert len(data(await deputy.replying(seen, status=APPROVED))["repliedRequestIds"]) == 1
        (sheet,) = [each for each in await sheets(deputy) if each["mayApprove"]]
        assert (await approve(deputy, sheet))["approved"] == 1
        (sheet,) = [each for each in await sheets(deputy) if each["firstDate"] == sheet["firstDate"]]
        assert sheet["mayOpen"] is False, "that waits for who manages it"
        assert (await opening(deputy, sheet, "Typo")).status_code == 404
        assert sheet["approvedBy"]["userId"] == str(deputy.who.user_id)

    async def test_does_nothing_before_and_after(
        self, runtime: Runtime, jetty: UUID, worker: Asker, desk: Asker, deputy: Asker
    ) -> None:
        asked = data(await worker.asking(jetty))
        await setting(desk, deputy, 2, 5)
        assert await deputy.waiting() == []
        assert data(await deputy.replying(asked, status=APPROVED))["repliedRequestIds"] == []
        await setting(desk, deputy)
        assert len(await deputy.waiting()) == 1
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(ApproverAbsence).values(ends_at=now() - timedelta(seconds=1)))
        assert await deputy.waiting() == []

    async def test_does_not_approve_the_hours_of_whom_they_stand_in_for(
        self, jetty: UUID, desk: Asker, deputy: Asker
    ) -> None:
        asked: dict[str, Any] = data(await desk.asking(jetty))
        await desk.work(jetty, *day(MONDAY + DAY))
        await setting(desk, deputy)
        (seen,) = await deputy.waiting()
        assert seen["mayReply"] is False
        answer = data(await deputy.replying(asked, status=APPROVED))
        assert "stands in" in answer["notReplied"][0]["reason"]
        (own,) = await sheets(deputy)
        assert own["mayApprove"] is False
        assert "stands in" in (await approve(deputy, own))["notApproved"][0]["reason"]

    async def test_takes_back_no_leave_that_was_granted(
        self, crew: Crew, jetty: UUID, worker: Asker, desk: Asker, deputy: Asker
    ) -> None:
        request = data(await worker.call("POST", ASK_LEAVE, leave(crew, TODAY)))
        await desk.replying(request, status=APPROVED)
        await setting(desk, deputy)
        named = {"attendanceRecordRequestId": request["attendanceRecordRequestId"]}
        seen = data(await deputy.get(DETAIL, **named))
        assert seen["mayTakeBack"] is False
        assert (await taking_back(deputy, seen, "We pour concrete")).status_code == 404
        assert data(await desk.get(DETAIL, **named))["mayTakeBack"] is True

    async def test_gains_nothing_by_who_manages_no_more_and_nothing_else(
        self, crew: Crew, jetty: UUID, worker: Asker, desk: Asker, deputy: Asker
    ) -> None:
        await worker.work(jetty, *day(MONDAY))
        await setting(desk, deputy)
        records = await deputy.of(worker.who.user_id)
        assert records == [], "days are corrected by their managers alone"
        crew.book.projects[str(jetty)].manager_user_ids.remove(str(desk.who.user_id))
        assert await sheets(deputy) == []

    async def test_who_is_no_manager_any_more_sees_nothing_of_it(
        self, runtime: Runtime, jetty: UUID, worker: Asker, desk: Asker, deputy: Asker
    ) -> None:
        asked = data(await worker.asking(jetty))
        await setting(desk, deputy)
        named = {"attendanceRecordRequestId": asked["attendanceRecordRequestId"]}
        assert (await deputy.get(DETAIL, **named)).is_success
        deputy.who.set(Access(session_active=True, role=Role.MEMBER))
        assert isinstance(runtime.access, CachedAccess)
        runtime.access.forget_user(deputy.who.user_id)
        assert (await deputy.get(DETAIL, **named)).status_code == 404

    async def test_of_another_company_is_none(
        self, client: httpx.AsyncClient, crew: Crew, desk: Asker, stranger: Person
    ) -> None:
        assert (await setting(desk, Asker(client, stranger))).status_code == 422
