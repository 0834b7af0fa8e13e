"""Which days of a machine count in a project, and at which rate."""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID, uuid4
from zoneinfo import ZoneInfo

from budget.equipment.costing import Day, Fact, Line, Rate, Stay, cost, days_in
from budget.tables.equipment import Unit
from chassis.testing.effort import effort

SINGAPORE, LONDON = ZoneInfo("Asia/Singapore"), ZoneInfo("Europe/London")
HERE, THERE = UUID(int=1), UUID(int=2)
MACHINE = uuid4()
MONDAY = date(2026, 8, 31)
EARTH = Fact(date.min, "Earthworks", is_rented=False, counts=True)
HOUR = 3600


def at(written: str, zone: ZoneInfo = SINGAPORE) -> datetime:
    return datetime.fromisoformat(written).replace(tzinfo=zone).astimezone(UTC)


def seconds_by_day(days: dict[date, Day]) -> dict[int, int]:
    return {day.day: each.seconds for day, each in days.items()}


def rate(amount: int, unit: Unit = Unit.DAY, **more: object) -> Rate:
    fields = {"equipment_id": None, "category": "", "is_rented": False, "from_on": date(2026, 1, 1)} | more
    return Rate(id=uuid4(), unit=unit, amount_minor=amount, created_by=uuid4(), **fields)  # type: ignore[arg-type]


class TestDays:
    def test_are_those_of_the_project_s_clock(self) -> None:
        stay = Stay(HERE, at("2026-08-31T22:00"), at("2026-09-02T06:00"))
        days = days_in(HERE, [stay], SINGAPORE, open_until=MONDAY)
        assert seconds_by_day(days) == {31: 2 * HOUR, 1: 24 * HOUR, 2: 6 * HOUR}

    def test_end_at_midnight_without_the_next_one(self) -> None:
        stay = Stay(HERE, at("2026-08-31T08:00"), at("2026-09-01T00:00"))
        assert seconds_by_day(days_in(HERE, [stay], SINGAPORE, open_until=MONDAY)) == {31: 16 * HOUR}

    def test_of_what_is_still_there_are_those_before_the_week_that_is_not_over(self) -> None:
        stay = Stay(HERE, at("2026-08-29T12:00"), None)
        days = days_in(HERE, [stay], SINGAPORE, open_until=MONDAY)
        assert seconds_by_day(days) == {29: 12 * HOUR, 30: 24 * HOUR}

    def test_have_as_many_hours_as_the_clock_has_that_day(self) -> None:
        stay = Stay(HERE, at("2026-10-24T00:00", LONDON), at("2026-10-26T00:00", LONDON))
        assert seconds_by_day(days_in(HERE, [stay], LONDON, open_until=MONDAY)) == {
            24: 24 * HOUR,
            25: 25 * HOUR,
        }

    def test_between_two_projects_are_of_the_one_where_it_was_longer(self) -> None:
        stays = [
            Stay(HERE, at("2026-08-31T07:00"), at("2026-08-31T10:00")),
            Stay(THERE, at("2026-08-31T10:30"), None),
        ]
        here = days_in(HERE, stays, SINGAPORE, open_until=date(2026, 9, 7))
        there = days_in(THERE, stays, SINGAPORE, open_until=date(2026, 9, 1))
        assert [each.is_longest for each in here.values()] == [False]
        assert [each.is_longest for each in there.values()] == [True]

    def test_of_what_moves_each_day_for_years_are_found_in_no_time(self) -> None:
        begins, hour = at("2022-08-01T08:00"), timedelta(hours=1)
        mornings = [begins + timedelta(days=each) for each in range(1_400)]
        stays = [Stay(HERE, each, each + hour) for each in mornings]
        stays += [Stay(THERE, each + hour, each + 3 * hour) for each in mornings]
        with effort() as spent:
            days = days_in(HERE, stays, SINGAPORE, open_until=MONDAY)
        assert spent.calls < 100_000
        assert (len(days), any(each.is_longest for each in days.values())) == (1_400, False)

    def test_of_as_much_time_in_both_are_of_one(self) -> None:
        stays = [
            Stay(HERE, at("2026-08-31T07:00"), at("2026-08-31T10:00")),
            Stay(THERE, at("2026-08-31T10:00"), at("2026-08-31T13:00")),
        ]
        longest = [
            days_in(each, stays, SINGAPORE, open_until=MONDAY)[MONDAY].is_longest for each in (HERE, THERE)
        ]
        assert sorted(longest) == [False, True]


class TestCost:
    def test_is_a_line_a_week_month_and_rate(self) -> None:
        per_day = rate(680_00)
        days = {date(2026, 8, day): Day(HOUR, is_longest=True) for day in (29, 30, 31)}
        days |= {date(2026, 9, day): Day(HOUR, is_longest=True) for day in (1, 2)}
        lines = cost(days, [EARTH], [per_day], MACHINE).lines
        assert [(line.effective_on.isoformat(), line.quantity, line.amount_minor) for line in lines] == [
            ("2026-08-30", 2, 1360_00),
            ("2026-08-31", 1, 680_00),
            ("2026-09-02", 2, 1360_00),
        ]
        assert list(lines.values()) == [2, 1, 2]

    def test_takes_the_machine_s_own_rate_then_its_category_s_then_everything_s(self) -> None:
        own, category, rest = (
            rate(1, equipment_id=MACHINE, from_on=date(2026, 9, 2)),
            rate(2, category="earthworks", from_on=date(2026, 9, 1)),
            rate(3),
        )
        days = {date(2026, 8, 31): Day(1, is_longest=True)} | {
            date(2026, 9, day): Day(1, is_longest=True) for day in (1, 2)
        }
        rates = [own, category, rest, rate(9, is_rented=True), rate(9, category="lifting")]
        assert [line.rate_minor for line in cost(days, [EARTH], rates, MACHINE).lines] == [3, 2, 1]

    def test_of_a_past_day_goes_by_what_the_machine_was_then(self) -> None:
        bought = Fact(date(2026, 9, 1), "Earthworks", is_rented=False, counts=True)
        hired = Fact(date.min, "Hire", is_rented=True, counts=True)
        days = {MONDAY: Day(1, is_longest=True), date(2026, 9, 1): Day(1, is_longest=True)}
        lines = cost(days, [hired, bought], [rate(5), rate(7, is_rented=True)], MACHINE).lines
        assert [(line.is_rented, line.rate_minor) for line in lines] == [(True, 7), (False, 5)]

    def test_is_nothing_once_it_is_lost_or_retired_and_waits_where_there_is_no_rate(self) -> None:
        lost = Fact(date(2026, 9, 1), "Earthworks", is_rented=False, counts=False)
        days = {MONDAY: Day(1, is_longest=True), date(2026, 9, 1): Day(1, is_longest=True)}
        costed = cost(days, [EARTH, lost], [], MACHINE)
        assert (costed.lines, costed.days_without_rate) == ({}, 1)
        assert cost(days, [], [rate(5)], MACHINE).days_without_rate == 2

    def test_by_the_hour_is_of_all_its_time_and_rounds_half_up(self) -> None:
        line = Line(MONDAY, False, Unit.HOUR, 1800, uuid4(), 101)
        assert line.amount_minor == 51
        days = {MONDAY: Day(5 * HOUR, is_longest=False), date(2026, 9, 1): Day(HOUR, is_longest=True)}
        lines = cost(days, [EARTH], [rate(10, Unit.HOUR)], MACHINE).lines
        assert [line.amount_minor for line in lines] == [50, 10]

    def test_by_the_day_is_nothing_where_it_was_longer_elsewhere(self) -> None:
        assert cost({MONDAY: Day(HOUR, is_longest=False)}, [EARTH], [rate(10)], MACHINE).lines == {}
