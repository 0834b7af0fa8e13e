from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, is_any_bound
from chassis.db.statements import col, select
from sqlalchemy import DateTime, Integer, Text, Uuid, bindparam, cast, func, literal_column, tuple_

from forms.rights.reader import Reader
from forms.submission.by_fields.sql import Shape
from forms.submission.listing.hot import filled_in, filters_one_by_one, shapes_of
from forms.submission.listing.schemas import SubmissionQuery
from forms.submission.listing.sql import BRIEF
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue


@dataclass(frozen=True, slots=True)
class After:
    """What was read last: when that was created never changes."""

    created_at: datetime
    submission_id: UUID


BEGINNING = After(datetime.min.replace(tzinfo=UTC), UUID(int=0))
_PLACE = tuple_(col(Submission.created_at), col(Submission.id))
_AFTER = tuple_(
    bindparam("after_created_at", type_=DateTime(timezone=True)), bindparam("after_id", type_=Uuid())
)


@dataclass(frozen=True)
class _Statements:
    versions: Prepared
    counted: Prepared
    batch: Prepared


@lru_cache(maxsize=50)
def _of_those_that_say(shapes: tuple[Shape, ...], searches_entries: bool) -> _Statements:
    asked = filters_one_by_one(shapes, searches_entries)
    version = col(Submission.template_version)
    one = select(literal_column("1", Integer())).select_from(Submission).where(*asked)
    batch = select(*BRIEF, col(Submission.last_situation)).where(*asked, _PLACE > _AFTER)
    return _Statements(
        Prepared(select(version).where(*asked).distinct().order_by(version.desc())),
        Prepared(select(func.count()).select_from(one.limit(bindparam("most")).subquery())),
        Prepared(batch.order_by(col(Submission.created_at), col(Submission.id)).limit(bindparam("most"))),
    )


def _statements(wanted: SubmissionQuery) -> _Statements:
    return _of_those_that_say(shapes_of(wanted), wanted.searches_entries)


_VALUES = Prepared(
    select(SubmissionValue.submission_id, SubmissionValue.field_id, SubmissionValue.value).where(
        is_any_bound(col(SubmissionValue.submission_id), "submission_ids"),
        col(SubmissionValue.value).is_not(None),
    )
)

_VALUE = cast(col(SubmissionValue.value), Text())
_SIZES = Prepared(
    select(
        SubmissionValue.submission_id,
        cast(func.sum(func.octet_length(_VALUE)), Integer()).label("bytes"),
    )
    .where(is_any_bound(col(SubmissionValue.submission_id), "submission_ids"))
    .group_by(col(SubmissionValue.submission_id))
)
_MOST_BYTES = 2_000_000
"""Of values that are in memory at once: as objects they take ten times as much."""


class ExportRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def are_more_than(self, most: int, reader: Reader, wanted: SubmissionQuery) -> bool:
        return await self.count(most + 1, reader, wanted) > most

    async def count(self, most: int, reader: Reader, wanted: SubmissionQuery) -> int:
        """Up to so many."""
        return await self._uow.count(_statements(wanted).counted.plan(**filled_in(reader, wanted), most=most))

    async def versions(self, reader: Reader, wanted: SubmissionQuery) -> Sequence[int]:
        """Of their form, the newest first."""
        found = await self._uow.rows(_statements(wanted).versions.plan(**filled_in(reader, wanted)))
        return [row.template_version for row in found]

    async def batch(self, reader: Reader, wanted: SubmissionQuery, after: After, most: int) -> Sequence[Any]:
        place = {"after_created_at": after.created_at, "after_id": after.submission_id}
        return await self._uow.rows(
            _statements(wanted).batch.plan(**filled_in(reader, wanted), **place, most=most)
        )

    async def portions(self, submission_ids: Sequence[UUID], most: int) -> list[list[UUID]]:
        """In their order, so many together as memory has room for what is entered in them: one may hold as
        much as a thousand others."""
        found = await self._uow.rows(_SIZES.plan(submission_ids=[*submission_ids]))
        sizes = {row.submission_id: row.bytes or 0 for row in found}
        portions, held = list[list[UUID]](), 0
        for each in submission_ids:
            size = sizes.get(each, 0)
            if not portions or len(portions[-1]) >= most or held + size > _MOST_BYTES:
                portions.append([])
                held = 0
            portions[-1].append(each)
            held += size
        return portions

    async def entered(self, submission_ids: Sequence[UUID]) -> dict[UUID, dict[str, Any]]:
        """By submission and field."""
        values = defaultdict[UUID, dict[str, Any]](dict)
        for row in await self._uow.rows(_VALUES.plan(submission_ids=[*submission_ids])):
            values[row.submission_id][str(row.field_id)] = row.value
        return values
