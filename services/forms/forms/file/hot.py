"""Hot: the files of a submission that is shown, at the price `bench/bench_submission.py` measures."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import Uuid, bindparam

from forms.tables.file import SubmissionFile

_COLUMNS: tuple[Any, ...] = tuple(SubmissionFile.__table__.columns)
_OF_SUBMISSION = Prepared(
    select(*_COLUMNS)
    .where(col(SubmissionFile.submission_id) == bindparam("submission_id", type_=Uuid()))
    .order_by(col(SubmissionFile.id)),
    keeps_plan=True,
)


async def look_at_all(uow: UnitOfWork, submission_id: UUID) -> Sequence[SubmissionFile]:
    """Nobody keeps an eye on them: what is changed in them is not written."""
    rows = await uow.rows(_OF_SUBMISSION.plan(submission_id=submission_id))
    return [SubmissionFile(**dict(row.items())) for row in rows]
