from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, takes_upload
from fastapi import Form, Query, Response, UploadFile

from budget.attaching import service
from budget.attachment.schemas import RequestFileDelete, RequestFilePublic, RequestFiles

router = edge_router("Budget")


@router.get("/GetBudgetRequestFiles")
async def get_budget_request_files(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    budget_request_id: Annotated[UUID, Query(alias="budgetRequestId")],
) -> Envelope[RequestFiles]:
    return ok(await service.get_files(uow, runtime, actor, budget_request_id))


@router.post("/UploadBudgetRequestFile", status_code=201)
@takes_upload(service.MOST_BYTES)
async def upload_budget_request_file(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    budget_request_id: Annotated[UUID, Form(alias="budgetRequestId")],
    file_id: Annotated[UUID, Form(alias="fileId")],
    file: UploadFile,
    response: Response,
) -> Envelope[RequestFilePublic]:
    """A quote, a photo, an invoice: of a draft, or of a request that waits."""
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    return ok(
        await service.upload(
            uow, runtime, actor, budget_request_id, file_id, file.filename or "", file.size or 0, file.file
        )
    )


@router.delete("/DeleteBudgetRequestFile")
async def delete_budget_request_file(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: RequestFileDelete
) -> Envelope[None]:
    return ok(await service.delete_file(uow, runtime, actor, body))
