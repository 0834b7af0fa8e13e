from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
)
from fastapi import Query

from forms.template import publishing, service
from forms.template.beginning import query_starters
from forms.template.listing.schemas import TemplateSort, TemplateState, TemplatesWanted
from forms.template.listing.service import query_templates
from forms.template.schemas import (
    FormDetailPublic,
    PublishProblems,
    StarterTemplate,
    TemplateArchive,
    TemplateBrief,
    TemplateCreate,
    TemplateDuplicate,
    TemplatePublish,
    TemplatePublished,
)

router = edge_router("FormTemplate")

# What role is needed at all; whether they manage a template or are of its editors, `rights` says.

TemplateId = Annotated[UUID, Query(alias="formTemplateId")]


@router.get("/QueryFormTemplates")
async def query_form_templates(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    search: Annotated[SearchText, Query()] = "",
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
    is_archived: Annotated[bool, Query(alias="isArchived")] = False,
    folder_id: Annotated[UUID | None, Query(alias="folderId")] = None,
    state: Annotated[TemplateState | None, Query()] = None,
    updated_by: Annotated[UUID | None, Query(alias="updatedBy")] = None,
    sort: Annotated[TemplateSort, Query()] = TemplateSort.NAME,
) -> Envelope[Page[TemplateBrief]]:
    """With a project: what can be used there, its own templates and those for all projects. With a folder:
    what lies in it, and in those below it."""
    wanted = TemplatesWanted(search, project_id, folder_id, state, updated_by, is_archived, sort)
    return ok(await query_templates(uow, runtime, actor, wanted, paging))


@router.get("/GetStarterTemplates")
async def get_starter_templates(actor: ManagerDep) -> Envelope[list[StarterTemplate]]:
    """Forms of the trade to begin with, in the language of whoever asks."""
    del actor
    return ok(query_starters())


@router.post("/CreateFormTemplate", status_code=201)
@asked_again_after_collision
async def create_form_template(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: TemplateCreate
) -> Envelope[FormDetailPublic]:
    """A starter, or one empty page and the default workflow, to begin with."""
    return ok(await service.create_template(uow, runtime, actor, body))


@router.post("/DuplicateFormTemplate", status_code=201)
async def duplicate_form_template(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: TemplateDuplicate
) -> Envelope[FormDetailPublic]:
    return ok(await service.duplicate_template(uow, runtime, actor, body))


@router.put("/ArchiveFormTemplate")
async def archive_form_template(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: TemplateArchive
) -> Envelope[FormDetailPublic]:
    return ok(await service.set_archived(uow, runtime, actor, body.form_template_id, is_archived=True))


@router.put("/UnarchiveFormTemplate")
async def unarchive_form_template(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: TemplateArchive
) -> Envelope[FormDetailPublic]:
    return ok(await service.set_archived(uow, runtime, actor, body.form_template_id, is_archived=False))


@router.get("/GetPublishProblems")
async def get_publish_problems(
    actor: MemberDep, runtime: RuntimeDep, template_id: TemplateId
) -> Envelope[PublishProblems]:
    return ok(await publishing.get_problems(runtime, actor, template_id))


@router.post("/PublishFormTemplate")
async def publish_form_template(
    actor: MemberDep, runtime: RuntimeDep, body: TemplatePublish
) -> Envelope[TemplatePublished]:
    """Nothing new to publish: the newest version is the answer."""
    return ok(await publishing.publish(runtime, actor, body))
