"""Forecasts above the budget are looked for hour by hour, in every company."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from budget.equipment.repo import EquipmentRepo
from budget.overview import outlook
from budget.overview.outlook import look_ahead
from budget.overview.outlook_repo import OutlookRepo
from chassis.clock import now
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import as_heard, counted_statements, published
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
from contracts.identity.v1.events_pb2 import ProjectChanged
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk, code_seen, data

OTHERS = uuid4()


async def test_what_one_company_stumbles_over_keeps_no_other_from_being_told(
    runtime: Runtime,
    crew: Crew,
    client: httpx.AsyncClient,
    admin: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    head, looked_at = Desk(client, admin), list[UUID]()
    for project in (crew.jetty, crew.tower):
        await head.spend(project, (await head.make_code(project))["budgetCodeId"], "1")
    of_others = text("update budget_code set company_id = :id where project_id = :project")
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(of_others, {"id": OTHERS, "project": crew.jetty})

    async def find_all(_: Projects, company_id: UUID, __: object) -> None:
        looked_at.append(company_id)
        raise Unavailable

    monkeypatch.setattr(Projects, "find_all", find_all)
    await look_ahead(runtime)
    assert {*looked_at} == {OTHERS, COMPANY}


async def test_weeks_of_machines_that_can_t_be_counted_keep_no_forecast_from_being_told(
    service: ServiceDefinition, runtime: Runtime, boss: Desk, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("a bug")

    monkeypatch.setattr(EquipmentRepo, "unsettle_due", fail)
    await _estimate(boss, code, "100.01")
    for chore in service.chores(runtime).values():
        with contextlib.suppress(ValueError):
            await chore()
    assert (await boss.code(code))["isForecastOver"] is True


Meanwhile = Callable[[Callable[[], Coroutine[Any, Any, Any]]], None]


class TestBetweenTheLookAndWhatIsTold:
    @pytest.fixture
    def meanwhile(self, monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
        hold = OutlookRepo.hold

        def between(act: Callable[[], Coroutine[Any, Any, Any]]) -> None:
            async def act_then_hold(repo: OutlookRepo, code_ids: Sequence[UUID]) -> Sequence[Any]:
                monkeypatch.setattr(OutlookRepo, "hold", hold)
                await asyncio.create_task(act(), context=Context())
                return await hold(repo, code_ids)

            monkeypatch.setattr(OutlookRepo, "hold", act_then_hold)

        return between

    async def test_another_relay_tells_and_nobody_else(
        self, runtime: Runtime, boss: Desk, code: str, meanwhile: Meanwhile
    ) -> None:
        await _estimate(boss, code, "100.01")
        meanwhile(lambda: look_ahead(runtime))
        await look_ahead(runtime)
        assert len(await published(runtime, events_pb2.BudgetCodeForecastPassed)) == 1
        assert (await boss.code(code))["isForecastOver"] is True

    async def test_somebody_estimates_less_and_nothing_is_told(
        self, runtime: Runtime, boss: Desk, code: str, meanwhile: Meanwhile
    ) -> None:
        await _estimate(boss, code, "100.01")
        meanwhile(lambda: _estimate(boss, code, "1"))
        for _ in range(2):
            await look_ahead(runtime)
        assert await published(runtime, events_pb2.BudgetCodeForecastPassed) == []
        assert (await boss.code(code))["isForecastOver"] is False


async def _estimate(desk: Desk, code_id: str, estimate: str) -> None:
    seen = code_seen(await desk.code(code_id))
    data(await desk.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": estimate}))


class TestWhatIsLookedAt:
    @pytest.fixture
    def looked_at(self, monkeypatch: pytest.MonkeyPatch) -> list[UUID]:
        found, forecasts = list[UUID](), OutlookRepo.forecasts

        async def forecasts_seen(repo: OutlookRepo, *given: Any) -> Sequence[Any]:
            rows = await forecasts(repo, *given)
            found.extend(row.id for row in rows)
            return rows

        monkeypatch.setattr(OutlookRepo, "forecasts", forecasts_seen)
        return found

    @pytest.fixture
    async def many(self, runtime: Runtime, crew: Crew, boss: Desk) -> list[str]:
        made = [(await boss.make_code(crew.jetty, number=f"n{each}"))["budgetCodeId"] for each in range(9)]
        for each in made:
            await boss.spend(crew.jetty, each, "60", spentOn=now().date().isoformat())
        await look_ahead(runtime)
        return made

    async def test_is_what_moved_among_however_many(
        self, runtime: Runtime, crew: Crew, boss: Desk, many: list[str], looked_at: list[UUID]
    ) -> None:
        looked_at.clear()
        with counted_statements(runtime.database) as idle:
            await look_ahead(runtime)
        assert (len(idle), looked_at) == (1, [])
        await boss.spend(crew.jetty, many[0], "1", number="another")
        archived = code_seen(await boss.code(many[1]))
        data(await boss.send("PUT", "ArchivedBudgetCode", archived))
        await look_ahead(runtime)
        assert looked_at == [UUID(many[0])]
        data(await boss.send("PUT", "UnarchivedBudgetCode", code_seen(await boss.code(many[1]))))
        await look_ahead(runtime)
        assert looked_at == [UUID(each) for each in many[:2]]

    async def test_is_every_day_what_goes_on_as_of_late(
        self, runtime: Runtime, crew: Crew, boss: Desk, code: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        today = now()
        crew.book.projects[str(crew.jetty)].ends_on = (today + timedelta(days=100)).date().isoformat()
        runtime.of(Projects).forget(COMPANY, crew.jetty)
        await boss.spend(crew.jetty, code, "60", spentOn=today.date().isoformat())
        await look_ahead(runtime)
        assert (await boss.code(code))["isForecastOver"] is True
        # Nothing is spent any more, and fewer days are left.
        for days, is_over in ((1, True), (60, False)):
            monkeypatch.setattr(outlook, "now", lambda days=days: today + timedelta(days=days))
            await look_ahead(runtime)
            assert (await boss.code(code))["isForecastOver"] is is_over

    async def test_is_all_of_a_project_that_ends_on_another_day_or_is_open_again(
        self,
        service: ServiceDefinition,
        runtime: Runtime,
        crew: Crew,
        boss: Desk,
        many: list[str],
        looked_at: list[UUID],
    ) -> None:
        project = crew.book.projects[str(crew.jetty)]
        await crew.archive(crew.jetty, runtime)
        await _hear_of(service, runtime, project)
        looked_at.clear()
        await look_ahead(runtime)
        with counted_statements(runtime.database) as idle:
            await look_ahead(runtime)
        assert (len(idle), looked_at) == (1, [])
        project.ends_on = "2999-01-01"
        await crew.archive(crew.jetty, runtime, is_archived=False)
        await _hear_of(service, runtime, project)
        await look_ahead(runtime)
        assert {*looked_at} == {UUID(each) for each in many}
        assert (await boss.code(many[0]))["isForecastOver"] is True


async def _hear_of(service: ServiceDefinition, runtime: Runtime, project: Project) -> None:
    event = ProjectChanged(project=project)
    (subscription,) = [each for each in service.subscriptions if each.event is ProjectChanged]
    async with runtime.database.unit_of_work() as uow:
        await subscription.handle(uow, event, as_heard(event), runtime)
