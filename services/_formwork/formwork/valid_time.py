"""How a submission with a valid time stands, and when people are told that it expires.

The states are also `valid-time.ts`'s, held together by `proto/vectors/valid-time`. `next_notice` is asked by
runs of workflow-runner: what follows from it lies in their histories.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum

SOON = timedelta(days=7)
MOST_DAYS = 3_650
NOTICE_DAYS = (7, 1, 0)
"""So many days before its end people are told; 0: that it has expired."""


class ExpirationState(IntEnum):
    NONE = 0
    VALID = 1
    EXPIRES_SOON = 2
    EXPIRED = 3


class ValidUntilState(IntEnum):
    NOT_STARTED = 0
    RUNNING = 1
    ENDED = 2


@dataclass(frozen=True)
class Notice:
    days_left: int
    at: datetime


def ends_at(starts_at: datetime, days: int) -> datetime:
    """Days of 24 hours: what was approved at noon is valid until noon."""
    return starts_at + timedelta(days=days)


def expiration_state(until: datetime | None, now: datetime) -> ExpirationState:
    if until is None:
        return ExpirationState.NONE
    if until <= now:
        return ExpirationState.EXPIRED
    return ExpirationState.EXPIRES_SOON if until - now <= SOON else ExpirationState.VALID


def valid_until_state(until: datetime | None, now: datetime) -> ValidUntilState:
    if until is None:
        return ValidUntilState.NOT_STARTED
    return ValidUntilState.ENDED if until <= now else ValidUntilState.RUNNING


def next_notice(
    until: datetime, *, known_since: datetime, told_days_left: int | None, now: datetime
) -> Notice | None:
    """What people are told next of this end; None once they know that it has passed. Nobody is told of what
    was past when the end was set, nor of seven days where one is left by now."""
    open_ones = [
        notice
        for notice in (Notice(days, until - timedelta(days=days)) for days in NOTICE_DAYS)
        if notice.at > known_since and (told_days_left is None or notice.days_left < told_days_left)
    ]
    passed = [notice for notice in open_ones if notice.at <= now]
    return passed[-1] if passed else next(iter(open_ones), None)
