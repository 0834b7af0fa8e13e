from collections import defaultdict
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, is_any_bound
from chassis.db.statements import col, select

from forms.tables.submission import SubmissionValue

_SOME = Prepared(
    select(SubmissionValue.submission_id, SubmissionValue.field_id, SubmissionValue.value).where(
        is_any_bound(col(SubmissionValue.submission_id), "submission_ids"),
        is_any_bound(col(SubmissionValue.field_id), "field_ids"),
        col(SubmissionValue.value).is_not(None),
    )
)


class FieldValuesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of(
        self, submission_ids: Sequence[UUID], field_ids: Sequence[UUID]
    ) -> dict[UUID, dict[UUID, Any]]:
        """What these fields say in each, and nothing else of them, in one go."""
        found = defaultdict[UUID, dict[UUID, Any]](dict)
        plan = _SOME.plan(submission_ids=[*submission_ids], field_ids=[*field_ids])
        for row in await self._uow.rows(plan):
            found[row.submission_id][row.field_id] = row.value
        return found
