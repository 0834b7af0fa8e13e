"""Where a template is used, who starts and who edits it: said beside what is drawn, and no part of a version.

Decision: docs/decisions/0239-a-form-says-where-it-is-used-and-by-whom.md"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Invalid
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import AuditAction, AuditField, of_moving, of_template
from forms.tables.template import FormTemplate
from forms.template.access import (
    get_managed,
    get_own,
    must_be_current,
    must_be_free_to_use,
    must_be_in_use,
    must_manage,
)
from forms.template.announcement import template_changed
from forms.template.permissions.schemas import (
    ChosenTeam,
    FormPermissions,
    FormPermissionsUpdate,
    Starters,
    StartersPublic,
    UsedIn,
)
from forms.template.permissions.using import leave_editing_to, leave_to, leave_to_everyone, use_in
from forms.template.rights import may_manage, projects_of
from forms.template.schemas import StarterRole
from forms.template.sub_forms import must_have_sub_forms_in
from forms.template.teams import missing_among


@dataclass(frozen=True, slots=True)
class _Names:
    """Of what a template is used in, and whose teams start and edit it."""

    projects: Mapping[UUID, Project]
    teams: Mapping[UUID, str]


async def get_permissions(runtime: Runtime, actor: Actor, template_id: UUID) -> FormPermissions:
    """Opens its own unit of work: none is open while identity is asked what things are called."""
    async with runtime.database.reading() as uow:
        template = await get_own(uow, actor, template_id)
    names = await _names(runtime.of(Projects), actor, template)
    return _told(names, actor, template)


async def update_permissions(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormPermissionsUpdate
) -> FormPermissions:
    directory, projects = runtime.of(Directory), runtime.of(Projects)
    # What other services tell is asked before anything is held, a connection neither.
    async with runtime.database.reading() as looking:
        before = await get_own(looking, actor, body.form_template_id)
    await must_be_in_use(projects, before)
    must_manage(actor, before)
    await must_be_current(directory, actor, before, access=body.version)
    if "project_ids" in body.model_fields_set:
        async with runtime.database.reading() as looking:
            await must_have_sub_forms_in(looking, before, body.project_ids)
        await _must_be_free(projects, actor, before, body.project_ids)
    await _must_be_there(directory, before, body)
    names = await _names(projects, actor, before, body)
    template = await get_managed(uow, projects, actor, body.form_template_id, lock=True)
    await must_be_current(directory, actor, template, access=body.version)
    used_in = projects_of(template)
    if "project_ids" in body.model_fields_set and use_in(template, actor, body.project_ids):
        uow.outbox.add(template_changed(template))
        uow.outbox.add(of_moving(actor, template, used_in, projects_of(template)))
    had = _starters_in_words(template, names.teams)
    if body.starters is not None and _start_by(template, actor, body.starters):
        starters = {AuditField.STARTERS: (had, _starters_in_words(template, names.teams))}
        uow.outbox.add(of_template(actor, AuditAction.STARTERS_CHOSEN, template, starters))
    edited_by = _editors_in_words(template, names.teams)
    if body.editor_team_ids is not None and leave_editing_to(template, actor, body.editor_team_ids):
        editors = {AuditField.EDITORS: (edited_by, _editors_in_words(template, names.teams))}
        uow.outbox.add(of_template(actor, AuditAction.EDITORS_CHOSEN, template, editors))
    return _told(names, actor, template)


async def _names(
    projects: Projects, actor: Actor, template: FormTemplate, body: FormPermissionsUpdate | None = None
) -> _Names:
    """Of what is said of the template now, and of what is to be said."""
    project_ids = {*(_projects_seen(actor, template) or ()), *((body and body.project_ids) or ())}
    team_ids = {*_teams_of(template), *(_teams_in(body) if body else ())}
    return _Names(
        await projects.shown(template.company_id, project_ids),
        await projects.team_names(template.company_id, [*team_ids]),
    )


async def _must_be_free(
    projects: Projects, actor: Actor, template: FormTemplate, project_ids: Collection[UUID] | None
) -> None:
    used_in = projects_of(template)
    if used_in != project_ids:
        await must_be_free_to_use(projects, actor, project_ids, but=used_in or ())


async def _must_be_there(directory: Directory, template: FormTemplate, body: FormPermissionsUpdate) -> None:
    """Those chosen before may be gone since: whoever saves something else keeps them."""
    fresh = {*_teams_in(body)} - {*_teams_of(template)}
    gone = await missing_among(directory, template.company_id, fresh) if fresh else ()
    if gone:
        field = "editorTeamIds" if {*gone} & {*(body.editor_team_ids or ())} else "teamIds"
        raise Invalid.field(field, Text("One of these teams does not exist (any more). Choose anew."))


def _teams_of(template: FormTemplate) -> list[UUID]:
    return [*template.starter_team_ids, *template.editor_team_ids]


def _teams_in(body: FormPermissionsUpdate) -> list[UUID]:
    return [*(body.starters.team_ids if body.starters else ()), *(body.editor_team_ids or ())]


def _start_by(template: FormTemplate, actor: Actor, starters: Starters) -> bool:
    if starters.is_everyone:
        return leave_to_everyone(template, actor)
    return leave_to(template, actor, roles=starters.roles, team_ids=starters.team_ids)


def _starters_in_words(template: FormTemplate, names: Mapping[UUID, str]) -> str | None:
    """For the log; none: everybody of its projects."""
    if not template.has_chosen_starters:
        return None
    teams = (names.get(each, str(each)) for each in template.starter_team_ids)
    return ", ".join([*template.starter_roles, *teams]) or "–"


def _editors_in_words(template: FormTemplate, names: Mapping[UUID, str]) -> str | None:
    """For the log; none: only who manages it."""
    return ", ".join(names.get(each, str(each)) for each in template.editor_team_ids) or None


def _told(names: _Names, actor: Actor, template: FormTemplate) -> FormPermissions:
    used_in, known = _projects_seen(actor, template), names.projects
    return FormPermissions(
        form_template_id=template.id,
        version=template.access_revision,
        projects=None
        if used_in is None
        else [
            UsedIn(
                project_id=each,
                name=known[each].name if each in known else "",
                is_archived=each in known and known[each].is_archived,
            )
            for each in used_in
        ],
        starters=StartersPublic(
            is_everyone=not template.has_chosen_starters,
            roles=[each for each in get_args(StarterRole) if each in template.starter_roles],
            teams=_named(template.starter_team_ids, names.teams),
        ),
        editors=_named(template.editor_team_ids, names.teams),
        may_change=may_manage(actor, template),
    )


def _projects_seen(actor: Actor, template: FormTemplate) -> list[UUID] | None:
    """An editor who is in one of them learns nothing of the others."""
    used_in = projects_of(template)
    if used_in is None or may_manage(actor, template):
        return used_in
    return [each for each in used_in if actor.sees_project(each)]


def _named(team_ids: Sequence[UUID], names: Mapping[UUID, str]) -> list[ChosenTeam]:
    return [ChosenTeam(team_id=each, name=names.get(each, "")) for each in team_ids]
