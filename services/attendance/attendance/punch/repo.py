from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import func, label

from attendance.punch.making import day_in_utc
from attendance.tables.punch import Punch


class PunchRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def known(self, punch_ids: Iterable[UUID]) -> dict[UUID, Any]:
        """Anybody's: an id that somebody else's punch has is taken."""
        statement = select(
            Punch.id,
            Punch.company_id,
            Punch.owner_user_id,
            Punch.created_by,
            Punch.device_id,
            Punch.at,
            Punch.marks,
        )
        return {
            row.id: row for row in await self._uow.rows(statement.where(is_any(col(Punch.id), punch_ids)))
        }

    async def at_work(
        self, company_id: UUID, owners: Collection[UUID], project_ids: Collection[UUID]
    ) -> set[tuple[UUID, UUID]]:
        """Which of these people were at work before in which of these projects. It reads all that they
        pressed: of projects that are theirs there is nothing to ask."""
        if not owners or not project_ids:
            return set()
        statement = (
            select(Punch.owner_user_id, Punch.project_id)
            .where(
                col(Punch.company_id) == company_id,
                is_any(col(Punch.owner_user_id), owners),
                is_any(col(Punch.project_id), project_ids),
            )
            .distinct()
        )
        return {(row[0], row[1]) for row in await self._uow.rows(statement)}

    async def on_days(self, company_id: UUID, made: Collection[Punch]) -> dict[tuple[UUID, date], int]:
        """How many there are of these people on these days, in UTC."""
        if not made:
            return {}
        days = {day_in_utc(each) for each in made}
        first, last = datetime.combine(min(days), time(), UTC), datetime.combine(max(days), time(), UTC)
        day = func.date(func.timezone("UTC", col(Punch.at)))
        statement = (
            select(Punch.owner_user_id, label("day", day), label("count", func.count()))
            .where(
                col(Punch.company_id) == company_id,
                is_any(col(Punch.owner_user_id), {each.owner_user_id for each in made}),
                col(Punch.at) >= first,
                col(Punch.at) < last + timedelta(days=1),
            )
            .group_by(col(Punch.owner_user_id), day)
        )
        return {(row.owner_user_id, row.day): row.count for row in await self._uow.rows(statement)}

    async def photo_asked(self, punch_ids: Collection[UUID]) -> Sequence[Any]:
        """Those of them with which one was asked for."""
        statement = select(Punch.company_id, Punch.owner_user_id, Punch.at).where(
            is_any(col(Punch.id), punch_ids), col(Punch.photo_asked)
        )
        return (await self._uow.execute(statement.order_by(col(Punch.at)))).all()

    def add(self, punch: Punch) -> None:
        self._uow.insert(punch)
