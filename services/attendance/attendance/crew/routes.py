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
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
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
    page_number: Annotated[int, Query(alias="pageNumber", ge=1, le=LAST_PAGE)] = 1,
    page_count: Annotated[int, Query(alias="pageCount", ge=1, le=MOST_ON_A_PAGE)] = MOST_ON_A_PAGE,
) -> Envelope[CrewPublic]:
    """As many as a page may hold where nobody says how many: nearly every crew is one page."""
    place = Paging(page_number, page_count)
    return ok(await reading.get_crew(uow, runtime, actor, project_id, place))


@router.post("/CreateCrewPunches", status_code=201)
@asked_again_after_collision
async def create_crew_punches(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: CrewPunchesCreate
) -> Envelope[PunchVerdicts]:
    return ok(await service.create_crew_punches(uow, runtime.of(Projects), actor, body))
