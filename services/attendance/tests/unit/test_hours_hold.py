"""Whatever is punched and corrected, in whatever order it arrives."""

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from uuid import UUID

import pytest
from attendance.hours.days import DayRecord, day_of, records_of
from attendance.hours.facts import (
    DOUBLE_TAP,
    LONGEST_SHIFT,
    ApprovedFact,
    Check,
    ClosingFact,
    CorrectionFact,
    Facts,
    PunchFact,
    Span,
    WorkedSpan,
)
from attendance.hours.shifts import Shift, from_a_fresh_start, shifts_of
from hypothesis import given, settings
from hypothesis import strategies as st

from services.attendance.tests.days import JETTY, TOWER

_BEGIN = datetime(2026, 10, 20, tzinfo=UTC)
_ZONES = {JETTY: "Europe/Berlin", TOWER: "Asia/Singapore"}
_MINUTES = st.integers(0, 12 * 24 * 60)


@st.composite
def punches(draw: st.DrawFn, minutes: st.SearchStrategy[int] = _MINUTES) -> list[PunchFact]:
    fields = st.tuples(minutes, st.sampled_from(Check), st.booleans(), st.integers(0, 4000), st.booleans())
    made = draw(st.lists(fields))
    return [
        PunchFact(
            UUID(int=number),
            project := TOWER if at_tower else JETTY,
            check,
            instant := _BEGIN + timedelta(minutes=minute),
            _ZONES[project],
            instant + timedelta(minutes=late),
            is_by_foreman=by_foreman,
        )
        for number, (minute, check, at_tower, late, by_foreman) in enumerate(made)
    ]


@st.composite
def corrections(draw: st.DrawFn) -> list[CorrectionFact]:
    made = draw(st.lists(st.tuples(_MINUTES, st.integers(0, 900), st.booleans(), _MINUTES), max_size=4))
    found: list[CorrectionFact] = []
    for number, (minute, lasts, at_tower, known) in enumerate(made):
        project, begin = (TOWER if at_tower else JETTY), _BEGIN + timedelta(minutes=minute)
        span = Span(begin, begin + timedelta(minutes=lasts))
        work = (WorkedSpan(span),) if lasts else ()
        known_at = _BEGIN + timedelta(minutes=known)
        fact = PunchFact(UUID(int=0), project, Check.IN, begin, _ZONES[project], begin)
        found.append(CorrectionFact(UUID(int=number), project, day_of(fact), fact.zone, work, known_at))
    return found


def computed(facts: Facts) -> list[DayRecord]:
    return [*records_of(facts).values()]


def worked(records: list[DayRecord]) -> list[Span]:
    spans = [
        Span(each.starts_at, each.ends_at) for record in records for each in record.intervals if each.ends_at
    ]
    return sorted(spans, key=lambda each: each.starts_at)


def minutes_at_work(record: DayRecord) -> set[datetime]:
    """Counted one by one, by the clock: all that is generated here is on whole minutes."""
    return {
        minute
        for each in record.intervals
        if each.ends_at
        for minute in minutes_of(Span(each.starts_at, each.ends_at))
        if not any(rest.starts_at <= minute < rest.ends_at for rest in each.breaks)
    }


def minutes_of(span: Span) -> list[datetime]:
    return [span.starts_at + timedelta(minutes=each) for each in range(span.seconds // 60)]


@given(punches(), corrections())
def test_hours_are_never_negative_and_never_counted_twice(
    made: list[PunchFact], said: list[CorrectionFact]
) -> None:
    records = computed(Facts.of(made, said))
    for record in records:
        assert all(each.worked_seconds >= 0 and each.break_seconds >= 0 for each in record.intervals)
        assert record.worked_seconds == 60 * len(minutes_at_work(record))
    assert all(one.ends_at <= other.starts_at for one, other in pairwise(worked(records)))


@given(
    punches(), corrections(), st.lists(st.tuples(st.integers(0, 99), st.integers(-60, 2000))), st.randoms()
)
def test_rules_that_close_shifts_count_no_hour_twice_and_no_press_away(
    made: list[PunchFact],
    said: list[CorrectionFact],
    ends: list[tuple[int, int]],
    chance: random.Random,
) -> None:
    chosen = [(made[which % len(made)], minutes) for which, minutes in ends] if made else []
    closings = [
        ClosingFact(UUID(int=number), of.id, of.at + timedelta(minutes=minutes), _BEGIN)
        for number, (of, minutes) in enumerate(chosen)
    ]
    records = computed(Facts.of(made, said, closings=closings))
    assert all(one.ends_at <= other.starts_at for one, other in pairwise(worked(records)))
    shuffled = chance.sample(closings * 2, len(closings) * 2)
    assert repr(records) == repr(computed(Facts.of(made, said, closings=shuffled)))
    pressed = worked(computed(Facts.of(made)))
    closed = worked(computed(Facts.of(made, closings=closings)))
    assert sum(each.seconds for each in pressed) <= sum(each.seconds for each in closed)


@given(punches(), corrections(), _MINUTES)
def test_hours_that_were_approved_are_counted_nowhere_else_whatever_comes_in_later(
    made: list[PunchFact], said: list[CorrectionFact], minute: int
) -> None:
    then = _BEGIN + timedelta(minutes=minute)
    known = computed(Facts.of(made, said).as_known_at(then))
    approved = [
        ApprovedFact(JETTY, span, then)
        for span in worked([each for each in known if each.project_id == JETTY])
    ]
    later = computed(Facts.of(made, said, approved=approved))
    elsewhere = worked([each for each in later if each.project_id == TOWER])
    paid = sorted([*(each.span for each in approved), *elsewhere], key=lambda each: each.starts_at)
    assert all(one.ends_at <= other.starts_at for one, other in pairwise(paid))


@given(punches(), corrections(), _MINUTES, st.integers(0, 2000))
def test_an_approval_that_was_undone_counts_as_known_while_it_stood_and_never_else(
    made: list[PunchFact], said: list[CorrectionFact], minute: int, stood: int
) -> None:
    then = _BEGIN + timedelta(minutes=minute)
    undone = then + timedelta(minutes=stood + 1)
    spans = worked([each for each in computed(Facts.of(made, said)) if each.project_id == JETTY])
    stands = [ApprovedFact(JETTY, each, then) for each in spans]
    facts = Facts.of(made, said, approved=[replace(each, opened_at=undone) for each in stands])
    between = undone - timedelta(minutes=1)
    standing = Facts.of(made, said, approved=stands)
    assert computed(facts.as_known_at(between)) == computed(standing.as_known_at(between))
    assert computed(facts.as_known_at(undone)) == computed(Facts.of(made, said).as_known_at(undone))
    assert computed(facts) == computed(Facts.of(made, said))


@given(punches(), corrections(), st.randoms())
def test_neither_the_order_of_arrival_nor_what_comes_twice_makes_a_difference(
    made: list[PunchFact], said: list[CorrectionFact], chance: random.Random
) -> None:
    shuffled, again = chance.sample(made * 2, len(made) * 2), chance.sample(said * 2, len(said) * 2)
    once, twice = computed(Facts.of(made, said)), computed(Facts.of(shuffled, again))
    assert repr(once).encode() == repr(twice).encode()


@given(punches(), corrections(), _MINUTES)
def test_what_was_known_then_is_what_would_have_been_computed_then(
    made: list[PunchFact], said: list[CorrectionFact], minute: int
) -> None:
    then = _BEGIN + timedelta(minutes=minute)
    known = Facts.of(
        [each for each in made if each.known_at <= then], [each for each in said if each.known_at <= then]
    )
    assert computed(Facts.of(made, said).as_known_at(then)) == computed(known)


# Close together, or as far apart as a shift is long.
_DENSE = st.one_of(st.integers(0, 8), st.sampled_from([959, 960, 961, 962]), st.integers(0, 3000))


@given(punches(_DENSE), st.integers(0, 3000))
@settings(max_examples=400)
def test_from_a_fresh_start_on_nothing_older_counts(made: list[PunchFact], minute: int) -> None:
    """Which is what lets a service compute a few days instead of a life."""
    whole, wanted = Facts.of(made).punches, _BEGIN + timedelta(minutes=minute)
    part = from_a_fresh_start(whole, _BEGIN, wanted)
    assert {each for each in whole if each.at > wanted} <= {*part}
    if part:
        assert told(shifts_of(whole))[-len(told(shifts_of(part))) :] == told(shifts_of(part))


def told(shifts: list[Shift]) -> list[str]:
    return [repr(each) for each in shifts]


@given(punches())
def test_what_nobody_can_tell_apart_is_cut_in_the_end(made: list[PunchFact]) -> None:
    whole, wanted = Facts.of(made).punches, _BEGIN + timedelta(days=12)
    earliest = wanted - timedelta(days=2)
    assert all(each.at >= earliest for each in from_a_fresh_start(whole, earliest, wanted))


@pytest.mark.parametrize("check", Check)
@pytest.mark.parametrize("hours", [0.3, 5, 15])
def test_a_fresh_start_is_near_whatever_is_pressed_over_and_over(check: Check, hours: float) -> None:
    made = [
        PunchFact(UUID(int=number), JETTY, check, at := _BEGIN + timedelta(hours=hours * number), "UTC", at)
        for number in range(int(20 * 24 / hours))
    ]
    wanted = made[-1].at - timedelta(days=1)
    part = from_a_fresh_start(tuple(made), _BEGIN, wanted)
    assert part[0].at > wanted - LONGEST_SHIFT


@given(punches())
def test_every_punch_is_on_one_record_or_none_is_lost_in_silence(made: list[PunchFact]) -> None:
    told = [ident for record in computed(Facts.of(made)) for ident in record.punch_ids]
    assert len(told) == len({*told})
    silent = {each.id for each in made} - {*told}
    # In and out within the same minute: nothing was worked, nothing is asked.
    assert all(_is_nothing(each, made) for each in made if each.id in silent)


def _is_nothing(punch: PunchFact, made: list[PunchFact]) -> bool:
    return any(each.id != punch.id and abs(each.at - punch.at) <= DOUBLE_TAP for each in made)
