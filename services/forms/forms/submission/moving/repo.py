from typing import Any, cast
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import exists, or_, update
from sqlalchemy.orm import defer

from forms.tables.submission import WITHDRAWN, Attempt, StepRecord

_BARE = defer(cast("Any", StepRecord.values), raiseload=True)


class MovingRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def record_of_number(self, submission_id: UUID, number: int) -> StepRecord | None:
        found = await self._uow.execute(
            select(StepRecord)
            .options(_BARE)
            .where(col(StepRecord.submission_id) == submission_id, col(StepRecord.number) == number)
        )
        return found.scalar_one_or_none()

    async def press_nobody_followed(self, submission_id: UUID, number: int) -> StepRecord | None:
        """The press of that number, unless somebody pressed since: also one that waits for others, or that
        the runner has not heard of yet."""
        pressed_since = (
            exists()
            .where(
                col(Attempt.submission_id) == submission_id,
                col(Attempt.number) == number + 1,
                or_(col(Attempt.counts_for).is_(None), col(Attempt.counts_for) > WITHDRAWN),
            )
            .correlate()
        )
        found = await self._uow.execute(
            select(StepRecord)
            .options(_BARE)
            .where(
                col(StepRecord.submission_id) == submission_id,
                col(StepRecord.number) == number,
                col(StepRecord.move) == "",
                ~pressed_since,
            )
        )
        return found.scalar_one_or_none()

    async def revoke(self, record_id: UUID, *, by: int) -> None:
        await self._uow.execute(
            update(StepRecord).where(col(StepRecord.id) == record_id).values(revoked_by=by)
        )

    async def steps_been_at(self, submission_id: UUID) -> set[UUID]:
        found = await self._uow.execute(
            select(StepRecord.step_id).where(col(StepRecord.submission_id) == submission_id).distinct()
        )
        return set(found.scalars())
