"""Who may do what with a template. Admins any; managers those of which they manage all projects; people of
its editors' teams draw and publish it; everybody in the company uses what is published for their projects."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor, Role

from forms.tables.template import FormTemplate

# A row of the list will do for a template: it has the columns that rights go by.


def projects_of(template: FormTemplate) -> list[UUID] | None:
    """Where it is used, the first of them first; None: in all projects of the company.

    Decision: docs/decisions/0239-a-form-says-where-it-is-used-and-by-whom.md"""
    if template.project_id is None:
        return None
    return [*dict.fromkeys((template.project_id, *template.more_project_ids))]


def just(project_id: UUID | None) -> list[UUID] | None:
    """As `projects_of` tells it, where there is one, or none of its own."""
    return None if project_id is None else [project_id]


def is_used_in(template: FormTemplate, project_id: UUID) -> bool:
    return template.project_id in (None, project_id) or project_id in template.more_project_ids


def is_used_wherever(template: FormTemplate, other: FormTemplate) -> bool:
    """In every project that the other one is used in."""
    return is_used_in_each(template, projects_of(other))


def is_used_in_each(template: FormTemplate, project_ids: Collection[UUID] | None) -> bool:
    """None: in all projects of the company."""
    own = projects_of(template)
    return own is None or (project_ids is not None and {*project_ids} <= {*own})


def is_seen_somewhere(actor: Actor, template: FormTemplate) -> bool:
    """The actor sees a project that it is used in."""
    used_in = projects_of(template)
    return used_in is None or any(actor.sees_project(each) for each in used_in)


def projects_seen(actor: Actor, template: FormTemplate) -> list[UUID] | None:
    """Whoever is in one of them learns nothing of the others."""
    used_in = projects_of(template)
    return None if used_in is None else [each for each in used_in if actor.sees_project(each)]


def project_told(actor: Actor, template: FormTemplate) -> UUID | None:
    """For who knows of one alone: never none, which would be all."""
    seen = projects_seen(actor, template)
    return seen[0] if seen else template.project_id


def may_edit_in(actor: Actor, project_ids: Collection[UUID] | None) -> bool:
    """What is used in several is changed for all of them: by who manages each."""
    if actor.is_at_least(Role.ADMIN):
        return True
    if not project_ids or not actor.is_at_least(Role.MANAGER):
        return False
    return all(actor.manages(each) for each in project_ids)


def may_manage(actor: Actor, template: FormTemplate) -> bool:
    """Say where it is used, by whom it is started and edited, and put it away."""
    return may_edit_in(actor, projects_of(template))


def may_edit(actor: Actor, template: FormTemplate) -> bool:
    """Draw and publish it."""
    return may_manage(actor, template) or is_chosen_editor(actor, template)


def is_chosen_editor(actor: Actor, template: FormTemplate) -> bool:
    """By one of their teams, whatever their role, as long as they are in one of its projects."""
    is_of_team = not actor.access.team_ids.isdisjoint(template.editor_team_ids)
    return is_of_team and is_seen_somewhere(actor, template)


def may_use(actor: Actor, template: FormTemplate) -> bool:
    """Read what is published, archived or not."""
    return template.published_version is not None and is_seen_somewhere(actor, template)


def is_chosen_starter(actor: Actor, template: FormTemplate) -> bool:
    """By their role or one of their teams, or because everybody starts it."""
    if not template.has_chosen_starters or actor.access.role in template.starter_roles:
        return True
    return not actor.access.team_ids.isdisjoint(template.starter_team_ids)


def is_starter_in(actor: Actor, template: FormTemplate, project_id: UUID) -> bool:
    """Of what is left to chosen people, too, the project's managers do any step."""
    return is_chosen_starter(actor, template) or actor.manages(project_id)


def may_start_in(actor: Actor, template: FormTemplate, project_id: UUID, team_ids: Collection[UUID]) -> bool:
    """Start it, and fill in the first step there: its managers, and the people of the step's teams; without
    teams everybody in the project."""
    if not actor.sees_project(project_id) or not is_starter_in(actor, template, project_id):
        return False
    return actor.manages(project_id) or not team_ids or not actor.access.team_ids.isdisjoint(team_ids)


def projects_to_start_in(actor: Actor, template: FormTemplate) -> list[UUID] | None:
    """None: in every project of the company, which is what admins see."""
    if template.archived_at is not None or not may_use(actor, template):
        return []
    used_in = projects_of(template)
    if used_in is not None:
        among = used_in
    elif actor.is_at_least(Role.ADMIN):
        return None
    else:
        among = sorted(actor.access.project_ids)
    return [each for each in among if may_start_in(actor, template, each, template.start_team_ids)]
