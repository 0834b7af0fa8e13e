"""Files of requests: where they lie, how they are shown, and what goes with a draft or a company."""

from collections.abc import Collection, Iterable
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.files import StoredFiles
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2

from budget.attachment.repo import RequestFileRepo
from budget.attachment.schemas import RequestFilePublic
from budget.tables.request import BudgetRequest
from budget.tables.request_file import RequestFile


async def _keys_of(uow: UnitOfWork, request_ids: Collection[UUID]) -> set[str]:
    return await RequestFileRepo(uow).keys_of(request_ids)


FILES = StoredFiles(
    "requests",
    named=_keys_of,
    discarded=events_pb2.FileDiscarded,
    consumer="budget.delete_discarded_files",
)


async def discard_all(uow: UnitOfWork, request_id: UUID) -> None:
    """Where the request itself goes, and its rows with it."""
    FILES.discard(uow, await RequestFileRepo(uow).keys_of([request_id]))


async def discard(uow: UnitOfWork, file_ids: Collection[UUID]) -> None:
    FILES.discard(uow, await RequestFileRepo(uow).remove(file_ids))


async def delete_of_company(uow: UnitOfWork, company_id: UUID, most: int) -> int:
    files = await RequestFileRepo(uow).lock_of_company(company_id, most)
    await discard(uow, [each.id for each in files])
    return len(files)


async def all_public(
    runtime: Runtime, request: BudgetRequest, files: Iterable[RequestFile]
) -> list[RequestFilePublic]:
    """With links, for who may see the request."""
    storage = runtime.storage
    return [
        RequestFilePublic(
            file_id=file.id,
            name=file.name,
            size=file.size,
            content_type=file.content_type,
            url=await storage.signed_url(file.key),
            thumbnail_url=await storage.signed_url(file.thumbnail_key) if file.thumbnail_key else None,
            uploaded_at=file.created_at,
            was_added_later=request.submitted_at is not None and file.created_at > request.submitted_at,
        )
        for file in files
    ]
