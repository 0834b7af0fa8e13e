"""What a row that nobody checked out of says by now: somebody is at work, forgot it, or it was put right."""

from typing import Any

from chassis.clock import now

from attendance.hours.facts import LONGEST_SHIFT
from attendance.hours.shifts import Issue


def is_at_work(row: Any) -> bool:
    return row.open_since is not None and not _is_long_ago(row)


def is_abandoned(row: Any) -> bool:
    """Nobody checks out so late: it was forgotten, though no later punch says so yet."""
    return row.open_since is not None and _is_long_ago(row) and not is_stated(row)


def is_unfinished(row: Any) -> bool:
    """Its hours are not known yet."""
    return is_at_work(row) or is_abandoned(row)


def is_stated(row: Any) -> bool:
    """A manager said what it was, and nothing was pressed since."""
    return row.is_corrected and Issue.PUNCH_AFTER_CORRECTION not in row.issues


def _is_long_ago(row: Any) -> bool:
    return now() - row.open_since > LONGEST_SHIFT
