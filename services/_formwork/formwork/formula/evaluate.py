"""Tree → operand. No deeper than the parser allowed: chains of operators are walked, not recursed into."""

from collections.abc import Callable
from functools import partial

from formwork.formula import arithmetic
from formwork.formula.comparison import compared
from formwork.formula.operand import Column, Failed, Operand, Single
from formwork.formula.parser import Formula
from formwork.formula.texts import bounded, text_of
from formwork.formula.tokens import Token
from formwork.formula.tree import Binary, Call, Literal, Negation, Node, Reference

Lookup = Callable[[str], Operand | Failed]

_ARITHMETIC = {
    "+": arithmetic.add,
    "-": arithmetic.subtract,
    "*": arithmetic.multiply,
    "/": arithmetic.divide,
    "^": arithmetic.power,
}


def evaluate(formula: Formula, lookup: Lookup) -> Single:
    """Raises FormulaProblem where there is no result. An empty operand stays empty (None)."""
    value = _value(formula.root, lookup)
    if isinstance(value, Column):
        raise formula.root.token.problem("wholeColumn")
    return value


def _value(node: Node, lookup: Lookup) -> Operand:
    chain: list[Binary] = []
    while isinstance(node, Binary):
        chain.append(node)
        node = node.left
    value = _single(node, lookup)
    for binary in reversed(chain):
        value = _combined(binary.token, value, _value(binary.right, lookup))
    return value


def _single(node: Literal | Reference | Negation | Call, lookup: Lookup) -> Operand:
    match node:
        case Literal(value=value):
            return value
        case Reference(token=token, field_id=field_id):
            found = lookup(field_id)
            if isinstance(found, Failed):
                raise token.problem(found.code)
            return found
        case Negation(token=token, operand=operand):
            # Not the operator: that one rounds to the 28 digits of the thread's own context.
            return arithmetic.number(_value(operand, lookup), token).copy_negate()
        case Call(token=token, function=function, arguments=arguments):
            return function.compute([partial(_value, each, lookup) for each in arguments], token)


def _combined(token: Token, left: Operand, right: Operand) -> Operand:
    if isinstance(left, Column) or isinstance(right, Column):
        raise token.problem("wholeColumn")
    if token.text in _ARITHMETIC:
        compute = _ARITHMETIC[token.text]
        return compute(arithmetic.number(left, token), arithmetic.number(right, token), token)
    if token.text == "&":
        return bounded(text_of(left) + text_of(right), token)
    return compared(token.text, left, right, token)
