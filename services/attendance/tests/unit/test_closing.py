"""A rule that ends what nobody checked out of: what it may say, and what it gives way to."""

from datetime import date, timedelta
from uuid import uuid5

import pytest
from attendance.hours.closing import close, is_forgotten, last_press_in
from attendance.hours.days import DayRecord, records_of
from attendance.hours.facts import ClosingFact, CorrectionFact, Facts, PunchFact
from attendance.hours.shifts import shifts_of
from attendance.pay.rules import ShiftTimes
from attendance.pay.shift_end import shift_end
from chassis.wall_clock import zone_of

from services.attendance.tests.days import SINGAPORE, TOWER, at, correction, hours, punch


def closing(of: PunchFact, ends: str, known: str = "21 08:00") -> ClosingFact:
    return ClosingFact(uuid5(of.id, ends + known), of.id, at(ends), at(known))


def days(
    punches: list[PunchFact], closings: list[ClosingFact], *corrections: CorrectionFact
) -> list[DayRecord]:
    return [*records_of(Facts.of(punches, corrections, closings=closings)).values()]


IN = punch("in", "20 08:00")


class TestAClosing:
    def test_ends_what_nobody_checked_out_of_and_says_so(self) -> None:
        (day,) = days([IN], [closing(IN, "20 17:00")])
        assert (hours(day), day.issues, day.open_since) == (9, ("closedByRule",), None)
        assert not day.is_corrected

    def test_stays_when_the_next_shift_begins(self) -> None:
        first, _ = days([IN, punch("in", "21 08:00")], [closing(IN, "20 17:00")])
        assert (hours(first), first.issues) == (9, ("closedByRule",))

    def test_gives_way_to_a_check_out_that_comes_in_later(self) -> None:
        late = punch("out", "20 19:00", known=at("21 09:00"))
        (day,) = days([IN, late], [closing(IN, "20 17:00")])
        assert (hours(day), day.issues) == (11, ())

    def test_is_of_no_press_that_came_after_it(self) -> None:
        pause = [punch("break", "20 18:00"), punch("back", "20 18:30")]
        (day,) = days([IN, *pause], [closing(IN, "20 17:00")])
        assert (hours(day), day.issues) == (0, ())
        (day,) = days([IN, *pause], [closing(IN, "20 17:00"), closing(IN, "20 18:30", "21 09:00")])
        assert (hours(day), day.break_seconds, day.issues) == (10, 1800, ("closedByRule",))

    def test_takes_no_time_of_the_next_shift(self) -> None:
        other = punch("in", "20 13:00", TOWER)
        records = days([IN, other, punch("out", "20 17:00", TOWER)], [closing(IN, "20 17:00")])
        assert [(hours(each), each.issues) for each in records] == [(0, ("missingCheckOut",)), (4, ())]

    def test_gives_way_to_what_a_manager_states(self) -> None:
        said = correction("20", ("08:00", "12:00"), known="22 10:00")
        (day,) = days([IN], [closing(IN, "20 17:00")], said)
        assert (hours(day), day.issues, day.is_corrected) == (4, (), True)

    def test_is_not_known_before_it_was_said(self) -> None:
        facts = Facts.of([IN], closings=[closing(IN, "20 17:00", "21 08:00")])
        before, after = facts.as_known_at(at("21 07:59")), facts.as_known_at(at("21 08:00"))
        assert [hours(each) for each in records_of(before).values()] == [0]
        assert [hours(each) for each in records_of(after).values()] == [9]

    def test_leaves_who_is_on_a_break_as_they_are(self) -> None:
        (day,) = days([IN, punch("break", "20 12:00")], [closing(IN, "20 17:00")])
        assert (hours(day), day.issues) == (4, ())


class TestTheLastPress:
    """By which a rule may end a day: hours nobody knows of are not none."""

    AGAIN = punch("in", "20 08:01")
    FOREMAN = punch("in", "20 09:30", by_foreman=True)

    @pytest.mark.parametrize(
        ("presses", "last"),
        [
            ([IN], None),
            ([IN, AGAIN], None),
            ([IN, FOREMAN], None),
            ([IN, AGAIN, FOREMAN], None),
            ([IN, punch("break", "20 12:00"), punch("back", "20 13:00")], "20 13:00"),
            ([IN, AGAIN, punch("break", "20 12:00"), punch("back", "20 13:00")], "20 13:00"),
        ],
        ids=["one", "a double tap", "a foreman's too", "both", "back from a break", "a double tap before it"],
    )
    def test_is_none_that_only_checks_in(self, presses: list[PunchFact], last: str | None) -> None:
        (shift,) = shifts_of(Facts.of(presses).punches)
        assert last_press_in(shift) == (at(last) if last else None)


class TestWhatIsForgotten:
    @pytest.mark.parametrize(
        ("presses", "now", "is_so"),
        [
            ([("in", "20 08:00")], "20 23:00", False),
            ([("in", "20 08:00")], "21 08:00", True),
            ([("in", "20 22:00")], "21 08:00", False),
            ([("in", "20 08:00"), ("break", "20 12:00")], "21 08:00", True),
            ([("in", "20 08:00"), ("in", "20 13:00")], "20 14:00", True),
            ([("in", "20 08:00"), ("out", "20 17:00")], "21 08:00", False),
            ([("in", "20 08:00"), ("break", "20 12:00"), ("out", "20 17:00")], "21 08:00", False),
        ],
        ids=["at work", "since yesterday", "a night", "on a break", "in again", "out", "out of a break"],
    )
    def test_is_what_nobody_will_check_out_of(
        self, presses: list[tuple[str, str]], now: str, is_so: bool
    ) -> None:
        facts = Facts.of([punch(*each) for each in presses])
        first = close(shifts_of(facts.punches), ())[0]
        assert is_forgotten(first, at(now)) is is_so


class TestTheEndOfAShift:
    DAY = ShiftTimes(starts_at="08:00", ends_at="17:00")
    NIGHT = ShiftTimes(starts_at="22:00", ends_at="06:00")

    @pytest.mark.parametrize(
        ("shift", "began", "ends"),
        [
            (DAY, "20 07:55", "20 17:00"),
            (DAY, "20 17:30", None),
            (NIGHT, "20 21:50", "21 06:00"),
            (NIGHT, "20 00:30", "20 06:00"),
        ],
    )
    def test_is_the_first_after_it_began(self, shift: ShiftTimes, began: str, ends: str | None) -> None:
        found = shift_end(shift, date(2026, 11, 20), at(began), zone_of(SINGAPORE))
        assert found == (at(ends) if ends else None)

    def test_is_as_the_clock_says_through_a_change_of_it(self) -> None:
        berlin = "Europe/Berlin"
        began = at("2026-10-24 21:50", berlin)
        found = shift_end(self.NIGHT, date(2026, 10, 24), began, zone_of(berlin))
        assert found is not None
        assert found - began == timedelta(hours=9, minutes=10)  # an hour more than clocks show
