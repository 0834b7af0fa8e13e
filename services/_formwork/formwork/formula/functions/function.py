"""A function of formulas: a file in this folder and a line in the registry."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from formwork.formula.operand import Operand
from formwork.formula.tokens import Token

# An argument is computed when it is asked for, so that IF leaves the other branch alone.
Argument = Callable[[], Operand]


@dataclass(frozen=True)
class Function:
    name: str
    least: int
    most: int
    # The token is the function's name, where its problems are shown.
    compute: Callable[[Sequence[Argument], Token], Operand]
    # Beyond the least they come so many at a time.
    together: int = 1

    def takes(self, count: int) -> bool:
        return self.least <= count <= self.most and (count - self.least) % self.together == 0
