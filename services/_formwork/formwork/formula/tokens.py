import re
from dataclasses import dataclass
from typing import Literal

from formwork.formula.problem import FormulaProblem

MOST_CHARACTERS = 2_000

Kind = Literal["number", "text", "name", "reference", "sign", "end"]

# One pass, no alternative that can match twice: the time taken grows with the length and no faster.
_TOKEN = re.compile(
    r"(?P<space>[ \t\r\n]+)"
    r"|(?P<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)"
    r'|"(?P<text>(?:[^"]|"")*)"'
    r"|(?P<name>[A-Za-z][A-Za-z0-9_]*)"
    r"|\{(?P<reference>[^{}]{1,64})\}"
    r"|(?P<sign><=|>=|<>|[-+*/^&=<>(),])"
)


@dataclass(frozen=True)
class Token:
    kind: Kind
    # Of a text and a reference without what encloses it; names in upper case.
    text: str
    offset: int
    length: int

    def problem(self, code: str = "syntax", name: str = "") -> FormulaProblem:
        return FormulaProblem(code, self.offset, self.length, name)


def tokens_of(formula: str) -> list[Token]:
    if len(formula) > MOST_CHARACTERS:
        raise FormulaProblem("tooLarge", 0, len(formula))
    found: list[Token] = []
    offset = 0
    while offset < len(formula):
        match = _TOKEN.match(formula, offset)
        if match is None:
            raise FormulaProblem("syntax", offset, 1)
        length = match.end() - offset
        match match.lastgroup, match[match.lastgroup or 0]:
            case "number", text:
                found.append(Token("number", text, offset, length))
            case "text", text:
                found.append(Token("text", text.replace('""', '"'), offset, length))
            case "name", text:
                found.append(Token("name", text.upper(), offset, length))
            case "reference", text:
                found.append(Token("reference", text, offset, length))
            case "sign", text:
                found.append(Token("sign", text, offset, length))
            case _:
                pass
        offset = match.end()
    found.append(Token("end", "", offset, 0))
    return found
