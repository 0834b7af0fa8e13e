from typing import Annotated, Any
from uuid import UUID

import orjson
from chassis.http import (
    Envelope,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    UowDep,
    edge_router,
    in_turn,
    ok,
)
from fastapi import Query, Response
from identity_client.directory import Directory

from forms.template.versions import restoring, service
from forms.template.versions.schemas import (
    DraftRestored,
    FormVersionPublic,
    KeptDraftBrief,
    TemplateVersionBrief,
    VersionNumber,
    VersionRestore,
)

router = edge_router("FormTemplate")

TemplateId = Annotated[UUID, Query(alias="formTemplateId")]


@router.get("/GetFormTemplateVersions")
async def get_form_template_versions(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, paging: PagingDep, template_id: TemplateId
) -> Envelope[Page[TemplateVersionBrief]]:
    return ok(await service.query_versions(uow, runtime.of(Directory), actor, template_id, paging))


@router.get("/GetFormTemplateVersion", response_model=Envelope[FormVersionPublic])
@in_turn
async def get_form_template_version(
    actor: MemberDep, uow: UowDep, template_id: TemplateId, number: Annotated[VersionNumber, Query()]
) -> Response:
    """Pages, workflow and settings as they were published."""
    return _whole(template_id, number, await service.get_version(uow, actor, template_id, number))


@router.get("/GetKeptDrafts")
async def get_kept_drafts(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, template_id: TemplateId
) -> Envelope[list[KeptDraftBrief]]:
    """Unpublished drafts of the last days over which something older was restored, the newest first."""
    return ok(await service.query_kept_drafts(uow, runtime.of(Directory), actor, template_id))


@router.get("/GetKeptDraft", response_model=Envelope[FormVersionPublic])
@in_turn
async def get_kept_draft(
    actor: MemberDep,
    uow: UowDep,
    template_id: TemplateId,
    kept_draft_id: Annotated[UUID, Query(alias="keptDraftId")],
) -> Response:
    return _whole(template_id, None, await service.get_kept_draft(uow, actor, template_id, kept_draft_id))


@router.put("/RestoreFormTemplateVersion")
async def restore_form_template_version(
    actor: MemberDep, runtime: RuntimeDep, body: VersionRestore
) -> Envelope[DraftRestored]:
    """As the draft: nothing is published. The draft before stays for some days where no version holds it."""
    return ok(await restoring.restore(runtime, actor, body))


def _whole(template_id: UUID, number: int | None, parts: Any) -> Response:
    """Around JSON that the database holds: a large form is not taken apart to be put together."""
    workflow = parts.workflow.strip()[1:-1]
    said = "null" if number is None else number
    data = (
        f'{{"formTemplateId":"{template_id}","number":{said},"pages":{parts.body},'
        f'"detail":{parts.detail},{workflow}}}'
    )
    envelope = {**ok(None).model_dump(), "data": orjson.Fragment(data)}
    return Response(orjson.dumps(envelope), media_type="application/json")
