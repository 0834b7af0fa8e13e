"""What somebody pressed last, with what stood in the form then."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import or_
from sqlalchemy.orm import defer

from forms.tables.submission import WITHDRAWN, Attempt, StepRecord, Submission


async def last_press(
    uow: UnitOfWork, submission_id: UUID, actor_id: UUID
) -> tuple[Attempt, StepRecord | None] | None:
    """Without a record: a press that counts with others. The record is read without what was pressed with,
    which the attempt has. What was taken back by pressing something else, and
    what the runner did not take, is none."""
    found = await uow.execute(
        select(Attempt, StepRecord)
        .options(defer(cast("Any", StepRecord.values), raiseload=True))
        .outerjoin(StepRecord, col(StepRecord.attempt_id) == col(Attempt.id))
        .where(
            col(Attempt.submission_id) == submission_id,
            col(Attempt.actor_id) == actor_id,
            or_(col(StepRecord.id).is_not(None), col(Attempt.counts_for) > WITHDRAWN),
        )
        .order_by(col(Attempt.created_at).desc(), col(Attempt.id).desc())
        .limit(1)
    )
    row = found.first()
    return None if row is None else (row[0], row[1])


async def entries_begun(uow: UnitOfWork, submission_id: UUID, actor_id: UUID, since: datetime) -> set[str]:
    """By them, in its sub-forms. The caller reads the submission."""
    found = await uow.execute(
        select(Submission.id).where(
            col(Submission.parent_submission_id) == submission_id,
            col(Submission.submitter_id) == actor_id,
            col(Submission.created_at) > since,
        )
    )
    return set(map(str, found.scalars()))


async def values_of(uow: UnitOfWork, record_id: UUID) -> Mapping[str, Any]:
    found = await uow.execute(select(StepRecord.values).where(col(StepRecord.id) == record_id))
    return found.scalar_one()
