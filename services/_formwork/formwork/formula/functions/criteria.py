"""COUNTIF(column, criterion) and SUMIF(column, criterion, summed): the cells that fit, counted and summed.

A criterion is a value, which a cell must equal, or a text that begins with how it compares: ">=10", "<>Good".
"""

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import reduce

from formwork.formula.arithmetic import add, number
from formwork.formula.comparison import compared
from formwork.formula.functions.function import Argument, Function
from formwork.formula.functions.numbers import cells_of, is_empty
from formwork.formula.operand import Column, Operand, Single, number_in
from formwork.formula.problem import FormulaProblem
from formwork.formula.tokens import Token

_OPERATORS = ("<=", ">=", "<>", "<", ">", "=")


def _fits(criterion: Operand, token: Token) -> Callable[[Single], bool]:
    if isinstance(criterion, Column):
        raise token.problem("arguments")
    operator, wanted = "=", criterion
    if isinstance(criterion, str):
        operator = next((each for each in _OPERATORS if criterion.startswith(each)), "")
        text = criterion.removeprefix(operator)
        found = number_in(text)
        wanted, operator = text if found is None else found, operator or "="

    def fits(cell: Single) -> bool:
        # An empty cell is no 0: it fits only where nothing is looked for.
        if is_empty(cell) or is_empty(wanted):
            return (is_empty(cell) and is_empty(wanted)) == (operator != "<>")
        try:
            return compared(operator, cell, wanted, token)
        except FormulaProblem:
            return False

    return fits


def _count(arguments: Sequence[Argument], token: Token) -> Operand:
    fits = _fits(arguments[1](), token)
    return Decimal(sum(fits(cell) for cell in cells_of(arguments[0]())))


def _sum(arguments: Sequence[Argument], token: Token) -> Operand:
    cells, fits = cells_of(arguments[0]()), _fits(arguments[1](), token)
    summed = cells_of(arguments[2]()) if len(arguments) > 2 else cells
    if len(summed) != len(cells):
        raise token.problem("arguments")
    numbers = (
        number(each, token)
        for cell, each in zip(cells, summed, strict=True)
        if fits(cell) and not is_empty(each)
    )
    return reduce(lambda left, right: add(left, right, token), numbers, Decimal(0))


COUNTIF = Function("COUNTIF", 2, 2, _count)
SUMIF = Function("SUMIF", 2, 3, _sum)
