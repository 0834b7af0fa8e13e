"""Templates as a whole: made, copied, archived."""

from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import AuditAction, AuditField, of_template
from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.template import room
from forms.template.access import get_managed, get_visible, must_be_free_to_use
from forms.template.announcement import template_changed, template_created
from forms.template.beginning import begin
from forms.template.copying import content_seen_by, name_of_copy, new_template
from forms.template.errors import BeginsWithOne, TemplateIdTaken
from forms.template.files import service as template_files
from forms.template.folders.placing import folder_named, folder_of, put
from forms.template.library.beginning import begin_with_entry
from forms.template.permissions.copying import take_starters
from forms.template.public import public_detail
from forms.template.repo import TemplateRepo
from forms.template.rights import just, may_edit, may_edit_in, projects_of
from forms.template.schemas import (
    FormDetailPublic,
    TemplateCreate,
    TemplateDuplicate,
)


async def create_template(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplateCreate
) -> FormDetailPublic:
    await must_be_free_to_use(runtime.of(Projects), actor, just(body.project_id))
    if body.template_id is not None:
        # No connection is held while what it begins with waits for its company's turn.
        async with runtime.database.reading() as looking:
            if known := await made_before(looking, actor, body.template_id):
                return await public_detail(looking, runtime, actor, known)
    template = new_template(actor, body.template_id or new_id(), body.project_id, name=body.name)
    template.folder_name = body.folder_name
    if body.form_collection_id is None:
        drawn = await begin(runtime, actor, template, body.starter)
    elif body.starter is not None:
        raise BeginsWithOne
    else:
        drawn = await begin_with_entry(uow, runtime.of(Directory), actor, template, body.form_collection_id)
    made = await add_template(uow, runtime, actor, template, drawn.body, drawn.workflow, body.folder_id)
    uow.outbox.add(of_template(actor, AuditAction.CREATED, template))
    if body.form_collection_id is not None:
        await template_files.copy_files(uow, body.form_collection_id, template.id, drawn.body)
    return made


async def duplicate_template(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplateDuplicate
) -> FormDetailPublic:
    """A new template of what the actor sees of the other: its draft for those who may edit it, else its
    newest version. Its fields keep their ids, so that values can be carried from one to the other."""
    original = await get_visible(uow, actor, body.form_template_id)
    used_in = await _used_in_by_copy(runtime.of(Projects), actor, original, body)
    await must_be_free_to_use(runtime.of(Projects), actor, used_in)
    source = await content_seen_by(uow, actor, original)
    name = body.name or name_of_copy(source.detail.name)
    copied = source.detail.model_dump(by_alias=False, exclude={"name"})
    template = new_template(actor, new_id(), None, name=name, fields_count=source.fields_count, **copied)
    template.project_id, template.more_project_ids = (used_in[0], used_in[1:]) if used_in else (None, [])
    await take_starters(runtime.of(Directory), original, template)
    made = await add_template(uow, runtime, actor, template, source.body, source.workflow, original.folder_id)
    uow.outbox.add(of_template(actor, AuditAction.COPIED, template, {AuditField.NAME: (original.name, name)}))
    await template_files.copy_files(uow, original.id, template.id, source.body)
    return made


async def _used_in_by_copy(
    projects: Projects, actor: Actor, original: FormTemplate, body: TemplateDuplicate
) -> list[UUID] | None:
    """Where the original is used, as far as the actor may make templates there and work goes on."""
    used_in = projects_of(original)
    if "project_id" in body.model_fields_set:
        return just(body.project_id)
    if used_in is None:
        return None
    own = [each for each in used_in if may_edit_in(actor, [each])] or used_in
    found = await projects.find_all(actor.company_id, own)
    # Where all are archived, that is why it is refused.
    return [each for each in own if each in found and not found[each].is_archived] or own


async def set_archived(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, *, is_archived: bool
) -> FormDetailPublic:
    """Archived, a template is only read and no new submission starts from it. Twice changes nothing."""
    # What another service tells (who saves, whether the project is open) it is asked before the row is held.
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    await get_managed(uow, runtime.of(Projects), actor, template_id, archived_too=True)
    template = await get_managed(uow, runtime.of(Projects), actor, template_id, lock=True, archived_too=True)
    if (template.archived_at is not None) != is_archived:
        template.archived_at = now() if is_archived else None
        template.updated_at, template.updated_by = now(), actor.user_id
        uow.outbox.add(template_changed(template))
        action = AuditAction.ARCHIVED if is_archived else AuditAction.UNARCHIVED
        uow.outbox.add(of_template(actor, action, template))
    return await public_detail(uow, runtime, actor, template)


async def made_before(uow: UnitOfWork, actor: Actor, template_id: UUID) -> FormTemplate | None:
    """By the caller, with this id: a call that is made again."""
    templates = TemplateRepo(uow)
    known = await templates.find(actor, template_id)
    # Whoever lost the right to it since learns what everybody does of an id that is not theirs.
    if known is not None and known.created_by == actor.user_id and may_edit(actor, known):
        return known
    if known is not None or await templates.is_known(template_id):
        raise TemplateIdTaken
    return None


async def add_template(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    template: FormTemplate,
    body: str,
    workflow: str,
    folder_id: UUID | None = None,
) -> FormDetailPublic:
    """In that folder; else in the one that its `folder_name` says."""
    # The answer says who made it; asked before folders are held.
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    folder = (
        await folder_of(uow, actor, folder_id)
        if folder_id
        else await folder_named(uow, actor, template.folder_name)
    )
    put(template, folder)
    templates = TemplateRepo(uow)
    templates.add(template)
    await uow.flush()
    await templates.add_draft(template.id, body, workflow)
    uow.outbox.add(template_created(template))
    made = await public_detail(uow, runtime, actor, template)
    await room.must_be_left(uow, runtime.settings_as(FormsSettings), actor.company_id)
    return made
