from chassis.http import Envelope, ManagerDep, RuntimeDep, UowDep, edge_router, ok

from attendance.equipment.schemas import EquipmentPublic
from attendance.kit import service
from attendance.kit.schemas import KitSet

router = edge_router("Equipment")


@router.put("/SetEquipmentKit")
async def set_equipment_kit(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: KitSet
) -> Envelope[EquipmentPublic]:
    """By managers of both homes."""
    return ok(await service.set_kit(uow, runtime, actor, body))
