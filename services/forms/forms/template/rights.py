"""Who may do what with a template. Admins any; managers those of the projects they manage; everybody in the
company uses what is published for their projects."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor, Role

from forms.tables.template import FormTemplate

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


def may_start_in(actor: Actor, project_id: UUID, team_ids: Collection[UUID]) -> bool:
    """Fill in the first step there: its managers, and the people of the step's teams; without teams everybody
    in the project."""
    if not actor.sees_project(project_id):
        return False
    return actor.manages(project_id) or not team_ids or not actor.access.team_ids.isdisjoint(team_ids)


def projects_to_start_in(actor: Actor, template: FormTemplate) -> list[UUID] | None:
    """None: in every project of the company, which is what admins see."""
    if template.archived_at is not None or not may_use(actor, template):
        return []
    if template.project_id is not None:
        among = [template.project_id]
    elif actor.is_at_least(Role.ADMIN):
        return None
    else:
        among = sorted(actor.access.project_ids)
    return [each for each in among if may_start_in(actor, each, template.start_team_ids)]
