"""Tables as CSV: readable by spreadsheet programs, and never run by them."""

import csv
import io
import re
from collections.abc import Sequence

from chassis.formulas import SIGNS, UNSEEN, formula_sign, is_amount

# Tells spreadsheet programs that this is UTF-8; without it they garble everything but English.
BOM = "\ufeff"
# Programs of many countries part cells by `;`, some by a tab or `|`, and don't heed quotation marks that
# begin elsewhere than what they take for a cell: half a cell of ours is then one of theirs.
_PARTS_UNSEEN = r"[\t\r\n]"
_NOT_TEXT = rf"[{UNSEEN}\"]"
# Only from where signs unseen begin: tried from each of them, many took the square of their number.
_FROM_THEIR_FIRST = rf"(?<!{_NOT_TEXT})(?:(?!{_PARTS_UNSEEN}){_NOT_TEXT})*{_PARTS_UNSEEN}"
_BEGINS_INSIDE = re.compile(rf"((?:(?<=[;|])|{_FROM_THEIR_FIRST}){_NOT_TEXT}*)(?=[{SIGNS}])")

Row = Sequence[object]


def csv_lines(rows: Sequence[Row]) -> str:
    text = io.StringIO()
    # All text, whatever a reader's country parts cells by; numbers stay numbers.
    writer = csv.writer(text, quoting=csv.QUOTE_NONNUMERIC)
    writer.writerows([_harmless(cell) for cell in row] for row in rows)
    return text.getvalue()


def _harmless(cell: object) -> object:
    """What a spreadsheet program would run gets its mark for text."""
    if not isinstance(cell, str) or is_amount(cell):
        return cell
    marked = _BEGINS_INSIDE.sub(r"\1'", cell)
    return f"'{marked}" if formula_sign(cell) else marked
