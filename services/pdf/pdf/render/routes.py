from typing import Annotated, Literal
from uuid import UUID

from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from pdf.render import service
from pdf.render.forms import Forms
from pdf.render.schemas import SubmissionPdfLink
from pdf.render.starter import RenderStarter

router = edge_router("SubmissionPdf")


@router.get("/Link")
async def get_submission_pdf_link(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Query(alias="SubmissionId")],
    language: Annotated[Literal["en", "zh-CN"], Query()] = "en",
    *,
    again: Annotated[bool, Query(description="Try once more after a failure")] = False,
) -> Envelope[SubmissionPdfLink]:
    """Where the PDF is. Asked for the first time it is set going: ask again until it is ready or failed."""
    order = service.order_of(actor, submission_id, language)
    return ok(
        await service.get_link(
            uow, runtime.storage, runtime.of(Forms), runtime.of(RenderStarter), order, again=again
        )
    )
