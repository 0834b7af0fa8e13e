"""The three parts of a draft: read, and saved by who has seen the newest save of that part.

What is drawn comes and goes as JSON text; it is parsed once, where it is checked.
"""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import Database, UnitOfWork, changes_to
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import of_moving
from forms.checker import Checker
from forms.settings import FormsSettings
from forms.tables.form_folder import FormFolder
from forms.tables.template import FormTemplate
from forms.template import content, room
from forms.template.access import (
    get_editable,
    get_own,
    get_visible,
    must_be_current,
    must_be_free_to_use,
    must_manage,
)
from forms.template.announcement import template_changed
from forms.template.files import service as template_files
from forms.template.folders.placing import folder_named, folder_of, put
from forms.template.permissions.using import use_in
from forms.template.public import has_unpublished_changes, public_detail
from forms.template.repo import TemplateRepo
from forms.template.rights import just, may_edit, project_told, projects_of
from forms.template.schemas import (
    DraftSaved,
    FormBodyUpdate,
    FormDetailPublic,
    FormDetailUpdate,
    FormWorkflowUpdate,
)
from forms.template.sub_forms import must_have_sub_forms_in


@dataclass(frozen=True, slots=True)
class Drawn:
    """A body or a workflow as it lies in the database."""

    template_id: UUID
    version: int
    json: str


async def get_body(uow: UnitOfWork, actor: Actor, template_id: UUID) -> Drawn:
    """The draft for those who may edit it, for everybody else what is published."""
    template = await get_visible(uow, actor, template_id)
    found = await _content(uow, actor, template)
    return Drawn(template.id, found.body_revision, found.body)


async def get_own_body(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, version: int
) -> Drawn:
    """The draft, of whoever may edit it and has seen its newest save."""
    template = await get_editable(uow, runtime.of(Projects), actor, template_id)
    await must_be_current(runtime.of(Directory), actor, template, body=version)
    found = await TemplateRepo(uow).draft(template.id)
    return Drawn(template.id, found.body_revision, found.body)


async def get_workflow(uow: UnitOfWork, actor: Actor, template_id: UUID) -> Drawn:
    template = await get_visible(uow, actor, template_id)
    found = await _content(uow, actor, template)
    return Drawn(template.id, found.workflow_revision, found.workflow)


async def get_detail(uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID) -> FormDetailPublic:
    template = await get_visible(uow, actor, template_id)
    published = not may_edit(actor, template)
    return await public_detail(uow, runtime, actor, template, published=published)


async def update_body(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormBodyUpdate) -> DraftSaved:
    # Before anything is held: a large form waits for its company's turn.
    checked = await content.check_body(runtime.of(Checker), actor.company_id, body.pages)
    template = await take(uow, runtime, actor, body.form_template_id, body=body.version)
    async with room.left_if_it_grows(uow, runtime.settings_as(FormsSettings), template):
        await TemplateRepo(uow).save_body(template.id, checked.json)
    await template_files.follow_draft(uow, template.id, checked.template_files)
    template.fields_count = checked.fields_count
    return saved(template, actor, "body")


async def update_workflow(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormWorkflowUpdate
) -> DraftSaved:
    checker = runtime.of(Checker)
    checked = await content.check_drawn_workflow(
        checker, actor.company_id, body.nodes, body.edges, body.direction
    )
    template = await take(uow, runtime, actor, body.form_template_id, workflow=body.version)
    async with room.left_if_it_grows(uow, runtime.settings_as(FormsSettings), template):
        await TemplateRepo(uow).save_workflow(template.id, checked)
    return saved(template, actor, "workflow")


async def update_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormDetailUpdate
) -> FormDetailPublic:
    sent = body.model_dump(exclude_unset=True, by_alias=False, exclude={"form_template_id", "version"})
    # What other services tell is asked before anything is held: the answer says who saved.
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    before = await get_editable(uow, runtime.of(Projects), actor, body.form_template_id)
    await must_be_current(runtime.of(Directory), actor, before, detail=body.version)
    moving = _project_asked_for(sent, actor, before)
    if moving is not None:
        must_manage(actor, before)
        await must_be_free_to_use(runtime.of(Projects), actor, *moving, but=projects_of(before) or ())
        await must_have_sub_forms_in(uow, before, *moving)
    placing = await _folder_asked_for(uow, actor, sent)
    template = await take(uow, runtime, actor, body.form_template_id, detail=body.version)
    if moving is not None:
        must_manage(actor, template)
    used_in = projects_of(template)
    is_placed = placing is not None and put(template, *placing)
    is_moved = moving is not None and use_in(template, actor, *moving)
    if (is_changed := _apply(template, sent)) or is_placed or is_moved:
        if is_changed:
            saved(template, actor, "detail")
        else:
            saved_beside_version(template, actor)
        uow.outbox.add(template_changed(template))
        if is_moved:
            uow.outbox.add(of_moving(actor, template, used_in, projects_of(template)))
    return await public_detail(uow, runtime, actor, template)


def _project_asked_for(
    sent: dict[str, Any], actor: Actor, template: FormTemplate
) -> tuple[list[UUID] | None] | None:
    """Taken out of what was sent; None: nothing is said of it. Who knows of one project alone says again the
    one they were told of, and means all that it is used in."""
    is_sent = "project_id" in sent
    project_id = sent.pop("project_id", None)
    return (just(project_id),) if is_sent and project_id != project_told(actor, template) else None


async def _folder_asked_for(
    uow: UnitOfWork, actor: Actor, sent: dict[str, Any]
) -> tuple[FormFolder | None] | None:
    """Taken out of what was sent; None: nothing is said of it."""
    name, by_id = sent.pop("folder_name", None), "folder_id" in sent
    folder_id = sent.pop("folder_id", None)
    if by_id:
        return (await folder_of(uow, actor, folder_id),)
    return None if name is None else (await folder_named(uow, actor, name),)


async def _content(uow: UnitOfWork, actor: Actor, template: FormTemplate) -> Any:
    templates = TemplateRepo(uow)
    if may_edit(actor, template):
        return await templates.draft(template.id)
    assert template.published_version is not None
    return await templates.version(template.id, template.published_version)


async def must_edit(database: Database, actor: Actor, template_id: UUID) -> None:
    """Before what was sent is checked, which costs: everybody in the company may call."""
    async with database.reading() as uow:
        await get_own(uow, actor, template_id)


async def take(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID, **seen: int
) -> FormTemplate:
    """The template, held, of which the caller has seen the newest save. Looked at before it is held too: to
    tell who saved, another service is asked, and nobody should wait for that."""
    directory = runtime.of(Directory)
    await must_be_current(
        directory, actor, await get_editable(uow, runtime.of(Projects), actor, template_id), **seen
    )
    template = await get_editable(uow, runtime.of(Projects), actor, template_id, lock=True)
    await must_be_current(directory, actor, template, **seen)
    return template


def _apply(template: FormTemplate, sent: dict[str, Any]) -> bool:
    """Take over what was sent and differs."""
    changes = changes_to(template, sent)
    for field, value in changes.items():
        setattr(template, field, value)
    return bool(changes)


def saved(template: FormTemplate, actor: Actor, part: str) -> DraftSaved:
    moment = now()
    version = getattr(template, f"{part}_revision") + 1
    setattr(template, f"{part}_revision", version)
    setattr(template, f"{part}_saved_by", actor.user_id)
    setattr(template, f"{part}_saved_at", moment)
    template.updated_by, template.updated_at = actor.user_id, moment
    return DraftSaved(
        form_template_id=template.id,
        version=version,
        saved_at=moment,
        has_unpublished_changes=has_unpublished_changes(template),
    )


def saved_beside_version(template: FormTemplate, actor: Actor) -> None:
    """Of its settings those of no version, where it lies and is used: what is live stays so."""
    is_live = template.published_detail_revision == template.detail_revision
    saved(template, actor, "detail")
    if is_live:
        template.published_detail_revision = template.detail_revision
