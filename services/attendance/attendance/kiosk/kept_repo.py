from collections.abc import Collection, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select
from chassis.http.paging import Paging, fetch_page
from sqlalchemy import delete, func, tuple_

from attendance.tables.kiosk import Kiosk, UncountedKioskPress
from attendance.tables.record import AttendanceRecord


class UncountedRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, press: UncountedKioskPress) -> None:
        self._uow.add(press)

    async def find(self, kiosk: Kiosk, punch_id: UUID) -> UncountedKioskPress | None:
        statement = select(UncountedKioskPress).where(
            col(UncountedKioskPress.company_id) == kiosk.company_id,
            col(UncountedKioskPress.kiosk_id) == kiosk.id,
            col(UncountedKioskPress.punch_id) == punch_id,
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def count_since(self, kiosk: Kiosk, since: datetime) -> int:
        statement = select(func.count(col(UncountedKioskPress.id))).where(
            col(UncountedKioskPress.company_id) == kiosk.company_id,
            col(UncountedKioskPress.kiosk_id) == kiosk.id,
            col(UncountedKioskPress.created_at) > since,
        )
        return (await self._uow.execute(statement)).scalar_one()

    async def delete_before(self, company_id: UUID, at: datetime) -> None:
        """Also those of tablets that were removed."""
        await self._uow.execute(
            delete(UncountedKioskPress).where(
                col(UncountedKioskPress.company_id) == company_id,
                col(UncountedKioskPress.created_at) < at,
            )
        )

    async def records_of(
        self, company_id: UUID, keys: Collection[tuple[UUID, UUID, date]]
    ) -> Sequence[AttendanceRecord]:
        """The days of these people and projects."""
        if not keys:
            return []
        record = AttendanceRecord
        statement = select(record).where(
            col(record.company_id) == company_id,
            is_any(col(record.owner_user_id), {owner for owner, _, _ in keys}),
            tuple_(col(record.owner_user_id), col(record.project_id), col(record.day)).in_(keys),
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def page(self, actor: Actor, since: datetime, paging: Paging) -> tuple[Sequence[Any], int]:
        statement = (
            select(
                UncountedKioskPress.id,
                UncountedKioskPress.project_id,
                UncountedKioskPress.owner_user_id,
                UncountedKioskPress.check_type,
                UncountedKioskPress.at,
                UncountedKioskPress.reason,
                Kiosk.name,
            )
            .join(Kiosk, col(Kiosk.id) == col(UncountedKioskPress.kiosk_id))
            .where(managed_by(actor, UncountedKioskPress), col(UncountedKioskPress.created_at) > since)
            .order_by(col(UncountedKioskPress.at).desc(), col(UncountedKioskPress.id))
        )
        return await fetch_page(self._uow, statement, paging)
