"""Finding a template for somebody, with the rights that the call needs."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from forms.tables.template import FormTemplate
from forms.template.errors import (
    NotYoursToEdit,
    NotYoursToMake,
    TemplateIsArchived,
    TemplateNotFound,
)
from forms.template.repo import TemplateRepo
from forms.template.rights import may_edit, may_edit_in, may_use


async def get_visible(uow: UnitOfWork, actor: Actor, template_id: UUID) -> FormTemplate:
    template = await TemplateRepo(uow).find(actor, template_id)
    if template is None or not (may_edit(actor, template) or may_use(actor, template)):
        raise TemplateNotFound
    return template


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
    await projects.must_be_open(template.company_id, template.project_id)
    if template.archived_at is not None and not archived_too:
        raise TemplateIsArchived(template.name)
    return template


async def must_be_free_to_use(projects: Projects, actor: Actor, project_id: UUID | None) -> None:
    """Whether the actor may put a template there: for all projects, or into an open one of the company."""
    if not may_edit_in(actor, project_id):
        raise NotYoursToMake
    if project_id is not None:
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
