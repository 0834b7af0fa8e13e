from typing import Annotated
from uuid import UUID

from chassis.errors import Invalid
from chassis.http import Envelope, MemberDep, RuntimeDep, UowDep, edge_router, ok, takes_upload
from chassis.texts import Text
from fastapi import Form, Query, Response, UploadFile

from forms.file import service, uploading
from forms.file.schemas import FilePublic

router = edge_router("FormFiles")

_MOST_PHOTOS = 100
_LONGEST_LIST = _MOST_PHOTOS * 37


@router.post("/UploadResources", status_code=201)
@takes_upload(uploading.MOST_BYTES)
async def upload_resources(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Form(alias="submissionId")],
    field_id: Annotated[UUID, Form(alias="fieldId")],
    file_id: Annotated[UUID, Form(alias="fileId")],
    file: UploadFile,
    response: Response,
) -> Envelope[FilePublic]:
    """A file for a field of the current step; `SaveStep` then puts it into the field's value."""
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    return ok(
        await uploading.upload(
            uow,
            runtime,
            actor,
            submission_id,
            field_id,
            file_id,
            file.filename or "",
            file.size or 0,
            file.file,
        )
    )


@router.get("/Photos")
async def get_photos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    photo_ids: Annotated[str, Query(alias="photoIds", max_length=_LONGEST_LIST)],
) -> Envelope[list[FilePublic]]:
    """By ids with commas between; those the caller may not see are left out."""
    return ok(await service.get_photos(uow, runtime, actor, _ids(photo_ids)))


def _ids(joined: str) -> list[UUID]:
    try:
        return [UUID(each) for each in joined.split(",") if each]
    except ValueError:
        raise Invalid.field("photoIds", Text("Send ids with commas between them.")) from None
