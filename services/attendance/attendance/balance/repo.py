from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select

from attendance.tables.balance import LeaveAdjustment, LeaveEntitlement, LeaveStart
from attendance.tables.leave import Leave
from attendance.tables.record_type import RecordType
from attendance.tables.request import AttendanceRequest, RequestStatus


class BalanceRepo:
    """What balances are computed from."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def entitlements_of(self, company_id: UUID) -> Sequence[LeaveEntitlement]:
        """Few: some years of some types."""
        statement = select(LeaveEntitlement).where(col(LeaveEntitlement.company_id) == company_id)
        ordered = statement.order_by(col(LeaveEntitlement.record_type), col(LeaveEntitlement.from_year))
        return (await self._uow.execute(ordered)).scalars().all()

    async def find_entitlement(
        self, actor: Actor, record_type: int, from_year: int, *, lock: bool = False
    ) -> LeaveEntitlement | None:
        statement = select(LeaveEntitlement).where(
            col(LeaveEntitlement.company_id) == actor.company_id,
            col(LeaveEntitlement.record_type) == record_type,
            col(LeaveEntitlement.from_year) == from_year,
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def starts_of(self, company_id: UUID, owners: Iterable[UUID]) -> dict[UUID, date]:
        statement = select(LeaveStart.owner_user_id, LeaveStart.starts_on).where(
            col(LeaveStart.company_id) == company_id, is_any(col(LeaveStart.owner_user_id), owners)
        )
        return {row.owner_user_id: row.starts_on for row in await self._uow.rows(statement)}

    async def hold_start(self, company_id: UUID, owner: UUID) -> LeaveStart | None:
        statement = select(LeaveStart).where(
            col(LeaveStart.company_id) == company_id, col(LeaveStart.owner_user_id) == owner
        )
        return (await self._uow.execute(locked(statement))).scalar_one_or_none()

    async def adjustments_of(self, company_id: UUID, owners: Iterable[UUID]) -> Sequence[LeaveAdjustment]:
        statement = select(LeaveAdjustment).where(
            col(LeaveAdjustment.company_id) == company_id, is_any(col(LeaveAdjustment.owner_user_id), owners)
        )
        ordered = statement.order_by(col(LeaveAdjustment.day), col(LeaveAdjustment.id))
        return (await self._uow.execute(ordered)).scalars().all()

    async def leaves_since(self, company_id: UUID, owners: Iterable[UUID], first: date) -> Sequence[Leave]:
        statement = select(Leave).where(
            col(Leave.company_id) == company_id,
            is_any(col(Leave.owner_user_id), owners),
            col(Leave.last_day) >= first,
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def waiting_of(self, company_id: UUID, owners: Iterable[UUID]) -> Sequence[AttendanceRequest]:
        """Leave that nobody has answered yet."""
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id,
            is_any(col(AttendanceRequest.owner_user_id), owners),
            col(AttendanceRequest.record_type) != RecordType.RECORD.value,
            col(AttendanceRequest.status) == RequestStatus.PENDING.value,
        )
        return (await self._uow.execute(statement)).scalars().all()

    def add(self, row: Any) -> None:
        self._uow.add(row)

    async def delete(self, row: LeaveStart) -> None:
        await self._uow.delete(row)
