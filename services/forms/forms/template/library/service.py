"""The company's library of forms: listed, and looked at."""

from typing import Any, cast
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from identity_client.directory import Directory

from forms.template.files.repo import TemplateFileRepo
from forms.template.library.access import Entry, get_entry, may_change
from forms.template.library.repo import LibraryRepo
from forms.template.library.schemas import BlockKind, FormCollectionBrief
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo


async def query_entries(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    search: str,
    category: str,
    paging: Paging,
    *,
    blocks: bool,
) -> Page[FormCollectionBrief]:
    rows, total = await LibraryRepo(uow).page(actor, search, category, paging, blocks=blocks)
    people = await runtime.of(Directory).people(actor.company_id, (row.created_by for row in rows))
    items = [
        FormCollectionBrief(
            form_collection_id=row.id,
            name=row.name,
            category=row.folder_name,
            about=row.about,
            fields_count=row.fields_count,
            uses=row.uses,
            revision=row.revision,
            photo_url=await runtime.storage.signed_url(row.cover_key) if row.cover_key else None,
            created_by=people.get(row.created_by),
            updated_at=row.updated_at,
            may_edit=may_change(actor, row),
            block_kind=row.block_kind,
        )
        for row in rows
    ]
    return Page[FormCollectionBrief].of(items, total, paging)


async def get_categories(uow: UnitOfWork, actor: Actor, *, blocks: bool) -> list[str]:
    return [*await LibraryRepo(uow).categories(actor, blocks=blocks)]


async def get_content(uow: UnitOfWork, actor: Actor, entry_id: UUID) -> tuple[Any, str]:
    """Body and workflow, and the settings, all as JSON text."""
    template, _ = await get_entry(uow, actor, entry_id)
    return await TemplateRepo(uow).draft(template.id), settings_of(template).model_dump_json()


async def public_entry(uow: UnitOfWork, runtime: Runtime, actor: Actor, entry: Entry) -> FormCollectionBrief:
    template, kept = entry
    people = await runtime.of(Directory).people(actor.company_id, [template.created_by])
    photo_url = None
    if kept.cover_file_id is not None:
        files = await TemplateFileRepo(uow).of_template(template.id, [kept.cover_file_id])
        photo_url = await runtime.storage.signed_url(files[0].shown_key) if files else None
    return FormCollectionBrief(
        form_collection_id=template.id,
        name=template.name,
        category=template.folder_name,
        about=kept.about,
        fields_count=template.fields_count,
        uses=kept.uses,
        revision=kept.revision,
        photo_url=photo_url,
        created_by=people.get(template.created_by),
        updated_at=template.updated_at,
        may_edit=may_change(actor, template),
        block_kind=cast("BlockKind | None", kept.block_kind),
    )
