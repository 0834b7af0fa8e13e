"""Forecasts above the budget are looked for hour by hour, in every company."""

from uuid import UUID, uuid4

import httpx
import pytest
from budget.overview.outlook import look_ahead
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Person
from identity_client.projects import Projects
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.budget.tests.service.desk import Desk

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
