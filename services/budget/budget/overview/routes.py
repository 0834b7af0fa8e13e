from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, MemberDep, RuntimeDep, UowDep, edge_router, ok
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Query
from fastapi.responses import StreamingResponse
from identity_client.projects import Projects

from budget.overview import categories_export, periods, periods_export, service
from budget.overview.schemas import Overview, Period, Periods
from budget.project.schemas import BaselineLock, ProjectBudgetUpdate
from budget.project.service import update_project_budget as update
from budget.project.versions import lock_baseline

router = edge_router("Budget")


@router.get("/GetOverview")
async def get_overview(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, project_id: Annotated[UUID, Query(alias="projectId")]
) -> Envelope[Overview]:
    return ok(await service.get_overview(uow, runtime, actor, project_id))


@router.get("/GetBudgetPeriods")
async def get_budget_periods(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
    by: Period = Period.MONTH,
) -> Envelope[Periods]:
    """What came and went of a project, month by month or quarter by quarter."""
    return ok(await periods.get_periods(uow, runtime.of(Projects), actor, project_id, by))


@router.get("/ExportBudgetPeriods", response_class=StreamingResponse, responses=TABLE_ANSWERS)
async def export_budget_periods(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
    by: Period = Period.MONTH,
    by_category: Annotated[bool, Query(alias="byCategory")] = False,
) -> StreamingResponse:
    """What `GetBudgetPeriods` tells, as the report shows it."""
    name, rows = await periods_export.read_export(runtime, actor, project_id, by, by_category=by_category)
    return answer(name, periods_export.HEADING, rows)


@router.get("/ExportBudgetCategories", response_class=StreamingResponse, responses=TABLE_ANSWERS)
async def export_budget_categories(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
) -> StreamingResponse:
    """The categories that `GetOverview` tells, as its table shows them."""
    name, rows = await categories_export.read_export(runtime, actor, project_id)
    return answer(name, categories_export.HEADING, rows)


@router.put("/UpdateProjectBudget")
async def update_project_budget(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ProjectBudgetUpdate
) -> Envelope[Overview]:
    await update(uow, runtime, actor, body)
    return ok(await service.get_overview(uow, runtime, actor, body.project_id))


@router.post("/LockBudgetBaseline")
async def lock_budget_baseline(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: BaselineLock
) -> Envelope[Overview]:
    """What the budget is now stays beside every later one, for good."""
    await lock_baseline(uow, runtime, actor, body)
    return ok(await service.get_overview(uow, runtime, actor, body.project_id))
