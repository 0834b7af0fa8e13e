"""What people do with the files of a request: look at them, bring one, take one of a draft away."""

from collections.abc import Mapping
from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import Arrival, FileIdTaken, IncomingFile, Sent, beside, bring
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime
from chassis.storage import Storage
from identity_client.projects import Projects

from budget.attachment.errors import AlreadyAnswered, FilesWereSent, RequestFileNotFound
from budget.attachment.schemas import RequestFileDelete, RequestFilePublic, RequestFiles
from budget.attachment.service import FILES, all_public, discard, files_of, find_file, must_have_room
from budget.audit import AuditAction, AuditField, of_request
from budget.request.announcement import request_changed
from budget.request.errors import NotItsAuthor
from budget.request.reading import get_request, lines_of
from budget.request.service import take
from budget.settings import BudgetSettings
from budget.tables.request import BudgetRequest, Status
from budget.tables.request_file import RequestFile
from budget.turn.service import asked_of

MOST_BYTES = 25 * 1024 * 1024
TYPES = ("pdf", "jpg", "jpeg", "png", "webp", "gif", "xlsx", "xls", "docx", "doc", "csv", "txt")
_THUMBNAIL = Rendition(side=320, format="JPEG", quality=85)
_TAKES_FILES = (Status.DRAFT, Status.SUBMITTED)


async def get_files(uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID) -> RequestFiles:
    """Of a request that the caller sees."""
    request = await get_request(uow, actor, request_id)
    files = await files_of(uow, request)
    project = await runtime.of(Projects).try_find(actor.company_id, request.project_id)
    is_open = not (project and project.is_archived)
    is_mine = is_open and request.created_by == actor.user_id
    return RequestFiles(
        files=await all_public(runtime.storage, request, files),
        may_add=is_mine and request.status in _TAKES_FILES,
        may_remove=is_mine and request.status == Status.DRAFT,
    )


async def upload(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    request_id: UUID,
    file_id: UUID,
    name: str,
    size: int,
    content: BinaryIO,
) -> RequestFilePublic:
    """The same id again gives the same file."""
    arrival = _FileOfRequest(runtime, actor, request_id, file_id, size)
    return await bring(uow, runtime, actor, arrival, Sent(name, size, content))


class _FileOfRequest(Arrival[RequestFilePublic]):
    files, types = FILES, TYPES
    _request: BudgetRequest
    _file: RequestFile

    def __init__(self, runtime: Runtime, actor: Actor, request_id: UUID, file_id: UUID, size: int) -> None:
        self._runtime, self._actor = runtime, actor
        self._request_id, self._file_id, self._size = request_id, file_id, size

    async def look(self, uow: UnitOfWork) -> RequestFilePublic | None:
        request = await get_request(uow, self._actor, self._request_id)
        await self._runtime.of(Projects).get_open(self._actor, request.project_id)
        if known := await _known(uow, self._actor, request, self._file_id):
            return await _told(self._runtime.storage, request, known)
        await self._must_have_room(uow, request)
        return None

    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        file = self._file = _row(self._actor, self._request_id, self._file_id, incoming)
        return file.key, {file.thumbnail_key: _THUMBNAIL} if file.thumbnail_key else {}

    async def hold(self, uow: UnitOfWork) -> RequestFilePublic | None:
        request = self._request = await take(uow, self._runtime, self._actor, self._request_id, seen=None)
        if known := await _known(uow, self._actor, request, self._file_id):
            return await _told(self._runtime.storage, request, known)
        return None

    async def add(self, uow: UnitOfWork) -> RequestFilePublic:
        request, file = self._request, self._file
        await uow.lock(f"budget.files:{self._actor.company_id}")
        await self._must_have_room(uow, request)
        file.created_at = now()
        uow.add(file)
        request.file_count += 1
        await uow.flush()
        await _tell(uow, self._actor, request, file)
        return await _told(self._runtime.storage, request, file)

    async def _must_have_room(self, uow: UnitOfWork, request: BudgetRequest) -> None:
        settings = self._runtime.settings_as(BudgetSettings)
        await must_have_room(uow, settings, self._actor, request, self._size)


async def delete_file(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestFileDelete) -> None:
    request = await take(uow, runtime, actor, body.budget_request_id, seen=None)
    if request.created_by != actor.user_id:
        raise NotItsAuthor
    if request.status != Status.DRAFT:
        raise FilesWereSent
    file = await find_file(uow, body.file_id)
    if file is None or file.request_id != request.id:
        raise RequestFileNotFound
    await discard(uow, [file.id])
    request.file_count -= 1
    await uow.flush()
    uow.outbox.add(request_changed(request, await lines_of(uow, request)))


async def _tell(uow: UnitOfWork, actor: Actor, request: BudgetRequest, file: RequestFile) -> None:
    asked = await asked_of(uow, [request.id])
    uow.outbox.add(request_changed(request, await lines_of(uow, request), asked.get(request.id)))
    if request.status != Status.DRAFT:
        changes: dict[AuditField, tuple[str | None, str | None]] = {
            AuditField.PROJECT: (None, str(request.project_id)),
            AuditField.FILE: (None, file.name),
        }
        uow.outbox.add(of_request(actor, AuditAction.REQUEST_FILE_ADDED, request, changes))


def _row(actor: Actor, request_id: UUID, file_id: UUID, incoming: IncomingFile) -> RequestFile:
    key = FILES.new_key(request_id, ending=incoming.ending)
    return RequestFile(
        id=file_id,
        company_id=actor.company_id,
        request_id=request_id,
        key=key,
        thumbnail_key=beside(key, "-small.jpg") if incoming.kind.picture_format else None,
        name=incoming.name,
        size=incoming.size,
        content_type=incoming.kind.content_type,
        uploaded_by=actor.user_id,
    )


async def _known(uow: UnitOfWork, actor: Actor, request: BudgetRequest, file_id: UUID) -> RequestFile | None:
    """One that is there already, also where no more are taken: its first answer may have got lost."""
    if request.created_by != actor.user_id:
        raise NotItsAuthor
    known = await find_file(uow, file_id)
    if known is not None and known.request_id == request.id:
        return known
    if request.status not in _TAKES_FILES:
        raise AlreadyAnswered
    if known is not None:
        raise FileIdTaken
    return None


async def _told(storage: Storage, request: BudgetRequest, file: RequestFile) -> RequestFilePublic:
    (told,) = await all_public(storage, request, [file])
    return told
