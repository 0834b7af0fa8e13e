"""What a foreman presses for a crew, beside what its people press themselves."""

from services.attendance.tests.days import TOWER, at, hours, punch, records


class TestAForemansCheckIn:
    def test_of_somebody_at_work_says_it_again(self) -> None:
        (day,) = records(
            [punch("in", "20 06:50"), punch("in", "20 07:10", by_foreman=True), punch("out", "20 15:00")]
        )
        assert (len(day.intervals), day.issues, len(day.punch_ids)) == (1, (), 3)
        assert day.intervals[0].starts_at == at("20 06:50")

    def test_of_somebody_who_is_not_begins_their_work(self) -> None:
        (day,) = records(
            [
                punch("in", "20 07:00"),
                punch("out", "20 11:00"),
                punch("in", "20 12:00", by_foreman=True),
                punch("out", "20 16:00", by_foreman=True),
            ]
        )
        assert (hours(day), day.issues) == (8, ())

    def test_in_another_project_begins_work_there(self) -> None:
        one, other = records(
            [
                punch("in", "20 07:00"),
                punch("in", "20 12:00", TOWER, by_foreman=True),
                punch("out", "20 16:00", TOWER),
            ]
        )
        assert (one.issues, hours(other)) == (("missingCheckOut",), 4)

    def test_on_the_morning_after_a_forgotten_check_out_is_a_day_of_its_own(self) -> None:
        monday, tuesday = records([punch("in", "23 07:00"), punch("in", "24 07:00", by_foreman=True)])
        assert (monday.issues, tuesday.open_since) == (("missingCheckOut",), at("24 07:00"))

    def test_is_no_reason_to_pass_over_what_somebody_presses_later_themselves(self) -> None:
        (day,) = records(
            [punch("in", "20 07:00", by_foreman=True), punch("in", "20 08:00"), punch("out", "20 16:00")]
        )
        assert (hours(day), day.issues) == (8, ("missingCheckOut",))
