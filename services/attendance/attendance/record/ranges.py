"""Which days a list is of. What is no date falls back, and the answer says so."""

import re
from dataclasses import dataclass
from datetime import date, timedelta

DEFAULT_DAYS = timedelta(days=60)
_WRITTEN = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True, slots=True)
class DayRange:
    first: date
    last: date
    replaced: tuple[str, ...] = ()
    """The names of those that were not taken as they were sent."""


def range_of(start: str | None, end: str | None, today: date, until: date | None = None) -> DayRange:
    """The last 60 days where nothing is said, until then; today in place of what is no date."""
    last_day = until or today
    usual = DayRange(last_day - DEFAULT_DAYS + timedelta(days=1), last_day)
    first = usual.first if not start else _parsed(start)
    last = usual.last if not end else _parsed(end)
    replaced = tuple(name for name, found in (("startDate", first), ("endDate", last)) if found is None)
    wanted = DayRange(first or today, last or today, replaced)
    if wanted.first <= wanted.last:
        return wanted
    if replaced:
        return DayRange(today, today, ("startDate", "endDate"))
    return DayRange(usual.first, usual.last, ("startDate", "endDate"))


def _parsed(text: str) -> date | None:
    if not _WRITTEN.fullmatch(text):
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
