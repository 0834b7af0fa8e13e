"""Photos of a machine: shown to whoever sees it, brought and taken away by the managers of its home."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import Sent
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance.equipment.reading import get_equipment
from attendance.machine_file import service
from attendance.machine_file.errors import EquipmentFileNotFound
from attendance.machine_file.schemas import EquipmentFilePublic, EquipmentPhotoDelete, EquipmentPhotos
from attendance.machine_file.service import Of


async def get_photos(uow: UnitOfWork, runtime: Runtime, actor: Actor, equipment_id: UUID) -> EquipmentPhotos:
    equipment = await get_equipment(uow, actor, equipment_id)
    project = await runtime.of(Projects).try_find(actor.company_id, equipment.project_id)
    return EquipmentPhotos(
        photos=await service.photos_of(uow, runtime.storage, equipment_id),
        may_edit=actor.manages(equipment.project_id) and not (project and project.is_archived),
    )


async def upload_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, equipment_id: UUID, photo_id: UUID, sent: Sent
) -> EquipmentFilePublic:
    async def may_bring(asking: UnitOfWork) -> Of:
        await _must_manage(asking, runtime.of(Projects), actor, equipment_id)
        return Of(equipment_id)

    return await service.upload(uow, runtime, actor, may_bring, photo_id, sent)


async def delete_photo(uow: UnitOfWork, projects: Projects, actor: Actor, body: EquipmentPhotoDelete) -> None:
    await _must_manage(uow, projects, actor, body.equipment_id)
    file = await service.find_file(uow, body.photo_id)
    if file is None or (file.equipment_id, file.defect_id) != (body.equipment_id, None):
        raise EquipmentFileNotFound
    await service.discard(uow, [file.id])


async def _must_manage(uow: UnitOfWork, projects: Projects, actor: Actor, equipment_id: UUID) -> None:
    equipment = await get_equipment(uow, actor, equipment_id)
    actor.must_manage(equipment.project_id)
    await projects.get_open(actor, equipment.project_id)
