from dataclasses import dataclass
from decimal import Decimal

from formwork.formula.functions import Function
from formwork.formula.tokens import Token


@dataclass(frozen=True)
class Literal:
    token: Token
    value: Decimal | str | bool


@dataclass(frozen=True)
class Reference:
    token: Token
    field_id: str


@dataclass(frozen=True)
class Negation:
    token: Token
    operand: "Node"


@dataclass(frozen=True)
class Binary:
    token: Token
    left: "Node"
    right: "Node"


@dataclass(frozen=True)
class Call:
    token: Token
    function: Function
    arguments: tuple["Node", ...]


Node = Literal | Reference | Negation | Binary | Call
