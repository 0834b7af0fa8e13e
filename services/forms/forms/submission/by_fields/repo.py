from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, is_any_bound
from chassis.db.statements import col, select
from sqlalchemy import Text, Uuid, bindparam, case, cast, func

from forms.tables.submission_value import SubmissionValue

_MOST_BYTES = 16_000
"""Of a value that is read with a page of others."""
_IS_SMALL = func.octet_length(cast(col(SubmissionValue.value), Text())) <= _MOST_BYTES
_SOME = Prepared(
    select(
        SubmissionValue.submission_id,
        SubmissionValue.field_id,
        case((_IS_SMALL, col(SubmissionValue.value))).label("small"),
    ).where(
        is_any_bound(col(SubmissionValue.submission_id), "submission_ids"),
        is_any_bound(col(SubmissionValue.field_id), "field_ids"),
        col(SubmissionValue.value).is_not(None),
    )
)
_ONE = Prepared(
    select(SubmissionValue.value).where(
        col(SubmissionValue.submission_id) == bindparam("submission_id", type_=Uuid()),
        col(SubmissionValue.field_id) == bindparam("field_id", type_=Uuid()),
    )
)


class FoundValues(NamedTuple):
    small: dict[UUID, dict[UUID, Any]]
    large: dict[UUID, set[UUID]]
    """Of which submission and fields: read one by one, they are never in memory together."""


class FieldValuesRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def of(self, submission_ids: Sequence[UUID], field_ids: Sequence[UUID]) -> FoundValues:
        """What these fields say in each, and nothing else of them, in one go."""
        found = FoundValues(defaultdict(dict), defaultdict(set))
        plan = _SOME.plan(submission_ids=[*submission_ids], field_ids=[*field_ids])
        for row in await self._uow.rows(plan):
            if row.small is None:
                found.large[row.submission_id].add(row.field_id)
            else:
                found.small[row.submission_id][row.field_id] = row.small
        return found

    async def one(self, submission_id: UUID, field_id: UUID) -> Any:
        rows = await self._uow.rows(_ONE.plan(submission_id=submission_id, field_id=field_id))
        return rows[0].value if rows else None
