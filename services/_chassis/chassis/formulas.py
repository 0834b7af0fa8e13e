"""What spreadsheet programs would run: cells that begin as formulas do, also behind signs unseen."""

import re

SIGNS = "=+\\-@＝＋－＠"
"""Also in their full-width forms; for a class of a regular expression."""
UNSEEN = (
    "\\s\\x00-\\x1f\\x7f-\\x9f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f"
    "\\u205f-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\U000e0000-\\U000e0fff"
)
"""Blanks, controls, marks of direction, joiners and fillers: programs strip them, or show nothing."""
# A cell that begins with a tab or a new line is one to them, whatever follows.
BEGINS_AS_FORMULA = re.compile(f"[\\t\\r\\n]|[{UNSEEN}]*([{SIGNS}])")
# An amount below zero is counted with, and runs nothing.
_NUMBER = re.compile(r"-[0-9]+(\.[0-9]+)?")


def is_amount(cell: str) -> bool:
    return _NUMBER.fullmatch(cell) is not None


def formula_sign(cell: str) -> str | None:
    """With which sign it begins as a formula; None: it is text, or an amount."""
    if is_amount(cell):
        return None
    found = BEGINS_AS_FORMULA.match(cell)
    return (found[1] or found[0]) if found else None
