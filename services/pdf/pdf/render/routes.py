from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from pdf.render import service
from pdf.render.forms import Forms
from pdf.render.schemas import Language, SubmissionPdfLink, SubmissionPdfRetry
from pdf.render.starter import RenderStarter

router = edge_router("SubmissionPdf")


@router.get("/Link")
async def get_submission_pdf_link(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="SubmissionId")],
    language: Annotated[Language, Query()] = "en",
) -> Envelope[SubmissionPdfLink]:
    """Where the PDF is. Asked for the first time it is set going: ask again until it is ready or failed."""
    order = service.order_of(actor, submission_id, language)
    return ok(
        await service.get_link(uow, runtime.storage, runtime.of(Forms), runtime.of(RenderStarter), order)
    )


@router.post("/Retry")
async def retry_submission_pdf(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionPdfRetry
) -> Envelope[SubmissionPdfLink]:
    order = service.order_of(actor, body.submission_id, body.language)
    return ok(await service.retry(uow, runtime.storage, runtime.of(Forms), runtime.of(RenderStarter), order))
