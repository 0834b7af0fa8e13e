from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select
from sqlalchemy import delete

from budget.tables.approval import ApprovalAbsence, ApprovalTurn
from budget.tables.request import BudgetRequest, Status


class TurnRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, turn: ApprovalTurn) -> ApprovalTurn:
        return self._uow.add(turn)

    async def of_request(self, request_id: UUID, *, lock: bool = False) -> Sequence[ApprovalTurn]:
        """Of a request that the caller may see, or that nobody sees: of no company in particular."""
        statement = (
            select(ApprovalTurn)
            .where(col(ApprovalTurn.request_id) == request_id)
            .order_by(col(ApprovalTurn.position))
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalars().all()

    async def delete_of_request(self, request_id: UUID) -> None:
        await self._uow.execute(delete(ApprovalTurn).where(col(ApprovalTurn.request_id) == request_id))

    async def asked(self, request_ids: Collection[UUID]) -> Sequence[Any]:
        """Of each request whom it waits for by name."""
        statement = select(ApprovalTurn.request_id, ApprovalTurn.user_id).where(
            is_any(col(ApprovalTurn.request_id), request_ids),
            col(ApprovalTurn.user_id).is_not(None),
            col(ApprovalTurn.asked_at).is_not(None),
            col(ApprovalTurn.answered_at).is_(None),
        )
        return await self._uow.rows(statement)

    async def stand_ins(self, company_id: UUID, user_ids: Collection[UUID]) -> dict[UUID, UUID]:
        """Of those who are away now."""
        statement = select(ApprovalAbsence.user_id, ApprovalAbsence.stand_in_id).where(
            col(ApprovalAbsence.company_id) == company_id,
            is_any(col(ApprovalAbsence.user_id), user_ids),
            col(ApprovalAbsence.starts_at) <= now(),
            col(ApprovalAbsence.ends_at) > now(),
        )
        return {row.user_id: row.stand_in_id for row in await self._uow.rows(statement)}

    async def waiting_request(self, request_id: UUID, *, lock: bool = False) -> BudgetRequest | None:
        """Whoever's it is: for what happens by itself."""
        statement = select(BudgetRequest).where(
            col(BudgetRequest.id) == request_id, col(BudgetRequest.status) == Status.SUBMITTED.value
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()
