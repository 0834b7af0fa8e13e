from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, GuestDep, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from pdf.render import service
from pdf.render.forms import Forms
from pdf.render.schemas import Language, SubmissionPdfLink, SubmissionPdfRequest, Version

router = edge_router("SubmissionPdf")


@router.get("/Link")
async def get_submission_pdf_link(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="SubmissionId")],
    language: Annotated[Language, Query()] = "en",
    version: Annotated[Version, Query()] = "",
) -> Envelope[SubmissionPdfLink]:
    """Where the PDF is, or how far. One that is missing is made when it is requested."""
    order = service.order_of(actor, submission_id, language, version)
    return ok(await service.get_link(uow, runtime.storage, runtime.of(Forms), order))


@router.post("/Request")
async def request_submission_pdf(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionPdfRequest
) -> Envelope[SubmissionPdfLink]:
    """Have it made if it is missing, once more if it failed. What is ready or being made stays as it is."""
    order = service.order_of(actor, body.submission_id, body.language, body.version)
    return ok(await service.request_pdf(uow, runtime.storage, runtime.of(Forms), order))


@router.get("/GuestLink")
async def get_guest_pdf_link(
    guest: GuestDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="SubmissionId")],
    language: Annotated[Language, Query()] = "en",
) -> Envelope[SubmissionPdfLink]:
    """For who came by a link of a step and has proven their address, as long as that counts."""
    order = service.order_of(guest, submission_id, language, is_guest=True)
    return ok(await service.get_link(uow, runtime.storage, runtime.of(Forms), order))


@router.post("/GuestRequest")
async def request_guest_pdf(
    guest: GuestDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionPdfRequest
) -> Envelope[SubmissionPdfLink]:
    """As `Request`, for who came by a link."""
    order = service.order_of(guest, body.submission_id, body.language, body.version, is_guest=True)
    return ok(await service.request_pdf(uow, runtime.storage, runtime.of(Forms), order))
