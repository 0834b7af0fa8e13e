"""Writes the fonts of a paper from those of the screens: `python services/pdf/fonts.py`, after `npm ci`.

The web has them as variable WOFF2, cut into ranges of characters for the way to a phone. A paper is made with
one file a weight: WeasyPrint would cut a variable one anew for every paper.
"""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# Without types.
_instantiated = cast(Any, instancer).instantiateVariableFont
_ROOT = Path(__file__).parents[2]
_PACKAGES = _ROOT / "node_modules/@fontsource-variable"
_TO = Path(__file__).parent / "pdf/paper/fonts"
_RANGES = ("latin", "latin-ext")
# In "10 minutes" a slashed zero only asks for attention, on paper as on screens.
_PLAIN_ZERO = _ROOT / "web-modules/_kit/src/theme/plain-zero.woff2"
_OF_PLAIN_ZERO = "atkinson-hyperlegible-next"
_FAMILIES = {
    "atkinson-hyperlegible-next": ("Atkinson Hyperlegible Next", (400, 700)),
    "bricolage-grotesque": ("Bricolage Grotesque", (650,)),
}
_HEAVIEST_REGULAR = 500
_BOLD_MAC, _BOLD, _REGULAR = 1, 1 << 5, 1 << 6


def main() -> None:
    _TO.mkdir(exist_ok=True)
    notes: list[str] = []
    for package, (family, weights) in _FAMILIES.items():
        for weight in weights:
            font = _one(package, weight)
            _name(font, family, weight)
            if package == _OF_PLAIN_ZERO:
                _take_plain_zero(font, weight)
            font.save(_TO / f"{package}-{weight}.ttf")
        notes.append(_note(package))
    (_TO / "OFL.txt").write_text("\n\n".join(notes))


def _one(package: str, weight: int) -> Any:
    """All ranges of characters in one font of one weight."""
    with TemporaryDirectory() as folder:
        parts: list[str] = []
        for part in _RANGES:
            font: Any = TTFont(_PACKAGES / package / "files" / f"{package}-{part}-wght-normal.woff2")
            font.flavor = None
            font = _instantiated(font, {"wght": weight}, static=True)
            parts.append(f"{folder}/{part}.ttf")
            font.save(parts[-1])
        return Merger().merge(parts)


def _take_plain_zero(font: Any, weight: int) -> None:
    zeros: Any = TTFont(_PLAIN_ZERO)
    zeros = _instantiated(zeros, {"wght": weight}, static=True)
    for table in ("glyf", "hmtx"):
        font[table]["zero"] = zeros[table]["zero"]


def _name(font: Any, family: str, weight: int) -> None:
    # What is heavier than this is what a style sheet calls bold: there is one of each.
    is_bold = weight > _HEAVIEST_REGULAR
    style = "Bold" if is_bold else "Regular"
    said = {1: family, 2: style, 3: f"{family} {style} paper", 4: f"{family} {style}"}
    said[6] = said[4].replace(" ", "")
    names = font["name"]
    for number in (*said, 16, 17, 21, 22, 25):
        names.removeNames(nameID=number)
    for number, text in said.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 700 if is_bold else 400
    font["OS/2"].fsSelection = _BOLD if is_bold else _REGULAR
    font["head"].macStyle = _BOLD_MAC if is_bold else 0


def _note(package: str) -> str:
    folder = _PACKAGES / package
    version = json.loads((folder / "package.json").read_text())["version"]
    return f"@fontsource-variable/{package} {version}, its ranges joined, one weight a file\n\n" + (
        (folder / "LICENSE").read_text()
    )


if __name__ == "__main__":
    main()
