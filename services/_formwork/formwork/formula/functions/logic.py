"""IF, IFS, AND, OR, NOT. None looks at more arguments than it needs."""

from collections.abc import Sequence

from formwork.formula.functions.function import Argument, Function
from formwork.formula.operand import Operand
from formwork.formula.tokens import Token

_MANY = 255


def _truth(argument: Argument, token: Token) -> bool:
    match argument():
        case bool(truth):
            return truth
        case None:
            return False
        case _:
            raise token.problem("arguments")


def _if(arguments: Sequence[Argument], token: Token) -> Operand:
    if _truth(arguments[0], token):
        return arguments[1]()
    return arguments[2]() if len(arguments) > 2 else None


def _ifs(arguments: Sequence[Argument], token: Token) -> Operand:
    """What stands behind the first that is true; nothing where none is."""
    pairs = zip(arguments[::2], arguments[1::2], strict=True)
    return next((value() for condition, value in pairs if _truth(condition, token)), None)


def _and(arguments: Sequence[Argument], token: Token) -> Operand:
    return all(_truth(argument, token) for argument in arguments)


def _or(arguments: Sequence[Argument], token: Token) -> Operand:
    return any(_truth(argument, token) for argument in arguments)


def _not(arguments: Sequence[Argument], token: Token) -> Operand:
    return not _truth(arguments[0], token)


IF = Function("IF", 2, 3, _if)
IFS = Function("IFS", 2, _MANY - 1, _ifs, together=2)
AND = Function("AND", 1, _MANY, _and)
OR = Function("OR", 1, _MANY, _or)
NOT = Function("NOT", 1, 1, _not)
