"""Files of requests: where they lie, how they are shown, and what goes with a draft or a company."""

from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import FileRefused, StoredFiles
from chassis.storage import Storage
from chassis.texts import Text
from contracts.budget.v1 import events_pb2

from budget.attachment.repo import RequestFileRepo
from budget.attachment.schemas import RequestFilePublic
from budget.settings import BudgetSettings
from budget.tables.request import BudgetRequest, Status
from budget.tables.request_file import RequestFile

MOST_FILES = 20
"""Of one request."""
MOST_DRAFT_BYTES = 1024 * 1024 * 1024
"""In all drafts of one person: nobody fills the company's room with what nobody has seen."""
SENT_ALONG = timedelta(minutes=5)
"""What was chosen with a new request goes right after it, by a phone's line."""
_MB = 1024 * 1024


async def _keys_of(uow: UnitOfWork, request_ids: Collection[UUID]) -> set[str]:
    return await RequestFileRepo(uow).keys_of(request_ids)


FILES = StoredFiles(
    "requests",
    named=_keys_of,
    discarded=events_pb2.FileDiscarded,
    consumer="budget.delete_discarded_files",
)


async def find_file(uow: UnitOfWork, file_id: UUID) -> RequestFile | None:
    """Anybody's: the caller looks whose it is."""
    return await RequestFileRepo(uow).find(file_id)


async def files_of(uow: UnitOfWork, request: BudgetRequest) -> Sequence[RequestFile]:
    return await RequestFileRepo(uow).of_request(request.id)


async def must_have_room(
    uow: UnitOfWork, settings: BudgetSettings, actor: Actor, request: BudgetRequest, size: int
) -> None:
    if request.file_count >= MOST_FILES:
        raise FileRefused(Text("A request has at most {most} files.", most=MOST_FILES))
    files = RequestFileRepo(uow)
    if request.status == Status.DRAFT and await files.bytes_in_drafts_of(actor) + size > MOST_DRAFT_BYTES:
        raise FileRefused(
            Text(
                "The files in your drafts have {most} MB, the most they may. Send or delete some of them.",
                most=MOST_DRAFT_BYTES // _MB,
            )
        )
    most = settings.most_file_bytes
    if await files.bytes_of_company(actor.company_id) + size > most:
        raise FileRefused(
            Text(
                "The files of your company's budget requests have {most} MB, the most they may. "
                "Ask whoever runs this workspace for more.",
                most=most // _MB,
            )
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
    storage: Storage, request: BudgetRequest, files: Iterable[RequestFile]
) -> list[RequestFilePublic]:
    """With links, for who may see the request."""
    return [
        RequestFilePublic(
            file_id=file.id,
            name=file.name,
            size=file.size,
            content_type=file.content_type,
            url=await storage.signed_url(file.key),
            thumbnail_url=await storage.signed_url(file.thumbnail_key) if file.thumbnail_key else None,
            uploaded_at=file.created_at,
            was_added_later=_is_later(request, file),
        )
        for file in files
    ]


def _is_later(request: BudgetRequest, file: RequestFile) -> bool:
    return request.submitted_at is not None and file.created_at > request.submitted_at + SENT_ALONG
