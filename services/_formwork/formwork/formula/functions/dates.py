"""DAYS(range) and DAYS(from, to): whole days from one to the other, negative when the second is earlier.
WORKDAYS, the same way: Mondays to Fridays, the first and the last day included. EDATE(day, months): the same
day of another month, or its last."""

import calendar
import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from formwork.formula.arithmetic import number
from formwork.formula.functions.function import Argument, Function
from formwork.formula.operand import Operand, Span
from formwork.formula.tokens import Token

_FIRST_YEAR, _LAST_YEAR = 1900, 2199
_MOST_MONTHS = 3600
_DAY = re.compile(r"(19|20|21)\d\d-\d\d-\d\d", re.ASCII)


def _span(argument: Argument, token: Token) -> Span | None:
    match argument():
        case None:
            return None
        case Span() as span:
            return span
        case str(text) if _DAY.fullmatch(text):
            try:
                day = date.fromisoformat(text)
            except ValueError:
                raise token.problem("arguments") from None
            return Span(day, day)
        case _:
            raise token.problem("arguments")


def _ends(arguments: Sequence[Argument], token: Token) -> tuple[date, date] | None:
    spans = [_span(argument, token) for argument in arguments]
    if spans[0] is None or spans[-1] is None:
        return None
    return spans[0].starts, spans[-1].ends if len(spans) == 1 else spans[-1].starts


def _days(arguments: Sequence[Argument], token: Token) -> Operand:
    ends = _ends(arguments, token)
    return None if ends is None else Decimal((ends[1] - ends[0]).days)


def _workdays_until(day: date) -> int:
    """Since some Monday, that day included."""
    weeks, left = divmod(day.toordinal() - 1, 7)
    return weeks * 5 + min(left + 1, 5)


def _workdays(arguments: Sequence[Argument], token: Token) -> Operand:
    ends = _ends(arguments, token)
    if ends is None:
        return None
    first, last = min(ends), max(ends)
    count = _workdays_until(last) - _workdays_until(date.fromordinal(first.toordinal() - 1))
    return Decimal(count if ends[0] <= ends[1] else -count)


def _another_month(arguments: Sequence[Argument], token: Token) -> Operand:
    span, months = _span(arguments[0], token), number(arguments[1](), token)
    if months != months.to_integral_value() or abs(months) > _MOST_MONTHS:
        raise token.problem("arguments")
    if span is None:
        return None
    years, month = divmod(span.starts.year * 12 + span.starts.month - 1 + int(months), 12)
    if not _FIRST_YEAR <= years <= _LAST_YEAR:
        raise token.problem("arguments")
    day = min(span.starts.day, calendar.monthrange(years, month + 1)[1])
    found = date(years, month + 1, day)
    return Span(found, found)


DAYS = Function("DAYS", 1, 2, _days)
WORKDAYS = Function("WORKDAYS", 1, 2, _workdays)
EDATE = Function("EDATE", 2, 2, _another_month)
