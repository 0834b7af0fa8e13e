"""How a person without a photo is shown: two letters on a colour of their own."""

import hashlib
import unicodedata

# Dark enough for white letters (contrast ≥ 4.5), far enough apart to tell neighbours in a list.
BACKGROUNDS = (
    "#9a3412",
    "#854d0e",
    "#3f6212",
    "#166534",
    "#115e59",
    "#155e75",
    "#1e40af",
    "#3730a3",
    "#6b21a8",
    "#86198f",
    "#9d174d",
    "#57534e",
)


def abbreviate(full_name: str) -> str:
    """`Wei Ling Tan` → `WT`, `李明` → `李明`, `Ada` → `AD`."""
    words = full_name.split()
    if not words:
        return "?"
    first = words[0]
    if unicodedata.name(first[0], "").startswith(("CJK", "HANGUL", "HIRAGANA", "KATAKANA")):
        return first[-2:]
    if len(words) == 1:
        return first[:2].upper()
    return (first[0] + words[-1][0]).upper()


def background_for(email: str) -> str:
    return BACKGROUNDS[hashlib.sha256(email.encode()).digest()[0] % len(BACKGROUNDS)]
