from collections.abc import Collection
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select

from attendance.hours.facts import LONGEST_SHIFT, AtWork
from attendance.tables.record import AttendanceRecord


class AtWorkRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of_company(self, company_id: UUID, owners: Collection[UUID]) -> dict[UUID, AtWork]:
        return await self._among(owners, col(AttendanceRecord.company_id) == company_id)

    async def managed_by(self, actor: Actor, owners: Collection[UUID]) -> dict[UUID, AtWork]:
        return await self._among(owners, managed_by(actor, AttendanceRecord))

    async def _among(self, owners: Collection[UUID], which: Any) -> dict[UUID, AtWork]:
        """By person; who forgot to check out before is where they checked in last."""
        if not owners:
            return {}
        statement = select(
            AttendanceRecord.owner_user_id,
            AttendanceRecord.project_id,
            AttendanceRecord.open_since,
            AttendanceRecord.break_since,
        ).where(
            which,
            is_any(col(AttendanceRecord.owner_user_id), owners),
            col(AttendanceRecord.open_since) >= now() - LONGEST_SHIFT,
        )
        rows = await self._uow.rows(statement.order_by(col(AttendanceRecord.open_since)))
        return {row.owner_user_id: AtWork(row.project_id, row.open_since, row.break_since) for row in rows}
