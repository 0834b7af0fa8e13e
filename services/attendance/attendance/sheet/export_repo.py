from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select
from sqlalchemy import ColumnElement, and_, func

from attendance.sheet.repo import DAY
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet, SheetStatus


class ExportRepo:
    """The days between two, of the projects that the caller manages, or of one of them."""

    def __init__(
        self, uow: UnitOfWork, actor: Actor, first: date, last: date, project_id: UUID | None
    ) -> None:
        self._uow = uow
        self._days = and_(managed_by(actor, AttendanceRecord), col(AttendanceRecord.day).between(first, last))
        self._approved: ColumnElement[bool] = and_(
            managed_by(actor, PeriodSheet),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= last,
            col(PeriodSheet.last_day) >= first,
        )
        if project_id is not None:
            self._days = and_(self._days, col(AttendanceRecord.project_id) == project_id)
            self._approved = and_(self._approved, col(PeriodSheet.project_id) == project_id)

    async def whose_days(self, most: int) -> Sequence[Any]:
        """Who has how many of them, and in which projects: of so many days."""
        some = (
            select(AttendanceRecord.owner_user_id, AttendanceRecord.project_id)
            .where(self._days)
            .limit(most)
            .subquery()
        )
        whose = some.c.owner_user_id, some.c.project_id
        return await self._uow.rows(select(*whose, func.count().label("count")).group_by(*whose))

    async def whose_sheets(self, most: int) -> Sequence[Any]:
        statement = select(PeriodSheet.owner_user_id, PeriodSheet.project_id).where(self._approved)
        return await self._uow.rows(statement.limit(most))

    async def days_of(self, owners: Collection[UUID]) -> Sequence[Any]:
        statement = select(*DAY).where(self._days, is_any(col(AttendanceRecord.owner_user_id), owners))
        return await self._uow.rows(
            statement.order_by(
                col(AttendanceRecord.owner_user_id),
                col(AttendanceRecord.day),
                col(AttendanceRecord.project_id),
            )
        )

    async def approved_of(self, owners: Collection[UUID]) -> Sequence[Any]:
        """Their days and whose they are, and nothing else of them."""
        statement = select(
            PeriodSheet.owner_user_id, PeriodSheet.project_id, PeriodSheet.first_day, PeriodSheet.days
        ).where(self._approved, is_any(col(PeriodSheet.owner_user_id), owners))
        return await self._uow.rows(statement)
