"""A file comes in: looked at by its content, stored, and only then known."""

from collections.abc import Mapping
from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import Arrival, FileIdTaken, FileRefused, IncomingFile, Sent, beside, bring
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime
from chassis.texts import Text
from formwork.fields.kind import TakenFiles
from identity_client.directory import Directory

from forms.file import room, service
from forms.file.repo import FileRepo
from forms.file.schemas import FilePublic
from forms.outsider import Outsider
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
    arrival = _FileOfField(runtime, actor, submission_id, field_id, file_id, size)
    return await bring(uow, runtime, actor, arrival, Sent(name, size, content))


class _FileOfField(Arrival[FilePublic]):
    """How many of one person's go to different submissions at once is limited where uploads come in."""

    files = service.FILES
    _allowed: TakenFiles
    _file: SubmissionFile

    def __init__(
        self, runtime: Runtime, actor: Actor, submission_id: UUID, field_id: UUID, file_id: UUID, size: int
    ) -> None:
        self._runtime, self._actor, self._size = runtime, actor, size
        self._submission_id, self._field_id, self._file_id = submission_id, field_id, file_id

    async def look(self, uow: UnitOfWork) -> FilePublic | None:
        runtime, actor = self._runtime, self._actor
        known = await FileRepo(uow).find(self._file_id)
        is_same = known is not None and self._is_same(known)
        # Also when the step was submitted meanwhile: it is there, and its first answer may have got lost.
        if is_same and (told := await service.get_photos(uow, runtime, actor, [self._file_id])):
            return told[0]
        turn = await get_turn(uow, runtime, actor, self._submission_id, lock=False)
        # The answer says who uploaded it.
        await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
        # Whose turn it is not is told that, and not which ids there are.
        if known is not None and not is_same:
            raise FileIdTaken
        self._take_allowed(turn)
        await self._must_have_room(uow)
        return None

    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        key = service.FILES.new_key(self._submission_id, ending=incoming.ending)
        small, large = beside(key, "-small.jpg"), beside(key, "-print.jpg")
        is_picture = bool(incoming.kind.picture_format)
        self._file = SubmissionFile(
            id=self._file_id,
            submission_id=self._submission_id,
            field_id=self._field_id,
            key=key,
            name=incoming.name,
            size=self._size,
            content_type=incoming.kind.content_type,
            thumbnail_key=small if is_picture else None,
            print_key=large if is_picture else None,
            uploaded_by=self._actor.user_id,
            is_outsiders=isinstance(self._actor, Outsider),
        )
        return key, {large: _PRINT, small: _THUMBNAIL} if is_picture else {}

    async def hold(self, uow: UnitOfWork) -> FilePublic | None:
        self._take_allowed(await get_turn(uow, self._runtime, self._actor, self._submission_id))
        known = await FileRepo(uow).find(self._file_id)
        if known is None:
            return None
        if not self._is_same(known):
            raise FileIdTaken
        return await service.public(self._runtime, self._actor, known)

    async def add(self, uow: UnitOfWork) -> FilePublic:
        await self._must_have_room(uow)
        uow.insert(self._file)
        return await service.public(self._runtime, self._actor, self._file)

    def _take_allowed(self, turn: Turn) -> None:
        self._allowed = _allowed(turn, self._field_id)
        self.types = self._allowed.types

    async def _must_have_room(self, uow: UnitOfWork) -> None:
        most = self._allowed.most
        await room.must_be_left(
            uow, self._actor, self._submission_id, self._field_id, most=most, size=self._size
        )

    def _is_same(self, known: SubmissionFile) -> bool:
        return (known.uploaded_by, known.submission_id, known.field_id) == (
            self._actor.user_id,
            self._submission_id,
            self._field_id,
        )


def _allowed(turn: Turn, field_id: UUID) -> TakenFiles:
    """In a field that the current step fills in."""
    form = turn.form
    if field_id not in form.drawn(turn.step.id).fields:
        raise FileRefused(Text("This field does not belong to the current step. Reload the page."))
    kind = form.body.kind_of(str(field_id))
    if taken := kind.takes_files(form.body.setting_of(str(field_id))):
        return taken
    raise FileRefused(Text("This field takes no files. Reload the page."))
