"""What becomes of a render, each step in a transaction of its own: whoever waits for the PDF sees it move.

A worker may die after any of them, and another does it all again: how it ended is told once.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from uuid import UUID

from chassis.db import Database, UnitOfWork
from chassis.files import StoredFiles
from contracts.pdf.v1 import events_pb2

from pdf.paper.printed import Layout, PagePicture, Paper
from pdf.render.order import RenderOrder
from pdf.render.repo import RenderRepo
from pdf.tables.render import RenderState


async def _keys_of(uow: UnitOfWork, submission_ids: Collection[UUID]) -> set[str]:
    """Also of what is being stored: no render points at that yet."""
    kept = await RenderRepo(uow).files_of(submission_ids)
    return {key for each in kept for key in files_of(each.file_key, each.pictures)}


FILES = StoredFiles(
    "renders",
    named=_keys_of,
    discarded=events_pb2.FileDiscarded,
    consumer="pdf.delete_discarded_file",
    ids=2,
)


class FilesDeleted(Exception):
    """Its worker stood still for so long that it was taken for dead. Another try makes others."""


async def begin(database: Database, order: RenderOrder, layout: Layout) -> bool:
    """False: it is there already."""
    async with database.unit_of_work() as uow:
        return await RenderRepo(uow).keep(
            order,
            state=RenderState.RENDERING.value,
            progress=10,
            title=layout.title,
            file_name=layout.file_name,
            failure=None,
        )


async def wait_as_large(database: Database, order: RenderOrder) -> None:
    async with database.unit_of_work() as uow:
        await RenderRepo(uow).keep(order, state=RenderState.QUEUED.value, progress=0, is_large=True)


async def advance(database: Database, order: RenderOrder, progress: int) -> None:
    async with database.unit_of_work() as uow:
        await RenderRepo(uow).advance(order, progress)


async def begin_storing(database: Database, file_key: str, pictures: int) -> None:
    """Written down before a file lies there: none is ever left that no row speaks of."""
    async with database.unit_of_work() as uow:
        RenderRepo(uow).add_unfinished(file_key, pictures)


async def finish(
    database: Database,
    order: RenderOrder,
    file_key: str,
    paper: Paper,
    pictures: Sequence[PagePicture],
) -> None:
    async with database.unit_of_work() as uow:
        renders = RenderRepo(uow)
        if not await renders.take_unfinished(file_key):
            raise FilesDeleted(file_key)
        is_news = await renders.keep(
            order,
            state=RenderState.READY.value,
            progress=100,
            file_key=file_key,
            pictures=[{"width": each.width, "height": each.height, "text": each.text} for each in pictures],
            pages=paper.pages,
            size=len(paper.content),
        )
        if not is_news:
            # Another worker was first with this paper: its files are the ones that are shown.
            _discard(uow, file_key, len(pictures))
            return
        for older in await renders.take_older(order):
            _discard(uow, older.file_key, len(older.pictures))
        uow.outbox.add(
            events_pb2.SubmissionRendered(
                company_id=order.company_id,
                submission_id=order.submission_id,
                revision=order.revision,
                pages=paper.pages,
            )
        )


async def give_up(database: Database, order: RenderOrder, reason: str) -> None:
    async with database.unit_of_work() as uow:
        ended = (RenderState.READY, RenderState.FAILED)
        is_news = await RenderRepo(uow).keep(
            order, final=ended, state=RenderState.FAILED.value, failure=reason
        )
        if not is_news:
            return
        uow.outbox.add(
            events_pb2.SubmissionRenderFailed(
                company_id=order.company_id,
                submission_id=order.submission_id,
                revision=order.revision,
                reason=reason,
            )
        )


async def discard_abandoned(database: Database, begun_before: datetime, most: int) -> int:
    """Files of workers that died before a render pointed at them: of how many papers."""
    async with database.unit_of_work() as uow:
        abandoned = await RenderRepo(uow).take_abandoned(begun_before, most)
        for each in abandoned:
            _discard(uow, each.file_key, each.pictures)
    return len(abandoned)


async def delete_of_submission(uow: UnitOfWork, submission_id: UUID) -> None:
    for each in await RenderRepo(uow).take_of_submission(submission_id):
        _discard(uow, each.file_key, len(each.pictures))


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    taken = await RenderRepo(uow).take_of_company(company_id, most)
    for each in taken:
        _discard(uow, each.file_key, len(each.pictures))
    return len(taken)


def _discard(uow: UnitOfWork, file_key: str | None, pictures: int) -> None:
    FILES.discard(uow, files_of(file_key, pictures))


def new_file_key(order: RenderOrder) -> str:
    company, submission = UUID(order.company_id), UUID(order.submission_id)
    return FILES.new_key(company, submission, begins=f"{order.revision}.{order.language}.", ending="pdf")


def picture_key(file_key: str, number: int) -> str:
    return f"{file_key.removesuffix('.pdf')}.{number}.webp"


def files_of(file_key: str | None, pictures: int) -> list[str]:
    if file_key is None:
        return []
    return [file_key, *(picture_key(file_key, number) for number in range(1, pictures + 1))]
