"""When certificates end, and when that is to be said: 30 days before, and 7. Pure."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Any

_BEFORE = (timedelta(days=30), timedelta(days=7))

Kept = Iterable[Mapping[str, Any]]
"""Certificates as their equipment keeps them."""


def first_end(certificates: Kept) -> date | None:
    return min(map(_end, certificates), default=None)


def first_warning(certificates: Kept, today: date) -> date | None:
    """Of certificates that were just written down: what ends within the shorter time is to be said today."""
    ends = [end for end in map(_end, certificates) if end >= today]
    if any(end - min(_BEFORE) <= today for end in ends):
        return today
    return next_warning(certificates, today)


def next_warning(certificates: Kept, after: date) -> date | None:
    """The first day after that one on which something is to be said."""
    days = (_end(each) - before for each in certificates for before in _BEFORE)
    return min((each for each in days if each > after), default=None)


def ending_soon(certificates: Kept, today: date) -> list[tuple[str, date]]:
    """The next one first; what has ended shows in lists and at scans."""
    soon = [(each["name"], _end(each)) for each in certificates]
    return sorted(
        (each for each in soon if today <= each[1] <= today + max(_BEFORE)), key=lambda each: each[1]
    )


def _end(certificate: Mapping[str, Any]) -> date:
    return date.fromisoformat(certificate["expiresOn"])
