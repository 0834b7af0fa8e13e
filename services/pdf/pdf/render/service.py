from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.storage import Storage

from pdf.render.forms import Forms
from pdf.render.keeping import picture_key
from pdf.render.order import RenderOrder
from pdf.render.repo import RenderRepo
from pdf.render.schemas import SubmissionPdfLink, SubmissionPdfPage
from pdf.render.starter import RenderStarter
from pdf.tables.render import RenderState

_STANDS_STILL_AFTER = timedelta(minutes=1)


def order_of(actor: Actor, submission_id: UUID, language: str) -> RenderOrder:
    return RenderOrder(
        company_id=str(actor.company_id),
        submission_id=str(submission_id),
        revision="",
        language=language,
        user_id=str(actor.user_id),
        session_id=str(actor.session_id),
    )


async def get_link(
    uow: UnitOfWork,
    storage: Storage,
    forms: Forms,
    starter: RenderStarter,
    order: RenderOrder,
) -> SubmissionPdfLink:
    order = await _of_now(forms, order)
    submission_id = UUID(order.submission_id)
    found = await RenderRepo(uow).find(UUID(order.company_id), submission_id, order.revision, order.language)
    if found is None:
        await starter.start(order)
        return _waiting(submission_id)
    if _stands_still(found):
        await starter.start(order)
    return await _link(storage, submission_id, found)


async def retry(
    uow: UnitOfWork,
    storage: Storage,
    forms: Forms,
    starter: RenderStarter,
    order: RenderOrder,
) -> SubmissionPdfLink:
    """Once more, after a failure. What is ready stays as it is."""
    order = await _of_now(forms, order)
    submission_id = UUID(order.submission_id)
    renders = RenderRepo(uow)
    if await renders.keep(order, state=RenderState.QUEUED.value, progress=0, failure=None):
        # The worker may take it at once: it waits for this unit's row and then goes on from there.
        await starter.start_again(order)
        return _waiting(submission_id)
    found = await renders.find(UUID(order.company_id), submission_id, order.revision, order.language)
    return _waiting(submission_id) if found is None else await _link(storage, submission_id, found)


async def _link(storage: Storage, submission_id: UUID, found: Any) -> SubmissionPdfLink:
    return SubmissionPdfLink(
        submission_id=submission_id,
        state=RenderState(found.state),
        is_large=found.is_large,
        progress=found.progress,
        url=await storage.signed_url(found.file_key) if found.file_key else None,
        file_name=found.file_name,
        pages=found.pages,
        size=found.size,
        pictures=await _pictures(storage, found),
        message=found.failure,
    )


def _stands_still(found: Any) -> bool:
    """Perhaps nobody is at it any more: Temporal lost it, or it was given up as another revision than it was
    begun as. If somebody is, setting it going again changes nothing."""
    is_open = found.state in (RenderState.QUEUED, RenderState.RENDERING)
    return is_open and found.updated_at < now() - _STANDS_STILL_AFTER


async def _of_now(forms: Forms, order: RenderOrder) -> RenderOrder:
    return order.model_copy(update={"revision": await forms.get_revision(order)})


async def _pictures(storage: Storage, found: Any) -> list[SubmissionPdfPage]:
    if found.file_key is None:
        return []
    return [
        SubmissionPdfPage(url=await storage.signed_url(picture_key(found.file_key, number)), **picture)
        for number, picture in enumerate(found.pictures, start=1)
    ]


def _waiting(submission_id: UUID) -> SubmissionPdfLink:
    return SubmissionPdfLink(
        submission_id=submission_id,
        state=RenderState.QUEUED,
        is_large=False,
        progress=0,
        url=None,
        file_name="",
        pages=0,
        size=0,
        pictures=[],
        message=None,
    )
