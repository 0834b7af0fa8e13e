from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import bindparam, func

from forms.rights.reader import Reader
from forms.rights.sql import is_visible
from forms.tables.submission import Submission, SubmissionState

_SUBMITTED = (
    col(Submission.template_id) == bindparam("template_id"),
    col(Submission.state) != SubmissionState.DRAFT.value,
    is_visible(),
)
_IN_PROGRESS = col(Submission.state) == SubmissionState.ONGOING.value
_FOUND = (
    select(
        Submission.id,
        Submission.reference_number,
        Submission.template_version,
        Submission.state,
        Submission.current_step_id,
        Submission.open_parts,
        Submission.version,
        Submission.last_situation,
    )
    .where(*_SUBMITTED)
    .order_by(col(Submission.created_at).desc(), col(Submission.id))
    .limit(bindparam("most"))
)
_NEWEST = Prepared(_FOUND)
_NEWEST_IN_PROGRESS = Prepared(_FOUND.where(_IN_PROGRESS))
_COUNTED = Prepared(select(func.count(col(Submission.id))).where(*_SUBMITTED, _IN_PROGRESS))


class RehearsalRepo:
    def __init__(self, uow: UnitOfWork, reader: Reader, template_id: UUID) -> None:
        self._uow = uow
        self._bound = {**reader.binds, "template_id": template_id}

    async def submissions(self, newest: int, in_progress: int) -> Sequence[Any]:
        """That were submitted: the newest, and whatever else is in progress; the newest first."""
        found = [
            *await self._uow.rows(_NEWEST.plan(**self._bound, most=newest)),
            *await self._uow.rows(_NEWEST_IN_PROGRESS.plan(**self._bound, most=in_progress)),
        ]
        return [*{row.id: row for row in found}.values()]

    async def count_in_progress(self) -> int:
        return await self._uow.count(_COUNTED.plan(**self._bound))
