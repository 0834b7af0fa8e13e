from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select

from attendance.hours.facts import LONGEST_SHIFT
from attendance.tables.record import AttendanceRecord


@dataclass(frozen=True, slots=True)
class AtWork:
    project_id: UUID
    open_since: datetime
    break_since: datetime | None


class CrewRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def at_work(self, actor: Actor, owners: Collection[UUID]) -> dict[UUID, AtWork]:
        """Those of them who are at work now, as far as the caller's projects say."""
        if not owners:
            return {}
        statement = select(
            AttendanceRecord.owner_user_id,
            AttendanceRecord.project_id,
            AttendanceRecord.open_since,
            AttendanceRecord.break_since,
        ).where(
            managed_by(actor, AttendanceRecord),
            is_any(col(AttendanceRecord.owner_user_id), owners),
            col(AttendanceRecord.open_since) >= now() - LONGEST_SHIFT,
        )
        rows = await self._uow.rows(statement.order_by(col(AttendanceRecord.open_since)))
        return {row.owner_user_id: AtWork(row.project_id, row.open_since, row.break_since) for row in rows}
