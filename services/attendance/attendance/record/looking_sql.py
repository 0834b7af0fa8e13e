"""Which days somebody should look at, and which nobody checked out of: in SQL, as lists filter by them."""

from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from typing import Any, Self

from chassis.clock import now
from chassis.db.statements import col
from sqlalchemy import ColumnElement, and_, func, or_, true

from attendance.hours.facts import LONGEST_SHIFT, TO_KNOW
from attendance.hours.shifts import Issue
from attendance.record.ranges import DayRange
from attendance.tables.record import AttendanceRecord


@dataclass(frozen=True, slots=True)
class Looks:
    """What a list is narrowed to; None: whatever there is."""

    has_issues: bool | None = None
    has_open_days: bool | None = None
    is_at_work: bool | None = None

    @classmethod
    def of(cls, wanted: Any) -> Self:
        """As a query of lists says it."""
        return cls(wanted.has_issues, wanted.has_open_days, wanted.is_at_work)

    @property
    def is_any(self) -> bool:
        return self == _ANY

    def of_days(self) -> ColumnElement[bool]:
        return and_(true(), *(found == wanted for found, wanted in self._asked()))

    def of_people(self) -> ColumnElement[bool]:
        """Of all of their days, grouped."""
        return and_(true(), *(func.bool_or(found) == wanted for found, wanted in self._asked()))

    def _asked(self) -> list[tuple[ColumnElement[Any], bool]]:
        asked = (
            (needs_look(), self.has_issues),
            (is_left_open(), self.has_open_days),
            (is_open(), self.is_at_work),
        )
        return [(found, wanted) for found, wanted in asked if wanted is not None]


_ANY = Looks()


def within(days: DayRange, looks: Looks | None = None) -> ColumnElement[bool]:
    between = col(AttendanceRecord.day).between(days.first, days.last)
    return between if looks is None or looks.is_any else and_(between, looks.of_days())


def is_open() -> ColumnElement[bool]:
    return func.coalesce(col(AttendanceRecord.open_since) >= _abandoned_before(), False)


def is_left_open() -> ColumnElement[bool]:
    """Nobody checked out, and nobody has said since when that was."""
    return or_(_has(Issue.MISSING_CHECK_OUT), is_abandoned())


def needs_look() -> ColumnElement[bool]:
    return or_(
        func.cardinality(col(AttendanceRecord.issues)) > 0,
        func.cardinality(reduce(func.array_remove, TO_KNOW, col(AttendanceRecord.marks))) > 0,
        is_abandoned(),
    )


def is_abandoned() -> ColumnElement[bool]:
    """As `open_days` says it of a row."""
    long_ago = func.coalesce(col(AttendanceRecord.open_since) < _abandoned_before(), False)
    pressed_since = _has(Issue.PUNCH_AFTER_CORRECTION)
    return and_(long_ago, or_(~col(AttendanceRecord.is_corrected), pressed_since))


def _has(issue: Issue) -> ColumnElement[bool]:
    return func.array_position(col(AttendanceRecord.issues), issue.value).is_not(None)


def _abandoned_before() -> datetime:
    return now() - LONGEST_SHIFT
