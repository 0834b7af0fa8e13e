"""A draft goes live: exactly the one its publisher has seen, and only without a problem."""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.audit import of_publishing
from forms.checker import Checker
from forms.settings import FormsSettings
from forms.tables.template import FormTemplate
from forms.template import content, room
from forms.template.access import get_editable, get_own, must_be_current
from forms.template.announcement import template_published
from forms.template.draft_json import read_draft
from forms.template.errors import NotPublishable
from forms.template.files import service as template_files
from forms.template.items import problems_of_items
from forms.template.lists import problems_of_lists
from forms.template.named import problems_of_named
from forms.template.public import has_unpublished_changes, settings_of
from forms.template.repo import TemplateRepo
from forms.template.schemas import PublishProblem, PublishProblems, TemplatePublish, TemplatePublished
from forms.template.sub_forms import problems_of_sub_forms
from forms.template.teams import problems_of_teams


async def get_problems(runtime: Runtime, actor: Actor, template_id: UUID) -> PublishProblems:
    """Opens its own unit of work: none may be open while a large form waits for its company's turn."""
    async with runtime.database.reading() as uow:
        template = await get_own(uow, actor, template_id)
        draft = await TemplateRepo(uow).draft(template.id)
    problems, is_whole = await _problems(runtime, template, draft)
    return PublishProblems(
        form_template_id=template.id,
        body_version=draft.body_revision,
        workflow_version=draft.workflow_revision,
        detail_version=template.detail_revision,
        problems=problems,
        are_all_cases_tried=is_whole,
    )


async def draft_body(uow: UnitOfWork, actor: Actor, template_id: UUID) -> str:
    """As JSON text, for who may publish it."""
    template = await get_own(uow, actor, template_id)
    draft = await TemplateRepo(uow).draft(template.id)
    return draft.body


async def published_body(uow: UnitOfWork, template_id: UUID, number: int) -> str:
    """As JSON text, of a version that there are submissions of: it is there."""
    version = await TemplateRepo(uow).version(template_id, number)
    assert version is not None
    return version.body


async def publish(runtime: Runtime, actor: Actor, body: TemplatePublish) -> TemplatePublished:
    """Opens its own units of work, as `get_problems` does. What was checked is what goes live: whatever is
    saved in between, the second look at the versions notices."""
    async with runtime.database.reading() as uow:
        template = await _get_as_seen(uow, runtime, actor, body)
        draft = await TemplateRepo(uow).draft(template.id)
    await _refuse_problems(runtime, template, draft)
    async with runtime.database.unit_of_work() as uow:
        # To tell who saved, another service is asked: not while the template is held.
        await _get_as_seen(uow, runtime, actor, body)
        return await _go_live(uow, runtime, actor, body)


async def _refuse_problems(runtime: Runtime, template: FormTemplate, draft: Any) -> None:
    if has_unpublished_changes(template):
        problems, _ = await _problems(runtime, template, draft)
        if problems:
            raise NotPublishable(problems)


async def _go_live(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplatePublish
) -> TemplatePublished:
    template = await _get_as_seen(uow, runtime, actor, body, lock=True)
    if has_unpublished_changes(template):
        draft = await TemplateRepo(uow).draft(template.id)
        _number(template, actor)
        template.start_team_ids = content.start_team_ids(draft.workflow)
        detail = settings_of(template).model_dump(mode="json")
        await TemplateRepo(uow).add_version_of_draft(template, detail, actor.user_id)
        await template_files.follow_publishing(uow, template.id)
        await room.must_be_left(uow, runtime.settings_as(FormsSettings), template.company_id)
        uow.outbox.add(template_published(template, actor.user_id))
        uow.outbox.add(of_publishing(actor, template))
    assert template.published_version is not None
    return TemplatePublished(form_template_id=template.id, published_version=template.published_version)


async def _get_as_seen(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: TemplatePublish, *, lock: bool = False
) -> FormTemplate:
    seen = {"body": body.body_version, "workflow": body.workflow_version, "detail": body.detail_version}
    template = await get_editable(uow, runtime.of(Projects), actor, body.form_template_id, lock=lock)
    await must_be_current(runtime.of(Directory), actor, template, **seen)
    return template


async def _problems(
    runtime: Runtime, template: FormTemplate, draft: Any
) -> tuple[list[PublishProblem], bool]:
    """With whether every case of its rules was looked at."""
    key = (template.id, draft.body_revision, draft.workflow_revision)
    company_id = template.company_id
    drawn, is_whole = await content.check_for_publishing(
        runtime.of(Checker), company_id, key, draft.body, draft.workflow, settings_of(template)
    )
    read = await read_draft(draft.body, draft.workflow)
    async with runtime.database.reading() as uow:
        of_lists = await problems_of_lists(uow, company_id, read)
        of_items = await problems_of_items(uow, company_id, read)
        of_sub_forms = await problems_of_sub_forms(uow, template, read)
    of_teams = await problems_of_teams(runtime.of(Directory), company_id, read)
    of_named = await problems_of_named(runtime.of(Directory), company_id, read)
    return [*drawn, *of_lists, *of_items, *of_sub_forms, *of_teams, *of_named], is_whole


def _number(template: FormTemplate, actor: Actor) -> None:
    template.published_version = (template.published_version or 0) + 1
    template.published_body_revision = template.body_revision
    template.published_workflow_revision = template.workflow_revision
    template.published_detail_revision = template.detail_revision
    template.updated_at, template.updated_by = now(), actor.user_id
