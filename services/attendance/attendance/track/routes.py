from chassis.http import Envelope, ManagerDep, MemberDep, Page, RuntimeDep, UowDep, edge_router, ok, reads
from fastapi import Response
from identity_client.projects import Projects

from attendance.look.schemas import PositionLookPublic, PositionLooksQuery
from attendance.look.service import query_own_looks
from attendance.record.counted_http import DAYS_COUNTED
from attendance.settings import AttendanceSettings
from attendance.track import looking, reading
from attendance.track.schemas import (
    PositionsLook,
    TrackEquipment,
    TrackEquipmentQuery,
    TrackOptions,
    TrackPeopleQuery,
    TrackPerson,
    TrackPositions,
    TrackProject,
    TrackProjectsQuery,
)

router = edge_router("Track")


@router.get("/GetTrackOptions")
async def get_track_options(actor: MemberDep, uow: UowDep, runtime: RuntimeDep) -> Envelope[TrackOptions]:
    return ok(
        await reading.get_options(uow, runtime.of(Projects), runtime.settings_as(AttendanceSettings), actor)
    )


@router.post("/QueryTrackProjects", dependencies=[DAYS_COUNTED])
@reads
async def query_track_projects(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: TrackProjectsQuery
) -> Envelope[Page[TrackProject]]:
    return ok(await reading.query_projects(uow, runtime, actor, body))


@router.post("/QueryTrackEquipment")
@reads
async def query_track_equipment(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: TrackEquipmentQuery
) -> Envelope[Page[TrackEquipment]]:
    return ok(await reading.query_equipment(uow, runtime.of(Projects), actor, body))


@router.post("/QueryTrackPeople", dependencies=[DAYS_COUNTED])
@reads
async def query_track_people(
    actor: ManagerDep, uow: UowDep, runtime: RuntimeDep, body: TrackPeopleQuery
) -> Envelope[Page[TrackPerson]]:
    """Who is at work now in the projects that the caller manages; without where exactly."""
    return ok(await reading.query_people(uow, runtime, actor, body))


@router.post("/LookAtPositions", dependencies=[DAYS_COUNTED])
async def look_at_positions(
    actor: ManagerDep, uow: UowDep, body: PositionsLook, response: Response
) -> Envelope[TrackPositions]:
    """Where they pressed last today. That the caller looked is kept, for them to read."""
    # Places are kept nowhere else: a repeat looks again.
    response.headers["Cache-Control"] = "no-store"
    return ok(await looking.look_at_positions(uow, actor, body))


@router.post("/QuerySelfPositionLooks")
@reads
async def query_self_position_looks(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: PositionLooksQuery
) -> Envelope[Page[PositionLookPublic]]:
    """Who looked at positions of the caller's, and when."""
    return ok(await query_own_looks(uow, runtime, actor, body))
