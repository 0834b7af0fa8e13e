"""Rules by which hours are paid, one at a time."""

from datetime import UTC, date, datetime
from typing import Any
from uuid import UUID

import pytest
from attendance.hours.leaves import FreeDay
from attendance.pay.lines import PayKind, PayLine, lines_of
from attendance.pay.marks import PayMark, PayMarkKind, marks_of
from attendance.pay.pieces import LeaveTaken, Stretch, WorkDay
from attendance.pay.rules import Rulebook, Rules, RuleSet
from attendance.pay.why import why_of
from pydantic import ValidationError

from services.attendance.tests.days import JETTY, SINGAPORE, TOWER, at

MONDAY = 16  # of November 2026
EARLY = date(2026, 1, 1)


def minute(said: str) -> int:
    return int(at(said).timestamp() // 60)


def stretch(one: str, other: str, *breaks: tuple[str, str]) -> Stretch:
    return Stretch(minute(one), minute(other), tuple((minute(a), minute(b)) for a, b in breaks))


def work(day: int, *stretches: Stretch, project: UUID = JETTY, leave: int = 0) -> WorkDay:
    leaves = (LeaveTaken(3, leave),) if leave else ()
    return WorkDay(project, date(2026, 11, day), SINGAPORE, stretches, leaves)


def hours(day: int, starts: int, ends: int, project: UUID = JETTY) -> WorkDay:
    return work(day, stretch(f"{day} {starts:02}:00", f"{day} {ends:02}:00"), project=project)


def rule_set(
    rules: Rules | None, since: date = EARLY, project: UUID | None = None, revision: int = 1, **more: Any
) -> RuleSet:
    known = more.get("known_at", datetime(2026, 1, 1, tzinfo=UTC))
    return RuleSet(UUID(int=1), project, since, revision, rules, more.get("is_withdrawn", False), known)


def book(**rules: Any) -> Rulebook:
    return Rulebook([rule_set(Rules.model_validate(rules))])


def paid(days: list[WorkDay], by: Rulebook, *holidays: FreeDay) -> dict[tuple[int, str, str], int]:
    found: dict[tuple[int, str, str], int] = {}
    for each in lines_of(days, by, holidays):
        key = each.day.day, each.kind.value, each.name
        found[key] = found.get(key, 0) + each.minutes
    return found


OT = {"daily_overtime": [{"afterMinutes": 480, "name": "OT1.5"}, {"afterMinutes": 600, "name": "OT2"}]}


def test_without_rules_what_was_worked_is_paid() -> None:
    (line,) = lines_of([hours(16, 8, 18)], Rulebook([]), [])
    assert (line.kind, line.minutes, line.rules_from) == (PayKind.REGULAR, 600, None)


class TestOvertime:
    def test_of_a_day_goes_up_in_steps(self) -> None:
        assert paid([hours(16, 8, 19)], book(**OT)) == {
            (16, "regular", ""): 480,
            (16, "overtime", "OT1.5"): 120,
            (16, "overtime", "OT2"): 60,
        }

    def test_of_a_day_counts_all_projects_and_is_of_the_one_where_it_was_worked(self) -> None:
        lines = lines_of([hours(16, 8, 14), hours(16, 14, 18, TOWER)], book(**OT), [])
        found = {(each.project_id, each.kind.value): each.minutes for each in lines}
        assert found == {(JETTY, "regular"): 360, (TOWER, "regular"): 120, (TOWER, "overtime"): 120}

    def test_of_a_week_counts_what_is_no_overtime_of_a_day(self) -> None:
        week = {**OT, "weekly_overtime": [{"afterMinutes": 44 * 60, "name": "OTW"}]}
        days = [hours(day, 8, 17) for day in range(16, 22)]  # six days of nine hours
        found = paid(days, book(**week))
        assert sum(each for (_, kind, _), each in found.items() if kind == "regular") == 44 * 60
        assert found[21, "overtime", "OTW"] == 4 * 60
        assert sum(each for (_, _, name), each in found.items() if name == "OT1.5") == 6 * 60

    def test_of_a_week_begins_anew_on_monday(self) -> None:
        week = book(weekly_overtime=[{"afterMinutes": 300, "name": "OTW"}])
        assert paid([hours(22, 8, 14), hours(23, 8, 13)], week) == {
            (22, "regular", ""): 300,
            (22, "overtime", "OTW"): 60,
            (23, "regular", ""): 300,
        }


BREAKS = {"breaks": [{"afterMinutes": 360, "minutes": 30}, {"afterMinutes": 540, "minutes": 45}]}
NIGHT = {"night": {"startsAt": "22:00", "endsAt": "06:00", "name": "N25"}}


class TestABreakThatIsDue:
    @pytest.mark.parametrize(
        ("until", "regular", "taken"),
        [("14:00", 360, 0), ("14:10", 360, 10), ("16:00", 450, 30), ("17:40", 540, 40), ("18:00", 555, 45)],
    )
    def test_is_what_follows_so_much_work(self, until: str, regular: int, taken: int) -> None:
        found = paid([work(16, stretch("16 08:00", f"16 {until}"))], book(**BREAKS))
        assert found[16, "regular", ""] == regular
        assert sum(each for (_, kind, _), each in found.items() if kind == "unpaidBreak") == -taken

    def test_is_less_what_was_pressed(self) -> None:
        pressed = stretch("16 08:00", "16 16:00", ("16 12:00", "16 12:20"))
        assert paid([work(16, pressed)], book(**BREAKS))[16, "unpaidBreak", ""] == -10
        whole = stretch("16 08:00", "16 16:00", ("16 12:00", "16 12:45"))
        assert (16, "unpaidBreak", "") not in paid([work(16, whole)], book(**BREAKS))

    def test_is_had_by_who_was_away_between_two_stretches(self) -> None:
        both = work(16, stretch("16 08:00", "16 12:00"), stretch("16 13:00", "16 17:00"))
        assert paid([both], book(**BREAKS)) == {(16, "regular", ""): 480}


class TestRounding:
    @pytest.mark.parametrize(
        ("direction", "regular", "by"), [("up", 570, 24), ("down", 540, -6), ("nearest", 540, -6)]
    )
    def test_of_in_and_out(self, direction: str, regular: int, by: int) -> None:
        rule = book(rounding={"of": "inOut", "minutes": 15, "direction": direction})
        found = paid([work(16, stretch("16 07:56", "16 17:02"))], rule)
        assert found == {(16, "regular", ""): regular, (16, "rounding", ""): by}

    @pytest.mark.parametrize(("direction", "regular"), [("up", 555), ("down", 540), ("nearest", 540)])
    def test_of_the_day(self, direction: str, regular: int) -> None:
        rule = book(rounding={"of": "day", "minutes": 15, "direction": direction})
        assert paid([work(16, stretch("16 07:56", "16 17:02"))], rule)[16, "regular", ""] == regular

    def test_pays_no_minute_twice_where_somebody_changes_projects(self) -> None:
        rule = book(rounding={"of": "inOut", "minutes": 15, "direction": "up"})
        days = [
            work(16, stretch("16 08:00", "16 12:02")),
            work(16, stretch("16 12:02", "16 16:00"), project=TOWER),
        ]
        lines = lines_of(days, rule, [])
        regular = [each.minutes for each in lines if each.kind is PayKind.REGULAR]
        assert sorted(regular) == [225, 255]


class TestPremiums:
    def test_of_the_night_on_top_of_its_hours(self) -> None:
        shift = work(16, stretch("16 20:00", "17 07:00"))
        assert paid([shift], book(**NIGHT)) == {(16, "regular", ""): 660, (16, "night", "N25"): 480}

    def test_of_the_early_hours_of_a_night(self) -> None:
        assert paid([hours(16, 5, 9)], book(**NIGHT))[16, "night", "N25"] == 60

    def test_of_a_night_through_a_change_of_the_clocks(self) -> None:
        zone = "Europe/Berlin"
        starts, ends = (
            int(at(each, zone).timestamp() // 60) for each in ("2026-10-24 22:00", "2026-10-25 06:00")
        )
        day = WorkDay(JETTY, date(2026, 10, 24), zone, (Stretch(starts, ends),))
        assert [each.minutes for each in lines_of([day], book(**NIGHT), [])] == [540, 540]

    def test_of_a_holiday_rather_than_of_the_day_of_rest_that_it_is(self) -> None:
        rule = book(rest_days=[7], rest_day_name="R50", holiday_name="H100")
        assert (22, "restDay", "R50") in paid([hours(22, 8, 12)], rule)
        found = paid([hours(22, 8, 16)], rule, FreeDay(date(2026, 11, 22), name="Feast"))
        assert found == {(22, "regular", ""): 480, (22, "holiday", "H100"): 480}

    def test_of_a_half_holiday_from_noon_on(self) -> None:
        free = FreeDay(date(2026, 11, 16), from_noon=True, name="Eve")
        assert paid([hours(16, 8, 16)], book(holiday_name="H100"), free)[16, "holiday", "H100"] == 240

    @pytest.mark.parametrize("region_is_half", [True, False])
    def test_of_the_whole_holiday_of_a_day_that_is_half_a_one_beside_it(self, region_is_half: bool) -> None:
        region = FreeDay(date(2026, 11, 16), region_is_half, "Of the region", JETTY)
        company = FreeDay(date(2026, 11, 16), not region_is_half, "Of the company")
        assert paid([hours(16, 8, 16)], book(holiday_name="H100"), region, company) == {
            (16, "regular", ""): 480,
            (16, "holiday", "H100"): 480,
        }


class TestMarks:
    def found(self, days: list[WorkDay], *holidays: FreeDay, **rules: Any) -> list[tuple[int, str, int]]:
        made: list[PayMark] = marks_of(days, book(**rules), holidays)
        return [(each.day.day, each.kind.value, each.minutes) for each in made]

    def test_too_little_rest_between_shifts(self) -> None:
        days = [hours(16, 14, 23), hours(17, 7, 15), hours(18, 8, 16)]
        assert self.found(days, minimum_rest_minutes=660) == [(17, PayMarkKind.SHORT_REST.value, 480)]

    def test_late_and_early_beyond_the_grace(self) -> None:
        days = [work(16, stretch("16 08:10", "16 16:55")), work(17, stretch("17 08:11", "17 16:40"))]
        rule = {"shift": {"startsAt": "08:00", "endsAt": "17:00", "graceMinutes": 10}}
        assert self.found(days, **rule) == [(17, "lateStart", 11), (17, "earlyEnd", 20)]
        assert self.found(days, FreeDay(date(2026, 11, 17)), **rule) == []


class TestWhichRulesCount:
    def test_the_project_s_before_the_company_s_from_their_day_on(self) -> None:
        company = rule_set(Rules.model_validate({"holiday_name": "C"}))
        own = rule_set(Rules.model_validate({"holiday_name": "P"}), date(2026, 11, 17), JETTY)
        none = rule_set(None, date(2026, 11, 19), JETTY)
        found = Rulebook([none, own, company])
        names = [found.on(JETTY, date(2026, 11, day)).rules.holiday_name for day in (16, 17, 18, 19)]
        assert names == ["C", "P", "P", "C"]
        assert found.on(TOWER, date(2026, 11, 18)).rules.holiday_name == "C"

    def test_the_newest_of_a_day_as_known_then(self) -> None:
        then, later = (datetime(2026, 6, day, tzinfo=UTC) for day in (1, 2))
        first = rule_set(Rules.model_validate({"holiday_name": "A"}), known_at=then)
        second = rule_set(Rules.model_validate({"holiday_name": "B"}), revision=2, known_at=later)
        gone = rule_set(None, revision=3, known_at=datetime(2026, 6, 3, tzinfo=UTC), is_withdrawn=True)
        day = date(2026, 7, 1)
        assert Rulebook([gone, second, first]).on(JETTY, day).rule_set is None
        assert Rulebook([gone, second, first], known_at=later).on(JETTY, day).rules.holiday_name == "B"
        assert Rulebook([gone, second, first], known_at=then).on(JETTY, day).rules.holiday_name == "A"


def test_rules_that_contradict_themselves_are_refused() -> None:
    for wrong in (
        {"dailyOvertime": [{"afterMinutes": 600, "name": "A"}, {"afterMinutes": 480, "name": "B"}]},
        {"breaks": [{"afterMinutes": 360, "minutes": 30}, {"afterMinutes": 540, "minutes": 30}]},
        {"night": {"startsAt": "22:00", "endsAt": "22:00", "name": "N"}},
        {"restDays": [7, 7]},
        {"night": {"startsAt": "25:00", "endsAt": "06:00", "name": "N"}},
    ):
        with pytest.raises(ValidationError):
            Rules.model_validate(wrong)


def test_every_line_says_why() -> None:
    rule = book(
        **OT,
        **NIGHT,
        **BREAKS,
        rounding={"of": "inOut", "minutes": 15, "direction": "up"},
        rest_days=[1],
        rest_day_name="R",
    )
    days = [work(16, stretch("16 07:56", "16 23:02"), leave=60), hours(17, 8, 12)]
    lines: list[PayLine] = lines_of(days, rule, [])
    said = {each.kind: str(why_of(each)) for each in lines}
    assert said.keys() == {*PayKind} - {PayKind.HOLIDAY}
    assert said[PayKind.OVERTIME] == "Work beyond 10:00 h of the day, in all projects."
    assert said[PayKind.ROUNDING].endswith("15 minutes, up, in the worker's favour.")
