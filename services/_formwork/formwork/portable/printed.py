"""What is printed on a page of a PDF, and where: a field has no words of its own, they lie beside it."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from formwork.blank import stripped

_LINE = 6.0
"""Points: what lies no further apart is of one line."""
_GAP = 14.0
"""Between words of one piece of text."""
_ABOVE = 26.0
_FAR = 320.0
_MOST_PIECES = 20_000
_MOST_STEPS = 400_000
"""Of drawing, on all pages of a file together: a hundred crowded ones. Pages may share what is drawn, so a
small file may have any number of them."""
_MOST_CHARACTERS = 300


class Box(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float

    @classmethod
    def of(cls, corners: Any) -> "Box | None":
        if corners is None or len(corners) != 4:
            return None
        x1, y1, x2, y2 = (float(each) for each in corners)
        return cls(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))

    @property
    def middle(self) -> float:
        return (self.bottom + self.top) / 2

    @property
    def reading_order(self) -> tuple[int, float]:
        """Lines from the top; what lies within some points is on one."""
        return (-round(self.middle / 8), self.left)


@dataclass(frozen=True)
class _Piece:
    left: float
    right: float
    base: float
    """Where its letters stand."""
    text: str


class _Enough(Exception):
    pass


class Patience:
    """With the pages of one file."""

    def __init__(self) -> None:
        self._left = _MOST_STEPS

    @property
    def is_over(self) -> bool:
        return self._left <= 0

    def step(self, *_: Any) -> None:
        self._left -= 1
        if self.is_over:
            raise _Enough


class PrintedText:
    def __init__(self, pieces: Sequence[_Piece]) -> None:
        self._pieces = _joined(sorted(pieces, key=lambda each: (-each.base, each.left)))

    @classmethod
    def of(cls, page: Any, patience: Patience) -> "PrintedText":
        """As far as there is patience: what has no words beside it is called by its own name."""
        pieces = list[_Piece]()

        def note(text: str, cm: Any, tm: Any, _font: Any, size: Any) -> None:
            said = stripped(text)
            if said and len(pieces) < _MOST_PIECES:
                x = float(tm[4]) * float(cm[0]) + float(cm[4])
                y = float(tm[5]) * float(cm[3]) + float(cm[5])
                height = abs(float(size or 10) * float(tm[3] or 1))
                # Of a font nothing but its size is known here: letters are half as wide as high.
                pieces.append(_Piece(x, x + len(said) * height * 0.5, y, said[:_MOST_CHARACTERS]))

        if not patience.is_over:
            with suppress(_Enough):
                page.extract_text(visitor_text=note, visitor_operand_before=patience.step)
        return cls(pieces)

    def right_of(self, box: Box) -> str:
        found = [each for each in self._beside(box) if 0 <= each.left - box.right + 2 <= 30]
        return _clean(min(found, key=lambda each: each.left).text) if found else ""

    def label_of(self, box: Box) -> str:
        """At its left, else above it."""
        left = [each for each in self._beside(box) if each.left < box.left and box.left - each.left < _FAR]
        if left:
            return _clean(max(left, key=lambda each: each.left).text)
        above = [
            each
            for each in self._pieces
            if 0 <= each.base - box.top + 2 <= _ABOVE
            and each.left < box.right
            and each.right > box.left - _GAP
        ]
        return _clean(min(above, key=lambda each: each.base).text) if above else ""

    def _beside(self, box: Box) -> list[_Piece]:
        return [each for each in self._pieces if box.bottom - _LINE <= each.base + 3 <= box.top + _LINE]


def _joined(pieces: Sequence[_Piece]) -> Sequence[_Piece]:
    """Words of one line are one text where nothing lies between them."""
    joined = list[_Piece]()
    for each in pieces:
        last = joined[-1] if joined else None
        if last and abs(last.base - each.base) < 2 and -_GAP < each.left - last.right < _GAP / 2:
            joined[-1] = _Piece(last.left, each.right, last.base, f"{last.text} {each.text}")
        else:
            joined.append(each)
    return joined


def _clean(text: str) -> str:
    return stripped(text).rstrip(":：*_. ").strip()
