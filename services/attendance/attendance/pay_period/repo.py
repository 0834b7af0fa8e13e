from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import func

from attendance.tables.pay_period import PayPeriodChoice
from attendance.tables.sheet import PeriodSheet


class PayPeriodRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def choices_of(self, company_id: UUID) -> Sequence[PayPeriodChoice]:
        """Few: a company changes them every some years."""
        statement = select(PayPeriodChoice).where(col(PayPeriodChoice.company_id) == company_id)
        return (await self._uow.execute(statement.order_by(col(PayPeriodChoice.from_on)))).scalars().all()

    async def last_kept(self, company_id: UUID) -> date | None:
        """The last day of all that was ever signed or approved."""
        statement = select(func.max(col(PeriodSheet.last_day))).where(
            col(PeriodSheet.company_id) == company_id
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, choice: PayPeriodChoice) -> PayPeriodChoice:
        return self._uow.add(choice)
