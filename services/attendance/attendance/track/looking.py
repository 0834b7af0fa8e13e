"""Where people pressed is shown to who manages their project, who is written down for it; and to whom it was
shown, to the person themselves."""

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.track.repo import TrackRepo
from attendance.track.schemas import (
    PositionLookPublic,
    PositionLooksQuery,
    PositionsLook,
    TrackPosition,
    TrackPositions,
)


async def look_at_positions(uow: UnitOfWork, actor: Actor, body: PositionsLook) -> TrackPositions:
    """Look and answer are one: nobody gets an answer and is not written down, nor the other way round."""
    actor.must_be_in(body.group_id)
    repo = TrackRepo(uow)
    found = await repo.positions(actor, body.user_ids, body.project_filter)
    await repo.keep_looks(actor, [each for each in found if each.owner_user_id != actor.user_id], now())
    return TrackPositions(
        positions=[
            TrackPosition(
                owner_user_id=each.owner_user_id,
                project_id=each.project_id,
                punch_id=each.id,
                check_type=each.check_type,
                at=each.at,
                latitude=each.latitude,
                longitude=each.longitude,
                accuracy_meters=each.accuracy_meters,
            )
            for each in found
        ]
    )


async def query_own_looks(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: PositionLooksQuery
) -> Page[PositionLookPublic]:
    actor.must_be_in(wanted.group_id)
    rows, total = await TrackRepo(uow).looks_at(actor, wanted.paging)
    people = await runtime.of(Directory).people(actor.company_id, (row.looked_by for row in rows))
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    shown: list[PositionLookPublic] = []
    for row in rows:
        project = projects.get(row.project_id)
        shown.append(
            PositionLookPublic(
                position_look_id=row.id,
                owner_user_id=actor.user_id,
                project_id=row.project_id,
                project_name=project.name if project else "",
                time_zone=project.time_zone if project and project.time_zone else "UTC",
                position_at=row.position_at,
                looked_by=people.get(row.looked_by),
                first_at=row.first_at,
                last_at=row.last_at,
            )
        )
    return Page[PositionLookPublic].of(shown, total, wanted.paging)
