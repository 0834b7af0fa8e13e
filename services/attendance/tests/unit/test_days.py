"""The cursed cases of time clocks, one by one."""

from dataclasses import replace
from datetime import timedelta

from attendance.hours.days import records_of
from attendance.hours.facts import Facts

from services.attendance.tests.days import JETTY, TOWER, at, correction, hours, punch, records


class TestADay:
    def test_is_what_lies_between_without_its_breaks(self) -> None:
        (day,) = records(
            [
                punch("in", "20 08:00"),
                punch("break", "20 12:00"),
                punch("back", "20 12:45"),
                punch("out", "20 17:00"),
            ]
        )
        assert (day.day.isoformat(), hours(day), day.break_seconds, day.issues) == (
            "2026-11-20",
            8.25,
            2700,
            (),
        )

    def test_is_counted_by_the_minutes_that_are_shown(self) -> None:
        seconds = {"20 08:00": 5, "20 08:13": 50, "20 12:00": 59, "20 12:30": 1}
        punches = [
            replace(each, at=each.at + timedelta(seconds=seconds[said]))
            for word, said in zip(("in", "break", "back", "out"), seconds, strict=True)
            for each in [punch(word, said)]
        ]
        (day,) = records(punches)
        assert (day.worked_seconds, day.break_seconds) == ((13 + 30) * 60, (4 * 60 - 13) * 60)

    def test_that_goes_on_has_no_hours_and_nothing_wrong_yet(self) -> None:
        (day,) = records([punch("in", "20 08:00")])
        assert (day.worked_seconds, day.issues, day.open_since) == (0, (), at("20 08:00"))

    def test_on_a_break_says_since_when(self) -> None:
        (day,) = records([punch("in", "20 08:00"), punch("break", "20 12:00")])
        assert (day.open_since, day.break_since) == (at("20 08:00"), at("20 12:00"))

    def test_that_is_not_ended_has_the_hours_before_it_whatever_is_pressed_later(self) -> None:
        begun = [punch("in", "23 08:00"), punch("break", "23 12:00")]
        (monday,) = records(begun)
        assert (hours(monday), monday.intervals[0].ends_at) == (4, at("23 12:00"))
        later, _ = records([*begun, punch("in", "24 08:00")])
        assert later.intervals == monday.intervals

    def test_may_have_two_shifts(self) -> None:
        two = [
            punch("in", "20 06:00"),
            punch("out", "20 10:00"),
            punch("in", "20 18:00"),
            punch("out", "20 21:00"),
        ]
        (day,) = records(two)
        assert (hours(day), len(day.intervals), day.issues) == (7, 2, ())

    def test_at_two_sites_is_a_record_of_each(self) -> None:
        first, second = records(
            [
                punch("in", "20 08:00"),
                punch("out", "20 12:00"),
                punch("in", "20 12:00", TOWER),
                punch("out", "20 17:00", TOWER),
            ]
        )
        assert [(each.project_id, hours(each), each.issues) for each in (first, second)] == [
            (JETTY, 4, ()),
            (TOWER, 5, ()),
        ]

    def test_that_ends_at_another_site_counts_where_it_began_and_is_asked_about(self) -> None:
        (day,) = records([punch("in", "20 08:00"), punch("out", "20 17:00", TOWER)])
        assert (day.project_id, hours(day), day.issues) == (JETTY, 9, ("otherSite",))

    def test_at_another_site_without_leaving_the_first_counts_nothing_twice(self) -> None:
        first, second = records(
            [punch("in", "20 08:00"), punch("in", "20 09:00", TOWER), punch("out", "20 17:00", TOWER)]
        )
        assert (hours(first), first.issues) == (0, ("missingCheckOut",))
        assert (hours(second), second.issues) == (8, ())


class TestAForgottenCheckOut:
    def test_is_not_what_the_next_check_in_is_taken_for(self) -> None:
        monday, tuesday = records(
            [punch("in", "23 08:00"), punch("in", "24 08:00"), punch("out", "24 17:00")]
        )
        assert (hours(monday), monday.issues, monday.open_since) == (0, ("missingCheckOut",), None)
        assert (hours(tuesday), tuesday.issues) == (9, ())

    def test_is_not_what_is_punched_a_day_later(self) -> None:
        monday, tuesday = records([punch("in", "23 08:00"), punch("out", "24 17:00")])
        assert (monday.issues, tuesday.issues) == (("missingCheckOut",), ("missingCheckIn",))
        assert hours(monday) == hours(tuesday) == 0

    def test_after_a_break_that_nobody_ended_leaves_what_was_worked_before_it(self) -> None:
        monday, _ = records([punch("in", "23 08:00"), punch("break", "23 12:00"), punch("in", "24 08:00")])
        assert (hours(monday), monday.issues) == (4, ("breakNotEnded",))


class TestANightShift:
    def test_belongs_to_the_day_it_began(self) -> None:
        (night,) = records([punch("in", "20 20:00"), punch("out", "21 05:00")])
        assert (night.day.isoformat(), hours(night), night.issues) == ("2026-11-20", 9, ())

    def test_through_the_hour_that_comes_twice_lasts_an_hour_longer(self) -> None:
        berlin = "Europe/Berlin"
        night = [punch("in", "2026-10-24 22:00", zone=berlin), punch("out", "2026-10-25 06:00", zone=berlin)]
        assert [hours(each) for each in records(night)] == [9]

    def test_through_the_hour_that_is_left_out_lasts_an_hour_less(self) -> None:
        berlin = "Europe/Berlin"
        night = [punch("in", "2026-03-28 22:00", zone=berlin), punch("out", "2026-03-29 06:00", zone=berlin)]
        assert [hours(each) for each in records(night)] == [7]

    def test_of_the_zone_s_own_day(self) -> None:
        """It is still the day before in Greenwich."""
        (day,) = records([punch("in", "20 07:00"), punch("out", "20 15:00")])
        assert day.day.isoformat() == "2026-11-20"


class TestADoubleTap:
    def test_is_one_press(self) -> None:
        taps = [
            punch("in", "20 08:00"),
            punch("in", "20 08:01"),
            punch("out", "20 17:00"),
            punch("out", "20 17:01"),
        ]
        (day,) = records(taps)
        assert (hours(day), day.issues, len(day.punch_ids)) == (9, (), 4)

    def test_of_a_break_is_one_break(self) -> None:
        (day,) = records(
            [
                punch("in", "20 08:00"),
                punch("break", "20 12:00"),
                punch("break", "20 12:01"),
                punch("back", "20 12:30"),
                punch("back", "20 12:31"),
                punch("out", "20 17:00"),
            ]
        )
        assert (hours(day), day.break_seconds, day.issues) == (8.5, 1800, ())


class TestABreak:
    def test_that_is_over_by_checking_in_again_counts_as_one(self) -> None:
        (day,) = records(
            [
                punch("in", "20 08:00"),
                punch("break", "20 12:00"),
                punch("in", "20 12:45"),
                punch("out", "20 17:00"),
            ]
        )
        assert (hours(day), day.issues) == (8.25, ("breakNotEnded",))

    def test_that_lasts_until_the_end_is_asked_about(self) -> None:
        (day,) = records([punch("in", "20 08:00"), punch("break", "20 12:00"), punch("out", "20 17:00")])
        assert (hours(day), day.issues) == (4, ("breakNotEnded",))

    def test_that_was_never_begun_is_asked_about(self) -> None:
        (day,) = records([punch("in", "20 08:00"), punch("back", "20 12:00"), punch("out", "20 17:00")])
        assert (hours(day), day.issues) == (9, ("breakUnclear",))


class TestACorrection:
    def test_counts_in_place_of_the_punches(self) -> None:
        (day,) = records([punch("in", "20 08:00")], correction("20", ("08:00", "16:30"), known="21 09:00"))
        assert (hours(day), day.issues, day.is_corrected, day.open_since) == (8.5, (), True, None)

    def test_leaves_at_work_who_came_after_it(self) -> None:
        said = correction("20", ("07:00", "09:00"), known="20 10:30")
        (day,) = records([punch("in", "20 11:00")], said)
        assert (hours(day), day.open_since) == (2, at("20 11:00"))

    def test_leaves_at_work_who_was_while_it_was_said(self) -> None:
        """Their beginning was put right, and no correction has an end that is still to come."""
        said = correction("20", ("07:30", "11:00"), known="20 11:00")
        begun = [punch("in", "20 07:50")]
        (day,) = records(begun, said)
        assert (hours(day), day.open_since) == (3.5, at("20 07:50"))
        (day,) = records([*begun, punch("break", "20 12:00")], said)
        assert (day.open_since, day.break_since) == (at("20 07:50"), at("20 12:00"))
        (day,) = records([*begun, punch("out", "20 17:00")], said)
        assert (hours(day), day.open_since, day.issues) == (3.5, None, ("punchAfterCorrection",))

    def test_the_newest_counts(self) -> None:
        first = correction("20", ("08:00", "16:00"), known="21 09:00")
        second = correction("20", ("08:00", "12:00"), known="21 10:00")
        assert [hours(each) for each in records([], second, first)] == [4]

    def test_may_take_a_day_out(self) -> None:
        pressed = [punch("in", "20 08:00"), punch("out", "20 09:00")]
        (out,) = records(pressed, correction("20", known="21 09:00"))
        assert (out.is_taken_out, out.worked_seconds, out.intervals) == (True, 0, ())
        assert len(out.punch_ids) == 2

    def test_is_told_of_a_punch_that_came_after_it(self) -> None:
        late = punch("out", "20 18:00", known=at("22 07:00"))
        (day,) = records(
            [punch("in", "20 08:00"), late], correction("20", ("08:00", "17:00"), known="21 09:00")
        )
        assert (hours(day), day.issues) == (9, ("punchAfterCorrection",))

    def test_leaves_nothing_to_look_at_of_what_was_known_then(self) -> None:
        odd = [punch("in", "20 08:00", marks=("outsideFence",)), punch("out", "20 17:00")]
        (before,) = records(odd)
        (after,) = records(odd, correction("20", ("08:00", "17:00"), known="21 09:00"))
        assert (before.marks, after.marks) == (("outsideFence",), ())

    def test_takes_its_hours_from_another_site_s_punches(self) -> None:
        there = [punch("in", "20 12:00", TOWER), punch("out", "20 18:00", TOWER)]
        jetty, tower = records(there, correction("20", ("08:00", "15:00"), known="21 09:00"))
        assert (hours(jetty), hours(tower), tower.issues) == (7, 3, ("overlap",))

    def test_is_not_there_before_somebody_said_it(self) -> None:
        facts = Facts.of([punch("in", "20 08:00")], [correction("20", ("08:00", "16:00"), known="21 09:00")])
        (then,) = records_of(facts.as_known_at(at("20 12:00"))).values()
        assert (then.is_corrected, then.open_since) == (False, at("20 08:00"))


class TestWhatToLookAt:
    def test_is_a_press_that_came_in_days_later(self) -> None:
        (late,) = records([punch("in", "20 08:00"), punch("out", "20 17:00", known=at("23 17:01"))])
        (in_time,) = records([punch("in", "20 08:00"), punch("out", "20 17:00", known=at("23 17:00"))])
        assert (hours(late), late.issues, in_time.issues) == (9, ("cameLate",), ())

    def test_is_a_day_of_more_than_fourteen_hours_also_in_two_projects(self) -> None:
        (long,) = records([punch("in", "20 06:00"), punch("out", "20 20:01")])
        (full,) = records([punch("in", "20 06:00"), punch("out", "20 20:00")])
        assert (long.issues, full.issues) == (("longDay",), ())
        there = [punch("in", "20 14:00", TOWER), punch("out", "20 22:00", TOWER)]
        both = records([punch("in", "20 06:00"), punch("out", "20 13:00"), *there])
        assert [each.issues for each in both] == [("longDay",), ("longDay",)]

    def test_is_not_what_a_manager_said_of_it(self) -> None:
        came = [punch("in", "20 06:00", known=at("25 06:00")), punch("out", "20 21:00", known=at("25 06:00"))]
        (before,) = records(came)
        (after,) = records(came, correction("20", ("06:00", "21:00"), known="25 09:00"))
        assert (before.issues, after.issues) == (("cameLate", "longDay"), ())
