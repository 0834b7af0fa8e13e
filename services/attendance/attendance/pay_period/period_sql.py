"""The first day of the pay period of a day, as the database says it: what `PayCalendar.of` says."""

from typing import Any

from sqlalchemy import ColumnElement, Date, Integer, case, cast, func, literal_column

from attendance.pay_period.periods import PayCalendar, PeriodChoice, PeriodKind

_NONE: ColumnElement[int] = literal_column("0", Integer())
_HALF: ColumnElement[int] = literal_column("15", Integer())


def first_day_of(calendar: PayCalendar, day: Any) -> ColumnElement[Any]:
    first, *chosen = calendar.choices
    if not chosen:
        return _natural(first, day)
    return case(
        *((day >= _said(each), func.greatest(_natural(each, day), _said(each))) for each in reversed(chosen)),
        else_=_natural(first, day),
    )


def _natural(choice: PeriodChoice, day: Any) -> ColumnElement[Any]:
    if choice.kind is PeriodKind.WEEKLY:
        return cast(func.date_trunc("week", day), Date)
    if choice.kind is PeriodKind.TWO_WEEKLY:
        since = day.op("-", return_type=Integer())(_said(choice))
        return day.op("-", return_type=Date())(func.mod(since, 14))
    month = cast(func.date_trunc("month", day), Date)
    if choice.kind is PeriodKind.MONTHLY:
        return month
    half = case((func.date_part("day", day) <= 15, _NONE), else_=_HALF)
    return month.op("+", return_type=Date())(half)


def _said(choice: PeriodChoice) -> ColumnElement[Any]:
    # Not a parameter: the same words stand in what is selected and in what it is grouped by.
    return literal_column(f"DATE '{choice.from_on.isoformat()}'", Date())
