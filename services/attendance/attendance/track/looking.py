"""Where people pressed is shown to who manages their project, who is written down for it."""

from chassis.access import Actor
from chassis.db import UnitOfWork

from attendance.look.service import keep_looks
from attendance.track.repo import TrackRepo
from attendance.track.schemas import PositionsLook, TrackPosition, TrackPositions


async def look_at_positions(uow: UnitOfWork, actor: Actor, body: PositionsLook) -> TrackPositions:
    """Look and answer are one: nobody gets an answer and is not written down, nor the other way round."""
    actor.must_be_in(body.group_id)
    found = await TrackRepo(uow).positions(actor, body.user_ids, body.project_filter)
    await keep_looks(uow, actor, found)
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
