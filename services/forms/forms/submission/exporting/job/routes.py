from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, open_without_subscription
from chassis.http.tables import TableFormat
from fastapi import Query

from forms.submission.exporting.job import service
from forms.submission.exporting.job.schemas import (
    ExportAsked,
    ExportCancel,
    ExportCanceled,
    ExportFile,
    ExportJobPublic,
)
from forms.submission.listing.query_http import ColumnsDep, WantedDep

router = edge_router("Submission")


@router.post("/StartExport", status_code=201)
@open_without_subscription
async def start_export(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    wanted: WantedDep,
    columns: ColumnsDep,
    table_format: Annotated[TableFormat, Query(alias="format")] = TableFormat.CSV,
    table_id: Annotated[UUID | None, Query(alias="tableFieldId")] = None,
) -> Envelope[ExportJobPublic]:
    """The file of `ExportSubmissions`, made while its caller goes on; the audit log keeps it."""
    asked = ExportAsked(table_format, wanted, table_id, columns)
    return ok(await service.start_export(uow, runtime, actor, asked))


@router.get("/GetExports")
async def get_exports(actor: MemberDep, uow: UowDep) -> Envelope[list[ExportJobPublic]]:
    """The caller's own, the newest first: how far they are."""
    return ok(await service.get_exports(uow, actor))


@router.get("/GetExportFile")
async def get_export_file(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, export_id: Annotated[UUID, Query(alias="exportId")]
) -> Envelope[ExportFile]:
    """By who asked for it, as long as they may read no less than then."""
    return ok(await service.get_file(uow, runtime.storage, actor, export_id))


@router.post("/CancelExport")
@open_without_subscription
async def cancel_export(actor: MemberDep, uow: UowDep, body: ExportCancel) -> Envelope[ExportCanceled]:
    """Nothing is left of it, nor of a file that is ready."""
    await service.cancel_export(uow, actor, body.export_id)
    return ok(ExportCanceled(export_id=body.export_id))
