from typing import Annotated
from uuid import UUID

from chassis.errors import Invalid
from chassis.http import (
    Envelope,
    MemberDep,
    RuntimeDep,
    UowDep,
    edge_router,
    ok,
    takes_upload,
)
from chassis.texts import Text
from fastapi import Form, Path, Query, Response, UploadFile
from identity_client.projects import Projects

from forms.template.files import service, uploading
from forms.template.files.schemas import MOST_IDS, ResourcesDelete, ResourcesDeleted, TemplateFilePublic

router = edge_router("FormFiles")

TemplateId = Annotated[UUID, Path(alias="formTemplateId")]
_LONGEST_LIST = MOST_IDS * 37


@router.post(
    "/UploadResources/{formTemplateId}", status_code=201, operation_id="FormFiles_UploadTemplateResources"
)
@takes_upload(uploading.MOST_BYTES)
async def upload_template_resources(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    template_id: TemplateId,
    file_id: Annotated[UUID, Form(alias="fileId")],
    file: UploadFile,
    response: Response,
) -> Envelope[TemplateFilePublic]:
    """A picture for the form itself; `UpdateFormBody` then puts it into a field's setting."""
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    return ok(
        await uploading.upload(
            uow, runtime, actor, template_id, file_id, file.filename or "", file.size or 0, file.file
        )
    )


@router.get("/Photos/{formTemplateId}", operation_id="FormFiles_GetTemplatePhotos")
async def get_template_photos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    template_id: TemplateId,
    photo_ids: Annotated[str, Query(alias="photoIds", max_length=_LONGEST_LIST)],
) -> Envelope[list[TemplateFilePublic]]:
    """By ids with commas between, of one form; those that it does not have are left out."""
    return ok(await service.get_files(uow, runtime.storage, actor, template_id, _ids(photo_ids)))


@router.delete("/DeleteResources")
async def delete_resources(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ResourcesDelete
) -> Envelope[ResourcesDeleted]:
    """Pictures that a form does not show, and no version of it ever did."""
    deleted = await service.delete_files(
        uow, runtime.of(Projects), actor, body.form_template_id, body.file_ids
    )
    return ok(ResourcesDeleted(file_ids=deleted))


def _ids(joined: str) -> list[UUID]:
    try:
        return [UUID(each) for each in joined.split(",") if each]
    except ValueError:
        raise Invalid.field("photoIds", Text("Send ids with commas between them.")) from None
