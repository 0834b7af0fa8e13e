"""Leave of days, whatever is asked, granted and taken back."""

import random
from datetime import UTC, date, datetime, timedelta
from uuid import UUID

from attendance.hours.days import records_of
from attendance.hours.facts import Facts
from attendance.hours.leaves import LeaveFact, LeaveOfDay, LeaveSpan, Part, leaves_of_days
from attendance.hours.shifts import Issue
from hypothesis import given
from hypothesis import strategies as st

from services.attendance.tests.days import JETTY, TOWER, punch

_MONDAY = date(2026, 11, 16)
_KNOWN = datetime(2026, 11, 1, tzinfo=UTC)


def granted(
    span: LeaveSpan, number: int = 1, *, request: int = 1, is_granted: bool = True, day_minutes: int = 480
) -> LeaveFact:
    known_at = _KNOWN + timedelta(minutes=number)
    ids = UUID(int=number), UUID(int=request)
    return LeaveFact(*ids, JETTY, "Asia/Singapore", 3, span, day_minutes * 60, is_granted, known_at)


@st.composite
def leaves(draw: st.DrawFn) -> list[LeaveFact]:
    rows = draw(
        st.lists(
            st.tuples(
                st.integers(0, 9),
                st.integers(0, 4),
                st.booleans(),
                st.booleans(),
                st.lists(st.integers(1, 7), max_size=2),
                st.booleans(),
                st.integers(1, 4),
            ),
            max_size=6,
        )
    )
    found: list[LeaveFact] = []
    for number, (begins, lasts, from_noon, until_noon, off, is_granted, request) in enumerate(rows):
        first = _MONDAY + timedelta(days=begins)
        span = LeaveSpan(first, first + timedelta(days=lasts), from_noon, until_noon, tuple(off))
        found.append(granted(span, number, request=request, is_granted=is_granted))
    return found


def _all_of(facts: Facts) -> list[tuple[date, LeaveOfDay]]:
    return [(record.day, leave) for record in records_of(facts).values() for leave in record.leaves]


@given(leaves())
def test_no_half_of_a_day_is_leave_twice(made: list[LeaveFact]) -> None:
    found = _all_of(Facts.of([], [], made))
    halves = [
        (day, half)
        for day, leave in found
        for half in ((Part.MORNING, Part.AFTERNOON) if leave.part is Part.WHOLE else (leave.part,))
    ]
    assert len(halves) == len({*halves})
    assert sum(leave.halves for _, leave in found) == len(halves)
    assert all(leave.credited_seconds == leave.halves * 4 * 3600 for _, leave in found)


@given(leaves(), st.randoms())
def test_the_order_of_arrival_makes_no_difference(made: list[LeaveFact], chance: random.Random) -> None:
    again = chance.sample(made * 2, len(made) * 2)
    once, twice = records_of(Facts.of([], [], made)), records_of(Facts.of([], [], again))
    assert repr(once).encode() == repr(twice).encode()


@given(leaves(), st.integers(0, 8))
def test_as_known_then_is_as_it_was_computed_then(made: list[LeaveFact], minute: int) -> None:
    then = _KNOWN + timedelta(minutes=minute)
    known = Facts.of([], [], [each for each in made if each.known_at <= then])
    assert records_of(Facts.of([], [], made).as_known_at(then)) == records_of(known)


def test_what_is_taken_back_is_no_leave() -> None:
    span = LeaveSpan(_MONDAY, _MONDAY)
    facts = [granted(span), granted(span, 2, is_granted=False)]
    assert leaves_of_days(facts) == {}
    assert len(leaves_of_days(facts[:1])) == 1


def test_whoever_works_on_leave_is_asked_about_it_wherever_that_is() -> None:
    span = LeaveSpan(_MONDAY, _MONDAY)
    worked = [punch("in", "16 08:00", TOWER), punch("out", "16 12:00", TOWER)]
    records = records_of(Facts.of(worked, [], [granted(span)]))
    assert {record.issues for record in records.values()} == {(Issue.WORK_ON_LEAVE,)}
    assert sum(record.worked_seconds for record in records.values()) == 4 * 3600


def test_half_a_day_of_work_beside_half_a_day_of_leave_is_nothing_odd() -> None:
    worked = [punch("in", "16 08:00"), punch("out", "16 12:40")]
    afternoon = granted(LeaveSpan(_MONDAY, _MONDAY, from_noon=True))
    (record,) = records_of(Facts.of(worked, [], [afternoon])).values()
    assert (record.issues, [each.part for each in record.leaves]) == ((), [Part.AFTERNOON])
    morning = granted(LeaveSpan(_MONDAY, _MONDAY, until_noon=True))
    (record,) = records_of(Facts.of(worked, [], [morning])).values()
    assert record.issues == (Issue.WORK_ON_LEAVE,)


def test_two_halves_of_a_day_of_odd_minutes_are_paid_as_the_whole_one() -> None:
    morning = LeaveSpan(_MONDAY, _MONDAY, until_noon=True)
    afternoon = LeaveSpan(_MONDAY + timedelta(days=1), _MONDAY + timedelta(days=1), from_noon=True)
    halves = [
        granted(morning, 1, request=1, day_minutes=465),
        granted(afternoon, 2, request=2, day_minutes=465),
    ]
    seconds = [leave.credited_seconds for _, leave in _all_of(Facts.of([], [], halves))]
    assert seconds == [233 * 60, 232 * 60]
    # As pay counts them, minute by minute.
    assert sum(each // 60 for each in seconds) == sum(seconds) // 60 == 465
