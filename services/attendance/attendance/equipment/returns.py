"""When rented equipment is to be returned, and when that is to be said: 7 days before, and 1. Pure."""

from datetime import date, timedelta

_BEFORE = (timedelta(days=7), timedelta(days=1))


def first_return_warning(due: date, today: date) -> date | None:
    """Of a day that was just written down: what is due within the longer time is to be said today."""
    if due < today:
        return None
    return today if due - max(_BEFORE) <= today else due - max(_BEFORE)


def next_return_warning(due: date, after: date) -> date | None:
    """The first day after that one on which something is to be said."""
    return min((due - before for before in _BEFORE if due - before > after), default=None)
