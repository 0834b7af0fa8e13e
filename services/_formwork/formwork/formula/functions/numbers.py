"""SUM, AVG, MIN, MAX, COUNT, ROUND, ROUNDUP, ROUNDDOWN, ABS."""

from collections.abc import Callable, Iterator, Sequence
from decimal import ROUND_DOWN, ROUND_HALF_UP, ROUND_UP, Decimal
from functools import reduce

from formwork.formula.arithmetic import MOST_PLACES, add, bounded, divide, number, rounded
from formwork.formula.functions.function import Argument, Function
from formwork.formula.operand import Column, Operand, Single
from formwork.formula.tokens import Token

_MANY = 255


def _given(arguments: Sequence[Argument], token: Token) -> list[Decimal]:
    """Empty fields are left out: an average of two answers is not one of three."""
    return [number(operand, token) for operand in _cells(arguments) if not is_empty(operand)]


def _cells(arguments: Sequence[Argument]) -> Iterator[Single]:
    """Of a column every cell; what is none by itself."""
    for argument in arguments:
        yield from cells_of(argument())


def cells_of(operand: Operand) -> tuple[Single, ...]:
    return operand.cells if isinstance(operand, Column) else (operand,)


def is_empty(operand: Operand) -> bool:
    return operand is None or operand == ""


def _sum(arguments: Sequence[Argument], token: Token) -> Operand:
    return reduce(lambda left, right: add(left, right, token), _given(arguments, token), Decimal(0))


def _average(arguments: Sequence[Argument], token: Token) -> Operand:
    given = _given(arguments, token)
    if not given:
        return None
    total = reduce(lambda left, right: add(left, right, token), given, Decimal(0))
    return divide(total, Decimal(len(given)), token)


def _least(arguments: Sequence[Argument], token: Token) -> Operand:
    return min(_given(arguments, token), default=None)


def _most(arguments: Sequence[Argument], token: Token) -> Operand:
    return max(_given(arguments, token), default=None)


def _count(arguments: Sequence[Argument], token: Token) -> Operand:
    return Decimal(sum(not is_empty(operand) for operand in _cells(arguments)))


def _rounding(rounding: str) -> Callable[[Sequence[Argument], Token], Operand]:
    def compute(arguments: Sequence[Argument], token: Token) -> Operand:
        value = number(arguments[0](), token)
        places = number(arguments[1](), token) if len(arguments) > 1 else Decimal(0)
        if places != places.to_integral_value() or abs(places) > MOST_PLACES:
            raise token.problem("arguments")
        return bounded(rounded(value, int(places), rounding), token)

    return compute


def _absolute(arguments: Sequence[Argument], token: Token) -> Operand:
    return number(arguments[0](), token).copy_abs()


SUM = Function("SUM", 1, _MANY, _sum)
AVG = Function("AVG", 1, _MANY, _average)
MIN = Function("MIN", 1, _MANY, _least)
MAX = Function("MAX", 1, _MANY, _most)
COUNT = Function("COUNT", 1, _MANY, _count)
ROUND = Function("ROUND", 1, 2, _rounding(ROUND_HALF_UP))
ROUNDUP = Function("ROUNDUP", 1, 2, _rounding(ROUND_UP))
ROUNDDOWN = Function("ROUNDDOWN", 1, 2, _rounding(ROUND_DOWN))
ABS = Function("ABS", 1, 1, _absolute)
