from typing import Annotated
from uuid import UUID

from chassis.files import Sent
from chassis.http import Envelope, ManagerDep, MemberDep, RuntimeDep, UowDep, edge_router, ok, takes_upload
from fastapi import Form, Response, UploadFile

from attendance.photo_files import MOST_BYTES
from attendance.punch.photographing import photograph, photograph_crew
from attendance.punch_photo.schemas import MOST_PUNCHES, PunchPhotoPublic

router = edge_router("Clock")
timesheet = edge_router("TimeSheet")


@router.post("/UploadPunchPhoto", status_code=201)
@takes_upload(MOST_BYTES)
async def upload_punch_photo(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    punch_id: Annotated[UUID, Form(alias="punchId")],
    photo_id: Annotated[UUID, Form(alias="photoId")],
    file: UploadFile,
    response: Response,
) -> Envelope[PunchPhotoPublic]:
    """Of a punch that the caller pressed on their own phone: one, within a day of it."""
    # Its links end in minutes: a repeat is known by the photo's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    sent = Sent(file.filename or "", file.size or 0, file.file)
    return ok(await photograph(uow, runtime, actor, punch_id, photo_id, sent))


@timesheet.post("/UploadCrewPhoto", status_code=201)
@takes_upload(MOST_BYTES)
async def upload_crew_photo(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    punch_ids: Annotated[list[UUID], Form(alias="punchIds", min_length=1, max_length=MOST_PUNCHES)],
    photo_id: Annotated[UUID, Form(alias="photoId")],
    file: UploadFile,
    response: Response,
) -> Envelope[list[PunchPhotoPublic]]:
    """Of punches that the caller pressed for a crew: one for all of them, within a day."""
    response.headers["Cache-Control"] = "no-store"
    sent = Sent(file.filename or "", file.size or 0, file.file)
    return ok(await photograph_crew(uow, runtime, actor, punch_ids, photo_id, sent))
