"""LEN, LEFT, RIGHT, MID, UPPER, LOWER, TRIM, CONTAINS. Characters are counted as people see most of them: by
code points, on both sides."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

from formwork.formula.arithmetic import number
from formwork.formula.functions.function import Argument, Function
from formwork.formula.operand import Column, Operand
from formwork.formula.texts import bounded, text_of
from formwork.formula.tokens import MOST_CHARACTERS, Token

# Also the wide one of Chinese keyboards, and the one that web pages hold words together with.
_BLANKS = re.compile("[ \u00a0\u3000]+")


def _text(argument: Argument, token: Token) -> str:
    operand = argument()
    if isinstance(operand, Column):
        raise token.problem("wholeColumn")
    return text_of(operand)


def _count(arguments: Sequence[Argument], at: int, token: Token, least: int = 0) -> int:
    """How many characters, or which one: a whole number. Without a word of it 1."""
    if at >= len(arguments):
        return 1
    count = number(arguments[at](), token)
    if count != count.to_integral_value() or not least <= count <= MOST_CHARACTERS:
        raise token.problem("arguments")
    return int(count)


def _length(arguments: Sequence[Argument], token: Token) -> Operand:
    return Decimal(len(_text(arguments[0], token)))


def _left(arguments: Sequence[Argument], token: Token) -> Operand:
    return _text(arguments[0], token)[: _count(arguments, 1, token)]


def _right(arguments: Sequence[Argument], token: Token) -> Operand:
    text, count = _text(arguments[0], token), _count(arguments, 1, token)
    return text[max(0, len(text) - count) :]


def _middle(arguments: Sequence[Argument], token: Token) -> Operand:
    text, first = _text(arguments[0], token), _count(arguments, 1, token, least=1) - 1
    return text[first : first + _count(arguments, 2, token)]


def _changed(change: Callable[[str], str]) -> Callable[[Sequence[Argument], Token], Operand]:
    def compute(arguments: Sequence[Argument], token: Token) -> Operand:
        # Before, too: what would be too large is not built first.
        return bounded(change(bounded(_text(arguments[0], token), token)), token)

    return compute


def _trimmed(text: str) -> str:
    return " ".join(part for part in _BLANKS.split(text) if part)


def _contains(arguments: Sequence[Argument], token: Token) -> Operand:
    """Capitals do not matter: whoever types on a phone begins with one."""
    return _text(arguments[1], token).lower() in _text(arguments[0], token).lower()


LEN = Function("LEN", 1, 1, _length)
LEFT = Function("LEFT", 1, 2, _left)
RIGHT = Function("RIGHT", 1, 2, _right)
MID = Function("MID", 3, 3, _middle)
UPPER = Function("UPPER", 1, 1, _changed(str.upper))
LOWER = Function("LOWER", 1, 1, _changed(str.lower))
TRIM = Function("TRIM", 1, 1, _changed(_trimmed))
CONTAINS = Function("CONTAINS", 2, 2, _contains)
