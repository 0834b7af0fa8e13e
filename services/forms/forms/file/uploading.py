"""A file comes in: looked at by its content, stored, and only then known."""

from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import FileIdTaken, FileRefused, beside, delete_if_undone, look_at, store
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.fields.kind import TakenFiles
from formwork.ownership import fields_of_step
from identity_client.directory import Directory

from forms.file import room, service
from forms.file.repo import FileRepo
from forms.file.schemas import FilePublic
from forms.rights.turn import Turn, get_turn
from forms.tables.file import SubmissionFile

MOST_BYTES = 25 * 1024 * 1024
_PRINT = Rendition(side=1600, format="JPEG", quality=85)
_THUMBNAIL = Rendition(side=320, format="JPEG", quality=85)


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
        is_same = known is not None and _is_same(known, actor, submission_id, field_id)
        # Also when the step was submitted meanwhile: it is there, and its first answer may have got lost.
        if is_same and (told := await service.get_photos(looking, runtime, actor, [file_id])):
            return told[0]
        turn = await get_turn(looking, runtime, actor, submission_id, lock=False)
        # The answer says who uploaded it; asked before the submission is held.
        await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
        # Whose turn it is not is told that, and not which ids there are.
        if known is not None and not is_same:
            raise FileIdTaken
        allowed = _allowed(turn, field_id)
        # Before it is looked at and stored, too: what has no room is not worth either.
        await room.must_be_left(looking, actor, submission_id, field_id, most=allowed.most, size=size)
    incoming = await look_at(name, size, content, allowed.types)
    file = SubmissionFile(
        id=file_id,
        submission_id=submission_id,
        field_id=field_id,
        key=service.FILES.new_key(submission_id, ending=incoming.ending),
        name=incoming.name,
        size=size,
        content_type=incoming.kind.content_type,
        thumbnail_key=None,
        print_key=None,
        uploaded_by=actor.user_id,
    )
    renditions: dict[str, Rendition] = {}
    if incoming.kind.picture_format:
        small, large = beside(file.key, "-small.jpg"), beside(file.key, "-print.jpg")
        file.thumbnail_key, file.print_key = small, large
        renditions = {large: _PRINT, small: _THUMBNAIL}
    stored = [file.key, *renditions]
    delete_if_undone(uow, runtime.storage, stored)
    await store(runtime, incoming, file.key, renditions, sharers=[actor.user_id, actor.company_id])
    # Asked again now that nobody else can change it: meanwhile the step may have been submitted, the project
    # archived, the same file uploaded. Of many files at once each counts those before it; how many of one
    # person's go to different submissions at once is limited where uploads come in.
    allowed = _allowed(await get_turn(uow, runtime, actor, submission_id), field_id)
    known = await FileRepo(uow).find(file_id)
    if known is not None:
        if not _is_same(known, actor, submission_id, field_id):
            raise FileIdTaken
        service.FILES.discard(uow, stored)
        return await service.public(runtime, actor, known)
    await room.must_be_left(uow, actor, submission_id, field_id, most=allowed.most, size=size)
    uow.insert(file)
    return await service.public(runtime, actor, file)


def _is_same(known: SubmissionFile, actor: Actor, submission_id: UUID, field_id: UUID) -> bool:
    return (known.uploaded_by, known.submission_id, known.field_id) == (
        actor.user_id,
        submission_id,
        field_id,
    )


def _allowed(turn: Turn, field_id: UUID) -> TakenFiles:
    """In a field that the current step fills in."""
    form = turn.form
    own = {field.id for field in fields_of_step(form.body, form.workflow, turn.step.id)}
    if str(field_id) not in own:
        raise FileRefused(Text("This field does not belong to the current step. Reload the page."))
    kind = form.body.kind_of(str(field_id))
    if taken := kind.takes_files(form.body.setting_of(str(field_id))):
        return taken
    raise FileRefused(Text("This field takes no files. Reload the page."))
