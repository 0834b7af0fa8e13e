"""What a copy of a template holds, wherever it goes: another template, or the library."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from forms.tables.template import FormTemplate
from forms.template.public import settings_of
from forms.template.repo import TemplateRepo
from forms.template.rights import may_edit
from forms.template.schemas import TemplateDetail

LONGEST_NAME = 120


@dataclass(frozen=True, slots=True)
class Content:
    """Body and workflow as JSON text."""

    body: str
    workflow: str
    detail: TemplateDetail
    fields_count: int


NO_SETTINGS = TemplateDetail(
    name="",
    folder_name="",
    reference_number_prefix="",
    reference_number_suffix="",
    reference_number_starts_from="",
    valid_time_step_id=None,
    valid_time_days=None,
    is_valid_time_enabled=False,
)


async def content_seen_by(uow: UnitOfWork, actor: Actor, original: FormTemplate) -> Content:
    """The draft for those who may edit it, else the newest version."""
    templates = TemplateRepo(uow)
    if may_edit(actor, original):
        draft = await templates.draft(original.id)
        return Content(draft.body, draft.workflow, settings_of(original), original.fields_count)
    assert original.published_version is not None
    version = await templates.version(original.id, original.published_version)
    assert version is not None
    detail = TemplateDetail.model_validate_json(version.detail)
    return Content(version.body, version.workflow, detail, version.fields_count)


def name_of_copy(name: str) -> str:
    return f"{name[: LONGEST_NAME - len(' (copy)')]} (copy)"


def new_template(actor: Actor, template_id: UUID, project_id: UUID | None, **settings: Any) -> FormTemplate:
    moment, by = now(), actor.user_id
    return FormTemplate(
        id=template_id,
        company_id=actor.company_id,
        project_id=project_id,
        **settings,
        body_saved_by=by,
        body_saved_at=moment,
        workflow_saved_by=by,
        workflow_saved_at=moment,
        detail_saved_by=by,
        detail_saved_at=moment,
        created_by=by,
        created_at=moment,
        updated_by=by,
        updated_at=moment,
    )
