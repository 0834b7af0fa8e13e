"""What is broken, to be seen: by whoever reported it, or a manager who looks at it, until it is done."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import Sent
from chassis.runtime import Runtime
from identity_client.projects import Projects

from attendance.defect.errors import DefectIsDone, NotTheReporter
from attendance.defect.service import get_defect
from attendance.equipment.reading import get_equipment
from attendance.machine_file import service
from attendance.machine_file.schemas import EquipmentFilePublic
from attendance.machine_file.service import Of
from attendance.tables.equipment_care import DefectState


async def upload_photo(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, defect_id: UUID, photo_id: UUID, sent: Sent
) -> EquipmentFilePublic:
    async def may_bring(asking: UnitOfWork) -> Of:
        defect = await get_defect(asking, actor, defect_id)
        equipment = await get_equipment(asking, actor, defect.equipment_id)
        if defect.reported_by != actor.user_id and not actor.manages(equipment.project_id):
            raise NotTheReporter
        if defect.state == DefectState.DONE.value:
            raise DefectIsDone
        await runtime.of(Projects).must_be_open(actor.company_id, equipment.project_id)
        return Of(equipment.id, defect.id)

    return await service.upload(uow, runtime, actor, may_bring, photo_id, sent)
