"""Leave as it is kept, and as it is computed with."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from attendance.hours.leaves import FreeDay, LeaveFact, LeaveSpan
from attendance.tables.leave import Leave


def fact_of(row: Leave) -> LeaveFact:
    return LeaveFact(
        row.id,
        row.attendance_request_id,
        row.project_id,
        row.time_zone,
        row.record_type,
        _span(row, row.first_day, row.last_day),
        row.day_minutes * 60,
        row.is_granted,
        row.created_at,
    )


def span_of(request: Any) -> LeaveSpan:
    """Of a request for leave."""
    return _span(request, request.day, request.last_day)


def written_holidays(holidays: Iterable[FreeDay]) -> list[dict[str, Any]]:
    return [
        {"date": each.day.isoformat(), "fromNoon": each.from_noon, "name": each.name} for each in holidays
    ]


def _span(row: Any, first: date, last: date) -> LeaveSpan:
    free = (
        FreeDay(date.fromisoformat(each["date"]), each["fromNoon"], each["name"]) for each in row.holidays
    )
    return LeaveSpan(first, last, row.from_noon, row.until_noon, tuple(row.days_off), tuple(free))
