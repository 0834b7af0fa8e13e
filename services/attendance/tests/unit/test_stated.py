from datetime import date
from zoneinfo import ZoneInfo

import pytest
from attendance.hours.facts import Span, WorkedSpan
from attendance.hours.stated import Fault, fault_in

from services.attendance.tests.days import SINGAPORE, at

DAY, NOW = date(2026, 11, 20), at("21 09:00")


def work(first: str, last: str, *breaks: tuple[str, str]) -> WorkedSpan:
    return WorkedSpan(Span(at(first), at(last)), tuple(Span(at(one), at(other)) for one, other in breaks))


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ([work("20 08:00", "20 17:00", ("20 12:00", "20 13:00"))], None),
        ([work("20 20:00", "21 05:00")], None),
        ([work("20 08:00", "20 12:00"), work("20 12:00", "20 17:00")], None),
        ([work("20 17:00", "20 08:00")], Fault.BACKWARDS),
        ([work("20 08:00", "20 17:00", ("20 13:00", "20 12:00"))], Fault.BACKWARDS),
        ([work("20 04:00", "20 21:00")], Fault.TOO_LONG),
        ([work("19 23:00", "20 04:00")], Fault.ANOTHER_DAY),
        ([work("20 20:00", "21 10:00")], Fault.AHEAD),
        ([work("20 08:00", "20 13:00"), work("20 12:00", "20 17:00")], Fault.OVERLAPPING),
        ([work("20 13:00", "20 17:00"), work("20 08:00", "20 12:00")], Fault.OVERLAPPING),
        ([work("20 08:00", "20 12:00", ("20 11:00", "20 13:00"))], Fault.BREAK_OUTSIDE),
    ],
)
def test_what_is_wrong_with_hours_that_somebody_states(said: list[WorkedSpan], fault: Fault | None) -> None:
    assert fault_in(said, DAY, ZoneInfo(SINGAPORE), NOW) is fault
