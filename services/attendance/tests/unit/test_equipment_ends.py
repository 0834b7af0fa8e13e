from datetime import date, timedelta

from attendance.equipment.ends import ending_soon, first_end, first_warning, next_warning
from hypothesis import given
from hypothesis import strategies as st

TODAY = date(2026, 11, 23)


def ends(*days: int) -> list[dict[str, str]]:
    return [
        {"name": f"no. {number}", "expiresOn": (TODAY + timedelta(days=each)).isoformat()}
        for number, each in enumerate(days)
    ]


def test_is_said_thirty_days_before_and_seven() -> None:
    assert next_warning(ends(100), TODAY) == TODAY + timedelta(days=70)
    assert next_warning(ends(30), TODAY) == TODAY + timedelta(days=23)
    assert next_warning(ends(7), TODAY) is None
    assert next_warning([], TODAY) is None


def test_what_has_ended_hides_nothing_that_ends_later() -> None:
    both = ends(-400, 40)
    assert first_end(both) == TODAY - timedelta(days=400)
    assert next_warning(both, TODAY) == TODAY + timedelta(days=10)
    assert ending_soon(both, TODAY) == []


def test_all_that_end_soon_are_named_the_next_one_first() -> None:
    assert [name for name, _ in ending_soon(ends(30, 31, 0, -1, 7), TODAY)] == ["no. 2", "no. 4", "no. 0"]


@given(st.lists(st.integers(-50, 500), max_size=6))
def test_each_is_said_twice_and_then_never_again(days: list[int]) -> None:
    said: list[date] = []
    last = TODAY
    while (following := next_warning(ends(*days), last)) is not None:
        assert following > last
        said.append(following)
        last = following
    due = {TODAY + timedelta(days=each - before) for each in days for before in (30, 7)}
    assert said == sorted(each for each in due if each > TODAY)


def test_what_ends_within_a_week_of_being_written_down_is_said_today() -> None:
    assert first_warning(ends(3), TODAY) == TODAY
    assert first_warning(ends(7), TODAY) == TODAY
    assert first_warning(ends(8), TODAY) == TODAY + timedelta(days=1)
    assert first_warning(ends(100), TODAY) == TODAY + timedelta(days=70)
    assert first_warning(ends(-1), TODAY) is None
