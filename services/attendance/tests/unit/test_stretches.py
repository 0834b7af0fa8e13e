"""What is counted together, and what lies between and is not."""

from datetime import UTC, datetime, timedelta

import pytest
from attendance.record.computing import stretches_of

_NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("days_ago", "stretches"),
    [
        ([0], [(0, 0)]),
        ([2, 0, 1], [(2, 0)]),
        ([55, 0], [(55, 55), (0, 0)]),
        ([0, 55, 54, 1, 30], [(55, 54), (30, 30), (1, 0)]),
        ([42, 28, 14, 0], [(42, 0)]),
    ],
)
def test_facts_near_each_other_are_counted_in_one_go(
    days_ago: list[int], stretches: list[tuple[int, int]]
) -> None:
    found = stretches_of(_NOON - timedelta(days=each) for each in days_ago)
    assert found == [
        (_NOON - timedelta(days=first), _NOON - timedelta(days=last)) for first, last in stretches
    ]
