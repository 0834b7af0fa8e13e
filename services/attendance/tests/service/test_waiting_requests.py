"""Requests that nobody answers: over real Temporal, NATS and SMTP. Only time is pushed on, of one run each,
day by day, as it depends on today which of the next ones are a weekend."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import httpx
import pytest
from attendance.reminding.runs import RequestRuns, workflow_id
from attendance.reminding.workflow import RequestRun
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings, TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import Inbox, drain
from chassis.testing.addresses import free_address
from chassis.testing.histories import record_when_asked, replay
from chassis.testing.people import COMPANY, Person
from chassis.testing.workers import working
from devstack.testing.temporal import Temporal
from identity_client.testing.crew import Crew
from temporalio.client import WorkflowExecutionStatus, WorkflowHandle
from temporalio.testing import TimeSkipper

from services.attendance.tests.asker import APPROVED, Asker
from services.attendance.tests.open_days import seen_of
from services.attendance.tests.phone import data
from services.attendance.tests.recorded import HISTORIES

MAYA, LIM, SITI = "maya.ong@example.test", "lim.wei@example.test", "siti.osman@example.test"


@pytest.fixture
def settings(settings: ServiceSettings, temporal: Temporal) -> ServiceSettings:
    return settings.model_copy(update={"identity_grpc": free_address(), **temporal.settings})


@pytest.fixture(autouse=True)
def managed(crew: Crew, manager: Person) -> None:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))


@pytest.fixture
def office(client: httpx.AsyncClient, admin: Person) -> Asker:
    return Asker(client, admin)


@pytest.fixture
async def hands(service: ServiceDefinition, runtime: Runtime, crew: Crew) -> AsyncGenerator[None]:
    del crew  # identity answers while mails are written
    async with working(service, runtime):
        yield


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():
            await asyncio.sleep(0.05)


async def waits(office: Asker, days: int | None) -> None:
    body = {"escalatesAfterDays": days, "revision": await seen_of(office, "RequestRules")}
    data(await office.call("PUT", "GroupSetting/SetRequestRules", body))


async def asked(worker: Asker, crew: Crew) -> dict[str, Any]:
    request: dict[str, Any] = data(await worker.asking(crew.jetty))
    return request


async def _run(runtime: Runtime, request: dict[str, Any]) -> "WorkflowHandle[RequestRun, None]":
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    of = workflow_id(request["attendanceRecordRequestId"])
    return client.get_workflow_handle_for(RequestRun.run, of)


async def _let_pass(runtime: Runtime, request: dict[str, Any], duration: timedelta) -> None:
    client = await connect_temporal(runtime.settings_as(TemporalSettings))
    await TimeSkipper(client).fast_forward(await _run(runtime, request), duration)


async def _days_until(is_so: Callable[[], bool], runtime: Runtime, request: dict[str, Any]) -> None:
    for _ in range(5):
        await _let_pass(runtime, request, timedelta(days=1))
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                await _until(is_so)
            return
    raise AssertionError("nothing of it came within five days")


def _waiting(inbox: Inbox, email: str) -> int:
    return sum("Still waiting" in each for each in inbox.subjects_to(email))


async def test_the_rule_is_an_admin_s_and_told_once(office: Asker, desk: Asker, worker: Asker) -> None:
    for who in (desk, worker):
        body = {"escalatesAfterDays": 3, "revision": 0}
        assert (await who.call("PUT", "GroupSetting/SetRequestRules", body)).status_code == 403
        assert (await who.get("GroupSetting/GetRequestRules")).status_code == 403
    assert data(await office.get("GroupSetting/GetRequestRules")) == {
        "escalatesAfterDays": None,
        "revision": 0,
    }
    await waits(office, 3)
    there = {"escalatesAfterDays": 3, "revision": 1}
    assert data(await office.get("GroupSetting/GetRequestRules")) == there
    path = "GroupSetting/SetRequestRules"
    refused = await office.call("PUT", path, {"escalatesAfterDays": None, "revision": 0})
    assert refused.status_code == 409
    assert (await office.call("PUT", path, {"escalatesAfterDays": None})).status_code == 409
    for wrong in (0, 31, 99):
        refused = await office.call("PUT", path, {"escalatesAfterDays": wrong, "revision": 1})
        assert refused.status_code == 422
        assert [each["field"] for each in refused.json()["data"]["fields"]] == ["escalatesAfterDays"]
    assert data(await office.get("GroupSetting/GetRequestRules")) == there


@pytest.mark.usefixtures("hands")
class TestARequestThatNobodyAnswers:
    async def test_reminds_managers_and_goes_on_to_admins(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
    ) -> None:
        await waits(office, 2)
        request = await asked(worker, crew)
        await drain(service, runtime)
        assert (_waiting(inbox, MAYA), _waiting(inbox, LIM)) == (0, 0)
        await _days_until(lambda: _waiting(inbox, MAYA) == 1, runtime, request)
        assert _waiting(inbox, LIM) == 0
        await _days_until(lambda: _waiting(inbox, LIM) == 1, runtime, request)
        (shown,) = await desk.waiting()
        assert shown["escalatedAt"] is not None
        assert shown["revision"] == request["revision"], "whoever has it open may answer"
        data(await desk.replying(shown, status=APPROVED))
        await drain(service, runtime)
        await asyncio.wait_for((await _run(runtime, request)).result(), 30)
        history = await (await _run(runtime, request)).fetch_history()
        await replay(history, RequestRun)
        record_when_asked(HISTORIES, "escalated", history)

    async def test_goes_on_to_who_stands_in_for_who_is_away(
        self,
        client: httpx.AsyncClient,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
        neighbour: Person,
    ) -> None:
        await waits(office, 1)
        away = {
            "standInUserId": str(neighbour.user_id),
            "fromOn": (now() - timedelta(days=1)).date().isoformat(),
            "untilOn": (now() + timedelta(days=30)).date().isoformat(),
        }
        data(await desk.call("PUT", "TimeSheet/SetApproverAbsence", away))
        request = await asked(worker, crew)
        await drain(service, runtime)
        await _days_until(lambda: _waiting(inbox, SITI) == 1, runtime, request)
        assert (_waiting(inbox, MAYA), _waiting(inbox, LIM)) == (0, 0)
        (shown,) = await Asker(client, neighbour).waiting()
        data(await Asker(client, neighbour).replying(shown, status=APPROVED))
        await drain(service, runtime)
        await asyncio.wait_for((await _run(runtime, request)).result(), 30)

    async def test_that_is_answered_in_time_is_told_to_nobody_else(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
    ) -> None:
        await waits(office, 2)
        request = await asked(worker, crew)
        await drain(service, runtime)
        data(await desk.replying(request, status=APPROVED))
        await drain(service, runtime)
        await asyncio.wait_for((await _run(runtime, request)).result(), 30)
        history = await (await _run(runtime, request)).fetch_history()
        record_when_asked(HISTORIES, "answered", history)
        assert (_waiting(inbox, MAYA), _waiting(inbox, LIM)) == (0, 0)


class TestAPartThatIsAway:
    async def test_holds_no_request_up_when_it_is_temporal_and_is_told_once_it_is_back(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        office: Asker,
        worker: Asker,
        desk: Asker,
    ) -> None:
        await waits(office, 2)
        there = runtime.of(RequestRuns)
        away = runtime.settings_as(TemporalSettings).model_copy(update={"temporal_address": free_address()})
        runtime.provide(RequestRuns(away))
        request = await asked(worker, crew)
        with pytest.raises(Unavailable):
            await runtime.of(RequestRuns).begin_or_tell(request["attendanceRecordRequestId"], str(COMPANY), 2)
        assert [each["status"] for each in await desk.waiting()] == [1]
        runtime.provide(there)
        await drain(service, runtime)
        run = await _run(runtime, request)
        assert (await run.describe()).status == WorkflowExecutionStatus.RUNNING
        await run.terminate()

    async def test_without_a_rule_is_asked_for_nothing(
        self, service: ServiceDefinition, runtime: Runtime, crew: Crew, worker: Asker
    ) -> None:
        away = runtime.settings_as(TemporalSettings).model_copy(update={"temporal_address": free_address()})
        runtime.provide(RequestRuns(away))
        await asked(worker, crew)
        async with asyncio.timeout(20):
            await drain(service, runtime)
