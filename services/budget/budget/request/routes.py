from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, Page, RuntimeDep, SearchText, UowDep, edge_router, ok, reads
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Depends, Query
from fastapi.responses import StreamingResponse
from identity_client.projects import Projects

from budget.request import answering, export, previewing, reading, report, service
from budget.request.schemas import (
    CodeReport,
    PreviewPublic,
    RequestCreate,
    RequestDelete,
    RequestDetail,
    RequestFilter,
    RequestGroup,
    RequestPreview,
    RequestPublic,
    RequestQuery,
    RequestRef,
    RequestReply,
    RequestUpdate,
)
from budget.tables.request import RequestKind, Status

router = edge_router("Budget")


@router.get("/GetBudgetCodeReport")
async def get_budget_code_report(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    budget_code_id: Annotated[UUID, Query(alias="budgetCodeId")],
) -> Envelope[CodeReport]:
    return ok(await report.get_code_report(uow, runtime.of(Projects), actor, budget_code_id))


@router.get("/GetBudgetRequestDetail")
async def get_budget_request_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    budget_request_id: Annotated[UUID, Query(alias="budgetRequestId")],
) -> Envelope[RequestDetail]:
    return ok(await reading.get_request_detail(uow, runtime, actor, budget_request_id))


@router.post("/QueryBudgetRequestByFilter")
@reads
async def query_budget_request_by_filter(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestQuery
) -> Envelope[Page[RequestPublic]]:
    return ok(await reading.query_requests(uow, runtime, actor, body))


@router.post("/QueryBudgetRequestByFilterReturnGrouped")
@reads
async def query_budget_request_by_filter_return_grouped(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestFilter | None = None
) -> Envelope[list[RequestGroup]]:
    """Without a body: of all projects."""
    return ok(await reading.query_grouped(uow, runtime, actor, body or RequestFilter()))


def _wanted(
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
    status: Annotated[Status | None, Query()] = None,
    kind: Annotated[RequestKind | None, Query()] = None,
    is_mine: Annotated[bool, Query(alias="isMine")] = False,
    waits_for_me: Annotated[bool, Query(alias="waitsForMe")] = False,
    search: Annotated[SearchText, Query()] = "",
) -> RequestFilter:
    return RequestFilter(
        project_id=project_id,
        statuses=[status] if status else [],
        kinds=[kind] if kind else [],
        is_mine=is_mine,
        waits_for_me=waits_for_me,
        search=search,
    )


@router.get("/ExportBudgetRequests", response_class=StreamingResponse, responses=TABLE_ANSWERS)
async def export_budget_requests(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    wanted: Annotated[RequestFilter, Depends(_wanted)],
) -> StreamingResponse:
    """Those that `QueryBudgetRequestByFilter` tells, all of them, a row for each of their lines."""
    name, rows = await export.read_export(runtime, actor, wanted)
    return answer(name, export.HEADING, rows)


@router.post("/PreviewBudgetRequest")
@reads
async def preview_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestPreview
) -> Envelope[PreviewPublic]:
    """What asking for it would mean now; nothing is held by that."""
    return ok(await previewing.preview(uow, runtime, actor, body))


@router.post("/CreateBudgetRequest", status_code=201)
async def create_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestCreate
) -> Envelope[RequestDetail]:
    return ok(await service.create_request(uow, runtime, actor, body))


@router.put("/UpdateBudgetRequest")
async def update_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestUpdate
) -> Envelope[RequestDetail]:
    return ok(await service.update_request(uow, runtime, actor, body))


@router.post("/DuplicateBudgetRequest", status_code=201)
async def duplicate_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestRef
) -> Envelope[RequestDetail]:
    return ok(await service.duplicate_request(uow, runtime, actor, body))


@router.post("/WithdrawBudgetRequest")
async def withdraw_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestRef
) -> Envelope[RequestDetail]:
    return ok(await service.withdraw_request(uow, runtime, actor, body))


@router.post("/ReplyBudgetRequest")
async def reply_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestReply
) -> Envelope[RequestDetail]:
    return ok(await answering.reply_to_request(uow, runtime, actor, body))


@router.delete("/DeleteBudgetRequest")
async def delete_budget_request(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestDelete
) -> Envelope[None]:
    return ok(await service.delete_request(uow, runtime, actor, body))
