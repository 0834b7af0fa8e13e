"""Forecasts above the budget are looked for hour by hour, in every company."""

import asyncio
import contextlib
from collections.abc import Sequence
from contextvars import Context
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from budget.equipment.repo import EquipmentRepo
from budget.overview.outlook import look_ahead
from budget.overview.outlook_repo import OutlookRepo
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.people import COMPANY, Person
from contracts.budget.v1 import events_pb2
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
    seen = code_seen(await boss.code(code))
    data(await boss.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": "100.01"}))
    for chore in service.chores(runtime).values():
        with contextlib.suppress(ValueError):
            await chore()
    assert (await boss.code(code))["isForecastOver"] is True


async def test_what_another_relay_tells_meanwhile_is_told_by_nobody_else(
    runtime: Runtime, boss: Desk, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = code_seen(await boss.code(code))
    data(await boss.send("PUT", "SetBudgetCodeEstimate", seen | {"estimate": "100.01"}))
    hold = OutlookRepo.hold

    async def hold_after_another(repo: OutlookRepo, code_ids: Sequence[UUID]) -> Sequence[Any]:
        monkeypatch.setattr(OutlookRepo, "hold", hold)
        await asyncio.create_task(look_ahead(runtime), context=Context())
        return await hold(repo, code_ids)

    monkeypatch.setattr(OutlookRepo, "hold", hold_after_another)
    await look_ahead(runtime)
    assert len(await published(runtime, events_pb2.BudgetCodeForecastPassed)) == 1
    assert (await boss.code(code))["isForecastOver"] is True
