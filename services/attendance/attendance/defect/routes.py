from typing import Annotated
from uuid import UUID

from chassis.files import Sent
from chassis.http import (
    Envelope,
    ManagerDep,
    MemberDep,
    Page,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
    reads,
    takes_upload,
)
from fastapi import Form, Response, UploadFile

from attendance.defect import photos, service
from attendance.defect.schemas import DefectChange, DefectCreate, DefectPublic, DefectsQuery
from attendance.machine_file.schemas import EquipmentFilePublic
from attendance.photo_files import MOST_BYTES

router = edge_router("Equipment")


@router.post("/CreateEquipmentDefect", status_code=201)
@asked_again_after_collision
async def create_equipment_defect(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: DefectCreate
) -> Envelope[DefectPublic]:
    """By whoever sees the machine."""
    return ok(await service.create_defect(uow, runtime, actor, body))


@router.put("/UpdateEquipmentDefect")
async def update_equipment_defect(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: DefectChange
) -> Envelope[DefectPublic]:
    return ok(await service.change_defect(uow, runtime, actor, body))


@router.post("/QueryEquipmentDefects")
@reads
async def query_equipment_defects(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: DefectsQuery
) -> Envelope[Page[DefectPublic]]:
    return ok(await service.query_defects(uow, runtime, actor, body))


@router.post("/UploadEquipmentDefectPhoto", status_code=201)
@takes_upload(MOST_BYTES)
async def upload_equipment_defect_photo(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    equipment_defect_id: Annotated[UUID, Form(alias="equipmentDefectId")],
    photo_id: Annotated[UUID, Form(alias="photoId")],
    file: UploadFile,
    response: Response,
) -> Envelope[EquipmentFilePublic]:
    # Its links end in minutes: a repeat is known by the file's id, and gets new ones.
    response.headers["Cache-Control"] = "no-store"
    return ok(
        await photos.upload_photo(
            uow,
            runtime,
            actor,
            equipment_defect_id,
            photo_id,
            Sent(file.filename or "", file.size or 0, file.file),
        )
    )
