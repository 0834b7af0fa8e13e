from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    ManagerDep,
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    edge_router,
    ok,
)
from fastapi import Query
from identity_client.projects import Projects

from attendance.crew import reading, service
from attendance.crew.schemas import CrewPublic, CrewPunchesCreate
from attendance.punch.schemas import PunchVerdicts
from attendance.record.counted_http import DAYS_COUNTED

router = edge_router("TimeSheet")


@router.get("/GetCrew", dependencies=[DAYS_COUNTED])
async def get_crew(
    actor: ManagerDep,
    uow: UowDep,
    runtime: RuntimeDep,
    project_id: Annotated[UUID, Query(alias="projectId")],
) -> Envelope[CrewPublic]:
    return ok(await reading.get_crew(uow, runtime, actor, project_id))


@router.post("/CreateCrewPunches", status_code=201)
@asked_again_after_collision
async def create_crew_punches(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CrewPunchesCreate
) -> Envelope[PunchVerdicts]:
    return ok(await service.create_crew_punches(uow, runtime.of(Projects), actor, body))
