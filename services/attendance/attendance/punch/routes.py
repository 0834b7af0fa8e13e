from chassis.http import (
    Envelope,
    IsAskedAgainDep,
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
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: PunchesCreate, is_asked_again: IsAskedAgainDep
) -> Envelope[PunchVerdicts]:
    projects = runtime.of(Projects)
    return ok(await service.create_punches(uow, projects, actor, body, is_asked_again=is_asked_again))
