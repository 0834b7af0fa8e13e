"""Whether somebody worked while they were on leave."""

from collections.abc import Iterable
from datetime import date, datetime, time, timedelta, tzinfo

from attendance.hours.leaves import LeaveOfDay, Part

_MAY_LAST_OVER_NOON = timedelta(hours=1)
"""Nobody drops everything at noon for half a day."""


def is_at_work_on(
    leave: LeaveOfDay, day: date, zone: tzinfo, work: Iterable[tuple[datetime, datetime | None]]
) -> bool:
    """`work`: of the shifts that began on this day. One that is not over counts by its beginning."""
    if leave.part is Part.WHOLE:
        return any(True for _ in work)
    noon = datetime.combine(day, time(12), zone)
    if leave.part is Part.MORNING:
        return any(noon - begins > _MAY_LAST_OVER_NOON for begins, _ in work)
    return any((ends or begins) - noon > _MAY_LAST_OVER_NOON for begins, ends in work)
