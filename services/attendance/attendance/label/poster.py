"""The poster of a site as PDF: a sheet of A4 that is read from some metres away. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from struct import unpack_from

from attendance.label.sheets import MM, PAGE_HEIGHT, PAGE_WIDTH, bind, squares, text, wrapped

CODE_SIDE, CODE_BOTTOM = 120.0, 50.0
"""Millimetres: a phone reads it from a little more than a metre, with four squares of white on each side."""
_COLOR = "#14634d"
"""The product's own, where the company has chosen none."""
_INK, _BESIDE = "#1c1917", "#57534e"
_WHAT_FOR, _HOW = (30, 28), (20, 19)
"""Points, in one language and in the other: whoever reads but the second stands as far away."""
_LEFT = 20.0
_ROOM = PAGE_WIDTH - 2 * _LEFT
_LOGO_WIDTH, _LOGO_HEIGHT = 70.0, 20.0
_PNG = b"\x89PNG\r\n\x1a\n"
_COLORS_OF = {0: (1, "/DeviceGray"), 2: (3, "/DeviceRGB")}


@dataclass(frozen=True, slots=True)
class Poster:
    link: str
    """What the QR code holds."""
    code: str
    """For whoever must type it."""
    project: str
    company: str
    what_for: Sequence[str]
    """In the language of whoever prints it, then in another one."""
    how: Sequence[str]
    color: str = ""
    """`#rrggbb`, dark enough to be read on white. Empty: the company has none."""
    logo: bytes = b""
    """A PNG on white. Empty, or what PDF can't hold as it is: none is drawn."""


@dataclass(frozen=True, slots=True)
class _Picture:
    width: int
    height: int
    drawn: bytes
    """As an object of PDF."""


def draw_poster(poster: Poster) -> bytes:
    color, picture = poster.color or _COLOR, picture_of(poster.logo)
    page = [_band(color, PAGE_HEIGHT - 14, 14), _band(color, 0, 8)]
    baseline = PAGE_HEIGHT - 40.0
    if picture is not None:
        page.append(_placed(picture, PAGE_HEIGHT - 20))
        baseline -= 10
    if poster.company:
        page += _line(poster.company, baseline, 18 if picture else 26, _INK)
    baseline -= 20
    lines, size = _in_two_lines(poster.project)
    for line in lines:
        page += _line(line, baseline, size, _INK)
        baseline -= size * 0.42
    baseline -= 1
    for line, size in zip(poster.what_for, _WHAT_FOR, strict=True):
        page += _line(line, baseline, size, color)
        baseline -= _WHAT_FOR[1] * 0.36
    page.append(squares(poster.link, (PAGE_WIDTH - CODE_SIDE) / 2, CODE_BOTTOM, CODE_SIDE))
    for line, size, at in zip(poster.how, _HOW, (31, 22), strict=True):
        page += _line(line, at, size, _INK)
    page += _line(poster.code, 14, 10, _BESIDE, bold=False)
    return bind([b"\n".join(page)], picture.drawn if picture else None)


def picture_of(png: bytes) -> _Picture | None:
    """PDF reads the rows of a PNG as they are, but for those of colours with see-through or woven ones."""
    if png[:8] != _PNG or len(png) < 33:
        return None
    width, height, depth, kind, *_, woven = unpack_from(">IIBBBBB", png, 16)
    if depth != 8 or kind not in _COLORS_OF or woven or not (width and height):
        return None
    rows, at = bytearray(), 8
    while at + 8 <= len(png):
        length, name = unpack_from(">I4s", png, at)
        if name == b"IDAT":
            rows += png[at + 8 : at + 8 + length]
        at += 12 + length
    count, space = _COLORS_OF[kind]
    told = (
        f"<< /Type /XObject /Subtype /Image /Width {width} /Height {height} /BitsPerComponent 8"
        f" /ColorSpace {space} /Filter /FlateDecode /Length {len(rows)}"
        f" /DecodeParms << /Predictor 15 /Colors {count} /BitsPerComponent 8 /Columns {width} >> >>"
    )
    return _Picture(width, height, b"%b\nstream\n%b\nendstream" % (told.encode(), bytes(rows)))


def _placed(picture: _Picture, top: float) -> bytes:
    scale = min(_LOGO_WIDTH / picture.width, _LOGO_HEIGHT / picture.height)
    width, height = picture.width * scale, picture.height * scale
    place = f"{width * MM:.2f} 0 0 {height * MM:.2f} {_LEFT * MM:.2f} {(top - height) * MM:.2f}"
    return f"q {place} cm /I1 Do Q".encode()


def _band(color: str, bottom: float, height: float) -> bytes:
    return f"{_fill(color)}\n0 {bottom * MM:.2f} {PAGE_WIDTH * MM:.2f} {height * MM:.2f} re f".encode()


def _line(words: str, baseline: float, size: float, ink: str, *, bold: bool = True) -> list[bytes]:
    """As large as it has room, and no larger than that."""
    while size > 8 and len(wrapped(words, _ROOM, size)) > 1:
        size -= 1
    shown, *more = wrapped(words, _ROOM, size)
    if more:
        shown = _dotted(shown)
    return [_fill(ink).encode(), text(shown, _LEFT, baseline, size, bold=bold)]


def _in_two_lines(words: str) -> tuple[list[str], float]:
    """As large as it can be; what has no room in the smallest letters ends with dots."""
    size = 34.0
    while size > 14 and len(wrapped(words, _ROOM, size)) > 2:
        size -= 1
    first, *rest = wrapped(words, _ROOM, size)
    if len(rest) > 1:
        rest = [_dotted(rest[0])]
    return [first, *rest], size


def _dotted(line: str) -> str:
    return line[:-1].rstrip() + "…"


def _fill(color: str) -> str:
    parts = (int(color[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return " ".join(f"{each:.3f}" for each in parts) + " rg"
