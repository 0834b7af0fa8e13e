from collections.abc import Collection
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select

from attendance.tables.absence import ApproverAbsence
from attendance.tables.request import AttendanceRequest, RequestStatus


class RemindingRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_waiting(
        self, company_id: UUID, request_id: UUID, *, lock: bool = False
    ) -> AttendanceRequest | None:
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id,
            col(AttendanceRequest.id) == request_id,
            col(AttendanceRequest.status) == RequestStatus.PENDING.value,
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def stand_ins_of(self, company_id: UUID, user_ids: Collection[UUID]) -> dict[UUID, UUID]:
        """Of those among them who are away now."""
        statement = select(ApproverAbsence.user_id, ApproverAbsence.stand_in_id).where(
            col(ApproverAbsence.company_id) == company_id,
            is_any(col(ApproverAbsence.user_id), user_ids),
            col(ApproverAbsence.starts_at) <= now(),
            col(ApproverAbsence.ends_at) > now(),
        )
        return {row.user_id: row.stand_in_id for row in await self._uow.rows(statement)}
