"""A template is used in other projects from now on, whichever call says so."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now

from forms.tables.template import FormTemplate
from forms.template.rights import projects_of


def use_in(template: FormTemplate, actor: Actor, project_ids: Sequence[UUID] | None) -> bool:
    """None: in all of them. Whether that is new; the same ones in another order are."""
    wanted = None if project_ids is None else [*dict.fromkeys(project_ids)]
    if wanted == projects_of(template):
        return False
    template.project_id, template.more_project_ids = (wanted[0], wanted[1:]) if wanted else (None, [])
    permissions_saved(template, actor)
    return True


def leave_to(template: FormTemplate, actor: Actor, *, roles: Sequence[str], team_ids: Sequence[UUID]) -> bool:
    """From now on chosen people start it. Whether that is new."""
    wanted = True, [*dict.fromkeys(roles)], [*dict.fromkeys(team_ids)]
    return _start_with(template, actor, *wanted)


def leave_to_everyone(template: FormTemplate, actor: Actor) -> bool:
    return _start_with(template, actor, False, [], [])


def _start_with(
    template: FormTemplate, actor: Actor, is_chosen: bool, roles: list[str], team_ids: list[UUID]
) -> bool:
    had = template.has_chosen_starters, [*template.starter_roles], [*template.starter_team_ids]
    if had == (is_chosen, roles, team_ids):
        return False
    template.has_chosen_starters = is_chosen
    template.starter_roles, template.starter_team_ids = roles, team_ids
    permissions_saved(template, actor)
    return True


def leave_editing_to(template: FormTemplate, actor: Actor, team_ids: Sequence[UUID]) -> bool:
    """From now on people of these teams edit it too. Whether that is new."""
    wanted = [*dict.fromkeys(team_ids)]
    if wanted == [*template.editor_team_ids]:
        return False
    template.editor_team_ids = wanted
    permissions_saved(template, actor)
    return True


def permissions_saved(template: FormTemplate, actor: Actor) -> None:
    """Apart from the settings that a version holds: what is live stays so."""
    template.access_revision += 1
    template.access_saved_by, template.access_saved_at = actor.user_id, now()
    template.updated_by, template.updated_at = template.access_saved_by, template.access_saved_at
