"""Draws plain-zero.woff2: the zero of Atkinson Hyperlegible Next without its slash, at every weight.

The font has no feature for it. In "10 minutes" a slash only asks for attention; reference numbers, which are
read aloud over a radio, keep it. The font's licence (OFL 1.1) holds for what is made of it.

Needs fontTools and brotli, which the pdf service brings:

    python web-modules/_kit/scripts/plain-zero.py
"""

from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.ttProgram import Program

_KIT = Path(__file__).parents[1]
_SOURCE = _KIT.parents[1] / "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files"
_MADE = _KIT / "src/theme/plain-zero.woff2"

# Points 0 to 15 are the outer line. The slash parts the inner one in two, 16 to 26 and 27 to 38: they are
# joined where it ends, with a control point between so that both curves go on.
_INNER: list[int | tuple[int, int, tuple[int, int]]] = [
    *range(16, 20),
    (19, 28, (462, 140)),
    *range(28, 39),
    27,
    (27, 20, (192, 540)),
    *range(20, 27),
]
_POINTS = 39
_PHANTOMS = [(0, 0)] * 4


def _taken(points: list[Any]) -> list[Any]:
    """Of each point of the new zero what `points` says of the old: of one between two, half of both."""
    inner = [points[each] if isinstance(each, int) else _between(points, *each[:2]) for each in _INNER]
    return [*points[:16], *inner, *points[_POINTS:]]


def _between(points: list[Any], one: int, other: int) -> Any:
    if points[one] is None or points[other] is None:
        return None
    return tuple((a + b) / 2 for a, b in zip(points[one], points[other], strict=True))


def _without_slash(font: Any) -> None:
    zero, variations = font["glyf"]["zero"], font["gvar"].variations["zero"]
    new = len(zero.coordinates[:16]) + len(_INNER)
    for variation in variations:
        # What is left out in the file follows its neighbours: the neighbours of the new points are others.
        variation.calcInferredDeltas([*zero.coordinates, *_PHANTOMS], zero.endPtsOfContours)
        variation.coordinates = [tuple(map(round, each)) for each in _taken(list(variation.coordinates))]
    flags = bytearray(zero.flags)
    moved = [each[2] if not isinstance(each, int) else None for each in _INNER]
    coordinates = _taken(list(zero.coordinates))
    for index, place in enumerate(moved):
        if place is not None:
            coordinates[16 + index] = place
    zero.coordinates = type(zero.coordinates)([tuple(map(round, each)) for each in coordinates])
    zero.flags = bytearray(
        [*flags[:16], *(flags[each] if isinstance(each, int) else flags[each[0]] & ~1 for each in _INNER)]
    )
    zero.endPtsOfContours = [15, new - 1]
    zero.numberOfContours = 2
    zero.program = Program()
    zero.program.fromBytecode(b"")


def main() -> None:
    font = TTFont(_SOURCE / "atkinson-hyperlegible-next-latin-wght-normal.woff2")
    _without_slash(font)
    only = subset.Subsetter(subset.Options(layout_features=["tnum"], flavor="woff2", hinting=False))
    only.populate(unicodes=[ord("0")])
    only.subset(font)
    font["name"].names = [each for each in font["name"].names if each.nameID in (0, 14)]
    font.flavor = "woff2"
    font.save(_MADE)


if __name__ == "__main__":
    main()
