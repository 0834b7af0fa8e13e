"""Whatever is worked, by whatever rules."""

import random
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from attendance.hours.leaves import FreeDay
from attendance.pay.lines import ADJUSTING, EXCLUSIVE, lines_of
from attendance.pay.pieces import Stretch, WorkDay
from attendance.pay.rules import Rulebook, Rules, RuleSet
from hypothesis import given
from hypothesis import strategies as st

from services.attendance.tests.days import JETTY, SINGAPORE, TOWER

_MONDAY = datetime(2026, 10, 19, tzinfo=UTC)
_FIRST = int(_MONDAY.timestamp() // 60)


@st.composite
def days_of_work(draw: st.DrawFn) -> list[WorkDay]:
    """Stretches that follow each other, as the hours of one person do."""
    lengths = draw(st.lists(st.tuples(st.integers(0, 900), st.integers(1, 700), st.booleans()), max_size=16))
    found: dict[tuple[UUID, date], list[Stretch]] = {}
    until = _FIRST
    for gap, lasts, at_tower in lengths:
        starts, ends = until + gap, until + gap + lasts
        middle = starts + lasts // 3
        breaks = ((middle, middle + lasts // 5),) if lasts % 2 and lasts > 9 else ()
        day = (_MONDAY + timedelta(minutes=starts - _FIRST)).date()
        found.setdefault((TOWER if at_tower else JETTY, day), []).append(Stretch(starts, ends, breaks))
        until = ends
    return [
        WorkDay(project, day, "Europe/Berlin" if project == JETTY else SINGAPORE, tuple(stretches))
        for (project, day), stretches in found.items()
    ]


def _steps(names: str) -> st.SearchStrategy[list[dict[str, Any]]]:
    points = st.lists(st.integers(1, 1400), max_size=3, unique=True).map(sorted)
    return points.map(
        lambda after: [{"afterMinutes": each, "name": f"{names}{place}"} for place, each in enumerate(after)]
    )


_RULES = st.fixed_dictionaries(
    {
        "rounding": st.none()
        | st.fixed_dictionaries(
            {
                "of": st.sampled_from(["inOut", "day"]),
                "minutes": st.integers(2, 60),
                "direction": st.sampled_from(["up", "down", "nearest"]),
            }
        ),
        "breaks": st.sampled_from(
            [[], [{"afterMinutes": 240, "minutes": 30}, {"afterMinutes": 400, "minutes": 90}]]
        ),
        "dailyOvertime": _steps("D"),
        "weeklyOvertime": _steps("W"),
        "night": st.none() | st.just({"startsAt": "22:00", "endsAt": "06:00", "name": "N"}),
        "restDays": st.just([7]),
        "restDayName": st.just("R"),
        "holidayName": st.just("H"),
    }
).map(Rules.model_validate)


@st.composite
def books(draw: st.DrawFn) -> list[RuleSet]:
    made = draw(
        st.lists(st.tuples(_RULES, st.booleans(), st.integers(0, 12), st.integers(0, 50)), max_size=4)
    )
    return [
        RuleSet(
            UUID(int=revision),
            JETTY if is_own else None,
            _MONDAY.date() + timedelta(days=since),
            revision,
            rules,
            revision % 5 == 4,
            _MONDAY + timedelta(hours=known),
        )
        for revision, (rules, is_own, since, known) in enumerate(made)
    ]


_FREE = [
    FreeDay(_MONDAY.date() + timedelta(days=2)),
    FreeDay(_MONDAY.date() + timedelta(days=6), from_noon=True),
]


@given(days_of_work(), books())
def test_what_is_paid_is_what_was_worked_and_what_rules_add_or_take(
    days: list[WorkDay], sets: list[RuleSet]
) -> None:
    lines = lines_of(days, Rulebook(sets), _FREE)
    worked = sum(stretch.worked for each in days for stretch in each.stretches)
    paid = sum(each.minutes for each in lines if each.kind in EXCLUSIVE)
    assert paid == worked + sum(each.minutes for each in lines if each.kind in ADJUSTING)


@given(days_of_work(), books())
def test_no_line_is_below_nothing_and_no_premium_is_more_than_its_day(
    days: list[WorkDay], sets: list[RuleSet]
) -> None:
    lines = lines_of(days, Rulebook(sets), _FREE)
    assert all(each.minutes > 0 for each in lines if each.kind not in ADJUSTING)
    paid: dict[Any, int] = {}
    for each in lines:
        if each.kind in EXCLUSIVE:
            paid[each.day, each.project_id] = paid.get((each.day, each.project_id), 0) + each.minutes
    for each in lines:
        if each.kind not in EXCLUSIVE | ADJUSTING:
            assert each.minutes <= paid[each.day, each.project_id]


@given(days_of_work(), books(), st.randoms())
def test_neither_order_nor_repetition_makes_a_difference(
    days: list[WorkDay], sets: list[RuleSet], chance: random.Random
) -> None:
    once = lines_of(days, Rulebook(sets), _FREE)
    again = lines_of(
        chance.sample(days, len(days)), Rulebook(chance.sample(sets * 2, len(sets) * 2)), reversed(_FREE)
    )
    assert repr(once).encode() == repr(again).encode()


@given(days_of_work(), books(), st.integers(0, 50))
def test_rules_as_known_then_are_those_that_were_there_then(
    days: list[WorkDay], sets: list[RuleSet], hour: int
) -> None:
    then = _MONDAY + timedelta(hours=hour)
    known = [each for each in sets if each.known_at <= then]
    assert lines_of(days, Rulebook(sets, then), _FREE) == lines_of(days, Rulebook(known), _FREE)


@given(days_of_work(), books())
def test_a_week_is_computed_without_those_before_it(days: list[WorkDay], sets: list[RuleSet]) -> None:
    """Rounding alone reaches over midnight: the day before is computed along."""
    whole = Rulebook([each for each in sets if each.rules is None or each.rules.rounding is None])
    monday = _MONDAY.date() + timedelta(days=7)
    later = [each for each in days if each.day >= monday]
    assert lines_of(later, whole, _FREE) == [
        each for each in lines_of(days, whole, _FREE) if each.day >= monday
    ]
