"""What the demo shows is there on whichever day it is begun."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from attendance.hours.facts import Check
from attendance_demo.weeks import Site, punches_of

SITE = Site(UUID(int=1), "Asia/Singapore", 1.3, 103.8)
MONDAY = datetime(2026, 11, 23, 3, tzinfo=UTC)


@pytest.mark.parametrize("days", range(7))
def test_everybody_has_forgotten_to_check_out_on_some_day_before_today(days: int) -> None:
    now = MONDAY + timedelta(days=days)
    for number in range(30):
        punches = punches_of(UUID(int=2), UUID(int=3), [SITE], number, now)
        before = [each for each in punches if each.at < now - timedelta(days=1)]
        pressed = {check: sum(each.check_type == check.value for each in before) for check in Check}
        assert pressed[Check.IN] > pressed[Check.OUT]
