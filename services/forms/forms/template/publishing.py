"""A draft goes live: exactly the one its publisher has seen, and only without a problem."""

from asyncio import to_thread
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime

from forms.directory import Directory
from forms.template import content
from forms.template.access import get_editable, get_own, must_be_current
from forms.template.announcement import template_published
from forms.template.errors import NotPublishable
from forms.template.models import FormTemplate
from forms.template.public import has_unpublished_changes, settings_of
from forms.template.repo import TemplateRepo
from forms.template.schemas import PublishProblem, PublishProblems, TemplatePublish, TemplatePublished


async def get_problems(uow: UnitOfWork, actor: Actor, template_id: UUID) -> PublishProblems:
    template = await get_own(uow, actor, template_id)
    draft = await TemplateRepo(uow).draft(template.id)
    return PublishProblems(
        form_template_id=template.id,
        body_version=draft.body_revision,
        workflow_version=draft.workflow_revision,
        detail_version=template.detail_revision,
        problems=await _problems(template, draft),
    )


async def publish(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplatePublish
) -> TemplatePublished:
    directory, templates = runtime.of(Directory), TemplateRepo(uow)
    seen = {"body": body.body_version, "workflow": body.workflow_version, "detail": body.detail_version}
    looked_at = await get_editable(uow, runtime, actor, body.form_template_id)
    await must_be_current(directory, actor, looked_at, **seen)
    template = await get_editable(uow, runtime, actor, body.form_template_id, lock=True)
    await must_be_current(directory, actor, template, **seen)
    if has_unpublished_changes(template):
        if problems := await _problems(template, await templates.draft(template.id)):
            raise NotPublishable(problems)
        _number(template, actor)
        detail = settings_of(template).model_dump(mode="json")
        await templates.add_version_of_draft(template, detail, actor.user_id)
        uow.outbox.add(template_published(template, actor.user_id))
    assert template.published_version is not None
    return TemplatePublished(form_template_id=template.id, published_version=template.published_version)


async def _problems(template: FormTemplate, draft: Any) -> list[PublishProblem]:
    # A large form takes a while: others are answered meanwhile.
    return await to_thread(content.check_for_publishing, draft.body, draft.workflow, settings_of(template))


def _number(template: FormTemplate, actor: Actor) -> None:
    template.published_version = (template.published_version or 0) + 1
    template.published_body_revision = template.body_revision
    template.published_workflow_revision = template.workflow_revision
    template.published_detail_revision = template.detail_revision
    template.updated_at, template.updated_by = now(), actor.user_id
