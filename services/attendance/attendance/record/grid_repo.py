from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select
from sqlalchemy import ColumnElement, Select, and_, cast, func, true
from sqlalchemy.dialects.postgresql import JSONPATH, aggregate_order_by

from attendance.record.ranges import DayRange
from attendance.record.repo import in_project, is_open, needs_look, within
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType

_WITHOUT_END = "$[*] ? (@.endsAt == null)"


class GridRepo:
    """People and their days: one row a person and day, whatever the number of projects."""

    def __init__(self, uow: UnitOfWork, actor: Actor, project_id: UUID | None, days: DayRange) -> None:
        self._uow = uow
        self._shown = and_(in_project(managed_by(actor, AttendanceRecord), project_id), within(days, None))

    async def days_of(self, owners: Collection[UUID]) -> Sequence[Any]:
        record = AttendanceRecord
        ids = aggregate_order_by(col(record.id), col(record.worked_seconds).desc(), col(record.id))
        statement = (
            select(
                record.owner_user_id,
                record.day,
                func.array_agg(ids).label("record_ids"),
                func.sum(col(record.worked_seconds)).label("worked_seconds"),
                func.sum(col(record.credited_seconds)).label("credited_seconds"),
                func.sum(col(record.leave_halves)).label("leave_halves"),
                func.bool_or(is_open()).label("is_open"),
                func.bool_or(needs_look()).label("needs_look"),
                func.bool_and(col(record.is_taken_out)).label("is_taken_out"),
                func.bool_or(
                    and_(col(record.record_type) == RecordType.RECORD.value, ~col(record.is_taken_out))
                ).label("is_work"),
                func.bool_or(_has_no_end()).label("has_no_end"),
            )
            .where(self._shown, is_any(col(record.owner_user_id), owners))
            .group_by(col(record.owner_user_id), col(record.day))
            .order_by(col(record.owner_user_id), col(record.day))
        )
        return await self._uow.rows(statement)

    async def totals(self, *, owners: Collection[UUID] | None, has_issues: bool | None) -> Sequence[Any]:
        """Of each day, of everybody whom the filter has: not only of those on the page."""
        record = AttendanceRecord
        theirs = true() if owners is None else is_any(col(record.owner_user_id), owners)
        if has_issues is not None:
            theirs = and_(theirs, col(record.owner_user_id).in_(self._with_issues(has_issues)))
        worked = func.sum(col(record.worked_seconds)).label("worked_seconds")
        statement = select(record.day, worked).where(self._shown, theirs)
        return await self._uow.rows(statement.group_by(col(record.day)).order_by(col(record.day)))

    def _with_issues(self, has_issues: bool) -> Select[Any]:
        owner = col(AttendanceRecord.owner_user_id)
        there = select(owner).where(self._shown).group_by(owner)
        return there.having(func.bool_or(needs_look()) == has_issues)


def _has_no_end() -> ColumnElement[bool]:
    """Nobody knows until when: hours of a stretch that was not checked out of."""
    return func.jsonb_path_exists(col(AttendanceRecord.intervals), cast(_WITHOUT_END, JSONPATH))
