"""Tables as a workbook (.xlsx), row by row: what is ready is given out, so it never stands in memory whole.

The same rows make the same bytes. Texts are texts: nothing in a cell is a formula, whatever it begins with.
"""

import io
import re
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from xml.sax.saxutils import escape

from workbook.bounds import MOST_CHARACTERS
from workbook.frame import PLACES, Style, frame, sheet_path

MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
Cell = str | int | Decimal | date | None

# XML can't hold them, escaped or not.
_UNWRITABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_NOT_IN_NAMES = re.compile(r"[\[\]:*?/\\]")
_RESERVED = "history"
"""Spreadsheet programs keep it for themselves."""
_LONGEST_NAME = 31
_MOMENT = (2020, 1, 1, 0, 0, 0)
_DAY_0 = date(1899, 12, 30)
_NARROWEST, _WIDEST = 10, 40


@dataclass(frozen=True)
class Sheet:
    name: str
    heading: Sequence[str]


class WorkbookWriter:
    """Sheets with headings that stay in sight: `begin`, `add`, `go_on` with the next one, and `end` give what
    is ready."""

    def __init__(self, *sheets: Sheet) -> None:
        self._sheets = sheets
        self._ready = _Ready()
        self._archive = zipfile.ZipFile(self._ready, "w", zipfile.ZIP_DEFLATED)
        self._number = self._count = 0

    def begin(self) -> bytes:
        for path, content in frame(sheet_names([each.name for each in self._sheets])).items():
            self._archive.writestr(_entry(path), content)
        self._open()
        return self._ready.take()

    def add(self, rows: Iterable[Sequence[Cell]]) -> bytes:
        lines: list[str] = []
        for row in rows:
            self._count += 1
            lines.append(_row(self._count, [_cell(each) for each in row]))
        self._write("".join(lines))
        return self._ready.take()

    def go_on(self) -> bytes:
        self._close()
        self._open()
        return self._ready.take()

    def end(self) -> bytes:
        self._close()
        self._archive.close()
        return self._ready.take()

    def _open(self) -> None:
        heading = self._sheets[self._number].heading
        self._number += 1
        self._sheet = self._archive.open(_entry(sheet_path(self._number)), "w")
        self._write(_head(heading))
        self._write(_row(1, [_text(each, Style.HEADING) for each in heading]))
        self._count = 1

    def _close(self) -> None:
        last = f"{letters_of(len(self._sheets[self._number - 1].heading))}{self._count}"
        self._write(f'</sheetData><autoFilter ref="A1:{last}"/></worksheet>')
        self._sheet.close()

    def _write(self, text: str) -> None:
        self._sheet.write(text.encode())


def sheet_names(wanted: Sequence[str]) -> list[str]:
    """As programs allow them: short, without some signs, and each another one, also in capitals."""
    names: list[str] = []
    for at, each in enumerate(wanted, start=1):
        name = _NOT_IN_NAMES.sub(" ", _UNWRITABLE.sub("", each))[:_LONGEST_NAME].strip(" '") or f"{at}"
        taken = {_RESERVED, *(other.casefold() for other in names)}
        if name.casefold() in taken:
            name = f"{name[: _LONGEST_NAME - 5]} ({at})"
        names.append(name)
    return names


class _Ready(io.RawIOBase):
    """Where the archive is written to: it can't go back, so what it gave out stays as it is."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, part: bytes) -> int:  # pyright: ignore[reportIncompatibleMethodOverride]
        self._parts.append(bytes(part))
        return len(part)

    def take(self) -> bytes:
        ready = b"".join(self._parts)
        self._parts.clear()
        return ready


def _entry(path: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(path, _MOMENT)
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def _head(heading: Sequence[str]) -> str:
    widths = "".join(
        f'<col min="{at}" max="{at}" width="{min(max(len(each) + 4, _NARROWEST), _WIDEST)}" customWidth="1"/>'
        for at, each in enumerate(heading, start=1)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>'
        '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" '
        f'state="frozen"/></sheetView></sheetViews><cols>{widths}</cols><sheetData>'
    )


def _row(at: int, cells: list[str]) -> str:
    return f'<row r="{at}">{"".join(cells)}</row>'


def _cell(value: Cell) -> str:
    match value:
        case None | "":
            return "<c/>"  # keeps the others in their columns
        case str():
            return _text(value, Style.PLAIN)
        case bool():
            return _text(str(value), Style.PLAIN)
        case int():
            return f"<c><v>{value}</v></c>"
        case Decimal():
            places = max(0, -int(value.as_tuple().exponent))
            return f'<c s="{PLACES[min(places, len(PLACES) - 1)]}"><v>{value:f}</v></c>'
        case datetime():
            raise TypeError("say it as the text that people of its zone read")
        case date():
            return f'<c s="{Style.DAY}"><v>{(value - _DAY_0).days}</v></c>'


def _text(value: str, style: Style) -> str:
    said = escape(_UNWRITABLE.sub("", value)[:MOST_CHARACTERS])
    return f'<c t="inlineStr" s="{style.value}"><is><t xml:space="preserve">{said}</t></is></c>'


def letters_of(column: int) -> str:
    """What spreadsheet programs call it; the first is 1."""
    found = ""
    while column:
        column, rest = divmod(column - 1, 26)
        found = chr(ord("A") + rest) + found
    return found
