"""What is entered in the fields of submissions."""

import json
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import ARRAY, DateTime, Integer, Text, Uuid, bindparam, cast, column, func, literal_column
from sqlalchemy.dialects.postgresql import JSONB, insert

from forms.tables.submission import SubmissionValue

_VALUES = Prepared(
    select(
        SubmissionValue.field_id,
        SubmissionValue.value,
        SubmissionValue.revision,
        SubmissionValue.saved_by,
        SubmissionValue.saved_at,
    )
    .where(col(SubmissionValue.submission_id) == bindparam("submission_id"))
    # Else two answers about the same submission could differ.
    .order_by(col(SubmissionValue.field_id)),
    keeps_plan=True,
)


def _save_values() -> Prepared:
    """However many there are: a list of rows would be another statement for each number of them."""
    sent = (
        func.unnest(bindparam("field_ids", type_=ARRAY(Uuid())), bindparam("values", type_=ARRAY(Text())))
        .table_valued(column("field_id", Uuid()), column("value", Text()), name="sent")
        .render_derived()
    )
    rows = select(
        bindparam("submission_id", type_=Uuid()),
        sent.c.field_id,
        cast(sent.c.value, JSONB()),
        literal_column("1", Integer()),
        bindparam("saved_by", type_=Uuid()),
        bindparam("saved_at", type_=DateTime(timezone=True)),
    )
    names = ["submission_id", "field_id", "value", "revision", "saved_by", "saved_at"]
    saving = insert(SubmissionValue).from_select(names, rows, include_defaults=False)
    return Prepared(
        saving.on_conflict_do_update(
            index_elements=[col(SubmissionValue.submission_id), col(SubmissionValue.field_id)],
            set_={
                "value": saving.excluded.value,
                "revision": col(SubmissionValue.revision) + 1,
                "saved_by": saving.excluded.saved_by,
                "saved_at": saving.excluded.saved_at,
            },
            where=col(SubmissionValue.value).is_distinct_from(saving.excluded.value),
        ).returning(col(SubmissionValue.field_id), col(SubmissionValue.revision))
    )


_SAVE_VALUES = _save_values()


class ValueRepo:
    def __init__(self, uow: UnitOfWork, submission_id: UUID) -> None:
        self._uow = uow
        self._submission_id = submission_id

    async def all(self) -> Sequence[Any]:
        return await self._uow.rows(_VALUES.plan(submission_id=self._submission_id))

    async def save(self, values: Mapping[UUID, Any], by: UUID) -> Mapping[UUID, int]:
        """The new revisions of those that are another value than before."""
        if not values:
            return {}
        # In one order everywhere, so that two who save at once never wait for each other.
        field_ids = sorted(values)
        saved = await self._uow.rows(
            _SAVE_VALUES.plan(
                submission_id=self._submission_id,
                field_ids=field_ids,
                values=[_json(values[field_id]) for field_id in field_ids],
                saved_by=by,
                saved_at=now(),
            )
        )
        return {row.field_id: row.revision for row in saved}

    async def paper_marks(self) -> tuple[int, int]:
        """How many values there are and how often they changed: grows with every change."""
        kept, changes = func.count(), func.coalesce(func.sum(col(SubmissionValue.revision)), 0)
        (row,) = await self._uow.rows(
            select(kept.label("kept"), changes.label("changes")).where(
                col(SubmissionValue.submission_id) == self._submission_id
            )
        )
        return int(row.kept), int(row.changes)


def _json(value: Any) -> str | None:
    return None if value is None else json.dumps(value)
