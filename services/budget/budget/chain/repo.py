from datetime import datetime
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, seen_by, select
from sqlalchemy import delete, or_

from budget.tables.approval import ApprovalAbsence, ApprovalChain


class ChainRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, project_id: UUID, *, lock: bool = False) -> ApprovalChain | None:
        statement = select(ApprovalChain).where(
            seen_by(actor, ApprovalChain), col(ApprovalChain.project_id) == project_id
        )
        if lock:
            await self._uow.lock(f"budget.chain:{project_id}")
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    def add(self, chain: ApprovalChain) -> ApprovalChain:
        return self._uow.add(chain)

    async def absence(self, actor: Actor, *, lock: bool = False) -> ApprovalAbsence | None:
        """The actor's own."""
        statement = select(ApprovalAbsence).where(
            col(ApprovalAbsence.company_id) == actor.company_id,
            col(ApprovalAbsence.user_id) == actor.user_id,
        )
        if lock:
            await self._uow.lock(f"budget.absence:{actor.company_id}:{actor.user_id}")
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    def add_absence(self, absence: ApprovalAbsence) -> ApprovalAbsence:
        return self._uow.add(absence)

    async def delete_absence(self, absence: ApprovalAbsence) -> None:
        await self._uow.delete(absence)

    async def delete_absences_with(self, company_id: UUID, user_id: UUID, until: datetime) -> None:
        """In which they are away or stand in, as far as they were said by then."""
        await self._uow.execute(
            delete(ApprovalAbsence).where(
                col(ApprovalAbsence.company_id) == company_id,
                col(ApprovalAbsence.created_at) <= until,
                or_(col(ApprovalAbsence.user_id) == user_id, col(ApprovalAbsence.stand_in_id) == user_id),
            )
        )
