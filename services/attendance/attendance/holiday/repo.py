from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import func

from attendance.tables.holiday import Holiday, HolidayState
from attendance.tables.record_type import RecordType
from attendance.tables.request import AttendanceRequest, RequestStatus


class HolidayRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def between(self, company_id: UUID, first: date, last: date) -> Sequence[Holiday]:
        """At most one a day."""
        statement = select(Holiday).where(
            col(Holiday.company_id) == company_id, col(Holiday.day).between(first, last)
        )
        return (await self._uow.execute(statement.order_by(col(Holiday.day)))).scalars().all()

    async def find(self, actor: Actor, holiday_id: UUID, *, lock: bool = False) -> Holiday | None:
        statement = select(Holiday).where(
            col(Holiday.company_id) == actor.company_id, col(Holiday.id) == holiday_id
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def count(self, company_id: UUID) -> int:
        statement = select(func.count(col(Holiday.id))).where(col(Holiday.company_id) == company_id)
        return (await self._uow.execute(statement)).scalar_one()

    async def count_leave_on(self, company_id: UUID, day: date) -> int:
        """Asked for or granted."""
        statement = select(func.count(col(AttendanceRequest.id))).where(
            col(AttendanceRequest.company_id) == company_id,
            col(AttendanceRequest.record_type) != RecordType.RECORD.value,
            col(AttendanceRequest.status).in_((RequestStatus.PENDING.value, RequestStatus.APPROVED.value)),
            col(AttendanceRequest.day) <= day,
            col(AttendanceRequest.last_day) >= day,
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, holiday: Holiday) -> Holiday:
        return self._uow.add(holiday)

    def keep_state(self, holiday: Holiday, revision: int, *, is_deleted: bool = False) -> None:
        self._uow.add(
            HolidayState(
                company_id=holiday.company_id,
                holiday_id=holiday.id,
                revision=revision,
                day=holiday.day,
                name=holiday.name,
                from_noon=holiday.from_noon,
                is_deleted=is_deleted,
            )
        )

    async def delete(self, holiday: Holiday) -> None:
        await self._uow.delete(holiday)
