"""Balances of leave, against a model that lives through every day."""

from collections.abc import Iterable
from datetime import date, timedelta

from attendance.balance.account import (
    HALF,
    WHOLE,
    Account,
    Accrual,
    Entitlement,
    Entry,
    Shortage,
    shortage,
)
from hypothesis import given
from hypothesis import strategies as st

_FIRST = date(2024, 1, 1)
_DAYS = 3 * 366
_WIDE = st.integers(0, _DAYS).map(lambda days: _FIRST + timedelta(days=days))


def granting(
    days: int = 24 * WHOLE,
    *,
    from_year: int = 2024,
    accrual: Accrual = Accrual.AT_ONCE,
    carried: int = 0,
    may_go_below: bool = False,
) -> Entitlement:
    return Entitlement(from_year, days, accrual, carried, may_go_below)


@st.composite
def accounts(draw: st.DrawFn) -> Account:
    years = sorted(draw(st.sets(st.integers(2024, 2026), min_size=1)))
    entitlements = tuple(
        Entitlement(
            year,
            draw(st.integers(0, 4000)),
            draw(st.sampled_from(Accrual)),
            draw(st.integers(0, 1000)),
            draw(st.booleans()),
        )
        for year in years
    )
    entry = st.builds(Entry, _WIDE, st.integers(-500, 500))
    half = st.builds(Entry, _WIDE, st.just(HALF))
    return Account(
        entitlements,
        draw(st.none() | _WIDE | st.just(date(2019, 5, 5))),
        tuple(draw(st.lists(entry, max_size=5))),
        tuple(draw(st.lists(half, max_size=20))),
    )


def lived_through(account: Account, until: date) -> int:
    """One number that goes up and down from day to day, as somebody would keep it by hand."""
    begun = date(account.entitlements[0].from_year, 1, 1)
    starts = max(account.starts_on or begun, begun)
    in_force, balance, months = account.entitlements[0], 0, 0
    day = begun
    while day <= until:
        if (day.month, day.day) == (1, 1):
            if day != begun:
                balance = min(balance, in_force.most_carried)
            months = 0
            in_force = next((each for each in account.entitlements if each.from_year == day.year), in_force)
        if day == starts or (day > starts and day.day == 1):
            before, months = months, months + 1
            if in_force.accrual is Accrual.MONTHLY:
                earned = in_force.year_days * months // 12 - in_force.year_days * before // 12
            else:
                earned = in_force.year_days * (13 - day.month) // 12 if before == 0 else 0
            balance += earned
        balance += sum(each.hundredths for each in account.adjustments if each.day == day)
        balance -= sum(each.hundredths for each in account.taken if each.day == day)
        day += timedelta(days=1)
    return balance


@given(accounts(), _WIDE)
def test_a_balance_is_what_living_through_the_days_makes_of_it(account: Account, day: date) -> None:
    assert account.standing_on(day).balance == lived_through(account, day)


@given(accounts(), st.lists(_WIDE, min_size=1, max_size=4))
def test_what_suffices_leaves_no_day_short_that_was_not(account: Account, days: Iterable[date]) -> None:
    wanted = [Entry(day, HALF) for day in days]
    after = account.taking(wanted)
    short = shortage(account, wanted)
    first = min(each.day for each in wanted)
    worse = [
        day
        for day in (first + timedelta(days=number) for number in range((date(2026, 12, 31) - first).days + 1))
        if lived_in(after, day)
        and any(each.day == day for each in after.taken)
        and not after.of_year(day.year).may_go_below
        and after.standing_on(day).balance < min(0, account.standing_on(day).balance)
    ]
    assert (short.day if short else None) == (worse[0] if worse else None)


def lived_in(account: Account, day: date) -> bool:
    return day.year >= account.entitlements[0].from_year


class TestAYear:
    def test_brings_its_days_at_once_or_month_by_month(self) -> None:
        at_once, monthly = Account((granting(),)), Account((granting(accrual=Accrual.MONTHLY),))
        days = date(2025, 1, 1), date(2025, 6, 30), date(2025, 12, 1)
        assert [at_once.standing_on(day).accrued for day in days] == [2400, 2400, 2400]
        assert [monthly.standing_on(day).accrued for day in days] == [200, 1200, 2400]

    def test_is_whole_at_its_end_whatever_a_twelfth_is(self) -> None:
        account = Account((granting(25 * WHOLE, accrual=Accrual.MONTHLY),))
        assert account.standing_on(date(2024, 1, 31)).accrued == 208
        assert account.standing_on(date(2024, 12, 31)).accrued == 2500

    def test_counts_from_the_month_somebody_begins_in(self) -> None:
        account = Account((granting(),), starts_on=date(2024, 10, 15))
        days = date(2024, 10, 14), date(2024, 10, 15), date(2025, 1, 1)
        assert [account.standing_on(day).accrued for day in days] == [0, 600, 2400]

    def test_carries_some_of_what_is_left_and_all_that_is_owed(self) -> None:
        left = Account((granting(carried=500),))
        assert left.standing_on(date(2025, 1, 1)).carried == 500
        owed = Account((granting(carried=500),), adjustments=(Entry(date(2024, 3, 1), -2600),))
        assert owed.standing_on(date(2025, 1, 1)).carried == -200

    def test_before_the_first_one_counts_nothing(self) -> None:
        account = Account((granting(from_year=2025),), taken=(Entry(date(2024, 5, 1), WHOLE),))
        assert account.standing_on(date(2024, 12, 31)).balance == 0
        assert account.standing_on(date(2025, 1, 1)).balance == 2400

    def test_that_is_granted_more_leaves_those_before_as_they_were(self) -> None:
        account = Account((granting(1000), granting(2000, from_year=2025)))
        assert [account.standing_on(date(year, 5, 1)).accrued for year in (2024, 2025)] == [1000, 2000]


class TestAShortage:
    def test_is_found_where_leave_of_later_would_miss_it(self) -> None:
        december = Entry(date(2024, 12, 2), WHOLE)
        account = Account((granting(WHOLE),), taken=(december,))
        assert shortage(account, [Entry(date(2024, 6, 3), HALF)]) == Shortage(december.day, HALF)

    def test_is_none_where_it_may_go_below(self) -> None:
        account = Account((granting(0, may_go_below=True),))
        assert shortage(account, [Entry(date(2024, 6, 3), HALF)]) is None

    def test_is_none_of_what_accrues_until_then(self) -> None:
        account = Account((granting(accrual=Accrual.MONTHLY),))
        wanted = [Entry(date(2024, 3, day), WHOLE) for day in range(4, 10)]
        assert shortage(account, wanted) is None
        early = [Entry(date(2024, 2, day), WHOLE) for day in range(4, 10)]
        assert shortage(account, early) == Shortage(date(2024, 2, 8), 100)
