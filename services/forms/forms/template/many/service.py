"""The same done with many templates: each by itself, with a verdict of its own. Each says how a template is
then, so that doing it twice changes nothing."""

import logging
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.database import is_unreachable
from chassis.errors import ServiceError, Unavailable
from chassis.runtime import Runtime
from identity_client.projects import Projects

from forms.audit import of_moving
from forms.template.access import get_editable, get_managed, must_be_free_to_use
from forms.template.announcement import template_changed
from forms.template.drafts import saved_beside_version
from forms.template.folders.placing import folder_of, put
from forms.template.many.schemas import (
    ArchiveEach,
    GiveEach,
    GiveEachToSeveral,
    MoveEach,
    TemplatesAct,
    TemplatesActed,
    TemplateVerdict,
    UnarchiveEach,
)
from forms.template.permissions.using import use_in
from forms.template.rights import just, projects_of
from forms.template.service import set_archived
from forms.template.sub_forms import must_have_sub_forms_in

log = logging.getLogger(__name__)


async def act_on_templates(runtime: Runtime, actor: Actor, body: TemplatesAct) -> TemplatesActed:
    """One after the other: who chooses a hundred waits, and not everybody else. Where a part is away, what is
    left is not tried, each for its own seconds."""
    verdicts, away = list[TemplateVerdict](), None
    for template_id in dict.fromkeys(body.form_template_ids):
        error = away or await _refusal(runtime, actor, body, template_id)
        if error is not None and error.is_retryable:
            away = error
        verdicts.append(
            TemplateVerdict(
                form_template_id=template_id,
                is_done=error is None,
                message=None if error is None else error.message,
                is_retryable=error is not None and error.is_retryable,
            )
        )
    return TemplatesActed(verdicts=verdicts)


async def _refusal(
    runtime: Runtime, actor: Actor, body: TemplatesAct, template_id: UUID
) -> ServiceError | None:
    try:
        async with runtime.database.unit_of_work() as uow:
            await _act(uow, runtime, actor, body, template_id)
    except ServiceError as error:
        return error
    except Exception as error:
        if not is_unreachable(error):
            raise
        log.warning("a part is away: %r", error)
        return Unavailable()
    return None


async def _act(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplatesAct, template_id: UUID
) -> None:
    match body.act:
        case MoveEach(folder_id=folder_id):
            await _move(uow, runtime.of(Projects), actor, template_id, folder_id)
        case ArchiveEach():
            await set_archived(uow, runtime, actor, template_id, is_archived=True)
        case UnarchiveEach():
            await set_archived(uow, runtime, actor, template_id, is_archived=False)
        case GiveEach(project_id=project_id):
            await _give(uow, runtime.of(Projects), actor, template_id, just(project_id))
        case GiveEachToSeveral(project_ids=project_ids):
            await _give(uow, runtime.of(Projects), actor, template_id, project_ids)


async def _move(
    uow: UnitOfWork, projects: Projects, actor: Actor, template_id: UUID, folder_id: UUID | None
) -> None:
    # What another service tells is asked before anything is held.
    await get_editable(uow, projects, actor, template_id, archived_too=True)
    folder = await folder_of(uow, actor, folder_id)
    template = await get_editable(uow, projects, actor, template_id, lock=True, archived_too=True)
    if put(template, folder):
        # As its settings do: whoever has those open is told, and by whom.
        saved_beside_version(template, actor)
        uow.outbox.add(template_changed(template))


async def _give(
    uow: UnitOfWork, projects: Projects, actor: Actor, template_id: UUID, project_ids: list[UUID] | None
) -> None:
    """To those projects alone, or to all."""
    before = await get_managed(uow, projects, actor, template_id)
    await must_be_free_to_use(projects, actor, project_ids, but=projects_of(before) or ())
    await must_have_sub_forms_in(uow, before, project_ids)
    template = await get_managed(uow, projects, actor, template_id, lock=True)
    used_in = projects_of(template)
    if use_in(template, actor, project_ids):
        uow.outbox.add(template_changed(template))
        uow.outbox.add(of_moving(actor, template, used_in, projects_of(template)))
