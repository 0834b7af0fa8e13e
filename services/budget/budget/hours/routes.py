from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, Page, RuntimeDep, UowDep, edge_router, ok, reads
from fastapi import Query
from identity_client.projects import Projects

from budget.hours import codes, service
from budget.hours.schemas import HoursCodesUpdate, HoursQuery, HoursSettings, WorkedWeekPublic

router = edge_router("Budget")


@router.get("/GetBudgetHoursCodes")
async def get_budget_hours_codes(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[HoursSettings]:
    """Of which codes the hours of its people and its machines are spent."""
    return ok(await codes.get_settings(uow, runtime.of(Projects), actor, project_id))


@router.put("/SetBudgetHoursCodes")
async def set_budget_hours_codes(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: HoursCodesUpdate
) -> Envelope[HoursSettings]:
    return ok(await codes.set_codes(uow, runtime, actor, body))


@router.post("/QueryBudgetHours")
@reads
async def query_budget_hours(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: HoursQuery
) -> Envelope[Page[WorkedWeekPublic]]:
    """Approved weeks and what they cost, the newest first; the amounts for who may see rates."""
    return ok(await service.query_weeks(uow, runtime, actor, body))
