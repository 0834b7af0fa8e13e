from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from attendance.tables.correction import Correction


class CorrectionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def count_of_its_day(self, correction: Correction) -> int:
        """Those of people, or of the company's rule, as it is one of theirs: neither takes the other's."""
        is_of_people = col(Correction.closing).is_(None)
        statement = select(func.count()).where(
            col(Correction.company_id) == correction.company_id,
            col(Correction.owner_user_id) == correction.owner_user_id,
            col(Correction.day) == correction.day,
            is_of_people if correction.closing is None else ~is_of_people,
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, correction: Correction) -> None:
        self._uow.insert(correction)
