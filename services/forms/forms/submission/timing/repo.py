from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import (
    CTE,
    ColumnElement,
    DateTime,
    Text,
    Uuid,
    and_,
    case,
    column,
    extract,
    false,
    func,
    literal_column,
    not_,
    or_,
    true,
)
from sqlalchemy.dialects.postgresql import aggregate_order_by

from forms.rights.reader import Reader
from forms.rights.sql import is_visible
from forms.tables.submission import Move, StepRecord, Submission, SubmissionState

_HALF_AND_MOST: ColumnElement[Any] = literal_column("array[0.5, 0.9]::float8[]")

_PART = (
    func.jsonb_to_recordset(col(Submission.open_parts))
    .table_valued(
        column("stepId", Uuid()),
        column("stepName", Text()),
        column("dueAt", DateTime(timezone=True)),
        name="part",
    )
    .render_derived(with_types=True)
    .lateral()
)


class TimeRepo:
    """What somebody may read of one template; of what was begun `since` and submitted the `most` newest."""

    def __init__(
        self, uow: UnitOfWork, reader: Reader, template_id: UUID, since: datetime, most: int
    ) -> None:
        self._uow = uow
        self._binds = reader.binds
        self._is_of_template = and_(col(Submission.template_id) == template_id, is_visible())
        self._begun = _begun(self._is_of_template, since, most)

    async def whole(self) -> Any:
        begun = self._begun
        is_closed = begun.c.closed_at.is_not(None) & (begun.c.last_move != Move.VOIDED.value)
        took = _seconds(begun.c.closed_at - begun.c.submitted_at)
        found = await self._uow.execute(
            select(
                func.count().label("submitted"),
                func.count().filter(is_closed).label("closed"),
                _within(took).filter(is_closed).label("within"),
            ),
            self._binds,
        )
        return found.one()

    async def steps(self) -> Sequence[Any]:
        """A submission is at a step from the transition before on, at its first from when it was begun; steps
        that are open at once all from the transition that opened them, also where one of them was taken back
        beside the others."""
        begun = self._begun
        still_open = col(StepRecord.open_step_ids)
        open_before = func.lag(still_open).over(
            partition_by=col(StepRecord.submission_id), order_by=col(StepRecord.number)
        )
        is_part_of = still_open.op("<@", is_comparison=True)
        has_part = still_open.op("@>", is_comparison=True)
        none: ColumnElement[Any] = literal_column("'{}'")
        # One of them was pressed, or taken back beside those that were left.
        stays = or_(
            and_(still_open != none, col(StepRecord.move) == "", is_part_of(open_before)),
            and_(open_before != none, col(StepRecord.move) == Move.RECALLED.value, has_part(open_before)),
        )
        records = (
            select(
                StepRecord.submission_id,
                StepRecord.step_id,
                StepRecord.step_name,
                StepRecord.number,
                StepRecord.action_id,
                StepRecord.at,
                begun.c.created_at,
                case((not_(func.coalesce(stays, false())), col(StepRecord.at))).label("entered_at"),
            )
            .join(begun, begun.c.id == col(StepRecord.submission_id))
            .subquery("record")
        )
        entered_before = func.max(records.c.entered_at).over(
            partition_by=records.c.submission_id, order_by=records.c.number, rows=(None, -1)
        )
        took = select(
            records.c.step_id,
            records.c.step_name,
            records.c.number,
            records.c.action_id,
            records.c.at,
            _seconds(records.c.at - func.coalesce(entered_before, records.c.created_at)).label("seconds"),
        ).subquery("took")
        found = await self._uow.execute(
            select(
                took.c.step_id,
                func.array_agg(aggregate_order_by(took.c.step_name, took.c.at.desc()))[1].label("name"),
                func.avg(took.c.number).label("place"),
                func.count().label("submitted"),
                _within(took.c.seconds).label("within"),
            )
            # What was voided or reopened there was pressed by nobody.
            .where(took.c.action_id.is_not(None))
            .group_by(took.c.step_id),
            self._binds,
        )
        return found.all()

    async def waiting(self, at: datetime) -> Sequence[Any]:
        """At each of its steps that are open."""
        step_id = func.coalesce(_PART.c.stepId, col(Submission.current_step_id))
        due_at = case((_PART.c.stepId.is_(None), col(Submission.due_at)), else_=_PART.c.dueAt)
        oldest = aggregate_order_by(col(Submission.id), col(Submission.step_entered_at))
        number = aggregate_order_by(col(Submission.reference_number), col(Submission.step_entered_at))
        found = await self._uow.execute(
            select(
                step_id.label("step_id"),
                func.max(func.coalesce(_PART.c.stepName, col(Submission.current_step_name))).label("name"),
                # It waits for the transition after those.
                (func.avg(col(Submission.transitions)) + 1).label("place"),
                func.count().label("waiting"),
                func.count().filter(due_at < at).label("overdue"),
                func.min(col(Submission.step_entered_at)).label("since"),
                func.array_agg(oldest)[1].label("oldest_id"),
                func.array_agg(number)[1].label("oldest_number"),
            )
            .select_from(Submission)
            .outerjoin(_PART, true())
            .where(self._is_of_template, col(Submission.state) == SubmissionState.ONGOING)
            .group_by(step_id),
            self._binds,
        )
        return found.all()


def _begun(is_of_template: ColumnElement[bool], since: datetime, most: int) -> CTE:
    return (
        select(
            Submission.id,
            Submission.created_at,
            Submission.submitted_at,
            Submission.closed_at,
            Submission.last_move,
        )
        .where(
            is_of_template,
            col(Submission.created_at) >= since,
            col(Submission.submitted_at).is_not(None),
        )
        .order_by(col(Submission.created_at).desc())
        .limit(most)
        .cte("begun")
    )


def _seconds(interval: ColumnElement[Any]) -> ColumnElement[Any]:
    return extract("epoch", interval)


def _within(seconds: ColumnElement[Any]) -> Any:
    return func.percentile_cont(_HALF_AND_MOST).within_group(seconds)
