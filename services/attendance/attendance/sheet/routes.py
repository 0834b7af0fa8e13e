from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, ManagerDep, MemberDep, RuntimeDep, UowDep, edge_router, ok, reads
from chassis.http.schema import Instant
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Query
from fastapi.responses import StreamingResponse
from identity_client.projects import Projects

from attendance.record.counted_http import DAYS_COUNTED, OWN_DAYS_COUNTED
from attendance.record.schemas import Day
from attendance.sheet import csv_export, reading, service
from attendance.sheet.pay import get_sheet_pay
from attendance.sheet.schemas import (
    SheetApprovals,
    SheetOpen,
    SheetPage,
    SheetPay,
    SheetsApprove,
    SheetSign,
    SheetsQuery,
)

ProjectId = Annotated[UUID, Query(alias="projectId")]
FirstDate = Annotated[Day, Query(alias="firstDate", description="Of the sheet")]
KnownAt = Annotated[
    Instant | None,
    Query(alias="knownAt", description="As it would have been paid then; left out: by all that is known"),
]

clock = edge_router("Clock")
timesheet = edge_router("TimeSheet")


@clock.post("/QuerySelfPeriodSheets", dependencies=[OWN_DAYS_COUNTED])
@reads
async def query_self_period_sheets(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SheetsQuery
) -> Envelope[SheetPage]:
    return ok(await reading.query_own_sheets(uow, runtime, actor, body))


@clock.post("/SignPeriodSheet")
async def sign_period_sheet(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SheetSign
) -> Envelope[None]:
    return ok(await service.sign_sheet(uow, runtime.of(Projects), actor, body))


@timesheet.post("/QueryPeriodSheets", dependencies=[DAYS_COUNTED])
@reads
async def query_period_sheets(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SheetsQuery
) -> Envelope[SheetPage]:
    return ok(await reading.query_sheets(uow, runtime, actor, body))


@timesheet.post("/ApprovePeriodSheets")
async def approve_period_sheets(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: SheetsApprove
) -> Envelope[SheetApprovals]:
    return ok(await service.approve_sheets(uow, runtime, actor, body))


@timesheet.post("/OpenPeriodSheet")
async def open_period_sheet(actor: ManagerDep, uow: UowDep, body: SheetOpen) -> Envelope[None]:
    return ok(await service.open_sheet(uow, actor, body))


@clock.get("/GetSelfSheetPay", dependencies=[OWN_DAYS_COUNTED])
async def get_self_sheet_pay(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    project_id: ProjectId,
    first_date: FirstDate,
    known_at: KnownAt = None,
) -> Envelope[SheetPay]:
    """What the caller's own sheet is paid, and why."""
    key = actor.user_id, project_id, first_date
    return ok(await get_sheet_pay(uow, runtime, actor, key, known_at))


@timesheet.get("/GetSheetPay", dependencies=[DAYS_COUNTED])
async def get_pay_of_sheet(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    user_id: Annotated[UUID, Query(alias="userId")],
    project_id: ProjectId,
    first_date: FirstDate,
    known_at: KnownAt = None,
) -> Envelope[SheetPay]:
    """What somebody's sheet is paid, and why."""
    key = user_id, project_id, first_date
    return ok(await get_sheet_pay(uow, runtime, actor, key, known_at))


@timesheet.get(
    "/ExportHours",
    dependencies=[DAYS_COUNTED],
    response_class=StreamingResponse,
    responses=TABLE_ANSWERS,
)
async def export_hours(
    actor: ManagerDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    first_date: Annotated[Day, Query(alias="firstDate")],
    last_date: Annotated[Day, Query(alias="lastDate")],
    group_id: Annotated[UUID | None, Query(alias="groupId")] = None,
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
) -> StreamingResponse:
    name, batches = await csv_export.read_export(runtime, actor, group_id, first_date, last_date, project_id)
    return answer(name, csv_export.HEADING, batches)
