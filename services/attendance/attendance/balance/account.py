"""How many days of leave are somebody's: what they earned, brought along and took. Pure, and never kept as a
number: the same facts make the same balance.

Days are counted in hundredths, so that a twelfth of a year's leave is no fraction that nobody can write down.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from itertools import accumulate

WHOLE, HALF = 100, 50
_MONTHS = 12


class Accrual(StrEnum):
    """When the leave of a year is somebody's. Kept with entitlements: never rename one."""

    AT_ONCE = "atOnce"
    MONTHLY = "monthly"


@dataclass(frozen=True, slots=True)
class Entitlement:
    """Of one type of leave, from a calendar year on, until another one."""

    from_year: int
    year_days: int
    accrual: Accrual
    most_carried: int
    """Of what is left at the end of a year so much goes on into the next one."""
    may_go_below: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """That a day's balance went up or down."""

    day: date
    hundredths: int


@dataclass(frozen=True, slots=True)
class Standing:
    """Of a calendar year, up to a day in it."""

    carried: int = 0
    accrued: int = 0
    adjusted: int = 0
    taken: int = 0

    @property
    def balance(self) -> int:
        return self.carried + self.accrued + self.adjusted - self.taken


@dataclass(frozen=True, slots=True)
class Shortage:
    day: date
    hundredths: int


@dataclass(frozen=True, slots=True)
class Account:
    """Of one person and type."""

    entitlements: tuple[Entitlement, ...]
    """In the order of their years, at least one."""
    starts_on: date | None = None
    """None: nobody said; they are taken to have been there all along."""
    adjustments: tuple[Entry, ...] = ()
    taken: tuple[Entry, ...] = ()

    def taking(self, more: Iterable[Entry]) -> "Account":
        return replace(self, taken=(*self.taken, *more))

    def standing_on(self, day: date) -> Standing:
        """Before the first year that has an entitlement nothing is counted."""
        return Ledger(self).standing_on(day)

    def of_year(self, year: int) -> Entitlement:
        known = bisect_right(self.entitlements, year, key=lambda each: each.from_year)
        return self.entitlements[max(known - 1, 0)]

    def year_days(self, year: int) -> int:
        """All that a year brings, once it is over."""
        return self.accrued(year, date(year, 12, 31))

    def accrued(self, year: int, day: date) -> int:
        entitlement, starts = self.of_year(year), self.starts_on or date.min
        if year < entitlement.from_year or day < starts:
            return 0
        first = starts.month if starts.year == year else 1
        last = day.month if entitlement.accrual is Accrual.MONTHLY else _MONTHS
        return entitlement.year_days * (last - first + 1) // _MONTHS


class Ledger:
    """An account in which many days are looked up: its years and entries are gone through once for all."""

    def __init__(self, account: Account) -> None:
        self._account = account
        self._adjusted, self._taken = _Sums(account.adjustments), _Sums(account.taken)
        self._first_year = account.entitlements[0].from_year
        self._carried = [0]
        """Into the first year, and each one after it that was asked for."""

    def standing_on(self, day: date) -> Standing:
        if day.year < self._first_year:
            return Standing()
        return self._within(day.year, day, self._carried_into(day.year))

    def _carried_into(self, year: int) -> int:
        for before in range(self._first_year + len(self._carried) - 1, year):
            left = self._within(before, date(before, 12, 31), self._carried[-1]).balance
            # A debt goes along as it is: what is owed is not forgiven at New Year.
            self._carried.append(min(left, self._account.of_year(before).most_carried))
        return self._carried[year - self._first_year]

    def _within(self, year: int, day: date, carried: int) -> Standing:
        return Standing(
            carried,
            self._account.accrued(year, day),
            self._adjusted.of_year_until(day),
            self._taken.of_year_until(day),
        )


class _Sums:
    def __init__(self, entries: Iterable[Entry]) -> None:
        ordered = sorted(entries, key=lambda each: each.day)
        self._days = [each.day for each in ordered]
        self._until = [*accumulate((each.hundredths for each in ordered), initial=0)]

    def of_year_until(self, day: date) -> int:
        """From New Year to that day, both included."""
        before = date(day.year - 1, 12, 31)
        return self._until[bisect_right(self._days, day)] - self._until[bisect_right(self._days, before)]


def shortage(account: Account, more: Iterable[Entry]) -> Shortage | None:
    """The first day on which there would be too little, were these taken too: that of leave that was granted
    for later, where they would use up what it needs."""
    wanted = [*more]
    if not wanted:
        return None
    after = account.taking(wanted)
    now_left, then_left = Ledger(account), Ledger(after)
    since = min(each.day for each in wanted)
    for day in sorted({each.day for each in after.taken if each.day >= since}):
        if after.of_year(day.year).may_go_below or day.year < after.entitlements[0].from_year:
            continue
        left = then_left.standing_on(day).balance
        if left < 0 and left < now_left.standing_on(day).balance:
            return Shortage(day, -left)
    return None
