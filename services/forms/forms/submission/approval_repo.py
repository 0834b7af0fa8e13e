"""Presses that wait for others: attempts that count for a transition which is not theirs."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, select
from sqlalchemy import ColumnElement, func, or_, update
from sqlalchemy.orm import defer

from forms.tables.submission import REFUSED, WITHDRAWN, Attempt


class ApprovalRepo:
    def __init__(self, uow: UnitOfWork, submission_id: UUID) -> None:
        self._uow = uow
        self._of_submission = col(Attempt.submission_id) == submission_id

    async def all(self) -> Sequence[Attempt]:
        """Of every transition, the oldest first; without what they were made with."""
        return await self._find(col(Attempt.counts_for) > WITHDRAWN)

    async def of_transition(self, number: int) -> Sequence[Attempt]:
        return await self._find(col(Attempt.counts_for) == number)

    async def _find(self, which: ColumnElement[bool]) -> Sequence[Attempt]:
        found = await self._uow.execute(
            select(Attempt)
            .options(defer(cast("Any", Attempt.values), raiseload=True))
            .where(self._of_submission, which)
            .order_by(col(Attempt.created_at), col(Attempt.id))
        )
        return found.scalars().all()

    async def for_whom(self, number: int) -> dict[UUID, UUID]:
        """Of those who pressed for this transition in somebody's place, in whose."""
        found = await self._uow.execute(
            select(Attempt.actor_id, Attempt.acted_for_id).where(
                self._of_submission, col(Attempt.number) == number, col(Attempt.acted_for_id).is_not(None)
            )
        )
        return {actor_id: away for actor_id, away in found if away is not None}

    async def count_in_vain(self, number: int | None) -> int:
        """Presses for this transition that the runner may be told of and that are not written down: taken
        back, or made by nobody before somebody entered something."""
        is_in_vain = or_(col(Attempt.counts_for) == WITHDRAWN, col(Attempt.overdue_since).is_not(None))
        found = await self._uow.execute(
            select(func.count()).where(self._of_submission, col(Attempt.number) == number, is_in_vain)
        )
        return found.scalar_one()

    async def withdraw(self, number: int, acting: Collection[UUID], *, step_id: UUID, but_of: UUID) -> None:
        """Other buttons of the step that they pressed for this transition, those among them that the runner
        has not heard of yet; who stands in and who is away are one. The same twice is no change of mind."""
        of_this = or_(col(Attempt.counts_for) == number, col(Attempt.number) == number)
        await self._uow.execute(
            update(Attempt)
            .where(
                self._of_submission,
                of_this,
                or_(is_any(col(Attempt.actor_id), [*acting]), is_any(col(Attempt.acted_for_id), [*acting])),
                col(Attempt.step_id) == step_id,
                col(Attempt.action_id) != but_of,
            )
            .values(counts_for=WITHDRAWN)
            .execution_options(synchronize_session=False)
        )

    async def refuse(self, attempt_id: UUID) -> None:
        """Unless it was taken back meanwhile."""
        await self._uow.execute(
            update(Attempt)
            .where(col(Attempt.id) == attempt_id, col(Attempt.counts_for).is_(None))
            .values(counts_for=REFUSED)
            .execution_options(synchronize_session=False)
        )

    async def withdraw_all_of(self, number: int, actor_ids: Collection[UUID]) -> None:
        """What these pressed for this transition with others."""
        await self._uow.execute(
            update(Attempt)
            .where(
                self._of_submission,
                col(Attempt.counts_for) == number,
                is_any(col(Attempt.actor_id), [*actor_ids]),
            )
            .values(counts_for=WITHDRAWN)
            .execution_options(synchronize_session=False)
        )

    async def newest_at(self) -> datetime | None:
        found = await self._uow.execute(
            select(func.max(col(Attempt.created_at))).where(
                self._of_submission, col(Attempt.counts_for) >= WITHDRAWN
            )
        )
        return found.scalar_one()
