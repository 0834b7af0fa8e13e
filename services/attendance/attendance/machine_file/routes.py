from typing import Annotated
from uuid import UUID

from chassis.files import Sent
from chassis.http import Envelope, ManagerDep, MemberDep, RuntimeDep, UowDep, edge_router, ok, takes_upload
from fastapi import Form, Query, Response, UploadFile
from identity_client.projects import Projects

from attendance.machine_file import photos
from attendance.machine_file.schemas import EquipmentFilePublic, EquipmentPhotoDelete, EquipmentPhotos
from attendance.photo_files import MOST_BYTES

router = edge_router("Equipment")


@router.get("/GetEquipmentPhotos")
async def get_equipment_photos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    equipment_id: Annotated[UUID, Query(alias="equipmentId")],
) -> Envelope[EquipmentPhotos]:
    return ok(await photos.get_photos(uow, runtime, actor, equipment_id))


@router.post("/UploadEquipmentPhoto", status_code=201)
@takes_upload(MOST_BYTES)
async def upload_equipment_photo(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    equipment_id: Annotated[UUID, Form(alias="equipmentId")],
    photo_id: Annotated[UUID, Form(alias="photoId")],
    file: UploadFile,
    response: Response,
) -> Envelope[EquipmentFilePublic]:
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    sent = Sent(file.filename or "", file.size or 0, file.file)
    return ok(await photos.upload_photo(uow, runtime, actor, equipment_id, photo_id, sent))


@router.delete("/DeleteEquipmentPhoto")
async def delete_equipment_photo(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: EquipmentPhotoDelete
) -> Envelope[None]:
    return ok(await photos.delete_photo(uow, runtime.of(Projects), actor, body))
