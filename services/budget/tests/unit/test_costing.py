from datetime import date
from uuid import UUID, uuid4

from budget.hours.costing import Rate, Worked, cost, rate_on
from budget.tables.hours import Staff

BEN, ANA = uuid4(), uuid4()
SUN, MON, TUE = date(2026, 8, 30), date(2026, 8, 31), date(2026, 9, 1)
HOUR = 3600


def rate(hourly: int | None, since: date = SUN, of: UUID | None = None, staff: Staff = Staff.OWN) -> Rate:
    return Rate(uuid4(), of, staff, since, hourly)


def whole(days: dict[date, int]) -> list[Worked]:
    """None of them put on a code."""
    return [Worked(day, seconds) for day, seconds in days.items()]


class TestARate:
    def test_is_in_force_from_its_day_until_another_begins(self) -> None:
        first, second = rate(2000, since=MON), rate(2500, since=TUE)
        assert [rate_on(day, [second, first], BEN) for day in (SUN, MON, TUE)] == [None, first, second]

    def test_of_a_person_comes_first_even_where_the_company_s_is_newer(self) -> None:
        own, company = rate(3000, of=BEN), rate(2500, since=TUE)
        assert rate_on(TUE, [own, company], BEN) is own
        assert rate_on(TUE, [own, company], ANA) is company

    def test_of_a_person_without_an_amount_is_that_of_the_people_they_are_of(self) -> None:
        agency, own = rate(4000, staff=Staff.EXTERNAL), rate(2000)
        of_agency = rate(None, of=BEN, staff=Staff.EXTERNAL)
        assert rate_on(MON, [own, agency, of_agency], BEN) is agency
        assert rate_on(MON, [own, of_agency], BEN) is None


class TestACost:
    def test_is_one_line_for_the_days_of_a_month_at_a_rate(self) -> None:
        rates = [rate(2000)]
        (august, september) = cost(whole({SUN: HOUR, MON: 2 * HOUR, TUE: HOUR}), rates, BEN).lines
        assert (august.effective_on, august.seconds, august.amount_minor) == (MON, 3 * HOUR, 6000)
        assert (september.effective_on, september.seconds, september.amount_minor) == (TUE, HOUR, 2000)

    def test_is_rounded_once_and_half_a_cent_up(self) -> None:
        # A third of an hour of 0.50 each, twice: 33.3 cents together.
        (line,) = cost(whole({SUN: 1200, MON: 1200}), [rate(50)], BEN).lines
        assert line.amount_minor == 33
        (line,) = cost(whole({MON: 1800}), [rate(1)], BEN).lines
        assert line.amount_minor == 1

    def test_leaves_out_days_without_a_rate_and_says_how_much_that_is(self) -> None:
        costed = cost(whole({SUN: HOUR, MON: HOUR, TUE: 0}), [rate(2000, since=MON)], BEN)
        assert ([each.seconds for each in costed.lines], costed.seconds_without_rate) == ([HOUR], HOUR)

    def test_is_a_line_for_each_code_that_hours_were_put_on(self) -> None:
        steel, rates = uuid4(), [rate(2000)]
        days = [Worked(SUN, HOUR, steel), Worked(SUN, 2 * HOUR), Worked(MON, 3 * HOUR, steel)]
        lines = cost(days, rates, BEN).lines
        assert [(each.code_id, each.seconds, each.effective_on) for each in lines] == [
            (steel, 4 * HOUR, MON),
            (None, 2 * HOUR, SUN),
        ]
