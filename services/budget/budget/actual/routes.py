from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import File, Form, Query
from fastapi.responses import StreamingResponse
from identity_client.projects import Projects

from budget.actual import csv_export, csv_import, reading, service
from budget.actual.csv_import import MOST_BYTES
from budget.actual.schemas import ActualCreate, ActualPublic, ActualQuery, ActualReverse
from budget.importing.schemas import CsvResult
from budget.importing.turns import ImportTurns

router = edge_router("Budget")

Upload = Annotated[bytes, File()]
ProjectForm = Annotated[UUID, Form(alias="projectId")]


@router.post("/QueryBudgetActualByFilter")
@reads
async def query_budget_actual_by_filter(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ActualQuery
) -> Envelope[Page[ActualPublic]]:
    """What was spent, the newest first; what was reversed stays in the list and says so."""
    return ok(await reading.query_actuals(uow, runtime, actor, body))


@router.post("/CreateBudgetActual", status_code=201)
async def create_budget_actual(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ActualCreate
) -> Envelope[ActualPublic]:
    return ok(await service.record_actual(uow, runtime, actor, body))


@router.post("/ReverseBudgetActual")
async def reverse_budget_actual(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: ActualReverse
) -> Envelope[ActualPublic]:
    """How a cost that is wrong is corrected: it stays and counts no longer."""
    return ok(await service.reverse_actual(uow, runtime, actor, body))


@router.post("/CheckBudgetActualsCsv")
@reads
@takes_upload(MOST_BYTES)
async def check_budget_actuals_csv(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, file: Upload, project_id: ProjectForm
) -> Envelope[CsvResult]:
    """What `ImportBudgetActualsCsv` would do with it, row by row."""
    async with runtime.of(ImportTurns).turn_of(actor):
        return ok(await csv_import.check_actuals(uow, runtime.of(Projects), actor, project_id, file))


@router.post("/ImportBudgetActualsCsv")
@takes_upload(MOST_BYTES)
async def import_budget_actuals_csv(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, file: Upload, project_id: ProjectForm
) -> Envelope[CsvResult]:
    async with runtime.of(ImportTurns).turn_of(actor):
        return ok(await csv_import.import_actuals(uow, runtime.of(Projects), actor, project_id, file))


@router.get(
    "/ExportBudgetActuals",
    response_class=StreamingResponse,
    responses=TABLE_ANSWERS,
)
async def export_budget_actuals(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
) -> StreamingResponse:
    name, rows = await csv_export.read_export(runtime, actor, project_id)
    return answer(name, csv_export.HEADING, rows)
