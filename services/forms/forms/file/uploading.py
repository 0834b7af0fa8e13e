"""A file comes in: looked at by its content, stored, and only then known."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import BinaryIO
from uuid import UUID

from anyio import to_thread
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http.schema import readable
from chassis.ids import new_id
from chassis.pictures.pictures import Pictures
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from formwork.fields.signature import KIND as SIGNATURE
from formwork.fields.upload import UploadSetting
from formwork.ownership import fields_of_step

from forms.file import pictures, room, service
from forms.file.errors import FileIdTaken, FileRefused
from forms.file.kinds import FileKind, kind_by_content
from forms.file.repo import FileRepo
from forms.file.schemas import FilePublic
from forms.rights.turn import Turn, get_turn
from forms.tables.file import SubmissionFile

MOST_BYTES = 25 * 1024 * 1024
_SIGNATURE_TYPES = ["png", "jpg", "jpeg", "webp"]
_CHUNK_BYTES = 256 * 1024
_LONGEST_NAME = 255


async def upload(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    submission_id: UUID,
    field_id: UUID,
    file_id: UUID,
    name: str,
    size: int,
    content: BinaryIO,
) -> FilePublic:
    """The same id again gives the same file."""
    # No connection is held while the file is looked at and stored.
    async with runtime.database.reading() as looking:
        known = await FileRepo(looking).find(file_id)
        if known is not None and not _is_same(known, actor, submission_id, field_id):
            raise FileIdTaken
        turn = await get_turn(looking, runtime, actor, submission_id, lock=False)
        if known is not None:
            return await service.public(runtime, known)
        allowed = _allowed(turn, field_id)
        # Before it is looked at and stored, too: what has no room is not worth either.
        await room.must_be_left(looking, actor, submission_id, field_id, most=allowed.most, size=size)
    name = _checked_name(name)
    ending = _ending(name)
    if ending not in allowed.types:
        raise FileRefused(
            Text("Files of the type ‘{ending}’ are not taken here. Choose another file.", ending=ending)
        )
    if size == 0:
        raise FileRefused(Text("This file is empty. Choose another one."))
    kind = await to_thread.run_sync(kind_by_content, content, ending)
    if kind is None:
        raise FileRefused(
            Text("This file is called ‘.{ending}’, but it is none. Choose another one.", ending=ending)
        )
    file = SubmissionFile(
        id=file_id,
        submission_id=submission_id,
        field_id=field_id,
        key=f"submissions/{submission_id}/{new_id()}.{ending}",
        name=name,
        size=size,
        content_type=kind.content_type,
        thumbnail_key=None,
        print_key=None,
        uploaded_by=actor.user_id,
    )
    await _store(runtime, actor, file, kind, content)
    # Held: of many files at once each counts those before it. How many of one person's go to different
    # submissions at once is limited where uploads come in.
    await FileRepo(uow).hold_submission(submission_id)
    try:
        await room.must_be_left(uow, actor, submission_id, field_id, most=allowed.most, size=size)
    except FileRefused:
        await _delete(runtime.storage, file)
        raise
    uow.insert(file)
    return await service.public(runtime, file)


async def _store(
    runtime: Runtime, actor: Actor, file: SubmissionFile, kind: FileKind, content: BinaryIO
) -> None:
    """Before the row: it never points at a file that is not there."""
    stem = file.key.rpartition(".")[0]
    if kind.is_picture:
        printable, thumbnail = await pictures.render(runtime.of(Pictures), actor, content)
        small, large = f"{stem}-small.jpg", f"{stem}-print.jpg"
        await runtime.storage.put(small, thumbnail)
        await runtime.storage.put(large, printable)
        file.thumbnail_key, file.print_key = small, large
    await runtime.storage.put(file.key, _chunks(content))


async def _delete(storage: Storage, file: SubmissionFile) -> None:
    for key in (file.key, file.thumbnail_key, file.print_key):
        if key is not None:
            await storage.delete(key)


async def _chunks(content: BinaryIO) -> AsyncIterator[bytes]:
    await to_thread.run_sync(content.seek, 0)
    while chunk := await to_thread.run_sync(content.read, _CHUNK_BYTES):
        yield chunk


def _is_same(known: SubmissionFile, actor: Actor, submission_id: UUID, field_id: UUID) -> bool:
    return (known.uploaded_by, known.submission_id, known.field_id) == (
        actor.user_id,
        submission_id,
        field_id,
    )


def _checked_name(name: str) -> str:
    """The last part of whatever path came, and nothing that deceives its reader."""
    last = PurePath(name.replace("\\", "/")).name
    try:
        last = readable(last).strip()
    except ValueError:
        raise FileRefused(
            Text("The name of the file has signs in it that can't be kept. Rename it.")
        ) from None
    if not last or len(last) > _LONGEST_NAME:
        raise FileRefused(
            Text("The name of the file must have 1 to {most} characters. Rename it.", most=_LONGEST_NAME)
        )
    return last


def _ending(name: str) -> str:
    return name.rpartition(".")[2].lower() if "." in name else ""


@dataclass(frozen=True)
class _Allowed:
    types: Sequence[str]
    most: int


def _allowed(turn: Turn, field_id: UUID) -> _Allowed:
    """In a field that the current step fills in."""
    form = turn.form
    own = {field.id for field in fields_of_step(form.body, form.workflow, turn.step.id)}
    if str(field_id) not in own:
        raise FileRefused(Text("This field does not belong to the current step. Reload the page."))
    setting = form.body.setting_of(str(field_id))
    if isinstance(setting, UploadSetting):
        return _Allowed(setting.allowed_types, setting.most)
    if form.body.kind_of(str(field_id)) is SIGNATURE:
        return _Allowed(_SIGNATURE_TYPES, 1)
    raise FileRefused(Text("This field takes no files. Reload the page."))
