"""What fields of a submission begin with that no form can say: who begins it, its project, and when."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.runtime import Runtime
from formwork.fields.date_time import DateTimeSetting
from formwork.fields.directory import DirectorySetting, as_directory
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.rights.situation import now_in
from forms.template.published import PublishedForm

Item = dict[str, Any]


async def own_values(
    runtime: Runtime, company_id: UUID, project_id: UUID, form: PublishedForm, actor: Actor | None
) -> dict[str, Any]:
    """What fields begin with that begin with who begins the submission, if the first step asks them for it,
    with its project, or with its day. `actor`: None of who is no member."""
    first = form.drawn(form.first_step.id).fields
    own = await _moments(runtime.of(Projects), company_id, project_id, form)
    for each in form.body.fields:
        setting = as_directory(form.body.setting_of(each.id))
        if setting is None or not setting.begins_with_own:
            continue
        item: Item | None = None
        if setting.of == "project":
            item = await _own_project(runtime.of(Projects), company_id, project_id)
        elif setting.of == "person" and actor is not None and UUID(each.id) in first:
            item = await _own_person(runtime.of(Directory), actor, project_id, setting)
        if item is not None:
            own[each.id] = {"listed": [item]}
    return own


def begins_with_now(form: PublishedForm) -> bool:
    return any(_as_begun_now(form, each.id) for each in form.body.fields)


def _as_begun_now(form: PublishedForm, field_id: str) -> DateTimeSetting | None:
    setting = form.body.setting_of(field_id)
    return setting if isinstance(setting, DateTimeSetting) and setting.begins_with_now else None


async def _moments(
    projects: Projects, company_id: UUID, project_id: UUID, form: PublishedForm
) -> dict[str, Any]:
    asked = {each.id: setting for each in form.body.fields if (setting := _as_begun_now(form, each.id))}
    if not asked:
        return {}
    local = await now_in(projects, company_id, project_id)
    return {field_id: setting.beginning(local) for field_id, setting in asked.items()}


async def _own_project(projects: Projects, company_id: UUID, project_id: UUID) -> Item | None:
    project = await projects.try_find(company_id, project_id)
    return None if project is None else {"id": str(project_id), "label": project.name}


async def _own_person(
    directory: Directory, actor: Actor, project_id: UUID, setting: DirectorySetting
) -> Item | None:
    if setting.of_project and project_id not in actor.access.project_ids:
        return None
    if setting.team_ids and actor.access.team_ids.isdisjoint(map(UUID, setting.team_ids)):
        return None
    person = (await directory.people(actor.company_id, [actor.user_id])).get(actor.user_id)
    return None if person is None else {"id": str(actor.user_id), "label": person.full_name}
