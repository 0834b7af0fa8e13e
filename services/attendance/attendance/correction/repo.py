from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from attendance.tables.correction import Correction


class CorrectionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def count_of_its_day(self, correction: Correction) -> int:
        statement = select(func.count()).where(
            col(Correction.company_id) == correction.company_id,
            col(Correction.owner_user_id) == correction.owner_user_id,
            col(Correction.day) == correction.day,
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, correction: Correction) -> None:
        self._uow.insert(correction)
