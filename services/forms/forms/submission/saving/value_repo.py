"""What is entered in the fields of submissions."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import (
    ARRAY,
    CTE,
    Boolean,
    ColumnElement,
    DateTime,
    FromClause,
    Integer,
    Text,
    Uuid,
    bindparam,
    cast,
    column,
    func,
    literal_column,
    not_,
    update,
)
from sqlalchemy.dialects.postgresql import JSONB, Insert, insert

from forms.rights.sql import MARK
from forms.tables.file import SubmissionFile
from forms.tables.step_writer import StepWriter
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue

_SUBMISSION = bindparam("submission_id", type_=Uuid())
_SAVED_AT = bindparam("saved_at", type_=DateTime(timezone=True))
_VALUES = Prepared(
    select(
        SubmissionValue.field_id,
        SubmissionValue.value,
        SubmissionValue.revision,
        SubmissionValue.saved_by,
        SubmissionValue.saved_at,
    )
    .where(col(SubmissionValue.submission_id) == _SUBMISSION)
    # Else two answers about the same submission could differ.
    .order_by(col(SubmissionValue.field_id)),
    keeps_plan=True,
)


def _noting(submission_id: ColumnElement[UUID], *where: FromClause) -> CTE:
    """Who writes, at which step: in the statement that writes."""
    writers = (
        func.unnest(bindparam("writers", type_=ARRAY(Uuid())), bindparam("are_away", type_=ARRAY(Boolean())))
        .table_valued(column("user_id", Uuid()), column("is_away", Boolean()), name="writer")
        .render_derived()
    )
    rows = select(
        submission_id,
        bindparam("step_id", type_=Uuid()),
        bindparam("number", type_=Integer()),
        writers.c.user_id,
        writers.c.is_away,
    ).select_from(writers, *where)
    noting = insert(StepWriter).from_select(
        ["submission_id", "step_id", "number", "user_id", "is_away"], rows
    )
    return noting.on_conflict_do_nothing().returning(col(StepWriter.user_id)).cte("noted")


def _saving(submission_id: ColumnElement[UUID], company_id: ColumnElement[UUID], noted: CTE) -> Insert:
    """However many there are: a list of rows would be another statement for each number of them."""
    sent = (
        func.unnest(bindparam("field_ids", type_=ARRAY(Uuid())), bindparam("values", type_=ARRAY(Text())))
        .table_valued(column("field_id", Uuid()), column("value", Text()), name="sent")
        .render_derived()
    )
    rows = select(
        submission_id,
        sent.c.field_id,
        company_id,
        cast(sent.c.value, JSONB()),
        literal_column("1", Integer()),
        bindparam("saved_by", type_=Uuid()),
        _SAVED_AT,
    )
    names = ["submission_id", "field_id", "company_id", "value", "revision", "saved_by", "saved_at"]
    saving = insert(SubmissionValue).from_select(names, rows, include_defaults=False)
    return saving.add_cte(noted).on_conflict_do_update(
        index_elements=[col(SubmissionValue.submission_id), col(SubmissionValue.field_id)],
        set_={
            "company_id": saving.excluded.company_id,
            "value": saving.excluded.value,
            "revision": col(SubmissionValue.revision) + 1,
            "saved_by": saving.excluded.saved_by,
            "saved_at": saving.excluded.saved_at,
        },
    )


_COMPANY = select(Submission.company_id).where(col(Submission.id) == _SUBMISSION).scalar_subquery()
_SAVE = Prepared(
    _saving(_SUBMISSION, _COMPANY, _noting(_SUBMISSION)).returning(
        col(SubmissionValue.field_id), col(SubmissionValue.revision)
    )
)
_UNCHANGED = (
    update(Submission)
    .where(col(Submission.id) == _SUBMISSION, bindparam("mark", type_=Text()) == MARK)
    .values(updated_at=_SAVED_AT)
    .returning(col(Submission.id), col(Submission.company_id))
    .cte("unchanged")
)
# Changed by somebody else, or gone: then the values are of no submission, which no value may be.
_SAVE_UNLESS_CHANGED = Prepared(
    _saving(
        select(_UNCHANGED.c.id).scalar_subquery(),
        select(_UNCHANGED.c.company_id).scalar_subquery(),
        _noting(_UNCHANGED.c.id, _UNCHANGED),
    )
)


@dataclass(frozen=True)
class Writing:
    """Whose entries these are, at which step."""

    step_id: UUID
    number: int
    """Of the transition that comes next."""
    people: frozenset[UUID]
    """Who enters them, and whose files they are."""
    away: UUID | None
    """Whom they stand in for."""


class ValueRepo:
    def __init__(self, uow: UnitOfWork, submission_id: UUID) -> None:
        self._uow = uow
        self._submission_id = submission_id

    async def all(self) -> Sequence[Any]:
        return await self._uow.rows(_VALUES.plan(submission_id=self._submission_id))

    async def save(
        self, values: Mapping[UUID, Any], by: UUID, writing: Writing | None = None
    ) -> Mapping[UUID, int]:
        """The new revisions. Without `writing` nobody has entered them: a way back empties them, or they are
        what was pressed with."""
        if not values:
            return {}
        saved = await self._uow.rows(_SAVE.plan(**self._sent(values, by, writing)))
        return {row.field_id: row.revision for row in saved}

    def save_unless_changed(self, mark: str, values: Mapping[UUID, Any], by: UUID, writing: Writing) -> None:
        """With the unit's commit, which breaks a constraint where the submission has another mark by then."""
        self._uow.finish_with(_SAVE_UNLESS_CHANGED.plan(mark=mark, **self._sent(values, by, writing)))

    def _sent(self, values: Mapping[UUID, Any], by: UUID, writing: Writing | None) -> dict[str, Any]:
        # In one order everywhere, so that two who save at once never wait for each other.
        field_ids = sorted(values)
        return {
            "submission_id": self._submission_id,
            "field_ids": field_ids,
            "values": [_json(values[field_id]) for field_id in field_ids],
            "saved_by": by,
            "saved_at": now(),
            **_noted(writing),
        }

    async def typed(self, step_id: UUID, since: int) -> set[UUID]:
        """Who entered something at that step when that transition was to come next, or a later one. Not in
        whose place: they did not."""
        found = await self._uow.execute(
            select(StepWriter.user_id).where(
                col(StepWriter.submission_id) == self._submission_id,
                col(StepWriter.step_id) == step_id,
                col(StepWriter.number) >= since,
                not_(col(StepWriter.is_away)),
            )
        )
        return set(found.scalars())

    async def writers(self) -> set[tuple[UUID, UUID]]:
        """At which step, and who, or in whose place."""
        found = await self._uow.execute(
            select(StepWriter.step_id, StepWriter.user_id).where(
                col(StepWriter.submission_id) == self._submission_id
            )
        )
        return {(step_id, user_id) for step_id, user_id in found}

    async def authors(self) -> set[tuple[UUID, UUID]]:
        """Of what stands in a field now, and of its files: all that releases before `step_writer` knew."""
        saved = select(SubmissionValue.field_id, SubmissionValue.saved_by).where(
            col(SubmissionValue.submission_id) == self._submission_id, col(SubmissionValue.value).is_not(None)
        )
        uploaded = select(SubmissionFile.field_id, SubmissionFile.uploaded_by).where(
            col(SubmissionFile.submission_id) == self._submission_id, col(SubmissionFile.is_used)
        )
        return {(field_id, user_id) for field_id, user_id in await self._uow.execute(saved.union(uploaded))}

    async def bytes_beside(self, field_ids: Collection[UUID]) -> int:
        """How much is kept of other fields."""
        size = func.octet_length(cast(col(SubmissionValue.value), Text()))
        (row,) = await self._uow.rows(
            select(func.coalesce(func.sum(size), 0).label("bytes")).where(
                col(SubmissionValue.submission_id) == self._submission_id,
                col(SubmissionValue.field_id).not_in(field_ids),
            )
        )
        return int(row.bytes)

    async def paper_marks(self) -> tuple[int, int]:
        """How many values there are and how often they changed: grows with every change."""
        kept, changes = func.count(), func.coalesce(func.sum(col(SubmissionValue.revision)), 0)
        (row,) = await self._uow.rows(
            select(kept.label("kept"), changes.label("changes")).where(
                col(SubmissionValue.submission_id) == self._submission_id
            )
        )
        return int(row.kept), int(row.changes)


def _noted(writing: Writing | None) -> dict[str, Any]:
    away = [writing.away] if writing and writing.away else []
    people = sorted(writing.people) if writing else []
    return {
        "step_id": writing and writing.step_id,
        "number": writing and writing.number,
        "writers": [*people, *away],
        "are_away": [False] * len(people) + [True] * len(away),
    }


def _json(value: Any) -> str | None:
    return None if value is None else json.dumps(value)
