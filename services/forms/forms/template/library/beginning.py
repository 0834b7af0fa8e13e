"""A template that begins as a copy of an entry."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.directory import Directory

from forms.tables.template import FormTemplate
from forms.template.beginning import Beginning
from forms.template.library.access import get_form
from forms.template.library.repo import LibraryRepo
from forms.template.permissions.copying import take_starters
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo


async def begin_with_entry(
    uow: UnitOfWork, directory: Directory, actor: Actor, template: FormTemplate, entry_id: UUID
) -> Beginning:
    """Its fields keep their ids, as those of every copy, and it is started by the same people."""
    entry, _ = await get_form(uow, actor, entry_id)
    drawn = await TemplateRepo(uow).draft(entry.id)
    kept = {"name", "folder_name"} if template.folder_name else {"name"}
    for setting, value in settings_of(entry).model_dump(by_alias=False, exclude=kept).items():
        setattr(template, setting, value)
    template.fields_count = entry.fields_count
    await take_starters(directory, entry, template)
    await LibraryRepo(uow).count_use(entry.id)
    return Beginning(drawn.body, drawn.workflow)
