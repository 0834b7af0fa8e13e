"""A photo comes in behind its punches: a day that lacked it lacks it no more."""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.files import Sender, Sent
from chassis.runtime import Runtime

from attendance.punch.repo import PunchRepo
from attendance.punch_photo.schemas import PunchPhotoPublic
from attendance.punch_photo.service import upload_crew_photo, upload_photo, upload_tablet_photo
from attendance.record.computing import recompute
from attendance.record.counting import alone_with


async def photograph(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, punch_id: UUID, photo_id: UUID, sent: Sent
) -> PunchPhotoPublic:
    shown = await upload_photo(uow, runtime, actor, punch_id, photo_id, sent)
    await _look_again(uow, [punch_id])
    return shown


async def photograph_crew(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, punch_ids: Collection[UUID], photo_id: UUID, sent: Sent
) -> list[PunchPhotoPublic]:
    shown = await upload_crew_photo(uow, runtime, actor, punch_ids, photo_id, sent)
    await _look_again(uow, punch_ids)
    return shown


async def photograph_at_tablet(
    uow: UnitOfWork, runtime: Runtime, sender: Sender, punch_id: UUID, sent: Sent
) -> None:
    await upload_tablet_photo(uow, runtime, sender, punch_id, sent)
    await _look_again(uow, [punch_id])


async def _look_again(uow: UnitOfWork, punch_ids: Collection[UUID]) -> None:
    asked = await PunchRepo(uow).photo_asked(punch_ids)
    if asked:
        await alone_with(uow, *{each.owner_user_id for each in asked})
    for each in asked:
        await recompute(uow, each.company_id, each.owner_user_id, each.at, each.at)
