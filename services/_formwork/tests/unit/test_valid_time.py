"""How a submission with a valid time stands, and what people are told of its end."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from formwork.testing import vectors
from formwork.valid_time import Notice, ends_at, expiration_state, next_notice, valid_until_state

START = datetime(2026, 11, 24, 8, tzinfo=UTC)
DAY = timedelta(days=1)


@vectors("valid-time/states.json")
def test_how_it_stands(case: dict[str, Any]) -> None:
    until = datetime.fromisoformat(case["until"]) if case["until"] else None
    now = datetime.fromisoformat(case["now"])
    assert case["expected"] == {
        "expirationState": expiration_state(until, now),
        "validUntilState": valid_until_state(until, now),
    }


def test_days_are_of_24_hours() -> None:
    assert ends_at(START, 14) == datetime(2026, 12, 8, 8, tzinfo=UTC)


def test_notices_come_seven_days_and_one_day_before_and_at_the_end() -> None:
    until = START + 30 * DAY
    told: int | None = None
    now, notices = START, list[Notice]()
    while notice := next_notice(until, known_since=START, told_days_left=told, now=now):
        notices.append(notice)
        told, now = notice.days_left, notice.at
    assert notices == [Notice(7, until - 7 * DAY), Notice(1, until - DAY), Notice(0, until)]


@pytest.mark.parametrize(("days", "expected"), [(1, [0]), (3, [1, 0]), (7, [1, 0]), (8, [7, 1, 0])])
def test_what_was_past_when_the_end_was_set_is_not_told(days: int, expected: list[int]) -> None:
    until, told, found = START + days * DAY, None, list[int]()
    while notice := next_notice(until, known_since=START, told_days_left=told, now=START):
        told = notice.days_left
        found.append(told)
    assert found == expected


def test_who_comes_late_is_told_what_counts_now() -> None:
    until = START + 30 * DAY
    late = next_notice(until, known_since=START, told_days_left=None, now=until - DAY / 2)
    assert late == Notice(1, until - DAY)
    too_late = next_notice(until, known_since=START, told_days_left=7, now=until + 5 * DAY)
    assert too_late == Notice(0, until)
    assert next_notice(until, known_since=START, told_days_left=0, now=until + 5 * DAY) is None
