"""Days there and days used: never more used than there, nor than the meter has hours for."""

from datetime import date, timedelta

from attendance.equipment.returns import first_return_warning, next_return_warning
from attendance.meter.use import Reading, Use, use_of
from hypothesis import given
from hypothesis import strategies as st

DAY = date(2026, 11, 1)


def day(number: int) -> date:
    return DAY + timedelta(days=number)


def use(stays: list[tuple[int, int]], *readings: tuple[int, int]) -> Use:
    there = [(day(begins), day(ends)) for begins, ends in stays]
    return use_of(there, [Reading(day(each), tenths) for each, tenths in readings], day(0), day(29))


def test_days_there_count_once_and_only_within_the_time_asked_for() -> None:
    assert use([(-5, 2), (2, 4), (28, 40)]) == Use(7, None, None)


def test_it_ran_on_the_days_there_between_two_readings() -> None:
    assert use([(0, 9)], (0, 100), (5, 600)) == Use(10, 5, 500)


def test_on_no_more_days_than_the_meter_has_hours() -> None:
    assert use([(0, 9)], (0, 100), (9, 125)) == Use(10, 3, 25)


def test_a_meter_that_did_not_move_or_went_back_tells_of_no_use() -> None:
    assert use([(0, 9)], (0, 100), (5, 100)) == Use(10, 0, 0)
    assert use([(0, 9)], (0, 100), (5, 20), (6, 30)) == Use(10, 1, 10)


def test_one_reading_says_nothing() -> None:
    assert use([(0, 9)], (3, 100)) == Use(10, None, None)


@given(
    st.lists(st.tuples(st.integers(-9, 35), st.integers(0, 9)), max_size=5),
    st.lists(st.tuples(st.integers(0, 29), st.integers(0, 5000)), max_size=8),
)
def test_never_more_days_used_than_there(stays: list[tuple[int, int]], read: list[tuple[int, int]]) -> None:
    found = use([(begins, begins + length) for begins, length in stays], *sorted(read))
    assert 0 <= found.days_there <= 30
    assert found.days_used is None or 0 <= found.days_used <= found.days_there


def test_a_return_is_said_seven_days_before_and_one() -> None:
    assert first_return_warning(day(30), day(0)) == day(23)
    assert next_return_warning(day(30), day(23)) == day(29)
    assert next_return_warning(day(30), day(29)) is None


def test_what_is_due_soon_when_it_is_written_down_is_said_today() -> None:
    assert first_return_warning(day(3), day(0)) == day(0)
    assert first_return_warning(day(0), day(0)) == day(0)
    assert first_return_warning(day(-1), day(0)) is None
