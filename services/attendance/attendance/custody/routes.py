from chassis.http import (
    Envelope,
    MemberDep,
    Page,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
    reads,
)
from identity_client.directory import Directory

from attendance.custody import service
from attendance.custody.schemas import HandOverCreate, HandOverPublic, HandOversQuery

router = edge_router("Equipment")


@router.post("/CreateEquipmentHandOver", status_code=201)
@asked_again_after_collision
async def create_equipment_hand_over(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: HandOverCreate
) -> Envelope[HandOverPublic]:
    """By whoever has it, or a manager of its home; what nobody has is taken by whoever sees it."""
    return ok(await service.hand_over(uow, runtime, actor, body))


@router.post("/QueryEquipmentHandOvers")
@reads
async def query_equipment_hand_overs(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: HandOversQuery
) -> Envelope[Page[HandOverPublic]]:
    return ok(await service.query_hand_overs(uow, runtime.of(Directory), actor, body))
