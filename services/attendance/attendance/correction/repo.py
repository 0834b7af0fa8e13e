from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from attendance.tables.correction import Correction


class CorrectionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def count_of_day(self, company_id: UUID, owner: UUID, day: date, *, by_rule: bool) -> int:
        """Those of people, or of the company's rule: neither takes the other's."""
        is_of_people = col(Correction.closing).is_(None)
        statement = select(func.count()).where(
            col(Correction.company_id) == company_id,
            col(Correction.owner_user_id) == owner,
            col(Correction.day) == day,
            ~is_of_people if by_rule else is_of_people,
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, correction: Correction) -> None:
        self._uow.insert(correction)
