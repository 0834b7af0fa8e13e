from typing import Annotated
from uuid import UUID

from chassis.errors import Invalid
from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, takes_upload
from chassis.texts import Text
from fastapi import Form, Query, Response, UploadFile

from forms.file import service, uploading
from forms.file.schemas import MOST_FILE_IDS, ResourcesDelete, ResourcesDeleted
from forms.file_schemas import FilePublic
from forms.template.files import service as template_files
from forms.template.files import uploading as template_uploading

router = edge_router("FormFiles")

_LONGEST_LIST = MOST_FILE_IDS * 37


@router.post("/UploadResources", status_code=201)
@takes_upload(uploading.MOST_BYTES)
async def upload_resources(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    file_id: Annotated[UUID, Form(alias="fileId")],
    file: UploadFile,
    response: Response,
    submission_id: Annotated[UUID | None, Form(alias="submissionId")] = None,
    field_id: Annotated[UUID | None, Form(alias="fieldId")] = None,
    template_id: Annotated[UUID | None, Form(alias="formTemplateId")] = None,
) -> Envelope[FilePublic]:
    """A file for a field of the current step, which `SaveStep` then puts into the field's value; or with a
    `formTemplateId` a picture for the form itself, which `UpdateFormBody` puts into a field's setting."""
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    sent = (file_id, file.filename or "", file.size or 0, file.file)
    match template_id, submission_id, field_id:
        case UUID(), None, None:
            return ok(await template_uploading.upload(uow, runtime, actor, template_id, *sent))
        case None, UUID(), UUID():
            return ok(await uploading.upload(uow, runtime, actor, submission_id, field_id, *sent))
        case _:
            raise Invalid.field("submissionId", Text("Say what the file is for: a field, or a template."))


@router.delete("/DeleteResources")
async def delete_resources(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ResourcesDelete
) -> Envelope[ResourcesDeleted]:
    """Pictures that a form does not show, and no version of it ever did."""
    deleted = await template_files.delete_files(uow, runtime, actor, body.form_template_id, body.file_ids)
    return ok(ResourcesDeleted(file_ids=deleted))


@router.get("/Photos")
async def get_photos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    photo_ids: Annotated[str, Query(alias="photoIds", max_length=_LONGEST_LIST)],
    template_id: Annotated[UUID | None, Query(alias="formTemplateId")] = None,
) -> Envelope[list[FilePublic]]:
    """By ids with commas between, of submissions or of one template; those the caller may not see are left
    out."""
    ids = _ids(photo_ids)
    if template_id is not None:
        return ok(await template_files.get_files(uow, runtime, actor, template_id, ids))
    return ok(await service.get_photos(uow, runtime, actor, ids))


def _ids(joined: str) -> list[UUID]:
    try:
        return [UUID(each) for each in joined.split(",") if each]
    except ValueError:
        raise Invalid.field("photoIds", Text("Send ids with commas between them.")) from None
