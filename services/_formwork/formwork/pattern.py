"""Patterns that a text must have, as [A-Z]{2}-[0-9]{4}: a part of regular expressions, and of their signs.

What a form's author writes is never handed to an engine that goes back and tries again: here every character
is looked at once for each piece, in Python and in TypeScript (`src/pattern.ts`) alike.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

MOST_CHARACTERS = 200
_MOST_PIECES = 40
_MOST_TIMES = 100

_DIGITS = ((0x30, 0x39),)
_WORD = (*_DIGITS, (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A))
_SPACE = ((0x09, 0x0D), (0x20, 0x20), (0xA0, 0xA0), (0x3000, 0x3000))
_CLASSES = {"d": _DIGITS, "w": _WORD, "s": _SPACE}
_SIGNS = frozenset("()[]{}*+?|^$\\")
_TIMES = re.compile(r"\{(\d{1,3})(,(\d{1,3})?)?\}", re.ASCII)

Ranges = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class _Piece:
    ranges: Ranges
    is_negated: bool
    least: int
    # None: as often as one likes.
    most: int | None

    def mask(self, text: str) -> int:
        """A bit for each character that fits."""
        mask = 0
        for at, character in enumerate(text):
            code = ord(character)
            if any(low <= code <= high for low, high in self.ranges) != self.is_negated:
                mask |= 1 << at
        return mask


Pattern = Sequence[Sequence[_Piece]]


def read_pattern(written: str) -> Pattern | None:
    """Its alternatives; None for what is none of ours."""
    text = written.removeprefix("^")
    if text.endswith("$") and not text.endswith("\\$"):
        text = text[:-1]
    alternatives: list[list[_Piece]] = [[]]
    at = 0
    while at < len(text):
        if text[at] == "|":
            alternatives.append([])
            at += 1
            continue
        found = _atom(text, at)
        if found is None:
            return None
        ranges, is_negated, at = found
        times = _times(text, at)
        if times is None:
            return None
        least, most, at = times
        alternatives[-1].append(_Piece(ranges, is_negated, least, most))
    if sum(len(each) for each in alternatives) > _MOST_PIECES or not all(alternatives):
        return None
    return alternatives


def fits(pattern: Pattern, text: str) -> bool:
    """The whole of it."""
    return any(_reaches_the_end(pieces, text) for pieces in pattern)


def _reaches_the_end(pieces: Sequence[_Piece], text: str) -> bool:
    # A bit for each place that may have been reached.
    places = 1
    for piece in pieces:
        mask = piece.mask(text)
        for _ in range(piece.least):
            places = (places & mask) << 1
        if piece.most is None:
            # Adding carries through a run of characters that fit: all of its places at once.
            starts = places & mask
            places |= (starts + mask) ^ mask | starts
        else:
            for _ in range(piece.most - piece.least):
                places |= (places & mask) << 1
        if not places:
            return False
    return bool(places >> len(text) & 1)


def _atom(text: str, at: int) -> tuple[Ranges, bool, int] | None:
    sign = text[at]
    if sign == ".":
        return (), True, at + 1
    if sign == "\\":
        found = _escaped(text, at)
        return (found[0], found[1], at + 2) if found else None
    if sign == "[":
        return _set(text, at + 1)
    return None if sign in _SIGNS else (((ord(sign), ord(sign)),), False, at + 1)


def _escaped(text: str, at: int) -> tuple[Ranges, bool] | None:
    sign = text[at + 1 : at + 2]
    if sign.lower() in _CLASSES and sign:
        return _CLASSES[sign.lower()], sign.isupper()
    is_a_sign = sign != "" and not (sign.isascii() and sign.isalnum())
    return (((ord(sign), ord(sign)),), False) if is_a_sign else None


def _set(text: str, at: int) -> tuple[Ranges, bool, int] | None:
    is_negated = text[at : at + 1] == "^"
    at += is_negated
    ranges: list[tuple[int, int]] = []
    while at < len(text) and text[at] != "]":
        low = _member(text, at)
        if low is None:
            return None
        members, at = low
        is_one = len(members) == 1 and members[0][0] == members[0][1]
        if is_one and text[at : at + 1] == "-" and text[at + 1 : at + 2] not in ("]", ""):
            high = _member(text, at + 1)
            if high is None or len(high[0]) != 1 or high[0][0][0] < members[0][0]:
                return None
            members, at = ((members[0][0], high[0][0][1]),), high[1]
        ranges += members
    return (tuple(ranges), is_negated, at + 1) if ranges and at < len(text) else None


def _member(text: str, at: int) -> tuple[Ranges, int] | None:
    if text[at] != "\\":
        return None if text[at] == "[" else (((ord(text[at]), ord(text[at])),), at + 1)
    found = _escaped(text, at)
    return (found[0], at + 2) if found and not found[1] else None


def _times(text: str, at: int) -> tuple[int, int | None, int] | None:
    sign = text[at : at + 1]
    if sign in ("*", "+", "?") and sign:
        return int(sign == "+"), 1 if sign == "?" else None, at + 1
    if sign != "{":
        return 1, 1, at
    found = _TIMES.match(text, at)
    if found is None:
        return None
    least = int(found[1])
    most = least if found[2] is None else int(found[3]) if found[3] else None
    if max(least, most or 0) > _MOST_TIMES or (most is not None and most < least):
        return None
    return least, most, found.end()
