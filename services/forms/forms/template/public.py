"""Templates as callers see them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.tables.template import FormTemplate
from forms.template.reference import first_number, reference_text
from forms.template.repo import TemplateRepo
from forms.template.rights import (
    is_chosen_starter,
    may_edit,
    may_manage,
    project_told,
    projects_of,
    projects_seen,
    projects_to_start_in,
)
from forms.template.schemas import FormDetailPublic, StarterRole, TemplateBrief, TemplateDetail


def has_unpublished_changes(template: FormTemplate) -> bool:
    """Told by the counters of the saves, never by the content; a row of the list has them too."""
    return (template.body_revision, template.workflow_revision, template.detail_revision) != (
        template.published_body_revision,
        template.published_workflow_revision,
        template.published_detail_revision,
    )


def brief(
    actor: Actor,
    row: Any,
    people: dict[UUID, PersonPublic],
    team_names: Mapping[UUID, str],
    *,
    archived: Collection[UUID],
    is_startable: bool,
) -> TemplateBrief:
    """Read-only where all its projects are archived; startable where that is not the one asked about."""
    is_read_only = _is_read_only(row, archived)
    startable = _startable(actor, row, archived) if is_startable else []
    seen = projects_seen(actor, row)
    teams, roles = _starters(actor, row) if startable == [] else ((), ())
    return TemplateBrief(
        form_template_id=row.id,
        name=row.name,
        folder_id=row.folder_id,
        folder_name=row.folder_name,
        project_id=project_told(actor, row),
        project_ids=seen,
        is_archived=row.archived_at is not None,
        published_version=row.published_version,
        published_at=row.published_at,
        submissions_count=row.submissions_count,
        has_unpublished_changes=has_unpublished_changes(row),
        fields_count=row.fields_count,
        updated_at=row.updated_at,
        updated_by=people.get(row.updated_by),
        may_edit=not is_read_only and may_edit(actor, row),
        may_manage=not is_read_only and may_manage(actor, row),
        may_fill=startable is None or len(startable) > 0,
        start_project_ids=startable,
        started_by=[team_names[team_id] for team_id in teams if team_id in team_names],
        started_by_roles=[*roles],
    )


async def public_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template: FormTemplate, *, published: bool = False
) -> FormDetailPublic:
    """The draft's settings; where asked, those of the newest version instead."""
    templates = TemplateRepo(uow)
    detail, revisions = settings_of(template), template
    if published:
        assert template.published_version is not None
        newest = await templates.version(template.id, template.published_version)
        assert newest is not None
        detail, revisions = TemplateDetail.model_validate_json(newest.detail), newest
    last = await templates.last_number(template.id)
    first = first_number(detail)
    people = await runtime.of(Directory).people(template.company_id, [template.updated_by])
    archived = await runtime.of(Projects).archived_among(template.company_id, projects_of(template) or ())
    is_read_only = _is_read_only(template, archived)
    seen = projects_seen(actor, template)
    startable = _startable(actor, template, archived)
    edits = may_edit(actor, template)
    editors = [] if edits else template.editor_team_ids
    names = await runtime.of(Projects).team_names(template.company_id, editors)
    return FormDetailPublic(
        **detail.model_dump(by_alias=False, exclude={"folder_name"}),
        # Where it lies is no part of a version.
        folder_name=template.folder_name,
        form_template_id=template.id,
        version=revisions.detail_revision,
        body_version=revisions.body_revision,
        workflow_version=revisions.workflow_revision,
        folder_id=template.folder_id,
        project_id=project_told(actor, template),
        project_ids=seen,
        published_version=template.published_version,
        has_unpublished_changes=has_unpublished_changes(template),
        is_archived=template.archived_at is not None,
        is_project_archived=is_read_only,
        may_edit=not is_read_only and edits,
        may_manage=not is_read_only and may_manage(actor, template),
        edited_by=[names[each] for each in editors if each in names],
        may_fill=startable is None or len(startable) > 0,
        next_reference_number=reference_text(detail, first if last is None else max(first, last + 1)),
        created_at=template.created_at,
        updated_at=template.updated_at,
        updated_by=people.get(template.updated_by),
    )


def _is_read_only(template: FormTemplate, archived: Collection[UUID]) -> bool:
    used_in = projects_of(template)
    return used_in is not None and all(each in archived for each in used_in)


def _startable(actor: Actor, template: FormTemplate, archived: Collection[UUID]) -> list[UUID] | None:
    among = projects_to_start_in(actor, template)
    if among is None or template.project_id is None:
        return among
    return [each for each in among if each not in archived]


def _starters(actor: Actor, template: FormTemplate) -> tuple[Sequence[UUID], Sequence[StarterRole]]:
    """Whom to ask, of who is not one of them: nobody is left out of a form that is left to nobody else."""
    if is_chosen_starter(actor, template):
        return template.start_team_ids, ()
    chosen = [each for each in get_args(StarterRole) if each in template.starter_roles]
    if template.starter_team_ids or chosen:
        return template.starter_team_ids, chosen
    return (), ["manager"]


def settings_of(template: FormTemplate) -> TemplateDetail:
    return TemplateDetail.model_validate(template)
