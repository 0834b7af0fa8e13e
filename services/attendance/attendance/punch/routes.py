from chassis.http import (
    Envelope,
    MemberDep,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
)
from identity_client.projects import Projects

from attendance.punch import service
from attendance.punch.schemas import PunchesCreate, PunchVerdicts

router = edge_router("Clock")


@router.post("/CreatePunches", status_code=201)
@asked_again_after_collision
async def create_punches(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: PunchesCreate
) -> Envelope[PunchVerdicts]:
    return ok(await service.create_punches(uow, runtime.of(Projects), actor, body))
