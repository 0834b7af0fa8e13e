"""How balances are shown."""

from collections.abc import Iterable
from datetime import date

from attendance.balance.account import WHOLE, Entry, Shortage, shortage
from attendance.balance.reading import Holding
from attendance.balance.schemas import LeaveAfter, LeaveBalancePublic
from attendance.record_type.schemas import RecordTypePublic


def balance_shown(kind: RecordTypePublic, holding: Holding, day: date) -> LeaveBalancePublic:
    account, year = holding.account, day.year
    standing = account.standing_on(day)
    waiting = [entry for rows in holding.waiting.values() for entry in rows]
    return LeaveBalancePublic(
        record_type=kind.value,
        name=kind.name,
        color=kind.color,
        year_days=account.year_days(year) / WHOLE,
        accrued_days=standing.accrued / WHOLE,
        carried_days=standing.carried / WHOLE,
        adjusted_days=standing.adjusted / WHOLE,
        taken_days=standing.taken / WHOLE,
        balance_days=standing.balance / WHOLE,
        planned_days=_sum(each for each in account.taken if each.day.year == year and each.day > day),
        waiting_days=_sum(each for each in waiting if each.day.year == year),
        may_go_below=account.of_year(year).may_go_below,
    )


def after_shown(holding: Holding, entries: tuple[Entry, ...]) -> LeaveAfter:
    """`holding`: without the request itself."""
    account, last = holding.reserved, max(each.day for each in entries)
    short: Shortage | None = shortage(account, entries)
    return LeaveAfter(
        have_days=account.standing_on(last).balance / WHOLE,
        after_days=account.taking(entries).standing_on(last).balance / WHOLE,
        short_days=short.hundredths / WHOLE if short else 0,
        short_on=short.day if short else None,
        may_go_below=account.of_year(last.year).may_go_below,
    )


def _sum(entries: Iterable[Entry]) -> float:
    return sum(each.hundredths for each in entries) / WHOLE
