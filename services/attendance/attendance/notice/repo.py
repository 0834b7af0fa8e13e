from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from sqlalchemy import delete

from attendance.tables.held_notice import HeldNotice
from attendance.tables.request import AttendanceRequest


class NoticeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_request(self, company_id: UUID, request_id: UUID) -> AttendanceRequest | None:
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id, col(AttendanceRequest.id) == request_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def due(self, until: datetime, after: UUID, limit: int) -> Sequence[HeldNotice]:
        """Of all companies."""
        statement = select(HeldNotice).where(col(HeldNotice.retry_at) <= until, col(HeldNotice.id) > after)
        return (await self._uow.execute(statement.order_by(col(HeldNotice.id)).limit(limit))).scalars().all()

    async def hold(self, notices: Sequence[HeldNotice]) -> None:
        """In place of what was held under the same ids before."""
        await self.let_go(each.id for each in notices)
        for each in notices:
            self._uow.insert(each)

    async def let_go(self, ids: Any) -> None:
        await self._uow.execute(delete(HeldNotice).where(is_any(col(HeldNotice.id), ids)))
