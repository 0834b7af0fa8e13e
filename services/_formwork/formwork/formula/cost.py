"""What a formula costs to read and to compute, counted before anything of it is read."""

import re
from collections.abc import Container

MOST_TOGETHER = 10_000
"""All formulas of a form: each is bounded, but a thousand of them would still take too long."""

MOST_ROWS = 100
"""Of a table: a calculation in one of its columns is computed so often."""

_POWER = 10
_COLUMN = 50
_THROUGH_TEXT = 50
_THROUGH = {"UPPER", "LOWER", "TRIM", "CONTAINS"}
"""They go through a text of up to 10,000 characters."""
_CHARACTERS = 32
# Coarser than tokens: what cannot be read counts as well, and nothing is looked at twice.
_PART = re.compile(r'\{[^{}]{1,64}\}|"[^"]*"|[A-Za-z0-9_.]+|[^ \t\r\n]')


def cost_of(formula: str, columns: Container[str] = ()) -> int:
    """A field, number, name, text or sign counts 1, a power 10 (it multiplies up to twelve times), a column
    and a function that goes through a text 50 and every 32 characters 1 more."""
    parts: list[str] = _PART.findall(formula)
    wide = sum(part.startswith("{") and part[1:-1] in columns for part in parts)
    through = sum(part.upper() in _THROUGH for part in parts)
    many = (_POWER - 1) * parts.count("^") + (_COLUMN - 1) * wide + (_THROUGH_TEXT - 1) * through
    return len(parts) + many + len(formula) // _CHARACTERS
