"""How many days of leave are somebody's: what they earned, brought along and took. Pure, and never kept as a
number: the same facts make the same balance.

Days are counted in hundredths, so that a twelfth of a year's leave is no fraction that nobody can write down.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

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
        carried = 0
        for year in range(self.entitlements[0].from_year, day.year):
            left = self._within(year, date(year, 12, 31), carried).balance
            # A debt goes along as it is: what is owed is not forgiven at New Year.
            carried = min(left, self.of_year(year).most_carried)
        return self._within(day.year, day, carried)

    def of_year(self, year: int) -> Entitlement:
        known = [each for each in self.entitlements if each.from_year <= year]
        return known[-1] if known else self.entitlements[0]

    def year_days(self, year: int) -> int:
        """All that a year brings, once it is over."""
        return self._accrued(year, date(year, 12, 31))

    def _within(self, year: int, day: date, carried: int) -> Standing:
        if year < self.entitlements[0].from_year:
            return Standing()
        return Standing(
            carried,
            self._accrued(year, day),
            _sum(self.adjustments, year, day),
            _sum(self.taken, year, day),
        )

    def _accrued(self, year: int, day: date) -> int:
        entitlement, starts = self.of_year(year), self.starts_on or date.min
        if year < entitlement.from_year or day < starts:
            return 0
        first = starts.month if starts.year == year else 1
        last = day.month if entitlement.accrual is Accrual.MONTHLY else _MONTHS
        return entitlement.year_days * (last - first + 1) // _MONTHS


def shortage(account: Account, more: Iterable[Entry]) -> Shortage | None:
    """The first day on which there would be too little, were these taken too: that of leave that was granted
    for later, where they would use up what it needs."""
    wanted = [*more]
    if not wanted:
        return None
    after = account.taking(wanted)
    since = min(each.day for each in wanted)
    for day in sorted({each.day for each in after.taken if each.day >= since}):
        if after.of_year(day.year).may_go_below or day.year < after.entitlements[0].from_year:
            continue
        left = after.standing_on(day).balance
        if left < 0 and left < account.standing_on(day).balance:
            return Shortage(day, -left)
    return None


def _sum(entries: Iterable[Entry], year: int, day: date) -> int:
    return sum(each.hundredths for each in entries if each.day.year == year and each.day <= day)
