from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from attendance.tables.request import AttendanceRequest


class NoticeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_request(self, company_id: UUID, request_id: UUID) -> AttendanceRequest | None:
        statement = select(AttendanceRequest).where(
            col(AttendanceRequest.company_id) == company_id, col(AttendanceRequest.id) == request_id
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()
