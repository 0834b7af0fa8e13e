from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, managed_by, select
from sqlalchemy import ColumnElement, and_, func, or_

from attendance.absence.standing import Standing
from attendance.pay_period.periods import Period
from attendance.tables.record import AttendanceRecord
from attendance.tables.sheet import PeriodSheet, SheetStatus

_WAITING = (SheetStatus.SIGNED.value, SheetStatus.OPENED_AGAIN.value)


class WaitingRepo:
    """Periods of others in which a manager has something to approve, of one project or of all of theirs."""

    def __init__(self, uow: UnitOfWork, standing: Standing, project_id: UUID | None) -> None:
        self._uow, self._standing, self._project_id = uow, standing, project_id

    async def oldest_signed(self, today: date) -> date | None:
        """The first day of that which was signed, or opened again, and is over."""
        days = select(AttendanceRecord.id).where(_is_day_of_sheet())
        statement = select(func.min(col(PeriodSheet.first_day))).where(
            self._is_of_others(PeriodSheet),
            col(PeriodSheet.status).in_(_WAITING),
            col(PeriodSheet.last_day) < today,
            # Days of it may all be taken out since.
            days.exists(),
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def has_any(self, period: Period) -> bool:
        """Whether it has a day that is not approved."""
        approved = select(PeriodSheet.id).where(
            _is_day_of_sheet(), col(PeriodSheet.status) == SheetStatus.APPROVED.value
        )
        statement = select(AttendanceRecord.id).where(
            self._is_of_others(AttendanceRecord),
            col(AttendanceRecord.day).between(period.first, period.last),
            ~approved.exists(),
        )
        return (await self._uow.execute(statement.limit(1))).first() is not None

    def _is_of_others(self, kind: type[AttendanceRecord | PeriodSheet]) -> ColumnElement[bool]:
        standing, owner = self._standing, col(kind.owner_user_id)
        theirs = and_(managed_by(standing.actor, kind), owner != standing.own.user_id)
        if standing.absent:  # as `Standing.is_for_themselves`
            theirs = and_(theirs, or_(owner.not_in(standing.absent), managed_by(standing.own, kind)))
        return theirs if self._project_id is None else and_(theirs, col(kind.project_id) == self._project_id)


def _is_day_of_sheet() -> ColumnElement[bool]:
    return and_(
        col(PeriodSheet.company_id) == col(AttendanceRecord.company_id),
        col(PeriodSheet.owner_user_id) == col(AttendanceRecord.owner_user_id),
        col(PeriodSheet.project_id) == col(AttendanceRecord.project_id),
        col(AttendanceRecord.day).between(col(PeriodSheet.first_day), col(PeriodSheet.last_day)),
    )
