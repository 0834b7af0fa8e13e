"""Exact decimals within bounds: 34 digits, half away from zero; the same in `decimal.js` on the web."""

from decimal import ROUND_HALF_UP, Context, Decimal, DivisionByZero, InvalidOperation, Overflow

from formwork.formula.operand import Column, Operand, number_in
from formwork.formula.tokens import Token

CONTEXT = Context(prec=34, rounding=ROUND_HALF_UP, traps=[InvalidOperation, DivisionByZero, Overflow])
# Wide enough that setting the places of any number within the bounds is exact.
_WIDE = Context(prec=120, rounding=ROUND_HALF_UP)
_LIMIT = Decimal("1e30")
_NOTHING = Decimal("1e-60")
_ZERO = Decimal(0)
MOST_POWER = 99
MOST_PLACES = 30


def bounded(value: Decimal, token: Token) -> Decimal:
    size = value.copy_abs()
    if size >= _LIMIT:
        raise token.problem("tooLarge")
    return value if size >= _NOTHING else _ZERO


def literal(text: str, token: Token) -> Decimal:
    return bounded(CONTEXT.create_decimal(text), token)


def number(operand: Operand, token: Token) -> Decimal:
    """An empty field counts as 0."""
    match operand:
        case None:
            return _ZERO
        case Decimal():
            return operand
        case str() if (found := number_in(operand)) is not None:
            return bounded(CONTEXT.plus(found), token)
        case Column():
            raise token.problem("wholeColumn")
        case _:
            raise token.problem("notANumber")


def add(left: Decimal, right: Decimal, token: Token) -> Decimal:
    return bounded(CONTEXT.add(left, right), token)


def subtract(left: Decimal, right: Decimal, token: Token) -> Decimal:
    return bounded(CONTEXT.subtract(left, right), token)


def multiply(left: Decimal, right: Decimal, token: Token) -> Decimal:
    return bounded(CONTEXT.multiply(left, right), token)


def divide(left: Decimal, right: Decimal, token: Token) -> Decimal:
    if not right:
        raise token.problem("divisionByZero")
    return bounded(CONTEXT.divide(left, right), token)


def power(base: Decimal, exponent: Decimal, token: Token) -> Decimal:
    """By squaring, rounded at every step: libraries differ in the last digit of theirs."""
    if exponent != exponent.to_integral_value():
        raise token.problem("arguments")
    if exponent.copy_abs() > MOST_POWER:
        raise token.problem("tooLarge")
    if exponent < 0 and not base:
        raise token.problem("divisionByZero")
    result, square, left = Decimal(1), base, abs(int(exponent))
    while left:
        if left & 1:
            result = multiply(result, square, token)
        left >>= 1
        if left:
            square = multiply(square, square, token)
    if exponent >= 0:
        return result
    if not result:
        raise token.problem("tooLarge")
    return divide(Decimal(1), result, token)


def rounded(value: Decimal, places: int, rounding: str = ROUND_HALF_UP) -> Decimal:
    """Half away from zero, if not asked for otherwise; negative places round before the point."""
    return CONTEXT.plus(value.quantize(Decimal(1).scaleb(-places), rounding=rounding, context=_WIDE))


def fixed(value: Decimal, places: int) -> str:
    """As kept and shown: exactly so many places, no exponent, no negative zero."""
    text = f"{value.quantize(Decimal(1).scaleb(-places), context=_WIDE):f}"
    return text if text.strip("-0.") else text.lstrip("-")


def plain(value: Decimal) -> str:
    """As text in a formula: no exponent, no zeros at the end."""
    text = f"{value:f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in {"-0", ""} else text
