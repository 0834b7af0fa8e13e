from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from pdf.render import service
from pdf.render.forms import Forms
from pdf.render.schemas import Language, SubmissionPdfLink, SubmissionPdfRequest

router = edge_router("SubmissionPdf")


@router.get("/Link")
async def get_submission_pdf_link(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="SubmissionId")],
    language: Annotated[Language, Query()] = "en",
) -> Envelope[SubmissionPdfLink]:
    """Where the PDF is, or how far. One that is missing is made when it is requested."""
    order = service.order_of(actor, submission_id, language)
    return ok(await service.get_link(uow, runtime.storage, runtime.of(Forms), order))


@router.post("/Request")
async def request_submission_pdf(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionPdfRequest
) -> Envelope[SubmissionPdfLink]:
    """Have it made if it is missing, once more if it failed. What is ready or being made stays as it is."""
    order = service.order_of(actor, body.submission_id, body.language)
    return ok(await service.request_pdf(uow, runtime.storage, runtime.of(Forms), order))
