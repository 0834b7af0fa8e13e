"""Twice as many facts cost about twice as much: whoever presses all day keeps nobody else waiting."""

import sys
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from attendance.hours.days import records_of
from attendance.hours.facts import Check, Facts, PunchFact

from services.attendance.tests.days import JETTY, SINGAPORE

_BEGIN = datetime(2026, 11, 20, tzinfo=UTC)


def pressed(checks: list[Check], apart: timedelta) -> Facts:
    instants = [_BEGIN + apart * number for number in range(len(checks))]
    return Facts.of(
        PunchFact(UUID(int=number), JETTY, check, at, SINGAPORE, at)
        for number, (check, at) in enumerate(zip(checks, instants, strict=True))
    )


def steps(facts: Facts) -> int:
    """Calls of functions that computing takes."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        records_of(facts)
    finally:
        sys.setprofile(before)
    return counted


@pytest.mark.parametrize(
    ("pattern", "apart"),
    [
        ([Check.IN, *[Check.BREAK_START] * 9], timedelta(seconds=1)),
        ([Check.BREAK_START], timedelta(milliseconds=10)),
        ([Check.IN, Check.OUT], timedelta(minutes=3)),
    ],
    ids=["breaks", "one button", "shifts"],
)
def test_grow_with_the_facts_and_no_faster(pattern: list[Check], apart: timedelta) -> None:
    some, many = [Check.IN, *pattern * 100], [Check.IN, *pattern * 400]
    assert steps(pressed(many, apart)) < 6 * steps(pressed(some, apart))
