"""Tokens → tree (Pratt). Bounded in nodes and in depth, so that everything after it is."""

from dataclasses import dataclass
from typing import TypeVar

from formwork.formula.arithmetic import literal
from formwork.formula.functions import FUNCTIONS
from formwork.formula.tokens import Token, tokens_of
from formwork.formula.tree import Binary, Call, Literal, Negation, Node, Reference

N = TypeVar("N", bound=Node)

MOST_NODES = 500
MOST_LEVELS = 32

# How tightly an operator binds to its left and to its right; only ^ groups from the right.
_BINDS = {
    **dict.fromkeys(("=", "<>", "<", "<=", ">", ">="), (1, 2)),
    "&": (3, 4),
    "+": (5, 6),
    "-": (5, 6),
    "*": (7, 8),
    "/": (7, 8),
    "^": (12, 11),
}
# Tighter than *, looser than ^: -2^2 is -4.
_NEGATION = 9


@dataclass(frozen=True)
class Formula:
    root: Node
    references: tuple[Reference, ...]
    size: int


def parse(formula: str) -> Formula:
    """Raises FormulaProblem and nothing else, whatever the text."""
    return _Parser(tokens_of(formula)).whole()


def references(formula: str) -> tuple[str, ...]:
    """The ids of the fields that a formula refers to, each once, in order of appearance."""
    return tuple(dict.fromkeys(reference.field_id for reference in parse(formula).references))


class _Parser:
    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._size = 0
        self._references: list[Reference] = []

    def whole(self) -> Formula:
        root = self._expression(0, 1)
        if self._next.kind != "end":
            raise self._next.problem()
        return Formula(root, tuple(self._references), self._size)

    @property
    def _next(self) -> Token:
        return self._tokens[self._at]

    def _take(self) -> Token:
        token = self._next
        self._at += 1
        return token

    def _expect(self, sign: str) -> Token:
        if not self._sees(sign):
            raise self._next.problem()
        return self._take()

    def _sees(self, sign: str) -> bool:
        return self._next.kind == "sign" and self._next.text == sign

    def _counted(self, node: N) -> N:
        self._size += 1
        if self._size > MOST_NODES:
            raise node.token.problem("tooLarge")
        return node

    def _expression(self, least: int, level: int) -> Node:
        if level > MOST_LEVELS:
            raise self._next.problem("tooDeep")
        left = self._operand(level)
        while self._next.kind == "sign" and self._next.text in _BINDS:
            to_left, to_right = _BINDS[self._next.text]
            if to_left < least:
                break
            token = self._take()
            left = self._counted(Binary(token, left, self._expression(to_right, level + 1)))
        return left

    def _operand(self, level: int) -> Node:
        token = self._take()
        match token.kind, token.text:
            case "number", text:
                return self._counted(Literal(token, literal(text, token)))
            case "text", text:
                return self._counted(Literal(token, text))
            case "reference", text:
                reference = self._counted(Reference(token, text))
                self._references.append(reference)
                return reference
            case "name", "TRUE" | "FALSE" if not self._sees("("):
                return self._counted(Literal(token, token.text == "TRUE"))
            case "name", _:
                return self._call(token, level)
            case "sign", "-":
                return self._counted(Negation(token, self._expression(_NEGATION, level + 1)))
            case "sign", "(":
                inner = self._expression(0, level + 1)
                self._expect(")")
                return inner
            case _:
                raise token.problem()

    def _call(self, name: Token, level: int) -> Node:
        function = FUNCTIONS.get(name.text)
        if function is None:
            raise name.problem("unknownName", name.text)
        self._expect("(")
        arguments: list[Node] = []
        while not self._sees(")"):
            if arguments:
                self._expect(",")
            arguments.append(self._expression(0, level + 1))
        self._expect(")")
        if not function.takes(len(arguments)):
            raise name.problem("arguments")
        return self._counted(Call(name, function, tuple(arguments)))
