"""Where a template is used: said beside what is drawn, and no part of a version.

Decision: docs/decisions/0239-a-form-says-where-it-is-used-and-by-whom.md"""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import of_moving
from forms.tables.template import FormTemplate
from forms.template.access import get_editable, get_own, must_be_current, must_be_free_to_use
from forms.template.announcement import template_changed
from forms.template.permissions.schemas import FormPermissions, FormPermissionsUpdate, UsedIn
from forms.template.permissions.using import use_in
from forms.template.rights import may_edit, projects_of


async def get_permissions(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, template_id: UUID
) -> FormPermissions:
    return await _told(runtime, actor, await get_own(uow, actor, template_id))


async def update_permissions(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: FormPermissionsUpdate
) -> FormPermissions:
    directory, projects = runtime.of(Directory), runtime.of(Projects)
    # What other services tell is asked before anything is held.
    before = await get_editable(uow, projects, actor, body.form_template_id)
    await must_be_current(directory, actor, before, access=body.version)
    if "project_ids" in body.model_fields_set:
        await _must_be_free(projects, actor, before, body.project_ids)
    template = await get_editable(uow, projects, actor, body.form_template_id, lock=True)
    await must_be_current(directory, actor, template, access=body.version)
    used_in = projects_of(template)
    if "project_ids" in body.model_fields_set and use_in(template, actor, body.project_ids):
        uow.outbox.add(template_changed(template))
        uow.outbox.add(of_moving(actor, template, used_in, projects_of(template)))
    return await _told(runtime, actor, template)


async def _must_be_free(
    projects: Projects, actor: Actor, template: FormTemplate, project_ids: Collection[UUID] | None
) -> None:
    used_in = projects_of(template)
    if used_in != project_ids:
        await must_be_free_to_use(projects, actor, project_ids, but=used_in or ())


async def _told(runtime: Runtime, actor: Actor, template: FormTemplate) -> FormPermissions:
    used_in = projects_of(template)
    known = await runtime.of(Projects).shown(template.company_id, used_in or ())
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
        may_change=may_edit(actor, template),
    )
