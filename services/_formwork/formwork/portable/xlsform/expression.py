"""The expressions of XLSForms, a part of XPath: read into a tree, bounded in length, parts and depth."""

import re
from dataclasses import dataclass

MOST_CHARACTERS = 2_000
MOST_PARTS = 300
MOST_DEPTH = 24


def reference_as(group: str) -> str:
    """What names another question, as part of a pattern; spaces behind the name are part of the group. Those
    before it are never given back: of thousands, each number of them would be tried."""
    return rf"\$\{{\s*+(?P<{group}>[^{{}}$\s][^{{}}$]{{0,199}})\}}"


_TOKEN = re.compile(
    r"\s+"
    r"|(?P<number>[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"
    r"|'(?P<single>[^']*)'|\"(?P<double>[^\"]*)\""
    rf"|{reference_as('reference')}"
    r"|(?P<sign><=|>=|!=|[-+*=<>(),])"
    r"|(?P<name>[A-Za-z_][\w-]*(?::[A-Za-z_][\w-]*)?)"
    r"|(?P<self>\.)(?![./])",
    re.ASCII,
)
_BINDS = {
    "or": 1,
    "and": 2,
    "=": 3,
    "!=": 3,
    "<": 4,
    "<=": 4,
    ">": 4,
    ">=": 4,
    "+": 5,
    "-": 5,
    "*": 6,
    "div": 6,
    "mod": 6,
}


class NotCarried(Exception):
    """With what of it has no counterpart in our forms."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class Value:
    text: str
    is_number: bool = False


@dataclass(frozen=True)
class Reference:
    name: str


@dataclass(frozen=True)
class Itself:
    """The question that the expression stands at."""


@dataclass(frozen=True)
class Call:
    name: str
    arguments: tuple["Node", ...]


@dataclass(frozen=True)
class Negative:
    of: "Node"


@dataclass(frozen=True)
class Operation:
    sign: str
    left: "Node"
    right: "Node"


Node = Value | Reference | Itself | Call | Negative | Operation
_Token = tuple[str, str]


def read_expression(written: str) -> Node:
    """Raises `NotCarried` and nothing else."""
    if len(written) > MOST_CHARACTERS:
        raise NotCarried(f"{written[:40]}…")
    reader = _Reader(_tokens(written))
    tree = reader.expression(0, 1)
    if reader.token[0] != "end":
        raise NotCarried(reader.token[1])
    return tree


def _tokens(written: str) -> list[_Token]:
    found: list[_Token] = []
    at = 0
    while at < len(written):
        match = _TOKEN.match(written, at)
        if match is None:
            raise NotCarried(written[at : at + 20])
        at = match.end()
        if match.lastgroup is not None:
            kind = {"single": "text", "double": "text"}.get(match.lastgroup, match.lastgroup)
            found.append((kind, match[match.lastgroup]))
    if len(found) > MOST_PARTS:
        raise NotCarried(f"{written[:40]}…")
    return [*found, ("end", "")]


class _Reader:
    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._at = 0

    @property
    def token(self) -> _Token:
        return self._tokens[self._at]

    def _take(self) -> _Token:
        token = self.token
        self._at += token[0] != "end"
        return token

    def _expect(self, sign: str) -> None:
        if self._take() != ("sign", sign):
            raise NotCarried(f"no “{sign}”")

    def expression(self, least: int, depth: int) -> Node:
        if depth > MOST_DEPTH:
            raise NotCarried("(((…")
        left = self._operand(depth)
        while (binds := _BINDS.get(self.token[1], 0)) > least and self.token[0] in ("sign", "name"):
            sign = self._take()[1]
            left = Operation(sign, left, self.expression(binds, depth + 1))
        return left

    def _operand(self, depth: int) -> Node:
        kind, text = self._take()
        match kind:
            case "number":
                return Value(f"0{text}" if text.startswith(".") else text, is_number=True)
            case "text":
                return Value(text)
            case "reference":
                return Reference(text.rstrip())
            case "self":
                return Itself()
            case "name" if self.token == ("sign", "("):
                return Call(text, self._arguments(depth))
            case "sign" if text == "-":
                return Negative(self.expression(_BINDS["*"], depth + 1))
            case "sign" if text == "(":
                inner = self.expression(0, depth + 1)
                self._expect(")")
                return inner
            case _:
                raise NotCarried(text or "…")

    def _arguments(self, depth: int) -> tuple[Node, ...]:
        self._expect("(")
        found: list[Node] = []
        while self.token != ("sign", ")"):
            if found:
                self._expect(",")
            found.append(self.expression(0, depth + 1))
        self._expect(")")
        return tuple(found)
