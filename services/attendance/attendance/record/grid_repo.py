from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, managed_by, select
from sqlalchemy import ColumnElement, Select, and_, func, literal_column, true
from sqlalchemy.dialects.postgresql import aggregate_order_by

from attendance.record.looking_sql import Looks, is_left_open, is_open, needs_look, within
from attendance.record.ranges import DayRange
from attendance.record.repo import in_project
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import RecordType

# A value of a type of its own would make its rows come the slow way (`chassis.db.fast_rows`).
_WITHOUT_END: ColumnElement[Any] = literal_column("CAST('$[*] ? (@.endsAt == null)' AS jsonpath)")


class GridRepo:
    """People and their days: one row a person and day, whatever the number of projects."""

    def __init__(self, uow: UnitOfWork, actor: Actor, project_id: UUID | None, days: DayRange) -> None:
        self._uow = uow
        self._shown = and_(in_project(managed_by(actor, AttendanceRecord), project_id), within(days))

    async def people(self, *, owners: Collection[UUID] | None, looks: Looks) -> list[UUID]:
        """Everybody whom the filter has."""
        found = select(AttendanceRecord.owner_user_id).where(self._shown, self._theirs(owners, looks))
        return [row.owner_user_id for row in await self._uow.rows(found.distinct())]

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
                func.sum(col(record.break_seconds)).label("break_seconds"),
                func.count().filter(needs_look()).label("looks"),
                func.bool_and(col(record.is_taken_out)).label("is_taken_out"),
                func.count()
                .filter(col(record.record_type) == RecordType.RECORD.value, ~col(record.is_taken_out))
                .label("works"),
                func.bool_or(_has_no_end()).label("has_no_end"),
                func.bool_or(is_left_open()).label("is_left_open"),
            )
            .where(self._shown, is_any(col(record.owner_user_id), owners))
            .group_by(col(record.owner_user_id), col(record.day))
            .order_by(col(record.owner_user_id), col(record.day))
        )
        return await self._uow.rows(statement)

    async def totals(self, *, owners: Collection[UUID] | None, looks: Looks) -> Sequence[Any]:
        """Of each day, of everybody whom the filter has: not only of those on the page."""
        record = AttendanceRecord
        worked = func.sum(col(record.worked_seconds)).label("worked_seconds")
        statement = select(record.day, worked).where(self._shown, self._theirs(owners, looks))
        return await self._uow.rows(statement.group_by(col(record.day)).order_by(col(record.day)))

    def _theirs(self, owners: Collection[UUID] | None, looks: Looks) -> ColumnElement[bool]:
        owner = col(AttendanceRecord.owner_user_id)
        theirs = true() if owners is None else is_any(owner, owners)
        return theirs if looks.is_any else and_(theirs, owner.in_(self._looked_at(looks)))

    def _looked_at(self, looks: Looks) -> Select[Any]:
        owner = col(AttendanceRecord.owner_user_id)
        there = select(owner).where(self._shown).group_by(owner)
        return there.having(looks.of_people())


def _has_no_end() -> ColumnElement[bool]:
    """Nobody knows until when: hours of a stretch that was not checked out of."""
    return func.jsonb_path_exists(col(AttendanceRecord.intervals), _WITHOUT_END)
