"""Days on which somebody could answer. Pure."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, tzinfo

LONGEST_LOOK = 366


def after_working_days(since: datetime, days: int, is_free: Callable[[date], bool], zone: tzinfo) -> datetime:
    """At the same time of day, as the clock there says. A calendar without a working day has none: then those
    of a year are counted."""
    local = since.astimezone(zone)
    day, left = local.date(), days
    for _ in range(LONGEST_LOOK):
        if left <= 0:
            break
        day += timedelta(days=1)
        left -= 0 if is_free(day) else 1
    return datetime.combine(day, local.timetz().replace(tzinfo=zone)).astimezone(UTC)
