"""What a formula costs to read and to compute, counted before anything of it is read."""

import re

MOST_TOGETHER = 10_000
"""All formulas of a form: each is bounded, but a thousand of them would still take too long."""

_POWER = 10
_CHARACTERS = 32
# Coarser than tokens: what cannot be read counts as well, and nothing is looked at twice.
_PART = re.compile(r'\{[^{}]{1,64}\}|"[^"]*"|[A-Za-z0-9_.]+|[^ \t\r\n]')


def cost_of(formula: str) -> int:
    """A field, number, name, text or sign counts 1, a power 10 (it multiplies up to twelve times), and every
    32 characters 1 more."""
    parts = _PART.findall(formula)
    return len(parts) + (_POWER - 1) * parts.count("^") + len(formula) // _CHARACTERS
