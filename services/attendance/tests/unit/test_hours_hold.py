"""Whatever is punched and corrected, in whatever order it arrives."""

import random
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from uuid import UUID

from attendance.hours.days import DayRecord, day_of, records_of
from attendance.hours.facts import (
    DOUBLE_TAP,
    LONGEST_SHIFT,
    ApprovedFact,
    Check,
    CorrectionFact,
    Facts,
    PunchFact,
    Span,
    WorkedSpan,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from services.attendance.tests.days import JETTY, TOWER

_BEGIN = datetime(2026, 10, 20, tzinfo=UTC)
_ZONES = {JETTY: "Europe/Berlin", TOWER: "Asia/Singapore"}
_MINUTES = st.integers(0, 12 * 24 * 60)


@st.composite
def punches(draw: st.DrawFn) -> list[PunchFact]:
    fields = st.tuples(_MINUTES, st.sampled_from(Check), st.booleans(), st.integers(0, 4000), st.booleans())
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


@given(punches(), corrections())
def test_hours_are_never_negative_and_never_counted_twice(
    made: list[PunchFact], said: list[CorrectionFact]
) -> None:
    records = computed(Facts.of(made, said))
    for record in records:
        assert all(each.worked_seconds >= 0 and each.break_seconds >= 0 for each in record.intervals)
        assert record.worked_seconds == sum(each.worked_seconds for each in record.intervals)
    assert all(one.ends_at <= other.starts_at for one, other in pairwise(worked(records)))


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


@given(punches())
@settings(max_examples=300)
def test_from_a_check_in_that_says_nothing_again_on_nothing_older_counts(made: list[PunchFact]) -> None:
    """Which is what lets a service compute a few days instead of a life: `FactsRepo.clean_start`."""
    whole = Facts.of(made).punches
    for start in (each for each in whole if each.check is Check.IN and not _says_it_again(each, whole)):
        later = [each for each in whole if each.at >= start.at]
        first = day_of(start)
        after = [each for each in computed(Facts.of(whole)) if each.day > first + timedelta(days=1)]
        assert [each for each in computed(Facts.of(later)) if each.day > first + timedelta(days=1)] == after


def _says_it_again(punch: PunchFact, among: tuple[PunchFact, ...]) -> bool:
    """A second tap; or a foreman's, of somebody who may be at work already."""
    reaches = LONGEST_SHIFT if punch.is_by_foreman else DOUBLE_TAP
    return any(
        each.check is Check.IN and each.id != punch.id and timedelta() <= punch.at - each.at <= reaches
        for each in among
    )


@given(punches())
def test_every_punch_is_on_one_record_or_none_is_lost_in_silence(made: list[PunchFact]) -> None:
    told = [ident for record in computed(Facts.of(made)) for ident in record.punch_ids]
    assert len(told) == len({*told})
    silent = {each.id for each in made} - {*told}
    # In and out within the same minute: nothing was worked, nothing is asked.
    assert all(_is_nothing(each, made) for each in made if each.id in silent)


def _is_nothing(punch: PunchFact, made: list[PunchFact]) -> bool:
    return any(each.id != punch.id and abs(each.at - punch.at) <= DOUBLE_TAP for each in made)
