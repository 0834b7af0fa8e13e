from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    PagingDep,
    PlaceDep,
    RuntimeDep,
    SearchText,
    Slice,
    UowDep,
    edge_router,
    in_turn,
    ok,
    reads,
    takes_upload,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import File, Form, Query
from fastapi.responses import StreamingResponse
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.code import csv_export, csv_import, reading, service
from budget.code.csv_import import MOST_BYTES
from budget.code.schemas import (
    CodeChangePublic,
    CodeCreate,
    CodeDetail,
    CodePublic,
    CodeRef,
    CodeTree,
    CodeUpdate,
    EntryPublic,
)
from budget.importing.schemas import CsvResult
from budget.importing.turns import ImportTurns

router = edge_router("Budget")

ProjectId = Annotated[UUID, Query(alias="projectId")]
CodeId = Annotated[UUID, Query(alias="budgetCodeId")]
IsArchived = Annotated[bool | None, Query(alias="isArchived", description="Left out: all of them")]


@router.get("/QueryBudgetCodeByFilter")
async def query_budget_code_by_filter(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    project_id: ProjectId,
    search: Annotated[SearchText, Query()] = "",
    is_archived: IsArchived = None,
) -> Envelope[Page[CodePublic]]:
    return ok(
        await reading.query_codes(uow, runtime.of(Projects), actor, project_id, search, is_archived, paging)
    )


@router.get("/QueryBudgetCodeByFilterReturnPercentageViewModel")
@in_turn
async def query_budget_code_by_filter_return_percentage_view_model(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, project_id: ProjectId, is_archived: IsArchived = False
) -> Envelope[CodeTree]:
    return ok(await reading.get_code_tree(uow, runtime.of(Projects), actor, project_id, is_archived))


@router.get("/GetBudgetCodeDetail")
async def get_budget_code_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, budget_code_id: CodeId
) -> Envelope[CodeDetail]:
    return ok(await reading.get_code_detail(uow, runtime.of(Projects), actor, budget_code_id))


@router.get("/GetBudgetCodeHistory")
async def get_budget_code_history(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, budget_code_id: CodeId, place: PlaceDep
) -> Envelope[Slice[CodeChangePublic]]:
    """Who changed what of it, before and after."""
    return ok(await reading.get_history(uow, runtime.of(Directory), actor, budget_code_id, place))


@router.get("/GetBudgetCodeHistoryListDetail")
async def get_budget_code_history_list_detail(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, budget_code_id: CodeId, place: PlaceDep
) -> Envelope[Slice[EntryPublic]]:
    """Every entry of the ledger that made its balances."""
    return ok(await reading.get_entries(uow, runtime.of(Directory), actor, budget_code_id, place))


@router.post("/CreateBudgetCode", status_code=201)
async def create_budget_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CodeCreate
) -> Envelope[CodeDetail]:
    return ok(await service.create_code(uow, runtime.of(Projects), actor, body))


@router.put("/UpdateBudgetCode")
async def update_budget_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CodeUpdate
) -> Envelope[CodeDetail]:
    return ok(await service.update_code(uow, runtime, actor, body))


@router.put("/ArchivedBudgetCode")
async def archived_budget_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CodeRef
) -> Envelope[CodeDetail]:
    return ok(await service.archive_code(uow, runtime, actor, body, archived=True))


@router.put("/UnarchivedBudgetCode")
async def unarchived_budget_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CodeRef
) -> Envelope[CodeDetail]:
    return ok(await service.archive_code(uow, runtime, actor, body, archived=False))


@router.delete("/DeleteBudgetCode")
async def delete_budget_code(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CodeRef
) -> Envelope[None]:
    return ok(await service.delete_code(uow, runtime, actor, body))


@router.post("/CheckBudgetCodesCsv")
@reads
@takes_upload(MOST_BYTES)
async def check_budget_codes_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[CsvResult]:
    """What `ImportBudgetCodesCsv` would do with it, row by row."""
    async with runtime.of(ImportTurns).turn_of(actor):
        return ok(await csv_import.check_csv(uow, runtime.of(Projects), actor, project_id, file))


@router.post("/ImportBudgetCodesCsv")
@takes_upload(MOST_BYTES)
async def import_budget_codes_csv(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    project_id: Annotated[UUID, Form(alias="projectId")],
) -> Envelope[CsvResult]:
    async with runtime.of(ImportTurns).turn_of(actor):
        return ok(await csv_import.import_csv(uow, runtime.of(Projects), actor, project_id, file))


@router.get(
    "/ExportBudgetCodes",
    response_class=StreamingResponse,
    responses=TABLE_ANSWERS,
)
async def export_budget_codes(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    project_id: ProjectId,
) -> StreamingResponse:
    name, rows = await csv_export.read_export(runtime, actor, project_id)
    return answer(name, csv_export.HEADING, rows)
