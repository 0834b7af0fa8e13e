from datetime import UTC, date, datetime
from uuid import uuid4

from attendance.record.today import Todays
from contracts.identity.v1.identity_pb2 import Project

LONDON, UNKNOWN, GONE = uuid4(), uuid4(), uuid4()
SUNDAY, MONDAY = date(2026, 11, 22), date(2026, 11, 23)


def test_a_week_ends_on_the_clock_of_its_project() -> None:
    at = datetime(2026, 11, 22, 16, 30, tzinfo=UTC)
    projects = {LONDON: Project(time_zone="Europe/London"), UNKNOWN: Project()}
    todays = Todays(at, "Asia/Singapore", projects)
    assert todays.where(LONDON) == SUNDAY
    assert {todays.where(UNKNOWN), todays.where(GONE)} == {MONDAY}
