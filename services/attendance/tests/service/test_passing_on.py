"""Whom a request that nobody answers is passed on to, and what an admin's change of the rule makes of it."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from attendance.reminding import service
from attendance.reminding.calls import Step, StepKind
from attendance.tables.request import AttendanceRequest
from chassis.access import Role
from chassis.clock import now
from chassis.db.statements import select
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from identity_client.directory import Directory
from identity_client.testing.crew import Crew
from sqlalchemy import update

from services.attendance.tests.asker import Asker
from services.attendance.tests.open_days import seen_of
from services.attendance.tests.phone import data

REMINDED, FIRST, SECOND = 0, 1, 2
"""Steps of a plan of two days."""


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


async def _waits(office: Asker, days: int | None) -> None:
    body = {"escalatesAfterDays": days, "revision": await seen_of(office, "RequestRules")}
    data(await office.call("PUT", "GroupSetting/SetRequestRules", body))


async def _away(who: Asker, stand_in: Person) -> None:
    away = {
        "standInUserId": str(stand_in.user_id),
        "fromOn": (now() - timedelta(days=1)).date().isoformat(),
        "untilOn": (now() + timedelta(days=30)).date().isoformat(),
    }
    data(await who.call("PUT", "TimeSheet/SetApproverAbsence", away))


async def _asked(worker: Asker, crew: Crew) -> UUID:
    request: dict[str, Any] = data(await worker.asking(crew.jetty))
    return UUID(request["attendanceRecordRequestId"])


async def _told(runtime: Runtime, request: UUID, number: int) -> tuple[set[UUID], bool]:
    """Whom, and that it was passed on."""
    await service.escalate(runtime, COMPANY, request, number, 2)
    notice = await service.notice_of_waiting(runtime, COMPANY, request, number, 2)
    assert notice is not None
    values = notice.values("en")
    return {*notice.receivers}, bool(values["is_escalated"])


async def _is_passed_on(runtime: Runtime) -> bool:
    async with runtime.database.reading() as uow:
        return (await uow.execute(select(AttendanceRequest.escalated_at))).scalar_one() is not None


async def _next(runtime: Runtime, request: UUID, days: int, at: datetime | None = None) -> Step | None:
    return await service.find_next_step(runtime.database, COMPANY, request, 0, at or now(), days)


class TestWhoIsTold:
    async def test_are_managers_then_admins(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, manager: Person, admin: Person
    ) -> None:
        await _waits(office, 2)
        request = await _asked(worker, crew)
        assert await _told(runtime, request, REMINDED) == ({manager.user_id}, False)
        assert not await _is_passed_on(runtime)
        receivers, is_passed_on = await _told(runtime, request, FIRST)
        assert (admin.user_id in receivers, manager.user_id in receivers, is_passed_on) == (True, False, True)
        assert await _is_passed_on(runtime)

    async def test_is_each_time_somebody_new(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
        manager: Person,
        admin: Person,
    ) -> None:
        other = crew.person("Noor Aziz", Role.MANAGER, projects=(crew.jetty,))
        crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(other.user_id))
        stands_in = crew.person("Ravi Menon", Role.MANAGER, projects=(crew.tower,))
        await _away(desk, stands_in)
        await _waits(office, 2)
        request = await _asked(worker, crew)
        assert await _told(runtime, request, REMINDED) == ({other.user_id}, False)
        assert await _told(runtime, request, FIRST) == ({stands_in.user_id}, True)
        assert admin.user_id in (await _told(runtime, request, SECOND))[0]

    async def test_are_admins_at_once_where_who_stands_in_was_reminded(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, desk: Asker, admin: Person
    ) -> None:
        stands_in = crew.person("Ravi Menon", Role.MANAGER, projects=(crew.tower,))
        await _away(desk, stands_in)
        await _waits(office, 2)
        request = await _asked(worker, crew)
        assert await _told(runtime, request, REMINDED) == ({stands_in.user_id}, False)
        receivers, is_passed_on = await _told(runtime, request, FIRST)
        assert (admin.user_id in receivers, stands_in.user_id in receivers, is_passed_on) == (
            True,
            False,
            True,
        )

    async def test_is_nobody_who_stands_in_and_is_no_manager_any_more(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, desk: Asker, admin: Person
    ) -> None:
        stands_in = crew.person("Ravi Menon", Role.MANAGER, projects=(crew.tower,))
        await _away(desk, stands_in)
        crew.book.add_user(stands_in.user_id, "Ravi Menon", company_id=COMPANY, role=Role.MEMBER)
        await _waits(office, 2)
        request = await _asked(worker, crew)
        for step in (REMINDED, FIRST, SECOND):
            assert stands_in.user_id not in (await _told(runtime, request, step))[0]
        assert admin.user_id in (await _told(runtime, request, FIRST))[0]

    async def test_are_who_knows_where_there_is_nobody_to_pass_it_on_to(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker, manager: Person
    ) -> None:
        managers = crew.book.projects[str(crew.jetty)].manager_user_ids
        admins = map(str, await runtime.of(Directory).admins(COMPANY))
        managers.extend(each for each in admins if each not in managers)
        await _waits(office, 2)
        request = await _asked(worker, crew)
        for step in (FIRST, SECOND):
            receivers, is_passed_on = await _told(runtime, request, step)
            assert (receivers, is_passed_on) == ({*map(UUID, managers)}, False)
        assert manager.user_id in receivers
        assert not await _is_passed_on(runtime), "its screen says that it was passed on to nobody"


class TestARuleThatChanges:
    async def test_to_none_passes_nothing_on_that_is_due(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await _waits(office, 2)
        request = await _asked(worker, crew)
        await _waits(office, None)
        await service.escalate(runtime, COMPANY, request, FIRST, 2)
        assert not await _is_passed_on(runtime)
        assert await service.notice_of_waiting(runtime, COMPANY, request, FIRST, 2) is None
        assert await _next(runtime, request, 2) is None

    async def test_is_of_requests_that_are_made_from_then_on(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await _waits(office, 30)
        request = await _asked(worker, crew)
        before = await _next(runtime, request, 30)
        await _waits(office, 1)
        assert await _next(runtime, request, 30) == before
        notice = await service.notice_of_waiting(runtime, COMPANY, request, FIRST, 30)
        assert notice is not None
        assert notice.values("en")["days"] == 30
        held = await service.notice_that_was_held(runtime, COMPANY, request, notice.kind)
        assert held is not None
        assert (held.values("en")["days"], held.once_for) == (30, notice.once_for)

    async def test_takes_one_step_of_those_that_were_due_before(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        """Asked while nothing was passed on, or nobody was there to do it."""
        request = await _asked(worker, crew)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(AttendanceRequest).values(created_at=now() - timedelta(days=60)))
        await _waits(office, 2)
        step = await _next(runtime, request, 2)
        assert step is not None
        assert (step.kind, step.number, step.then_done) == (StepKind.ESCALATE, SECOND, 5)

    async def test_counts_days_of_rest_to_its_last_step(
        self, runtime: Runtime, crew: Crew, office: Asker, worker: Asker
    ) -> None:
        await _waits(office, 30)
        request = await _asked(worker, crew)
        rules = {"fromDate": "2026-01-01", "rules": {"restDays": [5, 6, 7]}}
        data(await office.call("POST", "GroupSetting/SetPayRules", rules))
        last = await service.find_next_step(runtime.database, COMPANY, request, 4, now(), 30)
        assert last is not None
        assert last.at - now() > timedelta(days=205), "four days a week, of 120"
