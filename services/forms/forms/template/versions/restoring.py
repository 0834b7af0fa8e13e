"""An older version, or a draft that was kept, becomes the draft. The one before is never lost: where no
version holds it, it is kept for some days."""

import logging
from dataclasses import dataclass
from functools import partial
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_batches
from chassis.db import Database, UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import of_restoring
from forms.checker import Checker
from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.template import content, room
from forms.template.access import PARTS, get_editable, must_be_current
from forms.template.announcement import template_changed
from forms.template.drafts import saved, take
from forms.template.files import service as template_files
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo
from forms.template.schemas import TemplateDetail
from forms.template.versions.errors import ChooseOneToRestore
from forms.template.versions.repo import VersionRepo
from forms.template.versions.schemas import DraftRestored, VersionRestore
from forms.template.versions.service import find_kept_draft, find_version, kept_since

log = logging.getLogger(__name__)

_BATCH = 50


@dataclass(frozen=True, slots=True)
class _Former:
    """Where the draft that is replaced is held already."""

    detail: dict[str, Any]
    is_in_version: bool = False
    kept_draft_id: UUID | None = None


async def restore(runtime: Runtime, actor: Actor, body: VersionRestore) -> DraftRestored:
    """Opens its own units of work: none may be open while a large form waits for its company's turn."""
    seen = {"body": body.body_version, "workflow": body.workflow_version, "detail": body.detail_version}
    async with runtime.database.reading() as uow:
        template = await get_editable(uow, runtime.of(Projects), actor, body.form_template_id)
        await must_be_current(runtime.of(Directory), actor, template, **seen)
        source = await _source(uow, body)
        former = await _look_for_former(uow, template)
    shown = await content.files_shown_by(runtime.of(Checker), actor.company_id, source.body)
    # Never changed once it is there: what was read is what is restored.
    async with runtime.database.unit_of_work() as uow:
        template = await take(uow, runtime, actor, body.form_template_id, **seen)
        is_kept = await _keep(uow, template, actor, former)
        templates = TemplateRepo(uow)
        await templates.save_body(template.id, source.body)
        await templates.save_workflow(template.id, source.workflow)
        await template_files.follow_draft(uow, template.id, shown)
        settings = TemplateDetail.model_validate_json(source.detail)
        # Where it lies is no part of a version: it stays there.
        for setting, value in settings.model_dump(by_alias=False, exclude={"folder_name"}).items():
            setattr(template, setting, value)
        template.fields_count = source.fields_count
        for part in PARTS:
            saved(template, actor, part)
        if body.number is not None and body.number == template.published_version:
            _is_live(template)
        await uow.flush()
        await room.must_be_left(uow, runtime.settings_as(FormsSettings), template.company_id)
        uow.outbox.add(template_changed(template))
        uow.outbox.add(of_restoring(actor, template, body.number))
        return DraftRestored(
            form_template_id=template.id,
            body_version=template.body_revision,
            workflow_version=template.workflow_revision,
            detail_version=template.detail_revision,
            is_former_draft_kept=is_kept,
        )


def _is_live(template: FormTemplate) -> None:
    """What was restored is what is in use: there is nothing to publish."""
    template.published_body_revision = template.body_revision
    template.published_workflow_revision = template.workflow_revision
    template.published_detail_revision = template.detail_revision


async def delete_old(database: Database) -> None:
    deleted = await in_batches(partial(_delete_batch, database), _BATCH)
    if deleted:
        log.info("deleted %d drafts that were kept", deleted)


async def _delete_batch(database: Database, most: int) -> int:
    async with database.unit_of_work() as uow:
        return await VersionRepo(uow).delete_kept_before(kept_since(), most)


async def _source(uow: UnitOfWork, body: VersionRestore) -> Any:
    match body.number, body.kept_draft_id:
        case int() as number, None:
            return await find_version(uow, body.form_template_id, number)
        case None, kept_draft_id if kept_draft_id is not None:
            return await find_kept_draft(uow, body.form_template_id, kept_draft_id)
        case _:
            raise ChooseOneToRestore


async def _look_for_former(uow: UnitOfWork, template: FormTemplate) -> _Former:
    """Compared with every version before anything is held: nobody's save should wait for that."""
    detail = _detail_of(template)
    versions = VersionRepo(uow)
    if await versions.is_published_as_it_is(template.id, detail):
        return _Former(detail, is_in_version=True)
    return _Former(detail, kept_draft_id=await versions.find_kept_as_it_is(template.id, detail))


async def _keep(uow: UnitOfWork, template: FormTemplate, actor: Actor, former: _Former) -> bool:
    """The draft is the one that was looked for: its caller saw its newest save, then and now."""
    detail = _detail_of(template)
    # But for its folder: moved to another, or that one renamed, since it was compared, it counts as new.
    if former.detail != detail:
        former = _Former(detail)
    if former.is_in_version:
        return False
    versions = VersionRepo(uow)
    if former.kept_draft_id is None or not await versions.keep_again(former.kept_draft_id, actor.user_id):
        await versions.keep_draft(template, detail, actor.user_id)
    return True


def _detail_of(template: FormTemplate) -> dict[str, Any]:
    return settings_of(template).model_dump(mode="json")
