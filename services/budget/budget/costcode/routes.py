from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query
from identity_client.projects import Projects

from budget.costcode import service
from budget.costcode.schemas import HoursCodesUpdate, HoursSettings

router = edge_router("Budget")


@router.get("/GetBudgetHoursCodes")
async def get_budget_hours_codes(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[HoursSettings]:
    """Of which codes the hours of its people and its machines are spent."""
    return ok(await service.get_settings(uow, runtime.of(Projects), actor, project_id))


@router.put("/SetBudgetHoursCodes")
async def set_budget_hours_codes(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: HoursCodesUpdate
) -> Envelope[HoursSettings]:
    return ok(await service.set_codes(uow, runtime, actor, body))
