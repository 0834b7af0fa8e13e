"""A cover for an entry comes in, as pictures of templates do."""

from typing import BinaryIO
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import beside, delete_if_undone, look_at, store
from chassis.ids import new_id
from chassis.pictures.pictures import Rendition
from chassis.runtime import Runtime
from identity_client.directory import Directory

from forms.settings import FormsSettings
from forms.tables.template_file import TemplateFile
from forms.template.files.service import FILES
from forms.template.files.uploading import TYPES, must_have_room
from forms.template.library.access import get_own_entry
from forms.template.library.saving import EntryChange, take, update_entry
from forms.template.library.schemas import FormCollectionBrief

_SHOWN = Rendition(side=800, format="JPEG", quality=80)


async def update_with_cover(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    entry_id: UUID,
    change: EntryChange,
    name: str,
    size: int,
    content: BinaryIO,
) -> FormCollectionBrief:
    # No connection is held while the file is looked at and stored.
    async with runtime.database.reading() as looking:
        template, _ = await get_own_entry(looking, actor, entry_id)
        await must_have_room(looking, runtime.settings_as(FormsSettings), template, size)
    incoming = await look_at(name, size, content, TYPES)
    key = FILES.new_key(entry_id, ending=incoming.ending)
    file = TemplateFile(
        template_id=entry_id,
        id=new_id(),
        stored_with=entry_id,
        key=key,
        shown_key=beside(key, "-shown.jpg"),
        name=incoming.name,
        size=size,
        content_type=incoming.kind.content_type,
        uploaded_by=actor.user_id,
    )
    delete_if_undone(uow, runtime.storage, [file.key, file.shown_key])
    await store(
        runtime, incoming, file.key, {file.shown_key: _SHOWN}, sharers=[actor.user_id, actor.company_id]
    )
    # Asked again now that it is held: it may have been deleted meanwhile.
    template, _ = await take(uow, runtime.of(Directory), actor, entry_id, change.revision)
    await must_have_room(uow, runtime.settings_as(FormsSettings), template, size)
    uow.insert(file)
    await uow.flush()
    return await update_entry(uow, runtime, actor, entry_id, change, file.id)
