"""Finding a template for somebody, with the rights that the call needs."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork

from forms.directory import Directory
from forms.projects import Projects
from forms.tables.template import FormTemplate
from forms.template.errors import (
    ArchivedProject,
    NotYoursToEdit,
    NotYoursToMake,
    SavedBySomebodyElse,
    TemplateIsArchived,
    TemplateNotFound,
    UnknownProject,
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


async def must_be_free_to_use(directory: Directory, actor: Actor, project_id: UUID | None) -> None:
    """Whether the actor may put a template there: for all projects, or into an open one of the company."""
    if not may_edit_in(actor, project_id):
        raise NotYoursToMake
    if project_id is None:
        return
    project = (await directory.projects(actor.company_id, [project_id])).get(project_id)
    if project is None:
        raise UnknownProject
    if project.is_archived:
        raise ArchivedProject(project.name)


PARTS = ("body", "workflow", "detail")


async def must_be_current(directory: Directory, actor: Actor, template: FormTemplate, **seen: int) -> None:
    """Refuse who has not seen what is there now: `body=3` says that the third save of the body was seen."""
    for part in PARTS:
        if part in seen and getattr(template, f"{part}_revision") != seen[part]:
            saved_by: UUID = getattr(template, f"{part}_saved_by")
            people = await directory.people([saved_by])
            name = people[saved_by].full_name if saved_by in people else None
            raise SavedBySomebodyElse(saved_by, name, getattr(template, f"{part}_saved_at"), actor.user_id)
