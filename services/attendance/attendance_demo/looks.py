"""An admin has looked at the map and opened a day, and the demo's member can read that."""

from datetime import timedelta

from attendance.look.repo import LookRepo
from attendance.look.schemas import PositionLooksQuery
from attendance.look.service import query_own_looks
from attendance.tables.punch import Punch
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of

_LOOKED_AFTER = timedelta(hours=10)


async def seed_look(runtime: Runtime, admin: Actor, member: Actor) -> None:
    """Whoever is at work when the demo is begun depends on the hour; a press of some days ago does not."""
    async with runtime.database.reading() as uow:
        if (await query_own_looks(uow, runtime, member, PositionLooksQuery())).total_count:
            return
    newest = (
        select(Punch)
        .where(
            col(Punch.company_id) == member.company_id,
            col(Punch.owner_user_id) == member.user_id,
            col(Punch.latitude).is_not(None),
            # Looked at some hours later, which is not still to come.
            col(Punch.at) < now() - _LOOKED_AFTER,
        )
        .order_by(col(Punch.at).desc())
        .limit(1)
    )
    with acting_for(admin.user_id):
        async with runtime.database.unit_of_work() as uow:
            if pressed := (await uow.execute(newest)).scalar_one_or_none():
                await LookRepo(uow).keep_looks(admin, [pressed], pressed.at + timedelta(minutes=20))
                await LookRepo(uow).keep_day(
                    admin,
                    member.user_id,
                    pressed.project_id,
                    day_at(pressed.at, zone_of(pressed.time_zone)),
                    pressed.at,
                    pressed.at + _LOOKED_AFTER,
                    shows_place=True,
                    shows_photo=False,
                )
