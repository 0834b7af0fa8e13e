"""Puts the variants of each screen onto one sheet: `python -m devstack.sheets <folder>`.

`<folder>/<screen>/<variant>.png` become `<folder>/<screen>.png`: wide screens two in a row and half as large,
phones below them as they are. Looking at a screen in every size, theme and language is then one step.
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

_WIDTH = 1_440
_GAP = 12
_MOST_HEIGHT = 1_500
"""Of a variant: long pages repeat themselves further down."""
_PHONE = 500
"""What is narrower is one."""
_DESK = (96, 96, 96)


def sheet_of(files: Iterable[Path]) -> Image.Image:
    variants = [_variant(file) for file in sorted(files)]
    wide = [each for each in variants if each.width > _PHONE]
    phones = [each for each in variants if each.width <= _PHONE]
    rows = [
        *(_row(wide[at : at + 2], 2) for at in range(0, len(wide), 2)),
        *([_row(phones, 4)] if phones else []),
    ]
    height = sum(row.height for row in rows) + _GAP * (len(rows) + 1)
    sheet = Image.new("RGB", (_WIDTH, height), _DESK)
    top = _GAP
    for row in rows:
        sheet.paste(row, (0, top))
        top += row.height + _GAP
    return sheet


def _variant(file: Path) -> Image.Image:
    with Image.open(file) as picture:
        flat = picture.convert("RGB")
    return flat.crop((0, 0, flat.width, min(flat.height, _MOST_HEIGHT)))


def _row(variants: Sequence[Image.Image], places: int) -> Image.Image:
    width = (_WIDTH - _GAP * (places + 1)) // places
    fitted = [each.resize((width, round(each.height * width / each.width))) for each in variants]
    row = Image.new("RGB", (_WIDTH, max(each.height for each in fitted)), _DESK)
    for number, each in enumerate(fitted):
        row.paste(each, (_GAP + number * (width + _GAP), 0))
    return row


def main() -> int:
    folder = Path(sys.argv[1])
    for screen in sorted(each for each in folder.iterdir() if each.is_dir()):
        sheet_of(screen.glob("*.png")).save(folder / f"{screen.name}.png", optimize=True)
        print(f"  {folder / screen.name}.png")  # noqa: T201 - what was made
    return 0


if __name__ == "__main__":
    sys.exit(main())
