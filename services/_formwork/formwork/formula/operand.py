"""What formulas compute with."""

import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

_NUMBER = re.compile(r"-?(\d+(\.\d*)?|\.\d+)", re.ASCII)


@dataclass(frozen=True)
class Span:
    """A date (both ends the same) or a range of dates."""

    starts: date
    ends: date


@dataclass(frozen=True)
class Failed:
    """A calculation that is referred to has itself no result."""

    code: str


# None: an empty field.
Single = Decimal | str | bool | Span | None


@dataclass(frozen=True)
class Column:
    """The cells of a table's column from top to bottom."""

    cells: tuple[Single, ...]


Operand = Single | Column


def number_in(text: str) -> Decimal | None:
    """Text that reads as a number, such as what somebody typed into a text field."""
    stripped = text.strip(" ")
    return Decimal(stripped) if len(stripped) <= 64 and _NUMBER.fullmatch(stripped) else None
