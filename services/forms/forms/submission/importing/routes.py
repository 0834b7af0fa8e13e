from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    MemberDep,
    RuntimeDep,
    UowDep,
    edge_router,
    in_turn,
    ok,
    reads,
    takes_upload,
)
from fastapi import File, Form, Query

from forms.submission.importing import service
from forms.submission.importing.schemas import SubmissionsRead

router = edge_router("Submission")

TemplateId = Annotated[UUID, Form(alias="formTemplateId")]
ProjectId = Annotated[UUID, Form(alias="projectId")]


@router.get("/GetSubmissionsFileColumns")
async def get_submissions_file_columns(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    form_template_id: Annotated[UUID, Query(alias="formTemplateId")],
    project_id: Annotated[UUID, Query(alias="projectId")],
) -> Envelope[list[str]]:
    """What a file for `ImportSubmissionsFile` may have above its columns."""
    return ok(await service.get_columns(uow, runtime, actor, form_template_id, project_id))


@router.post("/CheckSubmissionsFile")
@in_turn
@reads
@takes_upload(service.MOST_BYTES)
async def check_submissions_file(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    form_template_id: TemplateId,
    project_id: ProjectId,
) -> Envelope[SubmissionsRead]:
    """What `ImportSubmissionsFile` would do with it, line by line."""
    return ok(await service.check_file(uow, runtime, actor, form_template_id, project_id, file))


@router.post("/ImportSubmissionsFile", status_code=201)
@in_turn
@takes_upload(service.MOST_BYTES)
async def import_submissions_file(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file: Annotated[bytes, File()],
    form_template_id: TemplateId,
    project_id: ProjectId,
) -> Envelope[SubmissionsRead]:
    """A draft of each line of a spreadsheet; lines that don't fit are said, and left out."""
    return ok(await service.import_file(uow, runtime, actor, form_template_id, project_id, file))
