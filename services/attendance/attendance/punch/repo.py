from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import func

from attendance.tables.punch import Punch


class PunchRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def known(self, punch_ids: Iterable[UUID]) -> dict[UUID, Any]:
        """Anybody's: an id that somebody else's punch has is taken."""
        statement = select(Punch.id, Punch.company_id, Punch.owner_user_id, Punch.at, Punch.marks)
        rows = await self._uow.execute(statement.where(is_any(col(Punch.id), punch_ids)))
        return {row.id: row for row in rows.all()}

    async def projects_of(self, actor: Actor, project_ids: Iterable[UUID]) -> set[UUID]:
        """Those of them where the caller was at work before."""
        statement = (
            select(Punch.project_id)
            .where(
                col(Punch.company_id) == actor.company_id,
                col(Punch.owner_user_id) == actor.user_id,
                is_any(col(Punch.project_id), project_ids),
            )
            .distinct()
        )
        return {*(await self._uow.execute(statement)).scalars().all()}

    async def on_days(self, actor: Actor, days: set[date]) -> dict[date, int]:
        """How many the caller has on each, in UTC."""
        if not days:
            return {}
        first, last = datetime.combine(min(days), time(), UTC), datetime.combine(max(days), time(), UTC)
        day = func.date(func.timezone("UTC", col(Punch.at)))
        statement = (
            select(day, func.count())
            .where(
                col(Punch.company_id) == actor.company_id,
                col(Punch.owner_user_id) == actor.user_id,
                col(Punch.at) >= first,
                col(Punch.at) < last + timedelta(days=1),
            )
            .group_by(day)
        )
        return {row[0]: row[1] for row in (await self._uow.execute(statement)).all()}

    def add_all(self, punches: Sequence[Punch]) -> None:
        for punch in punches:
            self._uow.insert(punch)
