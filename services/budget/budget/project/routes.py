from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from budget.project import service, versions
from budget.project.schemas import BudgetVersionPublic, CategoryPublic

router = edge_router("Budget")


@router.get("/GetCategories")
async def get_categories(actor: MemberDep) -> Envelope[list[CategoryPublic]]:
    del actor
    return ok(service.get_categories())


@router.get("/GetBudgetVersions")
async def get_budget_versions(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[list[BudgetVersionPublic]]:
    """What the project's budget was set to, when and why: the newest first."""
    return ok(await versions.get_versions(uow, runtime, actor, project_id))
