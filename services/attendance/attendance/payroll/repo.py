from collections.abc import Collection, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, managed_by, select
from sqlalchemy import func, or_

from attendance.tables.payroll import PayrollMapping
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet, SheetStatus


class PayrollRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_mapping(self, company_id: UUID, *, lock: bool = False) -> PayrollMapping | None:
        statement = select(PayrollMapping).where(col(PayrollMapping.company_id) == company_id)
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    def add(self, mapping: PayrollMapping) -> PayrollMapping:
        return self._uow.add(mapping)

    async def sheets_of(
        self, actor: Actor, first: date, last: date, project_id: UUID | None, most: int
    ) -> Sequence[Any]:
        """Which ones are approved, and whose: what is in them is read some at a time."""
        statement = select(PeriodSheet.id, PeriodSheet.owner_user_id, PeriodSheet.project_id).where(
            managed_by(actor, PeriodSheet),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= last,
            col(PeriodSheet.last_day) >= first,
        )
        if project_id is not None:
            statement = statement.where(col(PeriodSheet.project_id) == project_id)
        return await self._uow.rows(statement.limit(most))

    async def approved(self, actor: Actor, sheet_ids: Collection[UUID]) -> Sequence[Any]:
        """Those of them that still are: their lines and whose they are, and nothing else of them."""
        statement = select(
            PeriodSheet.id,
            PeriodSheet.owner_user_id,
            PeriodSheet.project_id,
            PeriodSheet.first_day,
            PeriodSheet.last_day,
            PeriodSheet.approved_at,
            PeriodSheet.pay_lines,
        ).where(
            managed_by(actor, PeriodSheet),
            is_any(col(PeriodSheet.id), sheet_ids),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
        )
        return await self._uow.rows(statement)

    async def count_days_not_approved(
        self, actor: Actor, first: date, last: date, project_id: UUID | None
    ) -> int:
        approved = select(PeriodSheet.id).where(
            col(PeriodSheet.company_id) == col(AttendanceRecord.company_id),
            col(PeriodSheet.owner_user_id) == col(AttendanceRecord.owner_user_id),
            col(PeriodSheet.project_id) == col(AttendanceRecord.project_id),
            col(PeriodSheet.status) == SheetStatus.APPROVED.value,
            col(PeriodSheet.first_day) <= col(AttendanceRecord.day),
            col(PeriodSheet.last_day) >= col(AttendanceRecord.day),
        )
        statement = select(func.count(col(AttendanceRecord.id))).where(
            managed_by(actor, AttendanceRecord),
            col(AttendanceRecord.day).between(first, last),
            or_(
                col(AttendanceRecord.worked_seconds) > 0,
                col(AttendanceRecord.credited_seconds) > 0,
                func.cardinality(col(AttendanceRecord.issues)) > 0,
            ),
            ~approved.exists(),
        )
        if project_id is not None:
            statement = statement.where(col(AttendanceRecord.project_id) == project_id)
        return (await self._uow.execute(statement)).scalar_one()
