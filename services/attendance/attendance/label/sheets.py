"""Sheets of labels as PDF, drawn here: a QR code is squares, and a label a few lines of text. Pure.

Latin text has the fonts that every reader of PDF brings along, Chinese those that it finds for GB1."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil

import segno

MM = 72 / 25.4
PAGE_WIDTH, PAGE_HEIGHT = 210.0, 297.0
_PAD = 3.0
_HEADER = b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n"
# A row of squares is drawn a hair taller than it is, or printers leave white lines between.
_OVERLAP = 1.02


@dataclass(frozen=True, slots=True)
class Grid:
    columns: int
    rows: int

    @property
    def width(self) -> float:
        return PAGE_WIDTH / self.columns

    @property
    def height(self) -> float:
        return PAGE_HEIGHT / self.rows

    @property
    def on_a_page(self) -> int:
        return self.columns * self.rows


class LabelSize(StrEnum):
    """As sheets are sold: columns by rows on A4."""

    LARGE = "2x4"
    MEDIUM = "3x8"
    SMALL = "4x10"

    @property
    def grid(self) -> Grid:
        columns, rows = map(int, self.value.split("x"))
        return Grid(columns, rows)


@dataclass(frozen=True, slots=True)
class Label:
    link: str
    """What the QR code holds."""
    lines: Sequence[str]
    """What it is, the first line in bold."""
    code: Sequence[str]
    """For whoever must type it, in groups."""


def by_sheet(labels: Sequence[Label], grid: Grid, skip: int) -> list[list[Label | None]]:
    """`skip`: how many labels of the first sheet are gone already."""
    places: list[Label | None] = [*([None] * (skip % grid.on_a_page)), *labels]
    return [places[start : start + grid.on_a_page] for start in range(0, len(places), grid.on_a_page)]


def draw_sheet(labels: Iterable[Label | None], grid: Grid) -> bytes:
    drawn: list[bytes] = []
    for number, label in enumerate(labels):
        if label is not None:
            row, column = divmod(number, grid.columns)
            drawn.append(_drawn(label, grid, column * grid.width, PAGE_HEIGHT - row * grid.height))
    return b"\n".join(drawn)


def _drawn(label: Label, grid: Grid, left: float, top: float) -> bytes:
    side = min(grid.height - 2 * _PAD, grid.width * 0.5 - _PAD)
    beside = left + _PAD + side + 2
    room = left + grid.width - _PAD - beside
    size = 11.0 if grid.height > 50 else 8.0
    code_size = size * 0.8
    drawn, baseline = [squares(label.link, left + _PAD, top - (grid.height + side) / 2, side)], top - _PAD
    for number, line in enumerate(label.lines):
        for part in wrapped(line, room, size)[: 2 if number == 0 else 1]:
            baseline -= size * 0.45
            drawn.append(text(part, beside, baseline, size, bold=number == 0))
        size *= 0.85
    for part in _in_lines(label.code, room, code_size):
        baseline -= code_size * 0.45
        drawn.append(text(part, beside, baseline, code_size, bold=False))
    return b"\n".join(drawn)


def squares(link: str, left: float, bottom: float, side: float) -> bytes:
    """Neighbours in a row are one rectangle."""
    matrix = [[bool(dark) for dark in row] for row in segno.make(link, error="m", micro=False).matrix]
    each = side * MM / len(matrix)
    drawn = ["0 g"]
    for row, cells in enumerate(matrix):
        y = bottom * MM + (len(matrix) - 1 - row) * each
        begun = 0
        for column in range(len(cells) + 1):
            if column < len(cells) and cells[column]:
                continue
            if column > begun:
                x, width = left * MM + begun * each, (column - begun) * each
                drawn.append(f"{x:.3f} {y:.3f} {width:.3f} {each * _OVERLAP:.3f} re")
            begun = column + 1
    return "\n".join([*drawn, "f"]).encode()


def text(words: str, left: float, baseline: float, size: float, *, bold: bool) -> bytes:
    if _is_latin(words):
        font, shown = "F2" if bold else "F1", words.encode("cp1252").hex()
    else:
        font, shown = "F3", words.encode("utf-16-be").hex()
    return f"BT /{font} {size:.1f} Tf {left * MM:.2f} {baseline * MM:.2f} Td <{shown}> Tj ET".encode()


def _is_latin(text: str) -> bool:
    try:
        text.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


def _in_lines(groups: Sequence[str], room: float, size: float) -> list[str]:
    """In as few lines as there is room for, each about as long: none of a letter or two."""
    lines: list[str] = []
    for count in range(1, len(groups) + 1):
        most = ceil(len(groups) / count)
        lines = [" ".join(groups[start : start + most]) for start in range(0, len(groups), most)]
        if all(_width(line, size) <= room for line in lines):
            break
    return lines


def wrapped(text: str, room: float, size: float) -> list[str]:
    """Widths are guessed a little too wide: nothing sticks out."""
    lines, line = [], ""
    # What no font of a reader is sure to have.
    for letter in "".join(each if ord(each) < 0x10000 else "?" for each in text):
        if line and _width(line + letter, size) > room:
            at = line.rfind(" ")
            whole, line = (line[:at], line[at + 1 :]) if at > 0 else (line, "")
            lines.append(whole)
        line += letter if line or letter != " " else ""
    return [*lines, line]


def _width(text: str, size: float) -> float:
    return sum(0.62 if ord(letter) < 0x2E80 else 1.0 for letter in text) * size / MM


_FONTS = (
    b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    b"<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H"
    b" /DescendantFonts [6 0 R] >>",
    b"<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R /DW 1000"
    b" /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> >>",
    b"<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880]"
    b" /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>",
)


def bind(pages: Sequence[bytes], picture: bytes | None = None) -> bytes:
    """Into one PDF. Objects 1 catalogue, 2 pages, 3–7 fonts, then two for each page, then
    `picture`, an image of PDF that pages draw as /I1."""
    first = 3 + len(_FONTS)
    pictures = "" if picture is None else f" /XObject << /I1 {first + 2 * len(pages)} 0 R >>"
    kids = " ".join(f"{first + 2 * number} 0 R" for number in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {len(pages)} /Kids [{kids}] >>".encode(),
        *_FONTS,
    ]
    box = f"[0 0 {PAGE_WIDTH * MM:.2f} {PAGE_HEIGHT * MM:.2f}]"
    for number, content in enumerate(pages):
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox {box} /Contents {first + 2 * number + 1} 0 R"
            f" /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >>{pictures} >> >>".encode()
        )
        objects.append(b"<< /Length %d >>\nstream\n%b\nendstream" % (len(content), content))
    if picture is not None:
        objects.append(picture)
    written, offsets = bytearray(_HEADER), list[int]()
    for number, each in enumerate(objects, start=1):
        offsets.append(len(written))
        written += b"%d 0 obj\n%b\nendobj\n" % (number, each)
    begins = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    written += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    written += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1,
        begins,
    )
    return bytes(written)
