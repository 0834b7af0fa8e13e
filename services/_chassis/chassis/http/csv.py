"""Tables as CSV: readable by spreadsheet programs, and never run by them."""

import csv
import io
import re
from collections.abc import Sequence

# Tells spreadsheet programs that this is UTF-8; without it they garble everything but English.
BOM = "\ufeff"
# A cell that begins so is a formula to them, also in its full-width forms.
_FORMULA_STARTS = tuple("=+-@\t\r\n＝＋－＠")
# Amounts below zero are counted with, and run nothing.
_NUMBER = re.compile(r"-[0-9]+(\.[0-9]+)?")
# Programs of many countries part cells by `;`, some by a tab or `|`, and don't heed quotation marks that
# begin elsewhere than what they take for a cell: half a cell of ours is then one of theirs.
_BEGINS_INSIDE = re.compile(r"(?<=[;|\t\r\n])([\s\"]*)(?=[=+\-@＝＋－＠])")

Row = Sequence[object]


def csv_lines(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    # All text, whatever a reader's country parts cells by; numbers stay numbers.
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return text.getvalue()


def _harmless(cell: object) -> object:
    """What a spreadsheet program would run gets its mark for text."""
    if not isinstance(cell, str) or _NUMBER.fullmatch(cell):
        return cell
    marked = _BEGINS_INSIDE.sub(r"\1'", cell)
    return f"'{marked}" if cell.startswith(_FORMULA_STARTS) else marked
