"""Finding a template for somebody, with the rights that the call needs."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from identity_client.directory import Directory
from identity_client.errors import ProjectIsArchived, UnknownProject
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from forms.tables.template import FormTemplate
from forms.template.errors import (
    NotYoursToEdit,
    NotYoursToMake,
    NotYoursToManage,
    TemplateIsArchived,
    TemplateNotFound,
)
from forms.template.repo import TemplateRepo
from forms.template.rights import may_edit, may_edit_in, may_manage, may_use, projects_of


async def get_visible(uow: UnitOfWork, actor: Actor, template_id: UUID) -> FormTemplate:
    template = await TemplateRepo(uow).find(actor, template_id)
    if template is None or not (may_edit(actor, template) or may_use(actor, template)):
        raise TemplateNotFound
    return template


async def is_own_entry(uow: UnitOfWork, actor: Actor, entry_id: UUID) -> bool:
    """Of the company's library, which everybody who makes templates uses."""
    return actor.is_at_least(Role.MANAGER) and await TemplateRepo(uow).is_entry(actor, entry_id)


async def get_own(uow: UnitOfWork, actor: Actor, template_id: UUID, *, lock: bool = False) -> FormTemplate:
    """Of which the actor reads what its editors read, put away or not."""
    template = await TemplateRepo(uow).find(actor, template_id, lock=lock)
    if template is None or not (may_edit(actor, template) or may_use(actor, template)):
        raise TemplateNotFound
    if not may_edit(actor, template):
        raise NotYoursToEdit
    return template


async def get_editable(
    uow: UnitOfWork,
    projects: Projects,
    actor: Actor,
    template_id: UUID,
    *,
    lock: bool = False,
    archived_too: bool = False,
) -> FormTemplate:
    template = await get_own(uow, actor, template_id, lock=lock)
    await must_be_in_use(projects, template, archived_too=archived_too)
    return template


async def get_managed(
    uow: UnitOfWork,
    projects: Projects,
    actor: Actor,
    template_id: UUID,
    *,
    lock: bool = False,
    archived_too: bool = False,
) -> FormTemplate:
    """Of which the actor says where it is used and by whom, and which they put away."""
    template = await get_editable(uow, projects, actor, template_id, lock=lock, archived_too=archived_too)
    must_manage(actor, template)
    return template


async def must_be_in_use(projects: Projects, template: FormTemplate, *, archived_too: bool = False) -> None:
    """Neither its projects nor itself are put away."""
    await must_be_open_somewhere(projects, template)
    if template.archived_at is not None and not archived_too:
        raise TemplateIsArchived(template.name)


def must_manage(actor: Actor, template: FormTemplate) -> None:
    if not may_manage(actor, template):
        raise NotYoursToManage


async def must_be_open_somewhere(projects: Projects, template: FormTemplate) -> None:
    """It is read-only where all its projects are archived; as long as one goes on, people work with it."""
    used_in = projects_of(template)
    if used_in is None:
        return
    found = await projects.find_all(template.company_id, used_in)
    if not found:
        raise UnknownProject
    if all(each.is_archived for each in found.values()):
        raise ProjectIsArchived(next(iter(found.values())).name)


async def must_be_free_to_use(
    projects: Projects,
    actor: Actor,
    project_ids: Collection[UUID] | None,
    *,
    but: Collection[UUID] = (),
) -> None:
    """Whether the actor may put a template there: for all projects, or into open ones of the company. `but`:
    it is there already, archived or not."""
    if not may_edit_in(actor, project_ids):
        raise NotYoursToMake
    fresh = [each for each in project_ids or () if each not in but]
    # Asked for at once; each is then remembered.
    await projects.find_all(actor.company_id, fresh)
    for project_id in fresh:
        await projects.get_open(actor, project_id)


PARTS = ("body", "workflow", "detail")


async def must_be_current(directory: Directory, actor: Actor, template: FormTemplate, **seen: int) -> None:
    """Refuse who has not seen what is there now: `body=3` says that the third save of the body was seen."""
    for part in PARTS:
        if part in seen:
            newest = Save(
                *(getattr(template, f"{part}_{what}") for what in ("revision", "saved_by", "saved_at"))
            )
            await must_be_newest(directory, actor, newest, seen=seen[part])
    if "access" in seen:
        # Nobody has saved it yet: it is as it was made.
        by, at = (
            template.access_saved_by or template.created_by,
            template.access_saved_at or template.created_at,
        )
        newest = Save(template.access_revision, by, at)
        await must_be_newest(directory, actor, newest, seen=seen["access"])
