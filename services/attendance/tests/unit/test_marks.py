from datetime import UTC, datetime, timedelta

import pytest
from attendance.hours.facts import Mark
from attendance.punch.marks import Area, Circle, Position, judge_place, judge_time
from chassis.places import Place, meters_between
from hypothesis import given
from hypothesis import strategies as st

SITE = Place(1.4067, 103.9022)
FENCE = Circle(SITE, 150)
NOW = datetime(2026, 11, 23, 4, tzinfo=UTC)


def north_of(place: Place, meters: float) -> Place:
    return Place(place.latitude + meters / 111_195, place.longitude)


@pytest.mark.parametrize(
    ("meters", "accuracy", "marks"),
    [
        (0, 5, ()),
        (195, 10, ()),
        (205, 10, (Mark.OUTSIDE_FENCE,)),
        (245, 50, ()),
        (255, 300, (Mark.OUTSIDE_FENCE,)),
        (5000, 301, (Mark.POOR_ACCURACY,)),
    ],
)
def test_how_exact_a_phone_is_says_how_far_off_it_may_be(
    meters: float, accuracy: float, marks: tuple[Mark, ...]
) -> None:
    judged = judge_place(FENCE, Position(north_of(SITE, meters), accuracy, is_mock=False))
    assert judged.marks == marks
    assert judged.distance_meters == pytest.approx(meters, abs=1)


def around(place: Place, meters: float) -> tuple[Place, ...]:
    """A square, so far from its middle to each side."""
    off = meters / 111_195
    corners = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return tuple(Place(place.latitude + off * y, place.longitude + off * x) for y, x in corners)


@pytest.mark.parametrize(
    ("meters", "accuracy", "distance", "marks"),
    [
        (0, 5, 0, ()),
        (999, 5, 0, ()),
        (1045, 10, 45, ()),
        (1055, 10, 55, (Mark.OUTSIDE_FENCE,)),
        (1095, 50, 95, ()),
        (1105, 300, 105, (Mark.OUTSIDE_FENCE,)),
        (3000, 301, 2000, (Mark.POOR_ACCURACY,)),
    ],
)
def test_of_an_area_the_distance_is_to_its_edge_and_none_within(
    meters: float, accuracy: float, distance: float, marks: tuple[Mark, ...]
) -> None:
    area = Area(around(SITE, 1000))
    judged = judge_place(area, Position(north_of(SITE, meters), accuracy, is_mock=False))
    assert judged.marks == marks
    assert judged.distance_meters == pytest.approx(distance, abs=2)


def test_a_yard_that_bends_around_a_street_has_the_street_outside() -> None:
    """The shape of a U, open to the north: its middle is 100 m from either arm."""
    off = 1 / 111_195
    corners = [(0, 0), (0, 600), (500, 600), (500, 400), (100, 400), (100, 200), (500, 200), (500, 0)]
    area = Area(tuple(Place(y * off, x * off) for y, x in corners))
    street, arm = Place(400 * off, 300 * off), Place(400 * off, 500 * off)
    assert area.meters_to(street) == pytest.approx(100, abs=1)
    assert area.meters_to(arm) == 0


def test_an_area_across_the_date_line_is_one() -> None:
    area = Area((Place(0, 179.99), Place(0, -179.99), Place(0.02, -179.99), Place(0.02, 179.99)))
    assert area.meters_to(Place(0.01, 180)) == area.meters_to(Place(0.01, -179.995)) == 0
    assert area.meters_to(Place(0.01, 179.98)) == pytest.approx(1112, abs=5)


def test_how_far_the_other_side_of_the_earth_is_stays_a_distance() -> None:
    area = Area(around(SITE, 1000))
    assert 19_000_000 < area.meters_to(Place(-1.4, -76.1)) < 20_100_000


def test_without_a_fence_nothing_is_asked_of_a_place() -> None:
    assert judge_place(None, None).marks == ()
    assert judge_place(None, Position(SITE, 9999, is_mock=False)).marks == ()


def test_no_position_within_a_fence_is_said() -> None:
    assert judge_place(FENCE, None).marks == (Mark.NO_POSITION,)


def test_a_made_up_position_is_said_with_what_it_claims() -> None:
    position = Position(north_of(SITE, 900), 5, is_mock=True)
    assert judge_place(FENCE, position).marks == (Mark.OUTSIDE_FENCE, Mark.MOCK_LOCATION)


def test_across_the_date_line_is_near() -> None:
    assert meters_between(Place(0, 179.999), Place(0, -179.999)) == pytest.approx(222, abs=1)


@pytest.mark.parametrize("skew", [timedelta(days=-1), timedelta(), timedelta(days=1)])
def test_a_clock_that_is_wrong_by_a_day_moves_no_punch(skew: timedelta) -> None:
    """Offline for an hour, on a phone that never was right."""
    said = NOW + skew
    judged = judge_time(
        received_at=NOW, sent_at=said, device_time=said - timedelta(hours=1), elapsed=timedelta(hours=1)
    )
    assert judged.at == NOW - timedelta(hours=1)
    assert judged.marks == ((Mark.CLOCK_OFF, Mark.SENT_LATE) if skew else (Mark.SENT_LATE,))


def test_a_clock_that_was_put_back_before_sending_does_not_count() -> None:
    judged = judge_time(
        received_at=NOW, sent_at=NOW, device_time=NOW - timedelta(minutes=2), elapsed=timedelta(hours=5)
    )
    assert (judged.at, judged.marks) == (NOW - timedelta(hours=5), (Mark.CLOCK_CHANGED, Mark.SENT_LATE))


def test_a_phone_that_slept_counted_less_than_its_clock_says() -> None:
    judged = judge_time(
        received_at=NOW, sent_at=NOW, device_time=NOW - timedelta(hours=5), elapsed=timedelta(minutes=2)
    )
    assert (judged.at, judged.marks) == (NOW - timedelta(hours=5), (Mark.SENT_LATE,))


@pytest.mark.parametrize("seconds", [0, 20, 59])
def test_how_long_a_message_takes_moves_no_punch(seconds: int) -> None:
    pressed = NOW - timedelta(minutes=3)
    received_at = NOW + timedelta(seconds=seconds)
    judged = judge_time(received_at=received_at, sent_at=NOW, device_time=pressed, elapsed=None)
    assert (judged.at, judged.marks) == (pressed, ())


def test_no_punch_is_later_than_it_came() -> None:
    ahead = NOW + timedelta(seconds=30)
    judged = judge_time(received_at=NOW, sent_at=ahead, device_time=ahead, elapsed=timedelta())
    assert judged.at == NOW


@pytest.mark.parametrize(("minutes", "marks"), [(15, ()), (16, (Mark.SENT_LATE,)), (600, (Mark.SENT_LATE,))])
def test_what_comes_in_a_while_later_says_so(minutes: int, marks: tuple[Mark, ...]) -> None:
    pressed = NOW - timedelta(minutes=minutes)
    judged = judge_time(received_at=NOW, sent_at=NOW, device_time=pressed, elapsed=None)
    assert (judged.at, judged.marks) == (pressed, marks)


def test_after_a_restart_the_clock_says_how_long_ago_it_was() -> None:
    judged = judge_time(received_at=NOW, sent_at=NOW, device_time=NOW - timedelta(hours=30), elapsed=None)
    assert (judged.at, judged.marks) == (NOW - timedelta(hours=30), (Mark.SENT_LATE,))


@pytest.mark.parametrize("age", [timedelta(days=-1), timedelta(days=20_000)])
def test_what_can_t_be_was_when_it_came(age: timedelta) -> None:
    judged = judge_time(received_at=NOW, sent_at=NOW, device_time=NOW - age, elapsed=None)
    assert (judged.at, judged.marks) == (NOW, (Mark.CLOCK_CHANGED,))


_DELAYS = st.integers(0, 600).map(lambda seconds: timedelta(seconds=seconds))
_SKEWS = st.integers(-(10**8), 10**8).map(lambda seconds: timedelta(seconds=seconds))
_AGES = st.integers(0, 59 * 86_400).map(lambda seconds: timedelta(seconds=seconds))
_MINUTE = timedelta(minutes=1)


@given(st.tuples(_AGES, _AGES).map(sorted), _SKEWS, _DELAYS, st.floats(0, 1) | st.none())
def test_however_wrong_a_clock_is_each_press_was_when_it_was_and_none_changes_places(
    ages: list[timedelta], skew: timedelta, delay: timedelta, awake: float | None
) -> None:
    """`awake`: how much of the time it did not sleep, and so counted."""
    judged = [
        judge_time(
            received_at=NOW + delay,
            sent_at=NOW + skew,
            device_time=NOW - age + skew,
            elapsed=None if awake is None else age * awake,
        )
        for age in ages
    ]
    for each, age in zip(judged, ages, strict=True):
        assert abs(each.at - (NOW - age)) <= delay + _MINUTE
        assert each.at <= NOW + delay
        assert Mark.CLOCK_CHANGED not in each.marks
    later, earlier = judged
    assert earlier.at <= later.at


@given(_AGES, st.integers(0, 10**8), _SKEWS, _DELAYS)
def test_however_far_a_clock_is_put_back_before_sending_the_press_was_when_it_was(
    age: timedelta, back_seconds: int, skew: timedelta, delay: timedelta
) -> None:
    back = timedelta(seconds=back_seconds)
    judged = judge_time(
        received_at=NOW + delay, sent_at=NOW + skew - back, device_time=NOW - age + skew, elapsed=age
    )
    assert abs(judged.at - (NOW - age)) <= delay + 2 * _MINUTE
    assert judged.at <= NOW + delay
    assert (Mark.CLOCK_CHANGED in judged.marks) == (back > _MINUTE)
