"""DAYS(range) and DAYS(from, to): whole days from one to the other, negative when the second is earlier."""

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from formwork.formula.functions.function import Argument, Function
from formwork.formula.operand import Operand, Span
from formwork.formula.tokens import Token

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


def _days(arguments: Sequence[Argument], token: Token) -> Operand:
    spans = [_span(argument, token) for argument in arguments]
    if spans[0] is None or spans[-1] is None:
        return None
    starts, ends = spans[0].starts, spans[-1].ends if len(spans) == 1 else spans[-1].starts
    return Decimal((ends - starts).days)


DAYS = Function("DAYS", 1, 2, _days)
