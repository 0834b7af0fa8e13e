"""A file for a template comes in: looked at by its content, stored, and only then known."""

from collections.abc import Mapping
from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import Arrival, FileIdTaken, FileRefused, IncomingFile, Sent, beside, bring, keep
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime
from chassis.storage import Storage
from chassis.texts import Text
from formwork.portable.own import MOST_PICTURES
from identity_client.projects import Projects

from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.tables.template_file import TemplateFile
from forms.template.access import get_editable
from forms.template.files.repo import TemplateFileRepo
from forms.template.files.schemas import TemplateFilePublic
from forms.template.files.service import FILES, all_public

MOST_FILES = MOST_PICTURES
"""Of one template, those of its versions among them: no more than a form as a file may have."""
MOST_BYTES = 10 * 1024 * 1024
TYPES = ("png", "jpg", "jpeg", "gif", "webp")
_MB = 1024 * 1024
SHOWN = Rendition(side=1600, format="JPEG", quality=85)


async def upload(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    template_id: UUID,
    file_id: UUID,
    name: str,
    size: int,
    content: BinaryIO,
) -> TemplateFilePublic:
    """The same id again gives the same file."""
    arrival = _PictureOfTemplate(runtime, actor, template_id, file_id, size)
    return await bring(uow, runtime, actor, arrival, Sent(name, size, content))


async def take(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    template_id: UUID,
    file_id: UUID,
    name: str,
    size: int,
    content: BinaryIO,
) -> TemplateFilePublic:
    """Of somebody who was found to have the right to it and the room."""
    arrival = _PictureOfTemplate(runtime, actor, template_id, file_id, size)
    return await keep(uow, runtime, actor, arrival, Sent(name, size, content))


class _PictureOfTemplate(Arrival[TemplateFilePublic]):
    files, types = FILES, TYPES
    _template: FormTemplate
    _file: TemplateFile

    def __init__(self, runtime: Runtime, actor: Actor, template_id: UUID, file_id: UUID, size: int) -> None:
        self._runtime, self._actor = runtime, actor
        self._template_id, self._file_id, self._size = template_id, file_id, size

    async def look(self, uow: UnitOfWork) -> TemplateFilePublic | None:
        if known := await self._find_known(uow, lock=False):
            return known
        await self._must_have_room(uow)
        return None

    def prepare(self, incoming: IncomingFile) -> tuple[str, Mapping[str, Rendition]]:
        key = FILES.new_key(self._template_id, ending=incoming.ending)
        self._file = TemplateFile(
            template_id=self._template_id,
            id=self._file_id,
            stored_with=self._template_id,
            key=key,
            shown_key=beside(key, "-shown.jpg"),
            name=incoming.name,
            size=self._size,
            content_type=incoming.kind.content_type,
            unused_since=now(),
            uploaded_by=self._actor.user_id,
        )
        return key, {self._file.shown_key: SHOWN}

    async def hold(self, uow: UnitOfWork) -> TemplateFilePublic | None:
        return await self._find_known(uow, lock=True)

    async def add(self, uow: UnitOfWork) -> TemplateFilePublic:
        await self._must_have_room(uow)
        uow.insert(self._file)
        return await _told(self._runtime.storage, self._file)

    async def _find_known(self, uow: UnitOfWork, *, lock: bool) -> TemplateFilePublic | None:
        projects = self._runtime.of(Projects)
        self._template = await get_editable(uow, projects, self._actor, self._template_id, lock=lock)
        known = await _known(uow, self._actor, self._template_id, self._file_id)
        return await _told(self._runtime.storage, known) if known else None

    async def _must_have_room(self, uow: UnitOfWork) -> None:
        await must_have_room(uow, self._runtime.settings_as(FormsSettings), self._template, self._size)


async def _known(uow: UnitOfWork, actor: Actor, template_id: UUID, file_id: UUID) -> TemplateFile | None:
    for known in await TemplateFileRepo(uow).of_template(template_id, [file_id]):
        if known.uploaded_by != actor.user_id:
            raise FileIdTaken
        return known
    return None


async def must_have_room(uow: UnitOfWork, settings: FormsSettings, template: FormTemplate, size: int) -> None:
    if size > MOST_BYTES:
        raise FileRefused(
            Text("A picture in a form may have {most} MB. Make it smaller.", most=MOST_BYTES // _MB)
        )
    files = TemplateFileRepo(uow)
    if await files.count(template.id) >= MOST_FILES:
        raise FileRefused(
            Text(
                "This form has {most} pictures, those of its published versions and of the last week among "
                "them: the most there may be. Go on with a copy of it.",
                most=MOST_FILES,
            )
        )
    most = settings.most_template_file_bytes
    if await files.bytes_of_company(template.company_id) + size > most:
        raise FileRefused(
            Text(
                "The pictures in the forms of your company have {most} MB, the most they may. "
                "Ask whoever runs this workspace for more.",
                most=most // _MB,
            )
        )


async def _told(storage: Storage, file: TemplateFile) -> TemplateFilePublic:
    (told,) = await all_public(storage, [file])
    return told
