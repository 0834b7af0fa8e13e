"""How much work a paper is, told from its HTML before anything is printed.

In characters of plain text: what they cost is what everything else is compared with. Measured with WeasyPrint
70 (docs/performance.md): about 12 µs and half a kilobyte each.
"""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # A service that asks for the limits has no use for what reads a submission.
    from pdf.paper.sheet import Sheet

# What one of each costs: a tag is half an element, and a line of its own is two boxes. A picture has to be
# fetched, held and drawn.
_TAG = 16
_LINE = 40
_PICTURE = 3_000

MOST_SMALL = 100_000
"""A small paper: about ten pages of text, or thirty photos. A few seconds of a core, pages drawn included."""
MOST = 1_000_000
"""What fits into one PDF: about 300 pages of text, or 300 photos."""

# Whatever begins a new line within a value; after a tag it is the template's own.
_LINES = re.compile("(?<!>)[\n\r\x0b\x0c\x85\u2028\u2029]")


def size_of(sheet: "Sheet") -> int:
    html = sheet.html_without_style
    return (
        len(html)
        + html.count("<") * _TAG
        + len(_LINES.findall(html)) * _LINE
        + len(sheet.pictures) * _PICTURE
    )
