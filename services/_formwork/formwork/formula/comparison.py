"""How operands compare, for the operators and for criteria."""

from decimal import Decimal

from formwork.formula.operand import Operand, Span, number_in
from formwork.formula.tokens import Token


def compared(operator: str, left: Operand, right: Operand, token: Token) -> bool:
    left, right = _alike(left, right), _alike(right, left)
    if operator == "=":
        return type(left) is type(right) and left == right
    if operator == "<>":
        return type(left) is not type(right) or left != right
    match left, right:
        case (Decimal(), Decimal()):
            order = (left > right) - (left < right)
        case (Span(starts=first), Span(starts=second)):
            order = (first > second) - (first < second)
        case _:
            raise token.problem("notANumber")
    return {"<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0}[operator]


def _alike(one: Operand, other: Operand) -> Operand:
    """An empty field compares as the nothing of the other side; typed digits compare with a number as one."""
    if one is None:
        match other:
            case bool():
                return False
            case Decimal():
                return Decimal(0)
            case str():
                return ""
            case _:
                return None
    if isinstance(one, str) and isinstance(other, Decimal):
        found = number_in(one)
        return one if found is None else found
    return one
