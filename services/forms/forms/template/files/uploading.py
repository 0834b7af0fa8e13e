"""A file for a template comes in: looked at by its content, stored, and only then known."""

from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.files import FileIdTaken, FileRefused, beside, delete_if_undone, look_at, store
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
    # No connection is held while the file is looked at and stored.
    async with runtime.database.reading() as looking:
        template = await get_editable(looking, runtime.of(Projects), actor, template_id)
        if known := await _known(looking, actor, template.id, file_id):
            return await _told(runtime.storage, known)
        await must_have_room(looking, runtime.settings_as(FormsSettings), template, size)
    return await take(uow, runtime, actor, template_id, file_id, name, size, content)


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
    incoming = await look_at(name, size, content, TYPES)
    key = FILES.new_key(template_id, ending=incoming.ending)
    file = TemplateFile(
        template_id=template_id,
        id=file_id,
        stored_with=template_id,
        key=key,
        shown_key=beside(key, "-shown.jpg"),
        name=incoming.name,
        size=size,
        content_type=incoming.kind.content_type,
        unused_since=now(),
        uploaded_by=actor.user_id,
    )
    stored = [file.key, file.shown_key]
    delete_if_undone(uow, runtime.storage, stored)
    await store(
        runtime, incoming, file.key, {file.shown_key: SHOWN}, sharers=[actor.user_id, actor.company_id]
    )
    # Asked again now that nobody else can change it: meanwhile it may have been archived, or the same file
    # uploaded. Of many files at once each counts those before it.
    template = await get_editable(uow, runtime.of(Projects), actor, template_id, lock=True)
    if known := await _known(uow, actor, template.id, file_id):
        FILES.discard(uow, stored)
        return await _told(runtime.storage, known)
    await must_have_room(uow, runtime.settings_as(FormsSettings), template, size)
    uow.insert(file)
    return await _told(runtime.storage, file)


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
