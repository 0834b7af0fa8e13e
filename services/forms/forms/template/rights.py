"""Who may do what with a template. Admins any; managers those of the projects they manage; everybody in the
company uses what is published for their projects."""

from uuid import UUID

from chassis.access import Actor, Role

from forms.template.models import FormTemplate

# A row of the list will do for a template: it has the columns that rights go by.


def may_edit_in(actor: Actor, project_id: UUID | None) -> bool:
    if actor.is_at_least(Role.ADMIN):
        return True
    return project_id is not None and actor.is_at_least(Role.MANAGER) and actor.manages(project_id)


def may_edit(actor: Actor, template: FormTemplate) -> bool:
    return may_edit_in(actor, template.project_id)


def may_use(actor: Actor, template: FormTemplate) -> bool:
    """Read what is published, archived or not."""
    if template.published_version is None:
        return False
    return template.project_id is None or actor.sees_project(template.project_id)


def may_fill(actor: Actor, template: FormTemplate, *, is_archived: bool) -> bool:
    return not is_archived and may_use(actor, template)
