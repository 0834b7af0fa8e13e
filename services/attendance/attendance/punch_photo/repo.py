from collections.abc import Collection, Sequence
from datetime import datetime
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from chassis.files import Sender
from sqlalchemy import delete, func
from sqlalchemy.dialects.postgresql import insert

from attendance.hours.facts import Source
from attendance.punch_photo.schemas import PhotoRefusal
from attendance.tables.punch import Punch
from attendance.tables.punch_photo import PhotoOfPunch, PunchPhoto, RefusedPhoto


class PunchPhotoRepo:
    """Of punches that the caller was found to see."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, photo_id: UUID) -> PunchPhoto | None:
        """Anybody's: whether an id is free."""
        statement = select(PunchPhoto).where(col(PunchPhoto.id) == photo_id)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def when_received(
        self, sender: Sender, punch_ids: Collection[UUID], sources: Collection[Source]
    ) -> dict[UUID, datetime]:
        """Of those of these punches that the sender pressed in one of these ways."""
        statement = select(Punch.id, Punch.received_at).where(
            is_any(col(Punch.id), punch_ids),
            col(Punch.company_id) == sender.company_id,
            col(Punch.created_by) == sender.user_id,
            is_any(col(Punch.source), [each.value for each in sources]),
        )
        return {row.id: row.received_at for row in await self._uow.rows(statement)}

    async def of_punches(self, punch_ids: Collection[UUID]) -> dict[UUID, PunchPhoto]:
        """By punch."""
        statement = (
            select(col(PhotoOfPunch.punch_id), PunchPhoto)
            .join(PunchPhoto, col(PunchPhoto.id) == col(PhotoOfPunch.photo_id))
            .where(is_any(col(PhotoOfPunch.punch_id), punch_ids))
        )
        return {row[0]: row[1] for row in (await self._uow.execute(statement)).all()}

    async def give(self, photo_id: UUID, punch_ids: Collection[UUID]) -> None:
        """To those that have none: the first that came counts."""
        if punch_ids:
            rows = [{"punch_id": each, "photo_id": photo_id} for each in sorted(punch_ids)]
            await self._uow.execute(insert(PhotoOfPunch).values(rows).on_conflict_do_nothing())

    async def refuse(self, punch_ids: Collection[UUID], reason: PhotoRefusal, at: datetime) -> None:
        rows = [{"punch_id": each, "reason": reason.value, "at": at} for each in sorted(punch_ids)]
        adding = insert(RefusedPhoto).values(rows)
        newest = {"reason": adding.excluded.reason, "at": adding.excluded.at}
        keys = [col(RefusedPhoto.punch_id)]
        await self._uow.execute(adding.on_conflict_do_update(index_elements=keys, set_=newest))

    async def refusals_of(self, punch_ids: Collection[UUID]) -> dict[UUID, PhotoRefusal]:
        statement = select(RefusedPhoto.punch_id, RefusedPhoto.reason).where(
            is_any(col(RefusedPhoto.punch_id), punch_ids)
        )
        return {row.punch_id: PhotoRefusal(row.reason) for row in await self._uow.rows(statement)}

    async def bytes_of_company(self, company_id: UUID) -> int:
        statement = select(func.coalesce(func.sum(col(PunchPhoto.size)), 0)).where(
            col(PunchPhoto.company_id) == company_id
        )
        return int((await self._uow.execute(statement)).scalar_one())

    async def lock_of_company(self, company_id: UUID, most: int) -> Sequence[PunchPhoto]:
        statement = (
            select(PunchPhoto)
            .where(col(PunchPhoto.company_id) == company_id)
            .order_by(col(PunchPhoto.id))
            .limit(most)
        )
        return (await self._uow.execute(locked(statement))).scalars().all()

    async def remove(self, photo_ids: Collection[UUID]) -> set[str]:
        """The keys that no row points at any more."""
        removed = await self._uow.execute(
            delete(PunchPhoto)
            .where(is_any(col(PunchPhoto.id), photo_ids))
            .returning(col(PunchPhoto.key), col(PunchPhoto.thumbnail_key))
            .execution_options(synchronize_session=False)
        )
        return {key for row in removed for key in row}
