from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.storage import Storage
from contracts.pdf.v1 import events_pb2

from pdf.render.forms import Forms
from pdf.render.keeping import picture_key
from pdf.render.order import RenderOrder
from pdf.render.repo import RenderRepo
from pdf.render.schemas import PdfState, SubmissionPdfLink, SubmissionPdfPage
from pdf.tables.render import OPEN, RenderState

_STANDS_STILL_AFTER = timedelta(minutes=1)


def order_of(
    actor: Actor, submission_id: UUID, language: str, version: str = "", *, is_guest: bool = False
) -> RenderOrder:
    return RenderOrder(
        company_id=str(actor.company_id),
        submission_id=str(submission_id),
        revision="",
        language=language,
        user_id=str(actor.user_id),
        session_id=str(actor.session_id),
        is_guest=is_guest,
        version=version,
    )


async def get_link(uow: UnitOfWork, storage: Storage, forms: Forms, order: RenderOrder) -> SubmissionPdfLink:
    order = await _of_now(forms, order)
    return await _link(storage, order, await RenderRepo(uow).find(order))


async def request_pdf(
    uow: UnitOfWork, storage: Storage, forms: Forms, order: RenderOrder
) -> SubmissionPdfLink:
    order = await _of_now(forms, order)
    renders = RenderRepo(uow)
    before = await renders.find(order)
    if await renders.queue(order, stands_still_since=now() - _STANDS_STILL_AFTER):
        uow.outbox.add(
            events_pb2.SubmissionRenderRequested(
                **order.model_dump(), is_again=before is not None and before.state == RenderState.FAILED
            )
        )
    return await _link(storage, order, await renders.find(order))


async def _link(storage: Storage, order: RenderOrder, found: Any | None) -> SubmissionPdfLink:
    if found is None:
        return _missing(order)
    return SubmissionPdfLink(
        submission_id=UUID(order.submission_id),
        state=PdfState.MISSING if _stands_still(found) else PdfState(found.state),
        is_large=found.is_large,
        progress=found.progress,
        url=await storage.signed_url(found.file_key) if found.file_key else None,
        title=found.title,
        file_name=found.file_name,
        pages=found.pages,
        size=found.size,
        pictures=await _pictures(storage, found),
        message=found.failure,
    )


def _stands_still(found: Any) -> bool:
    """Perhaps nobody is at it any more: Temporal lost it, or it was given up as another revision than it was
    begun as. If somebody is, asking for it again changes nothing."""
    return found.state in OPEN and found.updated_at < now() - _STANDS_STILL_AFTER


async def _of_now(forms: Forms, order: RenderOrder) -> RenderOrder:
    return order.model_copy(update={"revision": await forms.get_revision(order)})


async def _pictures(storage: Storage, found: Any) -> list[SubmissionPdfPage]:
    if found.file_key is None:
        return []
    return [
        SubmissionPdfPage(url=await storage.signed_url(picture_key(found.file_key, number)), **picture)
        for number, picture in enumerate(found.pictures, start=1)
    ]


def _missing(order: RenderOrder) -> SubmissionPdfLink:
    return SubmissionPdfLink(
        submission_id=UUID(order.submission_id),
        state=PdfState.MISSING,
        is_large=False,
        progress=0,
        url=None,
        title="",
        file_name="",
        pages=0,
        size=0,
        pictures=[],
        message=None,
    )
