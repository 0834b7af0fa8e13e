from collections.abc import Collection, Mapping, Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import delete, tuple_

from attendance.tables.payroll import PayrollNumber


class NumberRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of_company(self, company_id: UUID) -> Sequence[PayrollNumber]:
        """As many as people were ever paid; those who left keep theirs for the files of their days."""
        statement = select(PayrollNumber).where(col(PayrollNumber.company_id) == company_id)
        return (await self._uow.execute(statement.order_by(col(PayrollNumber.user_id)))).scalars().all()

    async def of_people(self, company_id: UUID, user_ids: Collection[UUID]) -> Mapping[UUID, str]:
        statement = select(PayrollNumber).where(
            col(PayrollNumber.company_id) == company_id, col(PayrollNumber.user_id).in_(user_ids)
        )
        found = (await self._uow.execute(statement)).scalars().all()
        return {each.user_id: each.number for each in found}

    async def holders(self, company_id: UUID, numbers: Collection[str]) -> Mapping[str, UUID]:
        statement = select(PayrollNumber).where(
            col(PayrollNumber.company_id) == company_id, col(PayrollNumber.number).in_(numbers)
        )
        found = (await self._uow.execute(statement)).scalars().all()
        return {each.number: each.user_id for each in found}

    async def replace(self, company_id: UUID, seen: Mapping[UUID, str], numbers: Mapping[UUID, str]) -> None:
        """Those that were seen away first: two people may change theirs with each other. What somebody else
        wrote since stays, and the new one collides with it."""
        old = [(user_id, seen[user_id]) for user_id in numbers if user_id in seen]
        if old:
            await self._uow.execute(
                delete(PayrollNumber).where(
                    col(PayrollNumber.company_id) == company_id,
                    tuple_(col(PayrollNumber.user_id), col(PayrollNumber.number)).in_(old),
                )
            )
        for user_id, number in numbers.items():
            if number:
                self._uow.add(PayrollNumber(company_id=company_id, user_id=user_id, number=number))
        await self._uow.flush()
