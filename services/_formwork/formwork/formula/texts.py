"""What operands read as, where a text is wanted."""

from decimal import Decimal

from formwork.formula import arithmetic
from formwork.formula.operand import Single, Span
from formwork.formula.tokens import MOST_CHARACTERS, Token


def bounded(text: str, token: Token) -> str:
    if len(text) > MOST_CHARACTERS:
        raise token.problem("tooLarge")
    return text


def text_of(operand: Single) -> str:
    match operand:
        case None:
            return ""
        case bool():
            return "TRUE" if operand else "FALSE"
        case Decimal():
            return arithmetic.plain(operand)
        case Span(starts, ends):
            return starts.isoformat() if starts == ends else f"{starts.isoformat()}/{ends.isoformat()}"
        case str():
            return operand
