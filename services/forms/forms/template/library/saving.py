"""Entries are saved, copied, changed and deleted."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork, changes_to
from chassis.ids import new_id
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from forms.audit import AuditAction, AuditField, of_entry
from forms.checker import Checker
from forms.settings import FormsSettings
from forms.tables.collection import FormCollection
from forms.tables.template import FormTemplate
from forms.template import content, room
from forms.template.access import get_visible
from forms.template.copying import NO_SETTINGS, Content, content_seen_by, name_of_copy, new_template
from forms.template.files import service as template_files
from forms.template.files.repo import TemplateFileRepo
from forms.template.library.access import Entry, get_entry, get_own_entry
from forms.template.library.blocks import drawn_block, free_name_of_copy, must_have_place
from forms.template.library.errors import ChooseTemplateOrPages, EntryIdTaken, NoSuchPhoto
from forms.template.library.repo import LibraryRepo
from forms.template.library.schemas import (
    FormCollectionBrief,
    FormCollectionCreate,
    FormCollectionPhotos,
)
from forms.template.library.service import public_entry
from forms.template.permissions.copying import take_starters
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo


@dataclass(frozen=True, slots=True)
class EntryChange:
    """What is None stays as it is."""

    revision: int
    name: str | None = None
    category: str | None = None
    about: str | None = None
    removes_photo: bool = False


async def create_entry(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormCollectionCreate
) -> FormCollectionBrief:
    # The answer says who saved it; asked before names of blocks are held.
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    entry_id = body.form_collection_id or new_id()
    if body.form_collection_id is not None:
        # No connection is held while what is drawn waits for its company's turn.
        async with runtime.database.reading() as looking:
            if known := await _made_before(looking, actor, entry_id):
                return await public_entry(looking, runtime, actor, known)
    copied_from, source_id, source = await _source(uow, runtime.of(Checker), actor, body)
    entry = _entry(actor, entry_id, body.name, body.category, source)
    if copied_from is not None:
        await take_starters(runtime.of(Directory), copied_from, entry)
    kept = FormCollection(id=entry_id, about=body.about, block_kind=body.block_kind)
    return await _add(uow, runtime, actor, entry, kept, source, source_id)


async def duplicate_entry(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, entry_id: UUID, name: str | None
) -> FormCollectionBrief:
    """Whoever may only use an entry has one of their own so."""
    directory = runtime.of(Directory)
    await directory.learn_names(actor.company_id, [actor.user_id])
    original, kept = await get_entry(uow, actor, entry_id)
    drawn = await TemplateRepo(uow).draft(original.id)
    source = Content(drawn.body, drawn.workflow, settings_of(original), original.fields_count)
    if name is None:
        is_block = kept.block_kind is not None
        name = await free_name_of_copy(uow, original) if is_block else name_of_copy(original.name)
    entry = _entry(actor, new_id(), name, original.folder_name, source)
    await take_starters(directory, original, entry)
    copied = FormCollection(
        id=entry.id, about=kept.about, cover_file_id=kept.cover_file_id, block_kind=kept.block_kind
    )
    return await _add(uow, runtime, actor, entry, copied, source, original.id)


async def update_entry(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, entry_id: UUID, change: EntryChange, cover: UUID | None
) -> FormCollectionBrief:
    """`cover`: a picture that was uploaded for the entry in this same unit."""
    template, kept = await take(uow, runtime.of(Directory), actor, entry_id, change.revision)
    if change.name not in (None, template.name):
        await must_have_place(uow, template, kept, change.name)
    sent = {"name": change.name, "folder_name": change.category}
    changes = changes_to(template, {key: value for key, value in sent.items() if value is not None})
    told = {_FIELDS[key]: (getattr(template, key), value) for key, value in changes.items()}
    for key, value in changes.items():
        setattr(template, key, value)
    if change.about is not None:
        kept.about = change.about
    if cover is not None or change.removes_photo:
        await _set_cover(uow, template, kept, cover)
    _saved(template, kept, actor)
    uow.outbox.add(of_entry(actor, AuditAction.LIBRARY_CHANGED, template, told))
    await uow.flush()
    return await public_entry(uow, runtime, actor, (template, kept))


async def assign_photos(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormCollectionPhotos
) -> FormCollectionBrief:
    """A picture that the form shows becomes the cover. Twice changes nothing."""
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    await get_own_entry(uow, actor, body.form_collection_id)
    template, kept = await get_own_entry(uow, actor, body.form_collection_id, lock=True)
    cover = body.photo_ids[0] if body.photo_ids else None
    if cover is not None and not await TemplateFileRepo(uow).of_template(template.id, [cover]):
        raise NoSuchPhoto
    if cover != kept.cover_file_id:
        await _set_cover(uow, template, kept, cover)
        _saved(template, kept, actor)
        uow.outbox.add(of_entry(actor, AuditAction.LIBRARY_CHANGED, template))
        await uow.flush()
    return await public_entry(uow, runtime, actor, (template, kept))


async def delete_entry(uow: UnitOfWork, actor: Actor, entry_id: UUID) -> None:
    """Templates that began with it stay as they are."""
    template, _ = await get_own_entry(uow, actor, entry_id, lock=True)
    files = await TemplateFileRepo(uow).lock_of_template(template.id)
    uow.outbox.add(of_entry(actor, AuditAction.LIBRARY_DELETED, template))
    await template_files.discard(uow, files)
    await LibraryRepo(uow).delete(template.id)


async def take(uow: UnitOfWork, directory: Directory, actor: Actor, entry_id: UUID, revision: int) -> Entry:
    """Held, of which the caller has seen the newest save; looked at before it is held too."""
    for lock in (False, True):
        template, kept = await get_own_entry(uow, actor, entry_id, lock=lock)
        newest = Save(kept.revision, template.updated_by, template.updated_at)
        await must_be_newest(directory, actor, newest, seen=revision)
    return template, kept


_FIELDS = {"name": AuditField.NAME, "folder_name": AuditField.CATEGORY}


def _saved(template: FormTemplate, kept: FormCollection, actor: Actor) -> None:
    kept.revision += 1
    template.updated_by = actor.user_id
    template.updated_at = now()


async def _set_cover(
    uow: UnitOfWork, template: FormTemplate, kept: FormCollection, cover: UUID | None
) -> None:
    """The one before goes, unless the form shows it."""
    before, kept.cover_file_id = kept.cover_file_id, cover
    if before is None or before == cover:
        return
    drawn = await TemplateRepo(uow).draft(template.id)
    if str(before) not in drawn.body:
        await template_files.discard(uow, await TemplateFileRepo(uow).lock_named(template.id, [before]))


async def _made_before(uow: UnitOfWork, actor: Actor, entry_id: UUID) -> Entry | None:
    known = await LibraryRepo(uow).find(actor, entry_id)
    if known is not None and known[0].created_by == actor.user_id:
        return known
    if known is not None or await TemplateRepo(uow).is_known(entry_id):
        raise EntryIdTaken
    return None


async def _source(
    uow: UnitOfWork, checker: Checker, actor: Actor, body: FormCollectionCreate
) -> tuple[FormTemplate | None, UUID | None, Content]:
    """The template that it is a copy of, the one that its pictures are from, and what it holds."""
    if body.block_kind is not None:
        return None, body.form_template_id, await drawn_block(uow, checker, actor, body, body.block_kind)
    match body.form_template_id, body.pages, body.workflow:
        case UUID() as template_id, None, None:
            template = await get_visible(uow, actor, template_id)
            return template, template.id, await content_seen_by(uow, actor, template)
        case None, list() as pages, drawn if drawn is not None:
            sound = await content.check_body(checker, actor.company_id, pages)
            if sound.template_files:
                raise NoSuchPhoto
            workflow = await content.check_drawn_workflow(checker, actor.company_id, drawn.nodes, drawn.edges)
            return None, None, Content(sound.json, workflow, NO_SETTINGS, sound.fields_count)
        case _:
            raise ChooseTemplateOrPages


def _entry(actor: Actor, entry_id: UUID, name: str, category: str, source: Content) -> FormTemplate:
    settings: dict[str, Any] = source.detail.model_dump(by_alias=False, exclude={"name", "folder_name"})
    return new_template(
        actor,
        entry_id,
        None,
        name=name,
        folder_name=category,
        fields_count=source.fields_count,
        is_library=True,
        **settings,
    )


async def _add(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    template: FormTemplate,
    kept: FormCollection,
    source: Content,
    source_id: UUID | None,
) -> FormCollectionBrief:
    await must_have_place(uow, template, kept, template.name)
    templates = TemplateRepo(uow)
    templates.add(template)
    await uow.flush()
    LibraryRepo(uow).add(kept)
    await templates.add_draft(template.id, source.body, source.workflow)
    if source_id is not None:
        shown = f"{source.body} {kept.cover_file_id}"
        await template_files.copy_files(uow, source_id, template.id, shown)
    uow.outbox.add(of_entry(actor, AuditAction.LIBRARY_ADDED, template))
    await uow.flush()
    made = await public_entry(uow, runtime, actor, (template, kept))
    await room.must_be_left(uow, runtime.settings_as(FormsSettings), actor.company_id)
    return made
